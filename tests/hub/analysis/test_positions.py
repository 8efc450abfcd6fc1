"""Positions: every state of a recorded game in its order, and one sentence for a recording that is no use."""

from itertools import pairwise

import msgspec
import pytest
from msgspec.structs import replace

from escape_tui.hub.analysis.positions import moment, positions, walked
from escape_tui.hub.analysis.unanalysable import NotAnalysable, Unfit
from escape_tui.hub.record.record import Entry, Recording
from escape_tui.modules.box import RULES_VERSION
from tests.hub.analysis.recorded import CATALOGUE, SETUP, lines, recording


def test_positions_lead_from_the_beginning_to_the_end_one_deadline_at_a_time() -> None:
    found = positions(recording(), CATALOGUE)
    assert found[0].state.has_begun
    assert found[-1].state.ending is not None
    assert all(earlier.at <= later.at for earlier, later in pairwise(found))
    assert [each.command for each in found if each.command] == [
        entry.command for entry in recording().entries
    ]
    for before, after in pairwise(found):
        state = replace(before.state, now=after.state.now)
        for event in after.events:
            state = event.apply(state)
        assert state.adventurers == after.state.adventurers
        assert state.depot == after.state.depot


def test_a_moment_is_the_last_position_before_it() -> None:
    found = positions(recording(), CATALOGUE)
    assert moment(found, 0) == 0
    place = moment(found, 300_000)
    assert found[place].at <= 300_000 < found[place + 1].at
    with pytest.raises(NotAnalysable) as refused:
        moment(found, found[-1].at + 1)
    assert refused.value.reason is Unfit.AFTER_END


def test_an_unfinished_game_has_no_moment_after_its_last_line() -> None:
    with pytest.raises(NotAnalysable) as refused:
        moment(walked(unfinished(), CATALOGUE), 590_000)
    assert refused.value.reason is Unfit.UNFINISHED


def unfinished() -> Recording:
    return recording(lines()[:200])


def damaged() -> Recording:
    whole = recording()
    first = next(number for number, line in enumerate(whole.lines) if isinstance(line, Entry))
    return replace(whole, lines=(*whole.lines[:first], *whole.lines[first + 1 :]))


def of_header(**changes: object) -> Recording:
    header = msgspec.json.decode(lines()[0])
    return recording((msgspec.json.encode(header | changes) + b"\n", *lines()[1:]))


def short() -> Recording:
    whole = recording()
    kept = tuple(line for line in whole.lines if isinstance(line, Entry))
    return replace(whole, lines=kept[:5])


@pytest.mark.parametrize(
    ("unfit", "reason"),
    [
        (unfinished(), Unfit.UNFINISHED),
        (damaged(), Unfit.DAMAGED),
        (of_header(rules=RULES_VERSION - 1), Unfit.OTHER_RULES),
        (of_header(edition="another"), Unfit.OTHER_EDITION),
        (short(), Unfit.UNFINISHED),
        (recording(lines()[:1]), Unfit.UNFINISHED),
    ],
    ids=lambda value: str(value) if isinstance(value, Unfit) else "recording",
)
def test_a_recording_that_is_no_use_is_refused(unfit: Recording, reason: Unfit) -> None:
    with pytest.raises(NotAnalysable) as refused:
        positions(unfit, CATALOGUE)
    assert refused.value.reason is reason


def test_a_game_without_a_clock_has_no_chance_to_lose() -> None:
    whole = recording()
    endless = replace(whole, header=replace(whole.header, setup=replace(SETUP, soundtrack=None)))
    with pytest.raises(NotAnalysable) as refused:
        walked(endless, CATALOGUE)
    assert refused.value.reason is Unfit.NO_CLOCK


def test_a_game_of_less_than_a_minute_is_too_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("escape_tui.hub.analysis.positions.SHORTEST_MS", 600_001)
    with pytest.raises(NotAnalysable) as refused:
        positions(recording(), CATALOGUE)
    assert refused.value.reason is Unfit.TOO_SHORT
