"""Bots look at a game through a veil, at a live table and in virtual time."""

import pytest
from msgspec.structs import replace

from escape_tui.engine.effect import Command
from escape_tui.engine.game import Game
from escape_tui.engine.setup import COLOURS, Seat, Setup
from escape_tui.engine.state import Choice, Millis, State
from escape_tui.hub.bots.bot_sight import BotSight
from escape_tui.hub.bots.companion import Companion
from escape_tui.hub.bots.playing_out import play_out
from escape_tui.hub.clockwork import HandClockwork
from escape_tui.hub.record.scribe import NoScribe
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.hub.table.live_game import LiveGame
from escape_tui.modules.box import new_game
from escape_tui.rules.calling import Call, Talked
from escape_tui.rules.exploring import FACE_DOWN
from tests.temple import CATALOGUE

SETUP = Setup(tuple(Seat(colour, colour) for colour in COLOURS[:2]), ("curses", "treasures"))


class Curious(Companion):
    """Keeps every state that it is shown."""

    def __init__(self, player: int) -> None:
        super().__init__(player, SeededChance(player))
        self.shown: list[State] = []

    def next_at(self, game: Game) -> Millis:
        self.shown.append(game.state)
        return super().next_at(game)

    def act(self, game: Game) -> Command | None:
        self.shown.append(game.state)
        return super().act(game)

    def refused(self, game: Game, command: Command) -> None:
        self.shown.append(game.state)

    def heard(self, game: Game, talk: Talked) -> None:
        self.shown.append(game.state)


def authority() -> Game:
    return new_game(SETUP, CATALOGUE, SeededChance(3))


def has_no_secrets(state: State) -> bool:
    return set(state.pile) <= {FACE_DOWN} and not state.drawn


def test_a_bot_at_a_live_table_is_never_shown_what_lies_face_down() -> None:
    game, clock, bots = authority(), HandClockwork(), (Curious(0), Curious(1))
    live = LiveGame(game, clock, NoScribe())
    live.seat_bot(0, bots[0])
    live.seat_bot(1, bots[1])
    live.resume()
    clock.turn(60_000)
    calls = [Call(player, "help") for player in (0, 1)]
    live.play(next(call for call in calls if game.offer(call).is_allowed))
    clock.turn(60_000)
    for bot in bots:
        assert len(bot.shown) > 50
        assert all(has_no_secrets(shown) for shown in bot.shown)


def test_a_bot_in_virtual_time_is_never_shown_what_lies_face_down() -> None:
    game, bots = authority(), (Curious(0), Curious(1))
    play_out(game, bots)
    assert all(has_no_secrets(shown) for bot in bots for shown in bot.shown)


def test_what_a_bot_is_shown_has_no_dice() -> None:
    with pytest.raises(RuntimeError, match="has no dice"):
        BotSight(authority()).of(0).draw("dice", 6)


def test_bots_see_the_same_and_whoever_is_asked_looks_from_their_own_seat() -> None:
    game = authority()
    sight = BotSight(game)
    assert sight.of(0) is sight.of(1)
    game.state = replace(game.state, choices=(Choice(1, "gift", 1_000),))
    assert sight.of(0) is not sight.of(1)
    assert sight.of(1).state == game.seen_by(1)


def test_a_bot_sees_at_once_what_has_changed_and_remembers_what_has_not() -> None:
    game = authority()
    sight = BotSight(game)
    parts = sight.of(0).state.parts
    game.advance(30_000)
    assert sight.of(0).state.now == 30_000
    assert sight.of(0).state.parts is parts
