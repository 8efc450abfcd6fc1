"""The log: JSON for programs, plain lines for people at a terminal."""

import json
import logging
import os
import sys
from pathlib import Path
from typing import Literal

import pytest

from escape_tui.hub.lobby.who_is_here import handle_of
from ssh_host.config.config import Log
from ssh_host.monitoring.log import happened, start_log
from tests.nasty import NASTY
from tile_art.letters import UNSAFE


def written(capsys: pytest.CaptureFixture[str], settings: Log) -> str:
    start_log(settings)
    happened("session started", player="SHA256:x", address="\x1b[31mhere", nothing="")
    happened("accept", logging.ERROR, OSError("no room"))
    return capsys.readouterr().err


def test_a_program_gets_one_json_object_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    first, second = map(json.loads, written(capsys, Log()).splitlines())
    assert (first["event"], first["player"]) == ("session started", handle_of("SHA256:x"))
    assert "no room" in second["error"]


def test_a_person_at_a_terminal_gets_plain_lines(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    first, second, *_ = written(capsys, Log()).splitlines()
    assert first[8:] == f"  session started (player {handle_of('SHA256:x')}, address [31mhere)"
    assert second[8:] == "  error: accept"


def test_the_format_can_be_chosen(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert written(capsys, Log(format="text")).startswith("{") is False
    start_log(Log(file=str(tmp_path / "log"), format="text"))
    happened("opened")
    assert (tmp_path / "log").read_text()[8:] == "  opened\n"
    start_log(Log())


def test_people_have_a_pseudonym_and_private_tables_no_code(capsys: pytest.CaptureFixture[str]) -> None:
    start_log(Log(format="json"))
    happened("joined", player="SHA256:secret", code="ABCD")
    happened("joined", player="", code="ABCDEFGH")
    first, second = map(json.loads, capsys.readouterr().err.splitlines())
    assert (first["player"], first["code"]) == (handle_of("SHA256:secret"), "ABCD")
    assert "code" not in second


def test_the_file_is_for_its_owner_and_their_group(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        start_log(Log(file=str(tmp_path / "log")))
    finally:
        os.umask(before)
    assert (tmp_path / "log").stat().st_mode & 0o777 == 0o640
    start_log(Log())


def test_a_process_of_a_cluster_signs_its_lines(capsys: pytest.CaptureFixture[str]) -> None:
    for settings, signed in ((Log(format="json"), '"process":"w1"'), (Log(format="text"), "  w1: opened")):
        start_log(settings, "w1")
        happened("opened")
        assert signed in capsys.readouterr().err


@pytest.mark.parametrize("nasty", NASTY)
@pytest.mark.parametrize("format", ["json", "text"])
def test_what_strangers_wrote_is_as_harmless_in_the_log_as_on_a_screen(
    capsys: pytest.CaptureFixture[str], nasty: str, format: Literal["json", "text"]
) -> None:
    start_log(Log(format=format))
    happened(nasty, logging.ERROR, ValueError(nasty), name=nasty, title=(nasty,))
    for line in capsys.readouterr().err.splitlines():
        assert not UNSAFE.search(line)
        decoded = json.loads(line) if format == "json" else {}
        texts = (text for value in decoded.values() for text in str(value).split("\n"))
        assert not any(UNSAFE.search(text) for text in texts)
    start_log(Log())
