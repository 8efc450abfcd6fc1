"""A game on record: written down, read again, replayed, and refused where it cannot be trusted."""

import re

import msgspec
import pytest
from msgspec.structs import replace

from escape_tui.engine.setup import COLOURS, Seat, Setup
from escape_tui.hub.record import record
from escape_tui.hub.record.record import (
    Entry,
    Header,
    Journal,
    JournalError,
    Passing,
    Snapshot,
    read_lines,
    told,
)
from escape_tui.hub.record.replay import Drift, Replay
from escape_tui.rules.calling import Call
from escape_tui.rules.countdown import Begun
from tests.hub.record.recorded import play_recorded, replayed, seek_time
from tests.temple import CATALOGUE

SETUP = Setup(tuple(Seat(colour, colour) for colour in COLOURS[:2]))


@pytest.fixture(scope="module")
def lines() -> tuple[bytes, ...]:
    written: list[bytes] = []
    play_recorded(SETUP, 12, CATALOGUE, Journal(written.append))
    return tuple(written)


def read(lines: tuple[bytes, ...]) -> record.Recording:
    return read_lines(lines, CATALOGUE, "game.jsonl")


def with_entry(recording: record.Recording, number: int, **changes: object) -> record.Recording:
    """*recording* with its command *number* (from 0) changed."""
    entry = recording.entries[number]
    lines = tuple(replace(entry, **changes) if line is entry else line for line in recording.lines)
    return replace(recording, lines=lines)


def from_elsewhere(lines: tuple[bytes, ...], **changes: object) -> tuple[bytes, ...]:
    """*lines* with something else in their header."""
    first = msgspec.json.decode(lines[0]) | changes
    return (msgspec.json.encode(first) + b"\n", *lines[1:])


def test_a_game_replays_to_the_same_digest(lines: tuple[bytes, ...]) -> None:
    written: list[bytes] = []
    game = play_recorded(SETUP, 12, CATALOGUE, Journal(written.append))
    assert tuple(written) == lines
    again = replayed(read(lines), CATALOGUE)
    assert again.digest() == game.digest()


def test_a_replay_goes_step_by_step_and_anywhere(lines: tuple[bytes, ...]) -> None:
    recording = read(lines)
    replay = Replay(recording, CATALOGUE)
    digests = []
    for number, step in enumerate(replay, start=1):
        assert step.events
        assert replay.done == number
        digests.append(replay.game.digest())
    assert replay.is_over
    seek_time(replay, 60_000)
    assert replay.state.now == 60_000
    assert recording.entries[replay.done].at > 60_000 >= recording.entries[replay.done - 1].at
    seek_time(replay, 30_000)
    assert replay.state.now == 30_000


def test_drift_names_the_first_command_that_differs(lines: tuple[bytes, ...]) -> None:
    with pytest.raises(Drift, match=r"command 7 .*the state differs") as drift:
        replayed(with_entry(read(lines), 6, digest="0" * 12), CATALOGUE)
    assert drift.value.number == 7


def test_a_command_refused_in_a_replay_is_drift(lines: tuple[bytes, ...]) -> None:
    with pytest.raises(Drift, match=r"command 4 .*refused by screen.combine"):
        replayed(with_entry(read(lines), 3, command=Call(0, "yodel")), CATALOGUE)


def test_a_torn_last_line_is_dropped_with_a_warning(
    lines: tuple[bytes, ...], caplog: pytest.LogCaptureFixture
) -> None:
    torn = read((*lines[:9], lines[9][:-8]))
    assert torn.is_torn
    assert torn.entries == read(lines[:9]).entries
    assert "game.jsonl, line 10: cut off" in caplog.text
    assert not read(lines[:9]).is_torn


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        (b"{}\n", "not a line of a journal"),
        (b"\n", "not a line of a journal"),
        (b"\xff\xfe\n", "not a line of a journal"),
        (b'[1,{"type":"Fly","player":0},"00"]\n', "not a line of a journal"),
        (b'[0,{"type":"Roll","player":0},"00"]\n', "goes back in time"),
    ],
)
def test_any_other_corruption_is_refused_with_file_and_line(
    lines: tuple[bytes, ...], row: bytes, reason: str
) -> None:
    with pytest.raises(JournalError, match=f"game.jsonl, line 4: {reason}"):
        read((*lines[:3], row, *lines[4:]))


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"format": 99}, "format 99"),
        ({"seed": "one"}, "no header"),
    ],
)
def test_a_journal_from_elsewhere_is_refused(
    lines: tuple[bytes, ...], changes: dict[str, object], reason: str
) -> None:
    with pytest.raises(JournalError, match=f"line 1: .*{reason}"):
        read(from_elsewhere(lines, **changes))


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"rules": 99}, "played by rules 99, these are rules"),
        ({"edition": "other"}, "another edition"),
        ({"format": 1, "rules": 0}, "played by rules 0"),
    ],
)
def test_a_journal_of_other_rules_is_read_and_says_so(
    lines: tuple[bytes, ...], changes: dict[str, object], reason: str
) -> None:
    recording = read(from_elsewhere(lines, **changes))
    assert reason in recording.estranged
    assert recording.entries == read(lines).entries


