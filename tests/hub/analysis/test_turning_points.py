"""Turning points: the one step after which the chance is another, found by halving and confirmed."""

from collections import Counter

import pytest

from escape_tui.engine.icon import BLACK, GOLDEN
from escape_tui.engine.state import State
from escape_tui.engine.temple import EXIT
from escape_tui.hub.analysis.causes import STEPS, cause
from escape_tui.hub.analysis.chance.measuring import Aim, Measuring
from escape_tui.hub.analysis.chance.odds import Odds
from escape_tui.hub.analysis.chance.rollout import Finish
from escape_tui.hub.analysis.curve import CurvePoint, band_at, curve, smoothed
from escape_tui.hub.analysis.instead import instead
from escape_tui.hub.analysis.luck_and_play import luck_and_play
from escape_tui.hub.analysis.positions import Position, moment, positions
from escape_tui.hub.analysis.turning_points import MOST_ACTS, turning_points
from escape_tui.rules.calling import Call
from escape_tui.rules.dice import Landed, Roll
from tests.hub.analysis.recorded import CATALOGUE, ENDED_EARLY, MadeUp, recording
from tests.temple import Scene

MASKS = (BLACK, BLACK, GOLDEN)


class Passing(MadeUp):
    """The chance is *then* for two seconds only."""

    def from_state(self, state: State, aim: Aim, position: int, numbers: range) -> Counter[Finish]:
        is_past = state.elapsed > self.positions[self.step].at + 2_000
        return super().from_state(state, aim, 0 if is_past else position, numbers)


class Deceptive(MadeUp):
    """Only the scan sees the change."""

    def from_state(self, state: State, aim: Aim, position: int, numbers: range) -> Counter[Finish]:
        return super().from_state(state, aim, position if aim is Aim.SEARCH else 0, numbers)


class Stairs(MadeUp):
    """The chance goes from *first* to *then* in a few seconds, and no step of it is great."""

    def from_state(self, state: State, aim: Aim, position: int, numbers: range) -> Counter[Finish]:
        gone = min(1.0, max(0.0, (state.elapsed - self.positions[self.step].at) / 6_000))
        self.measured.append((aim, position))
        won = round(len(numbers) * (self.first + gone * (self.then - self.first)))
        return Counter({Finish.WON: won, Finish.KEYS: len(numbers) - won})


class Dip(MadeUp):
    """The chance is *then* for 26 seconds."""

    def from_state(self, state: State, aim: Aim, position: int, numbers: range) -> Counter[Finish]:
        is_past = state.elapsed > self.positions[self.step].at + 26_000
        return super().from_state(state, aim, 0 if is_past else position, numbers)


class Spendthrift(MadeUp):
    """Each rollout takes *cost* acts of companions."""

    cost = 800

    def from_state(self, state: State, aim: Aim, position: int, numbers: range) -> Counter[Finish]:
        self.acts += self.cost * len(numbers)
        return super().from_state(state, aim, position, numbers)


def test_the_curve_goes_from_the_beginning_to_a_certain_end() -> None:
    points = curve(MadeUp(0, 0.5, 0.5), points=5, rollouts=4)
    assert [round(point.at / 1000) for point in points] == [0, 150, 300, 450, 600]
    assert points[0].position == 0


