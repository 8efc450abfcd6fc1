"""Local play in plain text: the game in this terminal, or through a pipe."""

import asyncio
import os
import stat
import sys
import termios
import tty
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from msgspec.structs import replace

from escape_tui.app.local_play import FileJournal, KeptFile, Places, this_terminal, user_name
from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.setup import Setup
from escape_tui.hub.clockwork import LoopClockwork
from escape_tui.hub.lobby.sanitize import clean_name
from escape_tui.hub.port.messages.requests import OpenTable
from escape_tui.plain.keystrokes import Keystrokes
from escape_tui.plain.places.own_lobby import HomeDesk, HomeOpening
from escape_tui.plain.talk import PlainTalk
from escape_tui.plain.visit import PlayerVisit
from escape_tui.plain.voice import Voice
from escape_tui.scene.menus.player_settings import decoded, dressed
from escape_tui.scene.terminal import Terminal
from escape_tui.scene.words.prose import written_in
from tile_art.inks.glyphs import Glyphs

_MOST_BYTES = 4_096
_BETWEEN_LINES_SECONDS = 0.01


def prefers_lines(places: Places, terminal: Terminal) -> bool:
    """Whether the player chose plain text, or has a terminal that shows nothing else."""
    return terminal.is_dumb or decoded(KeptFile(places.settings).load()).is_plain


def play(
    catalogue: Catalogue, places: Places, setup: Setup | None = None, bots: int = 0, seed: int | None = None
) -> None:
    """Play in plain text in this terminal: from the lobby, or straight to a table for *setup* with *bots*."""
    asyncio.run(_play(catalogue, places, setup, bots, seed))


async def _play(
    catalogue: Catalogue, places: Places, setup: Setup | None, bots: int, seed: int | None
) -> None:
    is_typed = sys.stdin.isatty()
    terminal = this_terminal() if is_typed else replace(this_terminal(), kind="")
    storage, clockwork = KeptFile(places.settings), LoopClockwork()
    page = LinePrinter(dressed(terminal, decoded(storage.load())).glyphs, is_echoing=is_typed)
    opening = HomeOpening(catalogue, lambda game, seed: FileJournal(game, seed, places.games), seed)
    desk = HomeDesk(catalogue, clockwork, opening, clean_name(user_name()), storage)
    talk = PlainTalk(
        desk,
        Voice(page.write, page.ring, clockwork),
        Keystrokes(page.echo, acts_by_key=False),
        terminal,
        clockwork,
        line=(line := LocalLine()),
    )
    visit = PlayerVisit(talk, desk)
    with _typing(is_typed):
        await _until_left(visit, line, setup, bots)
    page.write(talk.say("farewell-quit"))
    visit.close()


class LocalLine:
    """The line of a player at this terminal; *end* is done when the session is over."""

    def __init__(self) -> None:
        self.end: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def leave(self) -> None:
        if not self.end.done():
            self.end.set_result(None)

    def fail(self, error: Exception) -> None:
        if not self.end.done():
            self.end.set_exception(error)

    def has_time(self) -> bool:
        return True


async def _until_left(visit: PlayerVisit, line: LocalLine, setup: Setup | None, bots: int) -> None:
    loop = asyncio.get_running_loop()

    def read() -> None:
        typed = os.read(sys.stdin.fileno(), _MOST_BYTES)
        if typed:
            visit.talk.guard(lambda: visit.receive(typed))
        else:
            loop.remove_reader(sys.stdin.fileno())
            visit.talk.guard(visit.end_input)

    visit.begin()
    if setup is not None:
        visit.talk.ask(OpenTable(agreement=replace(setup, seats=()), bots=bots))
    if stat.S_ISREG(os.fstat(sys.stdin.fileno()).st_mode):
        # An event loop can't wait for a regular file, which is always readable.
        await _read_file(visit, line.end)
    else:
        loop.add_reader(sys.stdin.fileno(), read)
    try:
        await line.end
    finally:
        loop.remove_reader(sys.stdin.fileno())


async def _read_file(visit: PlayerVisit, end: asyncio.Future[None]) -> None:
    """Carry out the lines of a file one by one, each after the effects of the one before."""
    for line in sys.stdin.buffer:
        if end.done():
            return
        visit.talk.guard(partial(visit.receive, line))
        await asyncio.sleep(_BETWEEN_LINES_SECONDS)
    visit.talk.guard(visit.end_input)


class LinePrinter:
    """Writes lines to standard output, in *glyphs* that its encoding has."""

    def __init__(self, glyphs: Glyphs, *, is_echoing: bool) -> None:
        self._glyphs = glyphs
        self._is_echoing = is_echoing
        #: Whether the current line of output contains typed text.
        self._is_begun = False

    def write(self, line: str) -> None:
        self._put(f"\n{line}\n" if self._is_begun else f"{line}\n")
        self._is_begun = False

    def echo(self, text: str) -> None:
        if self._is_echoing and text:
            self._put(text)
            self._is_begun = not text.endswith("\n")

    def ring(self) -> None:
        self._put("\a")

    def _put(self, text: str) -> None:
        lines = (
            text
            if self._glyphs is Glyphs.UNICODE
            else "\n".join(written_in(line, self._glyphs) for line in text.split("\n"))
        )
        sys.stdout.write(lines)
        sys.stdout.flush()


@contextmanager
def _typing(is_typed: bool) -> Iterator[None]:
    """Read each key as it is pressed, without echo, if standard input is a keyboard."""
    if not is_typed:
        yield
        return
    before = termios.tcgetattr(sys.stdin)
    try:
        tty.setcbreak(sys.stdin)
        yield
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)
