"""Companions with people: what they call, when they turn to fate, and how they wait for somebody slow."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from escape_tui.engine.effect import Command
from escape_tui.engine.game import Game
from escape_tui.engine.setup import COLOURS, PlayerId, Seat, Setup
from escape_tui.engine.state import Millis
from escape_tui.engine.temple import EXIT
from escape_tui.hub.bots.bot import Bot
from escape_tui.hub.bots.companion import Companion
from escape_tui.hub.bots.council import Council
from escape_tui.hub.bots.outlook.outlook import Outlook
from escape_tui.hub.bots.outlook.prospects import can_win_with_fate
from escape_tui.hub.bots.strategy.departure import (
    ESCORT,
    GIVING_AT_MS,
    STAYING_ENDS_MS,
    has_to_stay,
    keys_dared,
)
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game
from escape_tui.rules.calling import ANSWERS, CALLS, REMARKS, Call, Called
from escape_tui.rules.ending.leaving import Escape, GiveDie
from escape_tui.rules.fate import AnswerFate, Fate, ProposeFate
from tests.temple import CATALOGUE, Scene

SETUP = Setup(tuple(Seat(colour, colour) for colour in COLOURS[:4]))
#: The seat of the person.
PERSON: PlayerId = 3


class Beginner(Companion):
    """A person who knows what to do and takes three times as long to do it."""

    def __init__(self, player: PlayerId, chance: SeededChance) -> None:
        everybody = Council()
        everybody.members |= set(range(PERSON))
        super().__init__(player, chance, everybody)
        self._turns = 0

    def act(self, game: Game) -> Command | None:
        self._turns += 1
        if self._turns % 3:
            self._pulse.beat(game)
            return None
        return super().act(game)


class Sleeper(Beginner):
    """A person who never touches a key."""

    def act(self, game: Game) -> Command | None:
        self._pulse.beat(game)
        return None


def played(
    seed: int, person: type[Beginner], *, is_away: bool = False
) -> Iterator[tuple[Game, Command | None]]:
    """Three companions and a *person* play; the game after each act, and what was done."""
    game, chance, council = new_game(SETUP, CATALOGUE, SeededChance(seed)), SeededChance(seed), Council()
    bots: list[Bot] = [Companion(player, chance, council) for player in range(PERSON)]
    bots.append(person(PERSON, chance))
    if is_away:
        game.state = game.state.with_adventurer(replace(game.state.adventurers[PERSON], is_away=True))
    while game.state.ending is None:
        bot = min(bots, key=lambda bot: (bot.next_at(game), bot.player))
        game.advance(bot.next_at(game))
        command = bot.act(game)
        if command is not None:
            game.play(command)
        yield game, command


def left_ms(game: Game) -> Millis:
    return 600_000 - game.state.elapsed


@pytest.mark.parametrize("person", [Beginner, Sleeper])
@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.soak) for seed in (2, 3))])
def test_companions_do_not_leave_a_person_behind_while_there_is_time(
    seed: int, person: type[Beginner]
) -> None:
    for game, command in played(seed, person):
        inside = [who.player for who in game.state.inside]
        if isinstance(command, Escape) and PERSON in inside:
            # What companions know of the time is up to ten seconds old.
            is_there = game.state.place_of(PERSON) == EXIT
            latest = GIVING_AT_MS if is_there else STAYING_ENDS_MS
            assert left_ms(game) <= latest + 10_000 or len(inside) > ESCORT


@pytest.mark.parametrize("games", [4, pytest.param(8, marks=pytest.mark.soak)])
def test_a_slow_person_gets_out_with_them_in_more_than_one_game_of_four(games: int) -> None:
    wins = 0
    for seed in range(2, 2 + games):
        *_, (game, _) = played(seed, Beginner)
        assert game.state.ending is not None
        wins += game.state.ending.is_won
    assert wins * 4 > games


def test_the_last_companion_waits_for_a_person_and_leaves_a_die_to_one_on_the_exit() -> None:
    scene = Scene("exit:E start basic-02:W", players=3, depot=0, soundtrack="1", at={0: "exit"})
    scene.clock(400)
    outlook = Outlook(scene.game, people=(2,))
    assert not has_to_stay(outlook, 2)
    assert has_to_stay(outlook, 1)
    scene.clock(520)
    assert has_to_stay(Outlook(scene.game, people=(2,)), 1)
    scene.put_adventurer(2, chamber="exit")
    assert not has_to_stay(Outlook(scene.game, people=(2,)), 1)


def test_nobody_waits_for_who_has_stepped_away() -> None:
    last = []
    for seed in (5, 8):
        acts = played(seed, Sleeper, is_away=True)
        escapes = [game.state.elapsed for game, command in acts if isinstance(command, Escape)]
        assert len(escapes) == PERSON
        last.append(escapes[-1])
    assert min(last) < 600_000 - 2 * STAYING_ENDS_MS


def companions_calls(seed: int, person: type[Beginner]) -> list[str]:
    commands = (command for _, command in played(seed, person))
    return [each.call for each in commands if isinstance(each, Call) and each.player != PERSON]


def test_people_hear_of_the_exit_once_and_of_other_things_now_and_then() -> None:
    for seed in (1, 2, 3):
        calls = companions_calls(seed, Beginner)
        assert calls.count("exit") == 1
        assert len(calls) <= 36
        assert set(calls) <= {*CALLS, *ANSWERS, *REMARKS}


def test_who_is_waited_for_is_called() -> None:
    assert "come" in companions_calls(4, Sleeper)


def test_companions_among_themselves_are_silent() -> None:
    game = new_game(SETUP, CATALOGUE, SeededChance(3))
    chance, council = SeededChance(3), Council()
    bots = [Companion(player, chance, council) for player in range(4)]
    while game.state.ending is None:
        bot = min(bots, key=lambda bot: (bot.next_at(game), bot.player))
        game.advance(bot.next_at(game))
        command = bot.act(game)
        assert not isinstance(command, Call)
        if command is not None:
            game.play(command)


def companion() -> Companion:
    """A companion who plays beside people."""
    return Companion(0, SeededChance(1), Council())


def test_who_comes_with_gold_says_so_and_who_talks_is_not_interrupted() -> None:
    dice = {0: "G A A A A", 1: "B B B B B"}
    scene = Scene(players=2, at={0: "basic-02"}, dice=dice)
    assert companion().act(scene.game) == Call(0, "gold")
    polite = companion()
    polite.heard(scene.game, Called(1, "gold", "start"))
    assert not isinstance(polite.act(scene.game), Call)


def test_who_is_stuck_asks_for_help_once() -> None:
    scene = Scene(players=2, dice={0: "B B B B B", 1: "G G A A A"})
    bot = companion()
    assert bot.act(scene.game) == Call(0, "help")
    scene.game.advance(scene.game.state.now + 20_000)
    assert bot.act(scene.game) != Call(0, "help")


def test_friends_are_called_where_many_torches_are_wanted() -> None:
    drawing = "basic-07:E start gem-torch-1:W"
    scene = Scene(drawing, players=3, pile="", at={0: "gem-torch-1", 1: "gem-torch-1"}, depot=9)
    council = Council()
    first, _ = (Companion(player, SeededChance(1), council) for player in (0, 1))
    assert first.act(scene.game) == Call(0, "torches")


def test_fate_is_proposed_only_while_the_game_can_be_won_with_it() -> None:
    locked = {0: "B B B B A", 1: "B B B B A"}
    drawing = "exit:E start basic-02:W"
    hopeful = Scene(drawing, players=2, dice=locked, depot=1, soundtrack="1")
    assert can_win_with_fate(Outlook(hopeful.game))
    assert companion().act(hopeful.game) == ProposeFate(0)
    late = Scene(drawing, players=2, dice=locked, depot=1, soundtrack="1")
    late.clock(595)
    assert not can_win_with_fate(Outlook(late.game))
    assert companion().act(late.game) != ProposeFate(0)
    buried = Scene(drawing, players=2, dice=locked, depot=9, pile="", soundtrack="1")
    assert not can_win_with_fate(Outlook(buried.game))


@pytest.mark.parametrize(("dice", "reason"), [("A A A A B", "fate-early"), ("B B B B A", "fate-late")])
def test_a_companion_says_why_it_refuses_fate(dice: str, reason: str) -> None:
    drawing = "exit:E start basic-02:W"
    scene = Scene(drawing, players=2, dice={0: dice, 1: "B A A A A"}, depot=9, pile="", soundtrack="1")
    if reason == "fate-late":
        scene.give(1, "B B B B B")
    scene.put_part(replace(scene.part(Fate), agreed=(1,)))
    assert companion().act(scene.game) == AnswerFate(0, agrees=False, reason=reason)


def test_the_die_of_who_escaped_goes_to_a_person_first() -> None:
    scene = Scene("exit:E start basic-02:W", players=3, at={0: "exit"}, depot=0, dice={0: "K A A A A"})
    council = Council()
    first, _ = (Companion(player, SeededChance(1), council) for player in (0, 1))
    scene.play(Escape(0))
    assert first.act(scene.game) == GiveDie(0, 2)


def test_companions_are_content_with_fewer_keys_where_people_have_to_follow() -> None:
    scene = Scene(players=4)
    assert keys_dared(Outlook(scene.game)) == 4
    assert keys_dared(Outlook(scene.game, people=(3,))) == 2
