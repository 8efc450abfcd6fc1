"""Bells ring as often as the gong, and no more than a player wants."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from escape_tui.scene.game.pacing.cues import (
    BELL_GAP_MS,
    COLLAPSE,
    DIE_CAME_BACK,
    FLASH_GAP_MS,
    HELP_CALL,
    SLAM,
    TICK,
    Bellringer,
    Bells,
    Cue,
    Ring,
    Signal,
    gong,
)

CUES = (gong(1), gong(2), gong(3), TICK, SLAM, COLLAPSE, HELP_CALL, DIE_CAME_BACK)


@pytest.mark.rule("clock.cues")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_gong_n_rings_n_times_with_room_in_between(count: int) -> None:
    rings = Bellringer(Bells.ALL).ring(gong(count), now=5000)
    assert rings == tuple(Ring(700 * stroke, Signal.BELL) for stroke in range(count))


@pytest.mark.parametrize("cue", CUES)
def test_off_is_silent(cue: Cue) -> None:
    assert Bellringer(Bells.OFF).ring(cue, now=0) == ()


@pytest.mark.parametrize("cue", CUES)
def test_gongs_only_lets_nothing_else_ring(cue: Cue) -> None:
    assert bool(Bellringer(Bells.GONGS).ring(cue, now=0)) is cue.is_gong


@pytest.mark.parametrize("cue", CUES)
def test_a_flash_instead_rings_no_bell(cue: Cue) -> None:
    assert {ring.signal for ring in Bellringer(Bells.FLASH).ring(cue, now=0)} == {Signal.FLASH}


def test_small_cues_give_way_to_what_is_ringing() -> None:
    ringer = Bellringer(Bells.ALL)
    ringer.ring(gong(2), now=0)
    assert ringer.ring(TICK, now=500) == ()
    assert ringer.ring(TICK, now=1000) == (Ring(0, Signal.BELL),)


def test_a_moment_waits_for_what_is_ringing_and_is_heard_whole() -> None:
    ringer = Bellringer(Bells.ALL)
    ringer.ring(HELP_CALL, now=0)
    assert [ring.after_ms for ring in ringer.ring(gong(2), now=100)] == [550, 1250]


@pytest.mark.parametrize(("setting", "gap"), [(Bells.ALL, BELL_GAP_MS), (Bells.FLASH, FLASH_GAP_MS)])
@settings(deadline=None)
@given(st.lists(st.tuples(st.sampled_from(CUES), st.integers(0, 2000)), max_size=30))
def test_signals_never_come_faster_than_is_good(
    setting: Bells, gap: int, cues: list[tuple[Cue, int]]
) -> None:
    ringer, now, heard = Bellringer(setting), 0, []
    for cue, pause in cues:
        now += pause
        heard += [now + ring.after_ms for ring in ringer.ring(cue, now)]
    assert all(later - earlier >= gap for earlier, later in pairwise(heard))
