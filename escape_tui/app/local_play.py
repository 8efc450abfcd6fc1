"""Local play: a game in this terminal, for one to six people at one keyboard, with bots for empty seats."""

import os
import sys
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from getpass import getuser
from pathlib import Path
from secrets import randbits
from shutil import get_terminal_size
from typing import Any, NamedTuple

from msgspec import MsgspecError
from msgspec.structs import replace
from platformdirs import user_config_path, user_data_path
from textual.app import App
from textual.driver import Driver
from textual.screen import Screen

from escape_tui.app.ask_background import has_light_background
from escape_tui.app.screens.game.end_screen import AfterGame
from escape_tui.app.screens.game.game_screen import GameScreen
from escape_tui.app.temple_app import TempleApp
from escape_tui.app.textual_internals.app_parts import draw_only_while, driver_of, is_leaving, is_running
from escape_tui.app.textual_internals.patient_driver import PatientDriver
from escape_tui.app.textual_internals.timers import patient_timers
from escape_tui.app.widgets.ask import Confirm
from escape_tui.content.catalogue import Catalogue, load
from escape_tui.engine.game import Game
from escape_tui.engine.setup import COLOURS, PlayerId, Seat, Setup
from escape_tui.hub.bots.companion import Companion
from escape_tui.hub.bots.council import Council
from escape_tui.hub.bots.manner import Manner
from escape_tui.hub.clockwork import LoopClockwork
from escape_tui.hub.lobby.challenge_book import ChallengeBook, decode_book, encode_book
from escape_tui.hub.lobby.sanitize import clean_name
from escape_tui.hub.port.hot_seat import HotSeat
from escape_tui.hub.record.record import Journal, JournalError, header
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.hub.table.live_game import LiveGame
from escape_tui.modules.box import new_game
from escape_tui.modules.challenge import CHALLENGE
from escape_tui.scene.game.end.end_report import Kept
from escape_tui.scene.game.input.seating import Seating
from escape_tui.scene.replay.recordings import JOURNAL_SUFFIX, FolderRecordings
from escape_tui.scene.stage.outlet import Outlet
from escape_tui.scene.table.setup_form import SetupForm
from escape_tui.scene.terminal import Terminal, TerminalSize, terminal

APP_NAME = "escape-temple"

#: The key under which it is stored that two people have said how they share the keyboard.
SHARED = "shared-keyboard"


class LocalOutlet(Outlet):
    """Writes to the terminal that *app* runs in, through Textual's own driver."""

    knows_sync = True

    def __init__(self, app: App[Any]) -> None:
        self._app = app

    @property
    def is_paused(self) -> bool:
        return self._open_driver() is None

    def write_frame(self, frame: bytes) -> bool:
        driver = self._open_driver()
        if driver is None:
            return False
        if frame:
            driver.write(frame.decode())
            driver.flush()
        return True

    def write_control(self, sequence: bytes) -> None:
        self.write_frame(sequence)

    def screen_returned(self) -> None:
        if is_running(self._app) and self._app.screen_stack:
            self._app.screen.refresh(layout=True)

    def _open_driver(self) -> Driver | None:
        """The driver, while the App owns the terminal."""
        app = self._app
        # A closing App still has a driver, and the table's clock runs until the game is closed: anything
        # drawn meanwhile would end up in the shell.
        return driver_of(app) if is_running(app) and not is_leaving(app) else None


class Places(NamedTuple):
    """Where files are stored on this machine."""

    settings: Path
    games: Path
    book: Path


def usual_places() -> Places:
    data = user_data_path(APP_NAME)
    return Places(user_config_path(APP_NAME) / "settings.json", data / "games", data / "challenges.json")


