"""Challenges: what they switch on, where the exit goes, and what a table may add."""

import pytest

from escape_tui.content.box import TILES
from escape_tui.content.catalogue import load
from escape_tui.engine.effect import RuleError
from escape_tui.engine.game import Game
from escape_tui.engine.setup import COLOURS, Difficulty, Seat, Setup
from escape_tui.engine.temple import EXIT, tile_of
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import in_play, new_game, set_up_refusals
from escape_tui.modules.challenge import expanded, modules_of
from escape_tui.modules.quest.markers import QuestsInPlay
from escape_tui.modules.special.chalice import CarryChalice, Chalice
from escape_tui.rules.ending.leaving import Escape
from escape_tui.rules.fate import Fate
from tests.rulebook import rule
from tests.temple import CATALOGUE, E, Scene

CHALLENGES = tuple(CATALOGUE.challenges)

#: The table of the catalogue, read back from what a table gets.
PRINTED = """
1a +0 C T H | 1b +0 T I | 1c +0 T Q1 | 1d +0 H
2a +3 C T | 2b +3 T Q1 I chalice | 2c +4 Q1 H | 2d +0 Q3
3a +3 Q2 | 3b +6 T I | 3c +4 T Q1 I chalice | 3d +4 C T Q1 H
4a +6 C T | 4b +1 T Q5 H | 4c +3 T Q3 H I chalice | 4d +5 T Q3 H
5a +4 C T Q3 H | 5b +5 Q4 H | 5c +6 C T Q1 I chalice | 5d +4 T Q5 H
6a +6 C T Q3 H | 6b +3 C T Q5 H | 6c +5 C T Q3 H I chalice | 6d +6 T Q5 H
6e +3 Q6 H chalice | ultimate +6 C T Q6 H I chalice
"""


def seats(players: int = 4) -> tuple[Seat, ...]:
    return tuple(Seat(colour, colour) for colour in COLOURS[:players])


def agreed(challenge: str | int, *modules: str, players: int = 4) -> Setup:
    return Setup(seats(players), modules, {"challenge": challenge})


def started(challenge: str, *modules: str, players: int = 4, seed: int = 1) -> Game:
    return new_game(agreed(challenge, *modules, players=players), load(), SeededChance(seed))


def described(challenge: str) -> str:
    """What a table gets for *challenge*, as the catalogue writes it."""
    setup = expanded(agreed(challenge), CATALOGUE)
    words = [challenge, f"+{CATALOGUE.challenges[challenge].extra_gems}"]
    words += [letter for letter, id in (("C", "curses"), ("T", "treasures")) if id in setup.modules]
    words += [f"Q{setup.options['quest']}"] if "quest" in setup.options else []
    words += [letter for letter, id in (("H", "character"), ("I", "illusion")) if id in setup.modules]
    words += [str(setup.options["special"])] if "special" in setup.modules else []
    return " ".join(words)


@rule("challenge.list")
def test_there_are_twenty_six_challenges_as_printed() -> None:
    lines = [entry.strip() for row in PRINTED.strip().splitlines() for entry in row.split("|")]
    assert [described(challenge) for challenge in CHALLENGES] == lines
    assert len(lines) == 26


@rule("challenge.list")
@pytest.mark.parametrize("challenge", CHALLENGES)
def test_a_set_up_that_is_expanded_already_stays_the_same(challenge: str) -> None:
    once = expanded(agreed(challenge), CATALOGUE)
    assert expanded(once, CATALOGUE) == once
    assert list(set_up_refusals(once, CATALOGUE)) == []
    assert started(challenge).state.setup == once


@rule("challenge.list")
def test_without_a_challenge_a_set_up_is_left_alone() -> None:
    plain = Setup(seats(), ("quest",))
    assert expanded(plain, CATALOGUE) is plain
    assert list(set_up_refusals(plain, CATALOGUE)) == []


@rule("challenge.list")
@pytest.mark.parametrize("challenge", ["", "7a", 3])
def test_an_unknown_challenge_is_refused(challenge: str | int) -> None:
    (refusal,) = set_up_refusals(agreed(challenge), CATALOGUE)
    assert (refusal.rule, refusal.facts["reason"]) == ("challenge.list", "unknown")
    with pytest.raises(RuleError):
        new_game(agreed(challenge), CATALOGUE, SeededChance(1))


@rule("challenge.list")
def test_the_module_without_the_name_of_a_challenge_is_refused() -> None:
    (refusal,) = set_up_refusals(Setup(seats(), ("challenge",)), CATALOGUE)
    assert refusal.facts == {"reason": "unknown", "challenge": ""}


def tiles_of(game: Game) -> set[str]:
    return {*game.state.pile, *map(tile_of, game.state.temple.chambers)}


@rule("challenge.list")
@pytest.mark.parametrize("challenge", CHALLENGES)
def test_linked_and_double_chambers_pit_and_fountain_may_be_added_to_any(challenge: str) -> None:
    game = started(challenge, "special", "pit", "fountain")
    assert {"pit", "fountain", *TILES["linked"], *TILES["double"]} <= tiles_of(game)
    once = game.state.setup
    assert expanded(once, CATALOGUE) == once


