"""Somebody who hears a game in lines and types words, over a real port, on a clock that the test turns."""

from collections.abc import Iterator

from escape_tui.engine.setup import PlayerId
from escape_tui.hub.analysis.analysis import Analysis
from escape_tui.hub.clockwork import HandClockwork
from escape_tui.hub.port.messages.requests import Leave
from escape_tui.hub.port.port import Port
from escape_tui.hub.port.service import Caller, Service
from escape_tui.plain.keystrokes import Keystrokes
from escape_tui.plain.places.plain_game import GamePlace
from escape_tui.plain.places.plain_watching import WatchList
from escape_tui.plain.talk import PlainPlace, PlainTalk
from escape_tui.plain.visit import PlainVisit, PlayerVisit
from escape_tui.plain.voice import Voice
from escape_tui.scene.lobby.ladder_views import LadderLine, LadderView
from escape_tui.scene.lobby.visitor_services import DroppedSeat, Profile
from escape_tui.scene.menus.player_settings import Forgetful, Settings, encoded
from escape_tui.scene.terminal import Colours, Terminal
from tests.hub.people import Host
from tests.scene.live_table import Table
from tests.temple import CATALOGUE

#: Somebody without a terminal: `ssh -T HOST plain`.
PIPE = Terminal(kind="")


class Desk(Forgetful):
    """What a host does for a visitor, in memory."""

    def __init__(self, service: Service, name: str, *, may_play: bool) -> None:
        super().__init__()
        self.name = name.title()
        self.resume_code = "ABCD-EFGH-JKLM"
        self.analysed: Analysis | None = None
        self.catalogue = CATALOGUE
        self._service = service
        self._caller: Caller = Caller(service, name, may_play=may_play)
        self.port = Port(self._caller)

    def rename(self, name: str) -> None:
        self.name = name

    def claim(self, code: str) -> bool:
        if code != "known":
            return False
        self.port.ask(Leave())
        self._caller = Caller(self._service, "somebody")
        self.port, self.name = Port(self._caller), "Somebody"
        return True

    def show_colours(self, colours: Colours) -> None: ...

    def command(self, words: str) -> str:
        return f"ssh -t temple {words}"

    def link(self, words: str) -> str:
        return ""

    def dropped_seat(self) -> DroppedSeat | None:
        return None

    def take_back_seat(self) -> bool:
        return False

    def seat_kept_minutes(self) -> int:
        return 5

    def last_game(self) -> str:
        return "g1"

    def analysis(self, game: str, seats: tuple[PlayerId, ...]) -> Analysis | None:
        return self.analysed

    def set_aside_table(self) -> str:
        return ""

    def profile(self) -> Profile:
        return Profile(games=3, wins=1, best_streak=1)

    def ladder(self, period: str, step: int, players: int) -> LadderView:
        return LadderView("2026-W47", players, "2026-11-16", "2026-11-22", (LadderLine(("Ani",), 120, 2),))


class Hearing:
    """What somebody hears: `told` are lines, each with the moment at which it was told."""

    def __init__(
        self, desk: Desk, clock: HandClockwork, settings: Settings | None = None, terminal: Terminal = PIPE
    ) -> None:
        self.desk = desk
        self.clock = clock
        self.told: list[tuple[int, str]] = []
        self.echoed = ""
        self.bells = 0
        self.has_left = False
        #: Whether the rate limit allows each of the next strokes.
        self.breaths: Iterator[bool] = iter(())
        desk.save(encoded(settings or Settings()))
        self.talk = PlainTalk(
            desk,
            Voice(self._write, self._ring, clock),
            Keystrokes(self._echo, acts_by_key=False),
            terminal,
            clock,
            line=self,
        )
        self.visit = PlainVisit(self.talk, lambda: PlainPlace(self.talk))

    @property
    def heard(self) -> list[str]:
        return [line for _, line in self.told]

    def says(self, *lines: str) -> list[str]:
        """What is heard after *lines* are typed, each with Enter."""
        before = len(self.told)
        for line in lines:
            self.visit.receive(f"{line}\n".encode())
            self.wait()
        return self.heard[before:]

    def presses(self, *keys: bytes) -> list[str]:
        """What is heard after *keys* are pressed one by one."""
        before = len(self.told)
        for key in keys:
            self.visit.receive(key)
            self.wait()
        return self.heard[before:]

    def wait(self, millis: int = 0) -> list[str]:
        """What is heard while *millis* pass."""
        before = len(self.told)
        self.clock.turn(millis)
        return self.heard[before:]

    def hears(self, words: str) -> bool:
        return any(words in line for line in self.heard)

    def _write(self, line: str) -> None:
        self.told.append((self.clock.now(), line))

    def _ring(self) -> None:
        self.bells += 1

    def _echo(self, text: str) -> None:
        self.echoed += text

    def leave(self) -> None:
        self.has_left = True

    def fail(self, error: Exception) -> None:
        raise error

    def has_time(self) -> bool:
        return next(self.breaths, True)


class Listener(Hearing):
    """One plain visit to *host*."""

    def __init__(
        self,
        host: Host,
        name: str = "ann",
        settings: Settings | None = None,
        terminal: Terminal = PIPE,
        *,
        code: str = "",
        may_play: bool = True,
    ) -> None:
        super().__init__(Desk(host.service, name, may_play=may_play), host.clock, settings, terminal)
        self.host = host
        self.visit = (
            PlayerVisit(self.talk, self.desk, code)
            if may_play
            else PlainVisit(self.talk, lambda: WatchList(self.talk), code)
        )
        self.visit.begin()
        self.wait()


class Sitter(Hearing):
    """Somebody who plays the seat *player* of *table*, a game in the middle of things."""

    def __init__(self, table: Table, player: PlayerId = 0, settings: Settings | None = None) -> None:
        super().__init__(Desk(Host().service, "ann", may_play=True), table.clockwork, settings)
        self.seating = table.seating(player, can_pause=True, is_shared=True)
        self.visit = PlainVisit(self.talk, lambda: GamePlace(self.talk, self.seating))
        self.visit.begin()
        self.wait()