class LocalApp(TempleApp):
    """The App in a terminal of its own."""

    def __init__(
        self,
        terminal: Terminal,
        places: Places,
        player_name: str = "",
        first_screen: Callable[[TempleApp], Screen[Any]] | None = None,
        catalogue: Catalogue | None = None,
    ) -> None:
        catalogue = catalogue or load()
        self._line = LocalOutlet(self)
        self._places = places
        #: The id under which each game of this run is recorded.
        self._kept_as: dict[int, str] = {}
        super().__init__(
            terminal,
            outlet=self._line,
            storage=KeptFile(places.settings),
            recordings=FolderRecordings(places.games, catalogue),
            book=kept_book(places.book),
            player_name=player_name,
            catalogue=catalogue,
            first_screen=first_screen,
        )
        # Textual must not draw while a stage has the screen.
        draw_only_while(self, lambda: not self._line.is_staged)

    def get_driver_class(self) -> type[Driver]:
        return PatientDriver

    def begin(self, form: SetupForm) -> None:
        self.begin_game(form.setup(self.catalogue), form.bots(), None)

    def begin_game(self, setup: Setup, bots: frozenset[PlayerId], seed: int | None) -> None:
        """Start a game; two people who have never shared this keyboard are asked how first."""
        if not self.has_to_ask_for_keys(len(setup.seats) - len(bots)):
            self.push_screen(GameScreen(self.seating(setup, bots, seed)))
            return

        def answered(answer: str | None) -> None:
            kept = self.settings.remembered | {SHARED: True}
            self.adopt(replace(self.settings, is_duo=answer is not None, remembered=kept))
            self.push_screen(GameScreen(self.seating(setup, bots, seed)))

        say = self.words.say
        question = Confirm(say("share-keys-title"), say("share-keys-told"), say("share-keys-hint"))
        self.push_screen(question, answered)

    def has_to_ask_for_keys(self, people: int) -> bool:
        """Whether *people* at this keyboard have to say how they share it."""
        return people == 2 and not self.settings.is_duo and SHARED not in self.settings.remembered

    def seating(self, setup: Setup, bots: frozenset[PlayerId], seed: int | None) -> Seating:
        """A new game with everybody but *bots* at this keyboard."""
        sown = randbits(48) if seed is None else seed
        game = new_game(setup, self.catalogue, SeededChance(sown))
        journal = FileJournal(game, sown, self._places.games)
        live = LiveGame(game, LoopClockwork(), journal)
        seat_companions(live, bots, sown)
        people = tuple(player for player in range(len(setup.seats)) if player not in bots)
        live.resume()
        self._kept_as[live.publisher.id] = journal.name

        def leave() -> None:
            live.close()
            journal.close()

        return Seating(
            live.publisher.replica(),
            tuple(live.publisher.replica(player) for player in people),
            ask=HotSeat(live).ask,
            leave=leave,
            can_pause=True,
            can_play_again=True,
            is_duo=self.settings.is_duo and len(people) == 2,
        )

    def after_game(self, seating: Seating) -> AfterGame:
        return AfterLocalGame(self, seating, self._kept_as.get(seating.shown.id, ""))

    def show_end(self, seating: Seating) -> None:
        """challenge.progress — a won challenge is entered in the book."""
        state = seating.shown.state
        challenge = state.setup.options.get(CHALLENGE)
        if state.ending is not None and state.ending.is_won and challenge is not None:
            self._book = self.book.with_win(str(challenge), len(state.setup.seats))
            KeptFile(self._places.book).save(encode_book(self.book))
        super().show_end(seating)


class AfterLocalGame(AfterGame):
    """After a game that is recorded on this machine as *kept_as*."""

    def __init__(self, app: LocalApp, seating: Seating, kept_as: str) -> None:
        super().__init__(app, seating)
        self._app: LocalApp = app
        self._kept_as = kept_as

    def kept(self) -> Kept:
        return Kept(self._kept_as)

    def see_again(self) -> None:
        self._app.run_worker(self._see_again(), exclusive=True)

    async def _see_again(self) -> None:
        try:
            self._app.show_replay(await self._app.recordings.recording(self._kept_as), self._kept_as)
        except JournalError as error:
            self._app.notice(self._app.words.say("replay-unreadable", reason=error.reason))

    def play_again(self) -> None:
        super().play_again()
        setup = self._seating.shown.state.setup
        everybody = frozenset(range(len(setup.seats)))
        self._app.begin_game(setup, everybody - {*self._seating.seats}, None)


