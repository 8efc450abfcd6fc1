"""Bots: at a person's pace, with a person's eyes, and good company."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from msgspec.structs import replace

from escape_tui.engine.effect import Command
from escape_tui.engine.game import Game
from escape_tui.engine.setup import COLOURS, Pace, PlayerId, Seat, Setup
from escape_tui.engine.state import Millis
from escape_tui.hub.bots.bot import Bot
from escape_tui.hub.bots.companion import Companion
from escape_tui.hub.bots.council import Council
from escape_tui.hub.bots.playing_out import companions, play_out
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game
from escape_tui.rules.dice import FreeDice, Hold, Roll
from escape_tui.rules.ending.leaving import Escape, GiveDie
from escape_tui.rules.exploring import FACE_DOWN, Discover
from escape_tui.rules.fate import AnswerFate, ProposeFate
from escape_tui.rules.gems import ActivateGems
from escape_tui.rules.moving import Enter
from tests.hub.bots.clueless import Clueless
from tests.temple import CATALOGUE, Scene


def team(players: int) -> tuple[Companion, ...]:
    chance, council = SeededChance(1), Council()
    return tuple(Companion(player, chance, council) for player in range(players))


def acts(
    game: Game, bots: tuple[Bot, ...], until: Millis
) -> Iterator[tuple[Millis, PlayerId, Command | None]]:
    """Everything that *bots* do in *game* until *until*."""
    while game.state.ending is None and game.state.now < until:
        bot = min(bots, key=lambda bot: (bot.next_at(game), bot.player))
        game.advance(bot.next_at(game))
        command = bot.act(game)
        yield game.state.now, bot.player, command
        if command is not None:
            game.play(command)


def base(players: int, **changes: object) -> Setup:
    setup = Setup(tuple(Seat(colour, colour) for colour in COLOURS[:players]))
    return replace(setup, **changes)


@pytest.mark.parametrize("pace", list(Pace))
def test_a_bot_rolls_every_two_seconds_and_needs_a_moment_for_any_other_key(pace: Pace) -> None:
    setup = base(3, pace=pace)
    game = new_game(setup, CATALOGUE, SeededChance(4))
    numbers = CATALOGUE.numbers
    shortest = numbers.roll_ms[pace] + numbers.bot_reaction_ms
    played: dict[PlayerId, list[tuple[Millis, Command | None]]] = {0: [], 1: [], 2: []}
    for at, player, command in acts(game, companions(setup, 4), 400_000):
        played[player].append((at, command))
    for moments in played.values():
        gaps = [(later - earlier, command) for (earlier, command), (later, _) in pairwise(moments)]
        rolled = [gap for gap, command in gaps if isinstance(command, Roll)]
        assert min(rolled) >= shortest
        assert abs(sum(rolled) / len(rolled) - numbers.bot_act_ms) < 150
        assert min(gap for gap, _ in gaps) >= numbers.bot_reaction_ms


@pytest.mark.parametrize("modules", [(), ("curses", "treasures", "quest")], ids=str)
def test_a_companion_decides_the_same_without_seeing_what_lies_face_down(modules: tuple[str, ...]) -> None:
    setup = base(4, modules=modules)
    game = new_game(setup, CATALOGUE, SeededChance(2))
    veiled = new_game(setup, CATALOGUE, SeededChance(2))
    seeing, blind = companions(setup, 2), companions(setup, 2)
    assert [bot.next_at(game) for bot in seeing] == [bot.next_at(veiled) for bot in blind]
    while game.state.ending is None:
        bot = min(seeing, key=lambda bot: (bot.next_at(game), bot.player))
        game.advance(bot.next_at(game))
        veiled.state = game.seen_by(bot.player)
        assert set(veiled.state.pile) <= {FACE_DOWN}
        command = bot.act(game)
        twin = blind[bot.player]
        assert twin.next_at(veiled) == game.state.now
        assert twin.act(veiled) == command
        if command is not None:
            game.play(command)


def test_companions_are_never_refused_and_win() -> None:
    setup = base(4)
    wins = 0
    for seed in range(4):
        game = new_game(setup, CATALOGUE, SeededChance(seed))
        commands, refused, _ = play_out(game, companions(setup, seed))
        assert commands > 200
        assert refused == 0
        assert game.state.ending is not None
        wins += game.state.ending.is_won
    assert wins >= 1


def test_a_clueless_bot_tries_everything_and_breaks_nothing() -> None:
    setup = base(3)
    game = new_game(setup, CATALOGUE, SeededChance(6))
    chance = SeededChance(6)
    commands, refused, _ = play_out(game, [Clueless(player, chance) for player in range(3)])
    assert commands > 100
    assert refused > 5


def test_a_companion_discovers_when_it_can() -> None:
    scene = Scene(players=1, dice={0: "A A K T T T T"})
    assert isinstance(team(1)[0].act(scene.game), Discover)


def test_a_companion_rolls_what_it_does_not_need() -> None:
    scene = Scene(players=1, dice={0: "A B K - - T T"})
    match team(1)[0].act(scene.game):
        case Roll(0, dice):
            assert dice is not None
            assert 0 not in dice
            assert 1 not in dice
        case other:
            raise AssertionError(other)


def test_a_companion_frees_itself_and_its_friends() -> None:
    alone = Scene(players=1, dice={0: "G B B K T T T"})
    assert team(1)[0].act(alone.game) == FreeDice(0, 0)
    together = Scene(players=2, dice={0: "G A K T T", 1: "B B B B B"})
    assert team(2)[0].act(together.game) == FreeDice(0, 1)


def test_a_companion_activates_gems_alone_and_holds_for_the_one_who_pays() -> None:
    here = {0: "basic-01", 1: "basic-01"}
    alone = Scene(players=2, at=here, dice={0: "T T T T A", 1: "- - - - -"}, pile="")
    assert team(2)[0].act(alone.game) == ActivateGems(0, 1)
    pooled = Scene(players=2, at=here, dice={0: "T T T B B", 1: "T K A B B"}, pile="")
    payer, helper = team(2)
    assert helper.act(pooled.game) == Hold(1, 0)
    pooled.play(Hold(1, 0))
    assert payer.act(pooled.game) == ActivateGems(0, 1)


def test_a_companion_walks_to_the_exit_and_escapes() -> None:
    drawing = "exit:E basic-07:E start basic-02:W"
    scene = Scene(drawing, players=2, depot=1, dice={0: "A A K K B", 1: "K K - - -"}, at={1: "exit"})
    walker, leaver = team(2)
    assert isinstance(walker.act(scene.game), Enter)
    assert leaver.act(scene.game) == Escape(1)
    scene.play(Escape(1))
    assert leaver.act(scene.game) == GiveDie(1, 0)


def test_a_companion_runs_home_at_the_gong_unless_it_is_too_far() -> None:
    near = Scene(soundtrack="1", players=2, at={0: "basic-02"}, dice={0: "A A K T T"}, pile="")
    near.clock(205)
    assert isinstance(team(2)[0].act(near.game), Enter)
    too_late = Scene(soundtrack="1", players=2, at={0: "basic-02"}, dice={0: "A A T T T"}, pile="")
    too_late.clock(216)
    assert not isinstance(team(2)[0].act(too_late.game), Enter)


def test_a_companion_at_home_waits_for_the_slam() -> None:
    scene = Scene(soundtrack="1", players=2, dice={0: "A A K T A"}, pile="")
    scene.clock(214)
    assert not isinstance(team(2)[0].act(scene.game), Enter)


def test_companions_turn_to_fate_when_nearly_everything_is_locked() -> None:
    scene = Scene(players=2, dice={0: "B B B B B", 1: "B B B B A"})
    first, second = team(2)
    assert first.act(scene.game) == ProposeFate(0)
    scene.play(ProposeFate(0))
    assert second.act(scene.game) == AnswerFate(1, agrees=True)
    fine = Scene(players=2, dice={0: "A A A A B", 1: "A A A A A"})
    fine.play(ProposeFate(0))
    assert team(2)[1].act(fine.game) == AnswerFate(1, agrees=False, reason="fate-early")


def test_fate_is_turned_to_however_late_when_nobody_has_a_die_to_roll() -> None:
    scene = Scene("exit:E start basic-02:W", depot=9, pile="", dice={0: "B B B B B", 1: "B B B B B"})
    first, second = (Companion(player, SeededChance(1)) for player in (0, 1))
    assert first.act(scene.game) == ProposeFate(0)
    scene.play(ProposeFate(0))
    assert second.act(scene.game) == AnswerFate(1, agrees=True)


def test_who_only_waits_rolls_nothing_that_is_free() -> None:
    scene = Scene("basic-01:E start basic-02:W", depot=0, pile="", dice={0: "A A A K T", 1: "A A A K T"})
    bot = Companion(0, SeededChance(1))
    assert bot.act(scene.game) is None
    scene.give(0, "A A A K B")
    assert isinstance(bot.act(scene.game), Roll)


def test_a_refused_command_is_not_tried_again_at_once() -> None:
    scene = Scene(players=1, dice={0: "A A K T T T T"})
    bot = team(1)[0]
    wish = bot.act(scene.game)
    assert wish is not None
    bot.refused(scene.game, wish)
    assert bot.act(scene.game) != wish


def test_a_companion_says_nothing_before_the_start_and_after_the_end() -> None:
    game = new_game(base(2), CATALOGUE, SeededChance(1))
    bot = team(2)[0]
    assert bot.act(game) is None
    game.advance(700_000)
    assert bot.act(game) is None
