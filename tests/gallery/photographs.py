"""Photographs of real visits: `python -m tests.gallery` lets people come by ssh and through a browser, and
keeps what their terminals show."""

import asyncio
import base64
import contextlib
import os
import pty
import re
import sys
import termios
from collections.abc import AsyncIterator, Callable, Iterator
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory

import pyte
from asyncssh import SSHKey
from pyte.screens import Char

from escape_tui.hub.bots.companion import Companion
from escape_tui.hub.bots.council import Council
from escape_tui.hub.seeded_chance import SeededChance
from ssh_host.admission.identity import identity_of_key
from tests.ssh_host.camp import DOWN, ENTER, ESC, Camp, camp, new_key
from tests.ssh_host.house import Client, until, visiting
from tests.ssh_host.web.chromium import CHROMIUM, Tab, browsing, started
from tests.ssh_host.web.page import WEB, address
from tile_art.inks.svg import CELL_HEIGHT, CELL_WIDTH, FONTS, written

Keep = Callable[[str, str | bytes], None]

_STEP, _SETTLING = 0.3, 1.5
USUAL, ROOMY = (80, 24), (120, 40)

#: Every photograph, in the order in which they are taken.
PHOTOGRAPHS = (
    "title.svg", "welcome.svg", "lobby.svg", "settings.svg", "help.svg", "challenges.svg", "learn.svg",
    "gathering.svg", "setup.svg", "admin.svg", "sixteen-colours.svg", "console.svg", "no-colour.svg",
    "end.svg", "replay.svg", "shared-replay.svg", "browser.png", "phone.png",
)  # fmt: skip

#: What a terminal of all colours with a dark background answers.
TRUE_COLOUR = b"\x1bP1$r0;48:2::1:2:3m\x1b\\\x1b]11;rgb:1010/1010/1414\x1b\\\x1b[?62;22c"

#: The colours of a terminal that were not chosen by a program.
_NIGHT, _INK = "101014", "d0d0d0"
_ANSI = {
    "black": "000000", "red": "cd3131", "green": "0dbc79", "brown": "e5e510", "blue": "2472c8",
    "magenta": "bc3fbc", "cyan": "11a8cd", "white": "e5e5e5", "brightblack": "666666",
    "brightred": "f14c4c", "brightgreen": "23d18b", "brightbrown": "f5f543", "brightblue": "3b8eea",
    "brightmagenta": "d670d6", "brightcyan": "29b8db", "brightwhite": "ffffff",
}  # fmt: skip

#: Codes, ids and dates, which differ at every visit.
_CHANCE = re.compile(r"\b(?:[A-Z0-9]{4}(?:-[A-Z0-9]{4})*|[0-9a-f]{8,}|\d{4}-\d\d-\d\d|SHA256:\S+)\b")

#: The address that stands in invitations.
FLAGS: dict[str, object] = {"listen.port": 22022, "listen.public_name": "play.example.org"}
#: How long is played before the pictures.
PLAYED_MS, STEP_MS = 75_000, 500


def photograph(screen: pyte.Screen, title: str) -> str:
    """What *screen* shows, as an SVG document called *title*."""
    width, height = screen.columns * CELL_WIDTH, screen.lines * CELL_HEIGHT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
        f' height="{height}" role="img" font-family="{FONTS}" font-size="15" xml:space="preserve">',
        f'<title>{title}</title><rect width="100%" height="100%" fill="#{_NIGHT}"/>',
    ]
    letters: list[str] = []
    for x, y, text, look in _runs(screen):
        ink, ground = _colours(look)
        if ground != _NIGHT:
            parts.append(
                f'<rect x="{x * CELL_WIDTH}" y="{y * CELL_HEIGHT}" width="{len(text) * CELL_WIDTH}"'
                f' height="{CELL_HEIGHT}" fill="#{ground}"/>'
            )
        weight = ' font-weight="bold"' if look.bold else ""
        letters += written(text, x, y, f'fill="#{ink}"{weight}')
    return "".join((*parts, *letters, "</svg>\n"))


def _runs(screen: pyte.Screen) -> Iterator[tuple[int, int, str, Char]]:
    """Runs of adjacent cells that look the same: column, row, text and look."""
    for y in range(screen.lines):
        cells = [screen.buffer[y][x] for x in range(screen.columns)]
        for look, run in groupby(range(len(cells)), key=lambda x: cells[x]._replace(data="")):
            first, *others = run
            yield first, y, "".join(cells[x].data or " " for x in (first, *others)), look


def _colours(look: Char) -> tuple[str, str]:
    ink, ground = _ANSI.get(look.fg, look.fg), _ANSI.get(look.bg, look.bg)
    ink, ground = _INK if ink == "default" else ink, _NIGHT if ground == "default" else ground
    return (ground, ink) if look.reverse else (ink, ground)