class NoTerminal(Exception):
    """There is no terminal to draw on; the text says what to type instead."""


class KeptFile:
    """Settings, or a book of challenges, in one file."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def load(self) -> bytes:
        try:
            return self._path.read_bytes()
        except OSError:
            return b""

    def save(self, settings: bytes) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._path.write_bytes(settings)


class FileJournal(Journal):
    """Records *game* in *folder* while it is played."""

    is_continued = False

    def __init__(self, game: Game, seed: int, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        name = f"{time.strftime('%Y%m%d-%H%M%S')}-{seed % 10_000:04}"
        self._file = (folder / f"{name}{JOURNAL_SUFFIX}").open("ab", buffering=0)
        super().__init__(self._write, name=name)
        self.begin(header(game.state.setup, seed, game.catalogue), game)

    def close(self) -> None:
        self._file.close()

    def _write(self, line: bytes) -> None:
        """Write *line* if the disk has room: if not, the players lose a recording, not their game."""
        with suppress(OSError):
            self._file.write(line)


def kept_book(path: Path) -> ChallengeBook:
    """The challenges won on this machine; an unreadable book is replaced by an empty one."""
    try:
        return decode_book(path.read_bytes())
    except (OSError, MsgspecError):
        return ChallengeBook()


def seat_companions(live: LiveGame, bots: Iterable[PlayerId], seed: int) -> None:
    council, chance = Council(manner=Manner.COMPANIONABLE), SeededChance(seed + 1)
    for player in bots:
        live.seat_bot(player, Companion(player, chance, council))


def quick_setup(
    players: int, bots: int, modules: tuple[str, ...] = (), soundtrack: str | None = "1"
) -> Setup:
    """A setup for people with default names and the bots of the other colours."""
    names = ("Ann", "Bea", "Cid", "Dov", "Eve", "Fay")
    people = [Seat(names[at], COLOURS[at]) for at in range(players)]
    seats = (*people, *(Seat(f"Bot {colour}", colour) for colour in COLOURS[players : players + bots]))
    return Setup(seats, modules=modules, soundtrack=soundtrack)


def this_terminal() -> Terminal:
    """The abilities of the terminal that this process runs in."""
    this = terminal(os.environ.get("TERM", ""), TerminalSize(*get_terminal_size()), os.environ)
    can_answer = this.tells_background and sys.stdin.isatty() and sys.stdout.isatty()
    is_light = can_answer and has_light_background(sys.stdin.fileno(), sys.stdout.fileno())
    return replace(this, is_light=is_light)


def user_name() -> str:
    """The player's user name; empty if unknown."""
    try:
        return getuser()
    except (KeyError, OSError):
        return ""


class Straight(NamedTuple):
    """A game to start without a menu: the first *people* seats are at this keyboard."""

    setup: Setup
    people: int
    seed: int | None = None


def play(catalogue: Catalogue, straight: Straight | None = None) -> None:
    """Play in this terminal with *catalogue*: from the title screen, or *straight* into a game.

    Raises `NoTerminal`.
    """
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise NoTerminal("There is no terminal here. To play in plain text, type: escape-temple play --plain")

    def first(app: TempleApp) -> Screen[Any]:
        assert isinstance(app, LocalApp)
        from escape_tui.app.screens.menus.title_screen import TitleScreen

        if straight is None:
            return TitleScreen()
        bots = frozenset(range(straight.people, len(straight.setup.seats)))
        if app.has_to_ask_for_keys(straight.people):
            app.call_next(app.begin_game, straight.setup, bots, straight.seed)
            return TitleScreen()
        return GameScreen(app.seating(straight.setup, bots, straight.seed))

    name = clean_name(user_name())
    with patient_timers():
        LocalApp(this_terminal(), usual_places(), name, first, catalogue).run()
