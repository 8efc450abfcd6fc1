"""What an App is told about the visitor it is made for, and what it may ask of the host."""

from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING, Protocol

import msgspec

from escape_tui.scene.terminal import Colours, Size, Terminal
from ssh_host.admission.identity import Identity
from ssh_host.admission.network_limits import network_of
from ssh_host.session.arrival import WayIn
from ssh_host.session.destination import Door
from ssh_host.session.frame_outlet import Outlet
from tile_art.inks.glyphs import Glyphs

if TYPE_CHECKING:
    from ssh_host.host import Host
    from ssh_host.session.session import Session


class Leaving(StrEnum):
    """Why a visit ended."""

    QUIT = "quit"
    LOST = "lost"
    TAKEN_OVER = "taken over"
    KICKED = "kicked"
    IDLE = "idle"
    STALLED = "stalled"
    CRASHED = "crashed"
    CLOSING = "closing"
    NONSENSE = "nonsense"


class Looks(msgspec.Struct, frozen=True):
    """What an identity chose about its terminal; whatever else its settings hold belongs to the App."""

    colours: Colours | None = None
    glyphs: Glyphs | None = None
    language: str | None = None
    is_plain: bool = False


class VisitorRoom(Protocol):
    """The room of a visitor, as far as the visitor knows it."""

    @property
    def session(self) -> "Session": ...

    def run_later(self, action: Callable[..., object], *facts: object) -> None: ...

    def set_colours(self, colours: Colours) -> None: ...


class Visitor:
    """One visitor: who, at which door, with what terminal.

    Set `on_notice` to show a sentence of the host in your own way, and `on_leave` to hear, once, that the
    visit is over and why. Both are called on the loop's thread.
    """

    def __init__(self, room: VisitorRoom, terminal: Terminal) -> None:
        self._room = room
        self._session = session = room.session
        assert session.door is not None
        self.door: Door = session.door
        #: What they asked for at the door, and have not seen yet.
        self.code = session.door.code if session.watched is None else ""
        #: The table that they watched in another process of the house until now.
        self.watched = session.watched or ""
        self.suggested_name = session.name
        self.terminal = terminal
        self.on_notice: Callable[[str], None] | None = None
        self.on_leave: Callable[[Leaving], None] | None = None
        #: Names the journal of the game that is played, for the log of a crash.
        self.game: Callable[[], str] | None = None

    @property
    def identity(self) -> Identity:
        return self._session.identity

    @property
    def player(self) -> str:
        """The name by which the store knows this identity."""
        return self.identity.player

    @property
    def network(self) -> str:
        """Where the visitor comes from: all identities of one network may be one and the same person."""
        return network_of(self._session.address)

    @property
    def outlet(self) -> Outlet:
        return self._session.outlet

    @property
    def size(self) -> Size:
        """The window as it is now; `terminal.size` is what it was at the start."""
        return self._session.size

    @property
    def host(self) -> "Host":
        """The host, to read; its controls are for those who came through the admin door."""
        return self._session.host

    @property
    def way_in(self) -> WayIn:
        """How friends of the visitor come in."""
        return self._session.way_in

    @property
    def settings(self) -> bytes:
        return self._session.host.store.settings(self.player)

    def save_settings(self, settings: bytes) -> None:
        """Keep *settings*; where they are JSON, `colours`, `glyphs`, `language` count at the next visit."""
        self._session.host.store.save_settings(self.player, settings)

    def run(self, action: Callable[..., object], *facts: object) -> None:
        """Let the App do *action* a moment later, in its own context."""
        self._room.run_later(action, *facts)

    def set_colours(self, colours: Colours) -> None:
        """Draw with *colours* from now on."""
        self._room.set_colours(colours)

    def watches(self, code: str) -> None:
        """Note that the table *code* is watched from now on, or none."""
        self._session.watches(code)

    def move_to(self, word: str, code: str) -> None:
        """Let the visit go on in the process that has the table *code*, to join or to watch it."""
        self._session.move_to(word, code)

    def claim(self, code: str) -> bool:
        """Become the guest who holds the resume *code*, if there is one; their earlier session is closed."""
        return self._session.claim(code)


def looks_in(settings: bytes) -> Looks:
    """What *settings* say about the terminal; nothing where they say nothing that can be understood."""
    try:
        return msgspec.json.decode(settings, type=Looks) if settings else Looks()
    except msgspec.MsgspecError:
        return Looks()


def dressed(terminal: Terminal, looks: Looks) -> Terminal:
    """*terminal* with what was chosen in *looks*."""
    return Terminal(
        kind=terminal.kind,
        size=terminal.size,
        colours=looks.colours or terminal.colours,
        glyphs=looks.glyphs or terminal.glyphs,
        language=looks.language or terminal.language,
    )