def is_the_same(picture: str, kept: str) -> bool:
    """Whether two pictures differ in nothing but codes, ids and dates."""
    return _CHANCE.sub("", picture) == _CHANCE.sub("", kept)


@contextlib.asynccontextmanager
async def _arrived(
    home: Camp, name: str, key: SSHKey, size: tuple[int, int] = USUAL, **options: str
) -> AsyncIterator[Client]:
    """Somebody in the lobby."""
    async with visiting(home, name, key, size=size, **options) as client:
        client.type(TRUE_COLOUR)
        await until(lambda: client.sees("Enter the temple") or client.sees("Quick play"))
        if not client.sees("Quick play"):
            client.type(ENTER)
        await client.until_sees("Quick play")
        yield client


async def _open(client: Client, entry: str, seen: str) -> None:
    """Go down to *entry* and open it, slowly enough for a busy machine."""
    client.type(b"\x1b[H")
    await asyncio.sleep(_STEP)
    while f"► {entry}" not in client.text:
        client.type(DOWN)
        await asyncio.sleep(_STEP)
    client.type(ENTER)
    await client.until_sees(seen)


async def _settled() -> None:
    """Wait until everything that has changed is drawn."""
    await asyncio.sleep(_SETTLING)


async def _ready(home: Camp, opener: Client, bots: int) -> None:
    """*opener* opens a table with *bots* and starts the game."""
    opener.type(b"o")
    await opener.until_sees("I’m ready")
    for _ in range(bots):
        opener.type(b"b")
        await asyncio.sleep(0.3)
    opener.type(b"r")
    await opener.until_sees("─ Story")


async def _play(home: Camp, milliseconds: int) -> None:
    for _ in range(milliseconds // STEP_MS):
        home.clock.turn(STEP_MS)
        await asyncio.sleep(0)


async def around(home: Camp, keep: Keep) -> None:
    """A first visit, the lobby and what its entries open, a table, and the screen of an admin."""
    ann, bea, kan = (new_key() for _ in range(3))
    async with visiting(home, "Ann", ann) as client:
        client.type(TRUE_COLOUR)
        await client.until_sees("Enter the temple")
        await _settled()
        keep("welcome.svg", photograph(client.screen, "A first visit"))
    async with _arrived(home, "Kan", kan) as host, _arrived(home, "Bea", bea, ROOMY) as guest:
        await _ready(home, host, bots=2)
        await _play(home, PLAYED_MS)
        for said in ("one more for a quiet game? we explain", "new here? come to my table"):
            guest.type(b"t")
            await guest.until_sees("Say to everyone here")
            guest.type(said.encode() + ENTER)
            await guest.until_sees(f"Bea: {said}")
        guest.type(b"o")
        await guest.until_sees("I’m ready")
        async with _arrived(home, "Ann", ann, ROOMY) as client:
            await _settled()
            keep("lobby.svg", photograph(client.screen, "The lobby"))
            for entry, name, seen in (
                ("Settings", "settings", "Number of colours"),
                ("Rules", "help", "The goal"),
                ("Challenges", "challenges", "Challenge 1a"),
            ):
                await _open(client, entry, seen)
                client.type(DOWN * 2)
                await _settled()
                keep(f"{name}.svg", photograph(client.screen, entry))
                client.type(ESC)
                await client.until_sees("Quick play")
            await _open(client, "New here? Learn", "Lesson 1 of")
            await _settled()
            keep("learn.svg", photograph(client.screen, "Learn"))
        async with _arrived(home, "Ann", ann) as client:
            client.type(b"q")
            await client.until_sees("I’m ready")
            guest.type(b"b")
            await guest.until_sees("Gotli")
            await _settled()
            keep("gathering.svg", photograph(guest.screen, "A waiting room"))
            await _open(guest, "Setup…", "Difficulty")
            guest.type(DOWN * 14)
            await _settled()
            keep("setup.svg", photograph(guest.screen, "Set-up"))
            async with visiting(home, "root", ADMIN, command="admin", size=ROOMY) as admin:
                admin.type(TRUE_COLOUR)
                await admin.until_sees("Enter the temple")
                admin.type(ENTER)
                await admin.until_sees("Kan")
                await _settled()
                keep("admin.svg", photograph(admin.screen, "Admin"))


async def a_game(home: Camp, keep: Keep) -> None:
    """A game in three simple terminals, its end, and its replay, which two people see together."""
    ann, bea = new_key(), new_key()
    async with _arrived(home, "Ann", ann, ROOMY) as client, _arrived(home, "Bea", bea) as friend:
        client.type(b"o")
        await client.until_sees("I’m ready")
        friend.type(b"q")
        await friend.until_sees("I’m ready")
        client.type(b"b")
        await client.until_sees("Gotli")
        for each in (client, friend):
            each.type(b"r")
        await client.until_sees("─ Story")
        council = Council()
        for player in (0, 1):
            home.live.seat_bot(player, Companion(player, SeededChance(7), council))
        await _play(home, PLAYED_MS)
        for name, term, env in (
            ("sixteen-colours", "xterm-16color", {}),
            ("console", "linux", {}),
            ("no-colour", "xterm", {"NO_COLOR": "1"}),
        ):
            async with visiting(home, "Ann", ann, term=term, env=env) as other:
                await other.until_sees("─ Story")
                await _settled()
                keep(f"{name}.svg", photograph(other.screen, name.replace("-", " ").capitalize()))
        async with visiting(home, "Ann", ann, size=ROOMY) as client:
            client.type(TRUE_COLOUR)
            await client.until_sees("─ Story")
            home.live.seat_bot(0, Companion(0, SeededChance(8), council))
            while home.live.state.ending is None:
                await _play(home, STEP_MS)
            await _settled()
            for each in (client, friend):
                each.type(b" ")
                await each.until_sees("Rematch")
            await _settled()
            keep("end.svg", photograph(client.screen, "The end"))
            client.type(b"v")
            await client.until_sees("You lead")
            client.type(b"n" * 12)
            await _settled()
            keep("replay.svg", photograph(client.screen, "A replay"))
            friend.type(b"v")
            await friend.until_sees("Ann leads")
            client.type(b"t")
            await client.until_sees("Say to the ")
            client.type(b"here I should have waited" + ENTER)
            await friend.until_sees("Ann: here I should")
            await _settled()
            keep("shared-replay.svg", photograph(friend.screen, "A shared replay"))


async def at_home(keep: Keep) -> None:
    """The title of local play."""
    screen, (ours, its) = pyte.Screen(*ROOMY), pty.openpty()
    termios.tcsetwinsize(ours, (screen.lines, screen.columns))
    stream = pyte.ByteStream(screen)
    asyncio.get_running_loop().add_reader(ours, lambda: stream.feed(os.read(ours, 65_536)))
    with TemporaryDirectory() as folder:
        its_own = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "HOME": folder, "LANG": "C.UTF-8"}
        command, env = (sys.executable, "-m", "escape_tui.cli", "play"), os.environ | its_own
        game = await asyncio.create_subprocess_exec(*command, stdin=its, stdout=its, stderr=its, env=env)
        await until(lambda: any("Learn" in line for line in screen.display))
        await _settled()
        keep("title.svg", photograph(screen, "The title of local play"))
        game.terminate()
        await game.wait()
    asyncio.get_running_loop().remove_reader(ours)
    os.close(ours)
    os.close(its)


