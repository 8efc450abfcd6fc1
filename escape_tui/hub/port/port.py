"""The port: a visitor's own end of the line to the hub.

A door makes one for each visit and gives it to the screens. What they want they `ask`; what they show they
take from `lobby`, `table` and `place`, which are values. A visit in another process has a port of the same
shape whose other end is a socket: nothing here may be relied on to be answered within the call.
"""

from collections.abc import Callable
from weakref import ref

from msgspec.structs import replace

from escape_tui.engine.state import Millis
from escape_tui.hub.port.messages.answers import Answer, Refused
from escape_tui.hub.port.messages.requests import Request
from escape_tui.hub.port.messages.views import LobbyView, StandView, TableView
from escape_tui.hub.port.service import Caller
from escape_tui.hub.watching.replica import Replica

Answered = Callable[[Answer], None]


def _unheard(answer: Answer) -> None:
    """Nobody waits for *answer*."""


class Port:
    """What one visit may ask, and what it sees. Nothing that is reached from here can be played with."""

    def __init__(self, caller: Caller) -> None:
        # By a weak reference: what draws must not hold, nor find, the tables of the host.
        self._caller = ref(caller)
        self._last_id = 0

    def ask(self, request: Request, answered: Answered = _unheard) -> None:
        """Ask for *request*; *answered* hears what came of it: once, now or later, in the visit's context."""
        if not request.id:
            request = replace(request, id=self._last_id + 1)
        self._last_id = max(self._last_id, request.id)
        caller = self._caller()
        if caller is None:
            answered(Refused(request.id, reason="gone"))
        else:
            caller.receive(request, answered)

    @property
    def lobby(self) -> LobbyView:
        caller = self._caller()
        return LobbyView(0, 0) if caller is None else caller.seen_lobby()

    @property
    def table(self) -> TableView | None:
        """The table at which the visitor sits, here or away."""
        caller = self._caller()
        return None if caller is None else caller.seen_table()

    @property
    def place(self) -> int | None:
        """The visitor's own seat at the table."""
        caller = self._caller()
        return None if caller is None else caller.place

    @property
    def game(self) -> Replica | None:
        """The game at the visitor's table, as everybody may see it."""
        caller = self._caller()
        return None if caller is None else caller.game(is_own=False)

    @property
    def own_game(self) -> Replica | None:
        """The same game as the visitor may see it from their seat."""
        caller = self._caller()
        return None if caller is None else caller.game(is_own=True)

    @property
    def watched(self) -> Replica | None:
        """The game that the visitor watches from outside."""
        caller = self._caller()
        watched = None if caller is None else caller.watching.showing
        return None if watched is None else watched.publisher.replica()

    @property
    def stand(self) -> StandView | None:
        """Those with whom the visitor watches a game."""
        caller = self._caller()
        return None if caller is None else caller.watching.seen()

    def now(self) -> Millis:
        """The time by the clock that views go by."""
        caller = self._caller()
        return 0 if caller is None else caller.service.clockwork.now()

    def listen(self, heard: Callable[[], None]) -> None:
        """Call *heard* whenever something that is seen from here has changed; it must return at once."""
        if (caller := self._caller()) is not None:
            caller.listen(heard)

    def unlisten(self, heard: Callable[[], None]) -> None:
        if (caller := self._caller()) is not None:
            caller.unlisten(heard)