def test_the_version_of_the_program_does_not_matter(lines: tuple[bytes, ...]) -> None:
    recording = read(from_elsewhere(lines, version="0.0.0"))
    assert recording.estranged == ""
    replayed(recording, CATALOGUE)


def test_a_command_that_nobody_knows_any_more_is_read_by_what_came_of_it(lines: tuple[bytes, ...]) -> None:
    strange = b'[9000,{"type":"Levitate","player":0},"00",[{"type":"Levitated"}]]\n'
    recording = read(from_elsewhere((lines[0], strange), rules=99))
    assert recording.lines == (Passing(9000, b'[{"type":"Levitated"}]', is_foreign=True),)
    assert told(b'[{"type":"Levitated"},{"type":"Begun"}]') == (Begun(),)


@pytest.mark.parametrize("changes", [{"rules": 99}, {"edition": "other"}])
def test_a_game_of_other_rules_is_retold_from_what_was_written(
    lines: tuple[bytes, ...], changes: dict[str, object]
) -> None:
    played, retold = Replay(read(lines), CATALOGUE), Replay(read(from_elsewhere(lines, **changes)), CATALOGUE)
    assert retold.is_retold
    shown = [event for step in retold for event in step.events]
    happened = [event for step in played for event in (*step.before, *step.events)]
    played_on = played.advance(played.last_at())
    assert shown == [*happened, *played_on]
    assert retold.state == played.state


def test_a_retold_game_can_be_sought_through(lines: tuple[bytes, ...]) -> None:
    played, retold = Replay(read(lines), CATALOGUE), Replay(read(from_elsewhere(lines, rules=99)), CATALOGUE)
    for at in (60_000, 30_000, 90_000):
        seek_time(played, at)
        seek_time(retold, at)
        assert retold.state.now == at
        assert retold.state.temple == played.state.temple
        assert [who.chamber for who in retold.state.adventurers] == [
            who.chamber for who in played.state.adventurers
        ]


def test_of_the_first_journals_only_those_of_these_rules_can_be_seen_again(lines: tuple[bytes, ...]) -> None:
    commands = tuple(line for line in lines[1:] if line.startswith(b"[") and b",null," not in line)
    first = from_elsewhere((lines[0], *commands), format=1, rules=0)
    with pytest.raises(JournalError, match="only its commands were recorded"):
        Replay(read(first), CATALOGUE)


def test_a_snapshot_is_written_every_hundred_commands_and_at_the_end(lines: tuple[bytes, ...]) -> None:
    recording = read(lines)
    commands, found = 0, []
    for line in recording.lines:
        commands += isinstance(line, Entry)
        if isinstance(line, Snapshot):
            found.append(commands)
    assert found[:2] == [0, 100]
    assert found[-1] == commands
    assert isinstance(recording.lines[-1], Snapshot)
    assert recording.lines[-1].state.ending is not None


@pytest.mark.parametrize("rows", [(), (b"\n",), (b'{"format":1',)])
def test_a_journal_without_a_header_is_refused(rows: tuple[bytes, ...]) -> None:
    with pytest.raises(JournalError, match="line 1: no header"):
        read(rows)


def test_lines_are_short_and_plain(lines: tuple[bytes, ...]) -> None:
    header = msgspec.json.decode(lines[0], type=Header)
    assert (header.seed, header.setup) == (12, SETUP)
    assert all(line.endswith(b"\n") for line in lines)
    assert sum(len(line) for line in lines[1:]) / len(lines) < 250
    played = [line for line in lines if line.startswith(b"[") and b",null," not in line]
    form = rb'\[\d+,{"type":"\w+","player":\d.*},"[0-9a-f]{12}",\[.*\]\]\n'
    assert played
    assert all(re.fullmatch(form, line) for line in played)
