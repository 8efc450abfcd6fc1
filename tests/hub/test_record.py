"""A game on record: written down, read again, replayed, and refused where it cannot be trusted."""

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from escape_tui.engine.setup import COLOURS, Seat, Setup
from escape_tui.hub import record
from escape_tui.hub.record import Entry, Header, Journal, JournalError, JournalFile, read_journal, read_lines
from escape_tui.hub.replay import Drift, Replay, replayed
from escape_tui.hub.simulate import play_recorded
from escape_tui.rules.calling import Call
from tests.temple import CATALOGUE

SETUP = Setup(tuple(Seat(colour, colour) for colour in COLOURS[:2]))


@pytest.fixture(scope="module")
def lines() -> tuple[bytes, ...]:
    written: list[bytes] = []
    play_recorded(SETUP, 11, CATALOGUE, Journal(written.append))
    return tuple(written)


def read(lines: tuple[bytes, ...]) -> record.Recording:
    return read_lines(lines, CATALOGUE, "game.jsonl")


def test_a_game_replays_to_the_same_digest(lines: tuple[bytes, ...]) -> None:
    written: list[bytes] = []
    game = play_recorded(SETUP, 11, CATALOGUE, Journal(written.append))
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
    replay.seek(10)
    assert replay.game.digest() == digests[9]
    replay.seek(25)
    assert replay.game.digest() == digests[24]
    replay.seek_time(60_000)
    assert replay.state.now == 60_000
    assert recording.entries[replay.done].at > 60_000 >= recording.entries[replay.done - 1].at
    replay.seek_time(30_000)
    assert replay.state.now == 30_000


def test_drift_names_the_first_command_that_differs(lines: tuple[bytes, ...]) -> None:
    recording = read(lines)
    entries = list(recording.entries)
    entries[6] = replace(entries[6], digest="0" * 12)
    with pytest.raises(Drift, match=r"command 7 .*the state differs") as drift:
        replayed(replace(recording, entries=tuple(entries)), CATALOGUE)
    assert drift.value.number == 7


def test_a_command_refused_in_a_replay_is_drift(lines: tuple[bytes, ...]) -> None:
    recording = read(lines)
    wrong = replace(recording.entries[3], command=Call(0, "yodel"))
    with pytest.raises(Drift, match=r"command 4 .*refused by screen.combine"):
        replayed(replace(recording, entries=(*recording.entries[:3], wrong)), CATALOGUE)


def test_a_torn_last_line_is_dropped_with_a_warning(
    lines: tuple[bytes, ...], caplog: pytest.LogCaptureFixture
) -> None:
    torn = read((*lines[:9], lines[9][:-8]))
    assert torn.is_torn
    assert torn.entries == read(lines[:9]).entries
    assert "game.jsonl, line 10: cut off" in caplog.text
    assert not read(lines[:9]).is_torn


def test_a_journal_goes_on_after_a_crash(lines: tuple[bytes, ...], tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"".join(lines[:5]) + lines[5][:7])
    sink = JournalFile(path)
    for line in lines[5:]:
        sink(line)
    sink.close()
    assert path.read_bytes() == b"".join(lines)
    assert read_journal(path, CATALOGUE).entries == read(lines).entries


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        (b"{}\n", "no command"),
        (b"\n", "no command"),
        (b"\xff\xfe\n", "no command"),
        (b'[1,{"type":"Fly","player":0},"00"]\n', "no command"),
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
        ({"version": "0.0.0"}, "version 0.0.0"),
        ({"edition": "other"}, "another edition"),
        ({"colour": "red"}, "no header"),
        ({"seed": "one"}, "no header"),
    ],
)
def test_a_journal_from_elsewhere_is_refused(
    lines: tuple[bytes, ...], changes: dict[str, object], reason: str
) -> None:
    first = msgspec.json.decode(lines[0]) | changes
    with pytest.raises(JournalError, match=f"line 1: .*{reason}"):
        read((msgspec.json.encode(first) + b"\n", *lines[1:]))


@pytest.mark.parametrize("rows", [(), (b"\n",), (b'{"format":1',)])
def test_a_journal_without_a_header_is_refused(rows: tuple[bytes, ...]) -> None:
    with pytest.raises(JournalError, match="line 1: no header"):
        read(rows)


def test_lines_are_short_and_plain(lines: tuple[bytes, ...]) -> None:
    header = msgspec.json.decode(lines[0], type=Header)
    assert (header.seed, header.setup) == (11, SETUP)
    assert all(len(line) < 120 and line.endswith(b"\n") for line in lines[1:])
    assert (
        record.entry_line(Entry(5, Call(1, "help"), "ab"))
        == b'[5,{"type":"Call","player":1,"call":"help"},"ab"]\n'
    )
