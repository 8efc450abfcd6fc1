"""A mistake in a rule, an effect or a bot ends no evening."""

import logging
from collections.abc import Iterable, Iterator

import pytest

from escape_tui.engine.effect import Command, Event, Module, RuleError
from escape_tui.engine.game import FORGIVEN, Game
from escape_tui.engine.happenings import BROKEN, Ended, MomentSkipped
from escape_tui.engine.setup import COLOURS, PlayerId, Seat, Setup
from escape_tui.engine.state import Millis
from escape_tui.hub.bots.companion import Companion
from escape_tui.hub.clockwork import HandClockwork
from escape_tui.hub.record.record import Journal, header, read_lines
from escape_tui.hub.record.replay import Replay
from escape_tui.hub.record.taking_up import take_up
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.hub.table.live_game import LiveGame
from escape_tui.modules.box import new_game
from escape_tui.rules.calling import Call, Called
from escape_tui.rules.countdown import Gonged
from escape_tui.rules.dice import Dice, DiceLand, Landed, Roll
from tests.hub.people import COUNT_IN_MS, Host, Notebook
from tests.temple import CATALOGUE

SETUP = Setup(tuple(Seat(colour, colour) for colour in COLOURS[:2]))


class Cracked(Module):
    """Breaks on every event of a kind."""

    id = "cracked"

    def __init__(self, *kinds: type[Event]) -> None:
        self.kinds = kinds

    def react(self, game: Game, event: Event) -> Iterable[Event]:
        if isinstance(event, self.kinds):
            raise ZeroDivisionError("cracked")
        return ()


class Unsure(Module):
    """Breaks whenever somebody asks what can be done."""

    id = "unsure"

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        raise KeyError("where was I")

    def forbid(self, game: Game, command: Command) -> None:
        if isinstance(command, Roll):
            raise KeyError("where was I")


class Live:
    """A game with *module* in play, and a clock that the test turns."""

    def __init__(self, module: Module) -> None:
        self.clock, self.notebook = HandClockwork(), Notebook()
        self.notebook.name = "T17"
        game = new_game(SETUP, CATALOGUE, SeededChance(3))
        broken = Game(game.state, (*game.modules, module), CATALOGUE, game.chance)
        self.game = LiveGame(broken, self.clock, self.notebook)
        self.watch = self.game.publisher.watch(lambda: None)
        self.game.resume()
        self.clock.turn(COUNT_IN_MS)


def test_a_moment_that_breaks_is_skipped_told_once_and_logged_with_the_journal(
    caplog: pytest.LogCaptureFixture,
) -> None:
    live = Live(Cracked(Landed))
    live.game.play(Roll(0))
    live.clock.turn(1_000)
    assert [event for event in live.watch.take() if isinstance(event, MomentSkipped)] == [
        MomentSkipped("DiceLand")
    ]
    assert "game T17 failed" in caplog.text
    assert "ZeroDivisionError: cracked" in caplog.text
    live.game.play(Call(1, "help"))
    live.clock.turn(600_000)
    assert live.game.state.ending is not None, "the clock went on"
    assert live.game.state.ending.rule == "end.lose"


def test_a_command_that_breaks_is_refused_and_changes_nothing(caplog: pytest.LogCaptureFixture) -> None:
    live = Live(Cracked(Called))
    before, digest = live.game.state, live.game.game.digest()
    for _ in range(3):
        with pytest.raises(RuleError) as refusal:
            live.game.play(Call(0, "help"))
        assert (refusal.value.rule, refusal.value.facts["reason"]) == ("base.refusal", "broken")
    assert live.game.state == before
    assert live.game.game.digest() == digest
    assert live.notebook.noted == []
    assert caplog.text.count("game T17 failed") == 1, "one mistake is logged once"
    live.game.play(Roll(0))


def test_a_place_that_breaks_differently_each_time_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    class Moody(Cracked):
        """Says something else each time it breaks."""

        def react(self, game: Game, event: Event) -> Iterable[Event]:
            if isinstance(event, self.kinds):
                raise ZeroDivisionError(f"cracked by {event}")
            return ()

    game = Live(Moody(Called)).game
    for word in ("wait", "help", "wait"):
        with pytest.raises(RuleError):
            game.play(Call(0, word))
    assert len(caplog.records) == 1


