"""Local play in lines: words through a pipe, answers on standard output."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from escape_tui.app.local_plain import LocalLine, play, prefers_lines
from escape_tui.app.local_play import KeptFile, NoTerminal, Places
from escape_tui.app.local_play import play as play_pictures
from escape_tui.engine.game import Game
from escape_tui.hub.clockwork import HandClockwork
from escape_tui.hub.record.scribe import NoScribe
from escape_tui.plain.keystrokes import Keystrokes
from escape_tui.plain.places.own_lobby import HomeDesk, HomeOpening
from escape_tui.plain.talk import PlainTalk
from escape_tui.plain.visit import PlayerVisit
from escape_tui.plain.voice import Voice
from escape_tui.scene.menus.player_settings import Forgetful, Settings, encoded
from escape_tui.scene.terminal import Terminal
from tests.hub.people import COUNT_IN_MS
from tests.temple import CATALOGUE


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places(tmp_path / "settings.json", tmp_path / "games", tmp_path / "book.json")


@contextmanager
def piped(monkeypatch: pytest.MonkeyPatch, words: str) -> Iterator[None]:
    """Let *words* be what is typed, and then nothing more."""
    reading, writing = os.pipe()
    os.write(writing, words.encode())
    os.close(writing)
    with os.fdopen(reading) as typed:
        monkeypatch.setattr(sys, "stdin", typed)
        yield


def test_words_through_a_pipe_are_answered_in_lines(
    places: Places, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with piped(monkeypatch, "what\nfoo\nquiet\n"):
        play(CATALOGUE, places)
    told = capsys.readouterr().out
    assert "Lobby. Welcome, " in told
    assert "Unknown: foo. Type ? for help." in told
    assert "\x1b" not in told
    assert b'"verbosity":"quiet"' in KeptFile(places.settings).load()


def test_a_file_is_done_line_by_line_and_ends_with_a_sentence(
    places: Places, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "typed").write_text("foo\nquiet")
    with (tmp_path / "typed").open() as typed:
        monkeypatch.setattr(sys, "stdin", typed)
        play(CATALOGUE, places)
    told = capsys.readouterr().out
    assert "Unknown: foo. Type ? for help." in told
    assert told.endswith("Until the next escape.\n")
    assert b'"verbosity":"quiet"' in KeptFile(places.settings).load()


def test_without_a_terminal_a_sentence_says_what_to_type(monkeypatch: pytest.MonkeyPatch) -> None:
    with piped(monkeypatch, ""), pytest.raises(NoTerminal, match="escape-temple play --plain"):
        play_pictures(CATALOGUE)


async def test_at_home_there_is_a_lobby_of_ones_own(places: Places) -> None:
    clock = HandClockwork()
    scribes: list[int] = []

    def scribe(game: Game, seed: int) -> NoScribe:
        scribes.append(seed)
        return NoScribe()

    opening = HomeOpening(CATALOGUE, scribe, 7)
    desk = HomeDesk(CATALOGUE, clock, opening, "Ann", Forgetful())
    heard: list[str] = []
    talk = PlainTalk(
        desk,
        Voice(heard.append, lambda: None, clock),
        Keystrokes(lambda text: None, acts_by_key=False),
        Terminal(kind=""),
        clock,
        line=LocalLine(),
    )
    visit = PlayerVisit(talk, desk)
    visit.begin()
    for said in ("daily", "quick", "ready"):
        visit.receive(f"{said}\n".encode())
        clock.turn(0)
    clock.turn(COUNT_IN_MS)
    assert "Escape! The clock is running." in heard
    assert scribes == [7]


@pytest.mark.parametrize(
    ("kind", "is_plain", "wanted"), [("xterm", False, False), ("xterm", True, True), ("dumb", False, True)]
)
def test_lines_are_for_those_who_chose_them_or_see_nothing_else(
    places: Places, kind: str, is_plain: bool, wanted: bool
) -> None:
    KeptFile(places.settings).save(encoded(Settings(is_plain=is_plain)))
    assert prefers_lines(places, Terminal(kind=kind)) is wanted
