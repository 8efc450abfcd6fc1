"""The command line: what does not need a screen or a network."""

from pathlib import Path

import msgspec
from typer.testing import CliRunner

from escape_tui.cli.commands import app
from escape_tui.content.catalogue import load
from escape_tui.engine.setup import COLOURS, Seat, Setup
from escape_tui.hub.program.schema import schema
from escape_tui.hub.record.record import Journal
from escape_tui.hub.record.transcript import transcribed
from tests.hub.record.recorded import play_recorded
from tests.playthroughs.script_of import script_of
from tests.temple import CATALOGUE

SETUP = Setup(tuple(Seat(colour, colour) for colour in COLOURS[:2]))


def run(*arguments: str) -> tuple[int, str, str]:
    ended = CliRunner().invoke(app, list(arguments))
    return ended.exit_code, ended.stdout, ended.stderr


def test_the_schema_of_programs_is_printed() -> None:
    code, out, _ = run("schema")
    assert code == 0
    assert msgspec.json.decode(out)["$defs"].keys() == schema()["$defs"].keys()


def test_a_bot_that_cannot_play_is_told_in_a_sentence() -> None:
    for bots, sentence in (
        (("/no/such/bot",), "The bot `/no/such/bot` cannot be started"),
        (("one", "two"), "Too few seats for 2 programs: 1."),
    ):
        flags = [word for bot in bots for word in ("--bot", bot)]
        code, out, error = run("simulate", "--players", "1", "--games", "1", "--jobs", "1", *flags)
        assert (code, out) == (2, "")
        assert error.startswith(sentence)


def test_a_journal_is_replayed_as_a_transcript(tmp_path: Path) -> None:
    lines: list[bytes] = []
    game = play_recorded(SETUP, 3, CATALOGUE, Journal(lines.append))
    journal = tmp_path / "game.jsonl"
    journal.write_bytes(b"".join(lines))
    code, out, _ = run("replay", str(journal))
    assert code == 0
    assert out.splitlines()[-1].endswith(game.digest())
    assert list(transcribed(script_of(out.splitlines()), CATALOGUE)) == out.splitlines()


def test_a_journal_that_cannot_be_replayed_is_refused(tmp_path: Path) -> None:
    journal = tmp_path / "game.jsonl"
    code, _, error = run("replay", str(journal))
    assert (code, "No such file" in error) == (2, True)
    journal.write_bytes(b"nonsense\n")
    code, _, error = run("replay", str(journal))
    assert (code, error.startswith(f"{journal}, line 1: no header")) == (2, True)


def test_an_unknown_soundtrack_is_not_written(tmp_path: Path) -> None:
    target = tmp_path / "nine.wav"
    code, _, error = run("soundtrack", "--track", "9", "--out", str(target))
    assert not target.exists()
    assert (code, error) == (2, "There is no soundtrack '9'; there are 1, 2.\n")


def test_the_contact_sheet_shows_every_tile() -> None:
    code, out, _ = run("tiles")
    assert code == 0
    assert all(tile in out for tile in load().tiles)