def test_what_breaks_while_it_is_looked_at_is_not_offered_and_the_rest_is() -> None:
    live = Live(Unsure())
    for game in (live.game.game, live.game.publisher.replica().game):
        offers = {type(offer.command): offer for offer in game.offers(0)}
        refusal = offers[Roll].refusal
        assert refusal is not None
        assert refusal.facts["reason"] == "broken"
        assert offers[Call].is_allowed


def test_a_game_that_breaks_again_and_again_ends_and_nobody_has_lost_it() -> None:
    live = Live(Cracked(Landed))
    for _ in range(FORGIVEN + 1):
        assert not live.game.is_over
        live.game.game.state = live.game.state.with_adventurer(Live(Cracked()).game.state.adventurers[0])
        live.game.play(Roll(0))
        live.clock.turn(1_000)
    assert live.game.state.ending is not None
    assert live.game.state.ending.rule == BROKEN
    assert Ended(is_won=False, rule=BROKEN) in live.watch.take()


def test_a_game_in_which_nothing_will_ever_happen_ends() -> None:
    live = Live(Cracked(Gonged))
    while not live.game.is_over:
        assert live.game.game.next_deadline() is not None
        live.clock.turn(10_000)
    assert live.game.state.ending is not None


def test_without_anybody_to_tell_a_mistake_is_raised() -> None:
    game = new_game(SETUP, CATALOGUE, SeededChance(3))
    broken = Game(game.state, (*game.modules, Cracked(Landed)), CATALOGUE, game.chance)
    broken.advance(COUNT_IN_MS)
    broken.play(Roll(0))
    with pytest.raises(ZeroDivisionError):
        broken.advance(COUNT_IN_MS + 1_000)
    with pytest.raises(KeyError):
        list(Game(game.state, (*game.modules, Unsure()), CATALOGUE, game.chance).offers(0))


def test_a_game_with_a_skipped_moment_is_taken_up_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Dice, "moments", {DiceLand: _breaks})
    lines: list[bytes] = []
    clock, journal = HandClockwork(), Journal(lines.append)
    game = new_game(SETUP, CATALOGUE, SeededChance(3))
    journal.begin(header(SETUP, 3, CATALOGUE), game)
    live = LiveGame(game, clock, journal)
    live.resume()
    clock.turn(COUNT_IN_MS)
    live.play(Roll(0))
    clock.turn(2_000)
    live.play(Call(1, "help"))
    taken_up = take_up(read_lines(lines, CATALOGUE, "game"), CATALOGUE)
    assert taken_up.reason == ""
    assert taken_up.game.digest() == game.digest()
    assert Replay(read_lines(lines, CATALOGUE, "game"), CATALOGUE).game.on_broken is not None


class Broken(Companion):
    """Breaks where it is told to."""

    def __init__(self, player: PlayerId, where: str) -> None:
        super().__init__(player, SeededChance(player))
        self.where = where

    def next_at(self, game: Game) -> Millis:
        if self.where == "next_at" and game.state.has_begun:
            raise RuntimeError("I forgot the rules")
        return super().next_at(game)

    def act(self, game: Game) -> Command | None:
        if self.where == "act":
            raise RuntimeError("I forgot the rules")
        super().act(game)
        return Roll(self.player, dice=(99,))

    def refused(self, game: Game, command: Command) -> None:
        raise RuntimeError("I forgot the rules")


@pytest.mark.parametrize("where", ["next_at", "act", "refused"])
def test_a_bot_that_breaks_anywhere_leaves_its_seat_and_the_game_goes_on(where: str) -> None:
    live = Live(Cracked())
    live.game.seat_bot(0, Broken(0, where))
    live.game.seat_bot(1, Companion(1, SeededChance(1)))
    live.clock.turn(20_000)
    assert live.game.bots == {1}
    assert {command.player for _, command in live.notebook.noted} == {1}


def test_a_table_with_a_broken_game_is_over_for_its_people(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL, "escape_tui")
    host = Host()
    table = host.playing("ani", "bo")
    assert table.live is not None
    game = table.live.game
    game.on_broken = lambda error: None
    game._skips = FORGIVEN
    game._moments = dict.fromkeys(game._moments, _breaks)
    table.play("ani", Roll(0))
    host.clock.turn(1_000)
    assert host.opening.results == [table]
    assert table.live.published.ending is not None
    assert table.live.published.ending.rule == BROKEN
    table.want_again("ani")


def _breaks(game: Game, moment: object) -> Iterator[Event]:
    raise ZeroDivisionError("cracked")
