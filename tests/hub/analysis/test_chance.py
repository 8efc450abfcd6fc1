"""The chance from a state: rollouts of companions, repeatable, and certain where the game is over."""

from escape_tui.hub.analysis.chance.measuring import Aim, Measuring
from escape_tui.hub.analysis.chance.odds import Odds, pooled
from escape_tui.hub.analysis.chance.rollout import Finish, chance, finishes, with_everybody
from escape_tui.hub.analysis.chance.seeds import Seeds
from escape_tui.hub.game_at import game_at
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.hub.simulate import simulate_one
from escape_tui.modules.box import new_game
from tests.hub.analysis.recorded import CATALOGUE, SETUP, recording
from tests.temple import Scene


def test_a_game_that_is_over_has_a_certain_chance() -> None:
    measuring = Measuring(recording(), CATALOGUE)
    last = len(measuring.positions) - 1
    assert measuring.odds(Aim.COURSE, last, 3) == Odds(0, 3)


def test_the_same_seeds_give_the_same_finishes() -> None:
    scene = Scene("exit:E start", players=2, soundtrack="1", depot=1, pile="", at={0: "exit", 1: "exit"})
    scene.clock(540)
    state = scene.game.state
    assert finishes(state, CATALOGUE, range(6)) == finishes(state, CATALOGUE, range(6))
    assert chance(state, CATALOGUE, range(6)).rollouts == 6


def test_more_keys_than_dice_let_nobody_out() -> None:
    scene = Scene("exit:E start", players=2, soundtrack="1", depot=9, pile="", at={0: "exit", 1: "exit"})
    scene.clock(590)
    assert finishes(scene.game.state, CATALOGUE, range(3)) == {Finish.KEYS: 3}


def test_a_game_goes_on_by_the_rules_that_it_began_with() -> None:
    begun = new_game(SETUP, CATALOGUE, SeededChance(1))
    assert game_at(begun.state, CATALOGUE, SeededChance(1)).modules == begun.modules


def test_companions_play_for_who_is_away() -> None:
    scene = Scene(players=2)
    scene.put_adventurer(1, is_away=True)
    assert not any(who.is_away for who in with_everybody(scene.state).adventurers)


def test_no_two_measurements_share_seeds_and_another_run_has_others() -> None:
    seeds, again, other = Seeds(recording()), Seeds(recording()), Seeds(recording(), run=1)
    drawn = [seeds.of(aim, place, number) for aim in Aim for place in range(5) for number in range(5)]
    assert len(set(drawn)) == len(drawn)
    assert drawn[0] == again.of(next(iter(Aim)), 0, 0) != other.of(next(iter(Aim)), 0, 0)


def test_odds_have_a_band_that_narrows() -> None:
    low, high = Odds(10, 20).band
    narrow_low, narrow_high = pooled(Odds(10, 20), Odds(20, 40)).band
    assert low < narrow_low < 0.5 < narrow_high < high


def test_a_rollout_from_the_start_is_a_whole_game() -> None:
    whole = simulate_one(SETUP, 1)
    assert whole.is_won
    first = Measuring(recording(), CATALOGUE).positions[0].state
    assert chance(first, CATALOGUE, (1,)).rollouts == 1