async def in_a_browser(home: Camp, keep: Keep) -> None:
    """The page with a game of companions, on a desk and on a phone."""
    # Chromium still writes into its profile while it ends.
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        for debugger in started(Path(folder)):
            async with browsing(debugger) as browser:
                tab = await browser.tab()
                await tab.resize(1280, 800)
                await tab.go(address(home))
                await tab.until("document.getElementById('note').open")
                await tab.ask("document.querySelector('#note button').click()")
                await tab.until_sees("Enter the temple")
                await tab.enter()
                await tab.until_sees("Quick play")
                await tab.letter("o")
                await tab.until_sees("I’m ready")
                for name in ("Bixal", "Gotli", "Yutzi"):
                    await tab.letter("b")
                    await tab.until_sees(name)
                await tab.letter("r")
                await tab.until_sees("─ Story")
                home.live.seat_bot(0, Companion(0, SeededChance(7), Council()))
                await _play(home, PLAYED_MS)
                await _settled()
                keep("browser.png", await _shown(tab))
                await tab.resize(390, 844, is_phone=True)
                await tab.until("innerWidth === 390 && temple.terminal.cols < 70")
                await _settled()
                keep("phone.png", await _shown(tab))


async def _shown(tab: Tab) -> bytes:
    return base64.b64decode((await tab.do("Page.captureScreenshot", format="png"))["data"])


ADMIN = new_key()


async def take(keep: Keep) -> None:
    """Keep a photograph of every visit; without Chromium those in a browser stay as they are."""
    await at_home(keep)
    for visit in (around, a_game, *((in_a_browser,) if CHROMIUM else ())):
        with TemporaryDirectory() as folder:
            web = WEB if visit is in_a_browser else {}
            flags = {**FLAGS, **web, "admin.keys": [identity_of_key(ADMIN).fingerprint]}
            async with camp(Path(folder), flags) as home:
                await visit(home, keep)