@pytest.mark.parametrize(("first", "then"), [(0.9, 0.1), (0.2, 0.7)])
def test_the_step_that_turned_the_game_is_found(first: float, then: float) -> None:
    measuring = MadeUp(0, first, then)
    last = len(measuring.positions) - 1
    for step in (60, last // 3, last // 2 + 7, last - 60):
        measuring.step = step
        (turn,) = turning_points(measuring, curve(measuring))
        assert turn.position == step
        assert (turn.before.share, turn.after.share) == pytest.approx((first, then), abs=0.05)
        assert bool(turn.then) is (then < first)
        assert turn.cause == cause(measuring.positions[step - 1].state, measuring.positions[step])


def test_a_fall_of_several_steps_is_told_once() -> None:
    measuring = Stairs(600, 0.9, 0.1)
    (turn,) = turning_points(measuring, curve(measuring))
    assert 0 <= turn.at - measuring.positions[600].at <= 7_000
    assert turn.change == pytest.approx(-0.8, abs=0.15)
    assert (turn.cause, turn.player) == (STEPS, None)


def test_the_last_seconds_are_no_turning_point() -> None:
    measuring = MadeUp(0, 0.9, 0.1)
    measuring.step = len(measuring.positions) - 5
    assert turning_points(measuring, curve(measuring)) == ()


def test_dice_that_end_a_game_early_are_its_turning_point() -> None:
    measuring = MadeUp(0, 0.9, 0, seed=ENDED_EARLY)
    # The temple waits ten seconds.
    measuring.step = len(measuring.positions) - 2
    assert measuring.positions[-1].at < measuring.collapse_ms
    (turn,) = turning_points(measuring, curve(measuring))
    assert (turn.position, turn.cause.name) == (measuring.step, "all-locked")


def test_what_fresh_rollouts_do_not_confirm_is_not_told() -> None:
    measuring = Deceptive(900, 0.9, 0.1)
    assert turning_points(measuring, curve(measuring)) == ()
    assert Aim.AROUND in {aim for aim, _ in measuring.measured}


def test_what_does_not_last_is_not_told() -> None:
    measuring = Passing(900, 0.9, 0.1)
    assert turning_points(measuring, curve(measuring)) == ()


def test_a_fall_and_a_rise_between_two_points_of_the_curve_are_both_found() -> None:
    measuring = Dip(0, 0.9, 0.1)
    measuring.step = moment(measuring.positions, curve(measuring)[5].at + 14_000)
    assert {point.odds.share for point in curve(measuring)} == {0.9}
    fall, rise = turning_points(measuring, curve(measuring))
    assert fall.change < 0 < rise.change
    assert fall.position == measuring.step
    assert rise.at - fall.at == pytest.approx(26_000, abs=1_000)


def test_a_smaller_change_is_not_told() -> None:
    measuring = MadeUp(900, 0.8, 0.46)
    assert turning_points(measuring, curve(measuring)) == ()


def test_a_change_near_the_limit_is_measured_more_than_once() -> None:
    clear, near = MadeUp(900, 0.9, 0.1), MadeUp(900, 0.8, 0.3)
    for measuring in (clear, near):
        assert len(turning_points(measuring, curve(measuring))) == 1
    many, more = ([aim for aim, _ in measuring.measured].count(Aim.AROUND) for measuring in (clear, near))
    assert more > many


def test_a_gentle_slope_is_not_followed() -> None:
    measuring = MadeUp(900, 0.55, 0.5)
    assert turning_points(measuring, curve(measuring)) == ()
    assert {aim for aim, _ in measuring.measured} == {Aim.COURSE, Aim.SEARCH}


def test_the_search_ends_when_its_acts_are_used_up() -> None:
    measuring = Spendthrift(900, 0.9, 0.1)
    measuring.cost = 2_000
    points = curve(measuring)
    begun = measuring.acts
    turning_points(measuring, points)
    # Measurements that have begun are finished, which takes some more rollouts.
    assert MOST_ACTS // 2 < measuring.acts - begun < 2 * MOST_ACTS


def test_a_costly_game_has_a_coarser_curve() -> None:
    cheap, costly = Spendthrift(900, 0.6, 0.4), Spendthrift(900, 0.6, 0.4)
    costly.cost = 3_000
    assert len(curve(cheap)) == 12
    points = curve(costly)
    assert len(points) == 5
    assert {point.odds.rollouts for point in points} == {13}


def test_where_companions_have_no_chance_no_more_is_measured() -> None:
    measuring = MadeUp(900, 0, 0)
    assert [point.at for point in curve(measuring)] == [0, 600_000]


def test_a_chance_that_is_clear_takes_half_of_the_rollouts() -> None:
    points = curve(MadeUp(900, 1, 0.5))
    assert {point.odds.rollouts for point in points if point.position < 900} == {10}
    assert {point.odds.rollouts for point in points if point.position >= 900} == {20}


def test_the_picture_pools_neighbours_but_not_across_a_turn() -> None:
    points = tuple(CurvePoint(at, at, Odds(won, 10)) for at, won in ((0, 10), (10, 8), (20, 0), (30, 0)))
    assert [point.odds for point in smoothed(points, turns=(15,))] == [
        Odds(18, 20),
        Odds(18, 20),
        Odds(0, 20),
        Odds(0, 10),
    ]


def test_between_two_points_the_chance_and_its_limits_are_interpolated() -> None:
    points = tuple(CurvePoint(at, at, Odds(won, 10)) for at, won in ((0, 10), (10, 8), (20, 0), (30, 0)))
    (low, high), (lower, higher) = points[1].odds.band, points[2].odds.band
    assert band_at(points, 15) == pytest.approx(((low + lower) / 2, 0.4, (high + higher) / 2))
    assert band_at(points, -5) == (*points[0].odds.band[:1], 1.0, points[0].odds.band[1])
    assert band_at(points, 99) == (0.0, 0.0, 0.0)


def test_dice_that_lock_everybody_are_called_so() -> None:
    scene = Scene(players=2, dice={0: "B B B B B", 1: "B B B B B"})
    landed = Position(scene.state, (Landed(0, MASKS),))
    assert cause(scene.state, landed).name == "all-locked"
    scene.give(1, "A A A A A")
    few = cause(scene.state, Position(scene.state, (Landed(0, MASKS),)))
    assert (few.name, few.counts, few.is_choice) == ("black", {"black": 2, "golden": 1, "dice": 3}, False)


def test_the_first_sight_of_the_exit_is_its_own_cause() -> None:
    before, after = Scene("start").state, Scene("exit:E start").state
    assert EXIT in after.temple
    assert cause(before, Position(after, (), Roll(0))).name == "exit"
    assert cause(after, Position(after, (), Call(0, "come"))).name == "choice"


def test_a_companion_says_what_it_would_have_done_with_the_same_dice() -> None:
    measuring = Measuring(recording(), CATALOGUE)
    steps = [number for number, each in enumerate(measuring.positions) if each.command is not None]
    # Two rollouts each from late states: one of the last choices was made otherwise by a fresh companion.
    found = [instead(measuring, step, 2) for step in steps[-8:]]
    assert all(other is None or other.odds.rollouts == 2 for other in found)
    assert found == [instead(measuring, step, 2) for step in steps[-8:]]


def test_luck_and_play_add_up_to_the_change() -> None:
    measuring = MadeUp(len(positions(recording(), CATALOGUE)) - 40, 0.9, 0.1)
    turns = turning_points(measuring, curve(measuring))
    (split,) = luck_and_play(measuring, turns, rollouts=8)
    assert split.luck + split.play == pytest.approx(round(0.1 * 8) / 8 - round(0.9 * 8) / 8)