@rule("challenge.list", "quest.treasure-chamber")
@pytest.mark.parametrize("challenge", CHALLENGES)
@pytest.mark.parametrize("options", [{}, {"special": "all"}, {"special": "chalice"}])
def test_the_treasure_chamber_is_in_play_only_where_the_challenge_has_it(
    challenge: str, options: dict[str, str]
) -> None:
    setup = Setup(seats(), ("special",), {"challenge": challenge, "quest": 2, **options})
    game = new_game(setup, CATALOGUE, SeededChance(1))
    may_have_it = challenge in ("2b", "3c", "5c", "4c", "6c", "6e", "ultimate")
    assert may_have_it or "treasure-chamber" not in tiles_of(game)
    has_it = game.state.has_part(QuestsInPlay) and "treasure-chamber" in game.state.part(QuestsInPlay).tiles
    assert has_it == ("treasure-chamber" in tiles_of(game))


@rule("challenge.list", "quest.treasure-chamber")
@pytest.mark.parametrize("challenge", ["4c", "6c"])
def test_three_quests_are_drawn_from_six_where_both_expansions_are_needed(challenge: str) -> None:
    drawn = [started(challenge, seed=seed).state.part(QuestsInPlay).tiles for seed in range(60)]
    assert {len(tiles) for tiles in drawn} == {3}
    assert {tile for tiles in drawn for tile in tiles} == {*TILES["quest"], "treasure-chamber"}


@rule("challenge.list", "quest.treasure-chamber")
@pytest.mark.parametrize(
    ("challenge", "quests"), [("2b", 1), ("3c", 1), ("5c", 1), ("6e", 6), ("ultimate", 6)]
)
def test_the_chalice_is_the_one_quest_or_one_of_all_six(challenge: str, quests: int) -> None:
    tiles = started(challenge).state.part(QuestsInPlay).tiles
    assert len(tiles) == quests
    assert "treasure-chamber" in tiles


@rule("challenge.list")
def test_nothing_else_may_be_added() -> None:
    refusals = list(set_up_refusals(agreed("1d", "doomed", "character", "trap"), CATALOGUE))
    assert [refusal.rule for refusal in refusals] == ["challenge.list", "challenge.list"]
    assert [refusal.facts["module"] for refusal in refusals] == ["doomed", "trap"]


@rule("challenge.setup")
@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.parametrize("challenge", ["1d", "2d", "3a", "3c", "6e", "ultimate"])
def test_exit_and_quest_chambers_lie_among_the_top_twelve_tiles(challenge: str, players: int) -> None:
    for seed in range(4):
        state = started(challenge, players=players, seed=seed).state
        quests = state.part(QuestsInPlay).tiles if state.has_part(QuestsInPlay) else ()
        top = state.pile[: 12 + 1 + len(quests)]
        assert {EXIT, *quests} <= set(top)
        assert len(quests) == CATALOGUE.challenges[challenge].quests
        assert len(state.pile) == len(set(state.pile))
        assert len(state.temple.chambers) >= 3


@rule("challenge.setup")
def test_the_exit_may_come_anywhere_among_them() -> None:
    places = {started("1d", seed=seed).state.pile.index(EXIT) for seed in range(150)}
    assert places == set(range(13))


@rule("challenge.setup")
@pytest.mark.parametrize("difficulty", list(Difficulty))
def test_extra_gems_as_the_challenge_says_and_always_two_turns_of_fate(difficulty: Difficulty) -> None:
    setup = Setup(seats(4), (), {"challenge": "2a"}, difficulty)
    state = new_game(setup, CATALOGUE, SeededChance(1)).state
    assert state.depot == CATALOGUE.numbers.gems[3] + 3
    assert state.part(Fate).gems == 2


@rule("challenge.setup", "special.chalice")
def test_where_the_chalice_is_the_only_quest_nobody_escapes_without_it() -> None:
    scene = Scene(
        "treasure-chamber:E exit:W",
        options={"challenge": "2b"},
        at={0: "treasure-chamber", 1: "exit"},
        dice={0: "A K T A A", 1: "K A A A A"},
        depot=0,
    )
    scene.refuse(Escape(1), "quest.markers", markers=1)
    scene.put_part(Chalice("treasure-chamber"))
    scene.play(CarryChalice(0, E))
    assert scene.part(QuestsInPlay).markers == 0
    scene.play(Escape(1))
    assert not scene.adventurer(1).is_inside


@rule("challenge.setup", "base.escape")
def test_where_there_is_no_quest_no_marker_keeps_the_exit_shut() -> None:
    scene = Scene("start exit:W", options={"challenge": "1d"}, at={0: "exit"}, dice={0: "K A A A A"}, depot=0)
    scene.play(Escape(0))
    assert not scene.adventurer(0).is_inside


@rule("challenge.setup", "screen.hidden")
def test_nobody_sees_which_quest_lies_in_the_pile() -> None:
    for challenge in ("2b", "2d"):
        game = started(challenge)
        assert set(game.seen_by(0).part(QuestsInPlay).tiles) == {"?"}
    assert not started("1d").seen_by(0).has_part(QuestsInPlay)


@rule("challenge.list")
def test_the_modules_of_a_challenge_are_in_the_box() -> None:
    for challenge in CATALOGUE.challenges.values():
        setup = expanded(agreed(challenge.id), CATALOGUE)
        assert {module.id for module in in_play(setup)} == set(setup.modules)
        assert set(modules_of(challenge)) <= set(setup.modules)
