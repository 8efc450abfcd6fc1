"""Local play: a game in this terminal, for one to six people at one keyboard, with bots for empty seats."""

import os
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from secrets import randbits
from typing import TYPE_CHECKING, Any

from platformdirs import user_config_path, user_data_path
from rich.console import RenderableType
from textual.app import App
from textual.screen import Screen

from escape_tui.content.catalogue import Catalogue, load
from escape_tui.engine.game import Game
from escape_tui.engine.setup import COLOURS, PlayerId, Seat, Setup
from escape_tui.hub.bots.companion import Companion
from escape_tui.hub.bots.council import Council
from escape_tui.hub.chance import SeededChance
from escape_tui.hub.clockwork import LoopClockwork
from escape_tui.hub.live import LiveGame
from escape_tui.hub.record import Journal, header
from escape_tui.modules.box import new_game
from escape_tui.ui.app import TempleApp
from escape_tui.ui.screens.game import GameScreen
from escape_tui.ui.seating import Seating
from escape_tui.ui.settings import TerminalFacts
from escape_tui.ui.shelf import JOURNAL_SUFFIX, FolderShelf

if TYPE_CHECKING:
    from escape_tui.ui.setup_form import SetupForm

APP_NAME = "escape-temple"


class LocalOutlet:
    """Writes to the terminal that *app* runs in, through Textual's own driver."""

    knows_sync = True

    def __init__(self, app: App[Any]) -> None:
        self._app = app
        self.is_staged = False
        self.on_wake: Callable[[], None] | None = None

    @property
    def is_paused(self) -> bool:
        return self._app._driver is None

    def write_frame(self, frame: bytes) -> bool:
        driver = self._app._driver
        if driver is None:
            return False
        if frame:
            driver.write(frame.decode())
            driver.flush()
        return True

    def write_control(self, sequence: bytes) -> None:
        self.write_frame(sequence)

    def take_screen(self) -> None:
        self.is_staged = True

    def hand_back(self) -> None:
        self.is_staged = False
        if self._app._running and self._app.screen_stack:
            self._app.screen.refresh(layout=True)


class LocalApp(TempleApp):
    """The App in a terminal of its own."""

    def __init__(self, facts: TerminalFacts, folder: Path, **house: Any) -> None:
        catalogue = load()
        self._line = LocalOutlet(self)
        super().__init__(
            facts,
            outlet=self._line,
            keeper=FileKeeper(user_config_path(APP_NAME) / "settings.json"),
            shelf=FolderShelf(folder, catalogue),
            catalogue=catalogue,
            **house,
        )
        self._folder = folder

    def begin(self, form: "SetupForm") -> None:
        """Lay out the game that was agreed on in *form* and show it."""
        self.begin_game(form.setup(self.catalogue), form.bots(), None)

    def begin_game(self, setup: Setup, bots: frozenset[PlayerId], seed: int | None) -> None:
        self.open_game(self.seating(setup, bots, seed))

    def seating(self, setup: Setup, bots: frozenset[PlayerId], seed: int | None) -> Seating:
        """A new game with everyone but *bots* at this keyboard."""
        live = live_game(setup, bots, self.catalogue, seed, self._folder)
        people = tuple(player for player in range(len(setup.seats)) if player not in bots)
        live.resume()

        def pause() -> None:
            live.resume() if live.is_paused else live.pause()

        def again() -> None:
            self.begin_game(setup, bots, None)

        return Seating(
            live,
            people,
            play=live.play,
            pause=pause,
            again=again,
            leave=live.close,
            bots=lambda: bots,
            is_duo=self.settings.is_duo and len(people) == 2,
        )

    def _display(self, screen: Screen[Any], renderable: RenderableType | None) -> None:
        """Textual's own picture stays unseen while a stage has the screen."""
        if self._line.is_staged:
            self.post_display_hook()
            return
        super()._display(screen, renderable)


class FileKeeper:
    """Keeps settings in one file."""

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


def journal_of(game: Game, seed: int, folder: Path) -> Journal:
    """Writes *game* down in *folder* as it is played."""
    folder.mkdir(parents=True, exist_ok=True)
    stamp = time.strftime("%Y%m%d-%H%M%S")
    journal = Journal((folder / f"{stamp}-{seed % 10_000:04}{JOURNAL_SUFFIX}").open("ab", buffering=0).write)
    journal.begin(header(game.state.setup, seed, game.catalogue))
    return journal


def live_game(
    setup: Setup, bots: Iterable[PlayerId], catalogue: Catalogue, seed: int | None, folder: Path
) -> LiveGame:
    """A game about to begin, its clock standing still, *bots* in their seats."""
    sown = randbits(48) if seed is None else seed
    game = new_game(setup, catalogue, SeededChance(sown))
    live = LiveGame(game, LoopClockwork(), journal_of(game, sown, folder))
    council, chance = Council(), SeededChance(sown + 1)
    for player in bots:
        live.seat_bot(player, Companion(player, chance, council))
    return live


def quick_setup(
    players: int, bots: int, modules: tuple[str, ...] = (), soundtrack: str | None = "1"
) -> Setup:
    """A set-up for people and bots who do not care about names."""
    names = ("Ann", "Bea", "Cid", "Dov", "Eve", "Fay")
    seats = tuple(Seat(names[at], COLOURS[at]) for at in range(min(6, players + bots)))
    return Setup(seats, modules=modules, soundtrack=soundtrack)


def terminal_facts(environment: "os._Environ[str] | dict[str, str]") -> TerminalFacts:
    """What the terminal around this process says about itself."""
    kind = environment.get("TERM", "")
    locale = next((value for name in ("LC_ALL", "LC_CTYPE", "LANG") if (value := environment.get(name))), "")
    if environment.get("NO_COLOR") or kind in ("dumb", "vt100", "vt220"):
        colours = "none"
    elif environment.get("COLORTERM", "").lower() in ("truecolor", "24bit") or "kitty" in kind:
        colours = "truecolor"
    else:
        colours = "256" if "256" in kind else "16"
    is_plain = (bool(locale) and "utf" not in locale.lower()) or kind in ("linux", "vt100", "vt220")
    return TerminalFacts(locale or "en", colours, "ascii" if is_plain else "unicode")


def play(
    *,
    players: int | None = None,
    bots: int = 0,
    seed: int | None = None,
    modules: tuple[str, ...] = (),
    is_practice: bool = False,
) -> None:
    """Play in this terminal: straight into a game where *players* is given, else from the title screen."""
    folder = user_data_path(APP_NAME) / "games"

    def first(app: TempleApp) -> Screen[Any]:
        assert isinstance(app, LocalApp)
        if players is None:
            from escape_tui.ui.screens.title import TitleScreen

            return TitleScreen()
        setup = quick_setup(players, bots, modules, None if is_practice else "1")
        return GameScreen(app.seating(setup, frozenset(range(players, len(setup.seats))), seed))

    LocalApp(terminal_facts(os.environ), folder, first_screen=first).run()
