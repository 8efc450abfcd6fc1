"""The port: a session's own end of the connection to the hub.

A session makes one and gives it to the screens. They `ask` for changes, and show the values `lobby`, `table`
and `place`. A session in another process has a port of the same shape with a socket behind it: don't rely on
an answer within the call.
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
    """Ignore *answer*."""


class Port:
    """What one session may ask and see. Nothing reachable from here can change a game directly."""

    def __init__(self, caller: Caller) -> None:
        # A weak reference: code that draws must not hold or reach the tables of the server.
        self._caller = ref(caller)
        self._last_id = 0

    def ask(self, request: Request, answered: Answered = _unheard) -> None:
        """Send *request*; *answered* gets the answer once, now or later, in the session's context."""
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
        """The table where the person has a seat, present or away."""
        caller = self._caller()
        return None if caller is None else caller.seen_table()

    @property
    def place(self) -> int | None:
        """The person's own seat at the table."""
        caller = self._caller()
        return None if caller is None else caller.place

    @property
    def game(self) -> Replica | None:
        """The game at the person's table, as everybody sees it."""
        caller = self._caller()
        return None if caller is None else caller.game(is_own=False)

    @property
    def own_game(self) -> Replica | None:
        """The same game as the person sees it from their seat."""
        caller = self._caller()
        return None if caller is None else caller.game(is_own=True)

    @property
    def watched(self) -> Replica | None:
        """The game that the person watches as a spectator."""
        caller = self._caller()
        watched = None if caller is None else caller.watching.latest()
        return None if watched is None else watched.publisher.replica()

    @property
    def stand(self) -> StandView | None:
        """The spectators of the game that the person watches."""
        caller = self._caller()
        return None if caller is None else caller.watching.seen()

    def now(self) -> Millis:
        """The time by the clock of the views."""
        caller = self._caller()
        return 0 if caller is None else caller.service.clockwork.now()

    def listen(self, heard: Callable[[], None]) -> None:
        """Call *heard* when anything that a port shows has changed; it must return at once."""
        if (caller := self._caller()) is not None:
            caller.listen(heard)

    def unlisten(self, heard: Callable[[], None]) -> None:
        if (caller := self._caller()) is not None:
            caller.unlisten(heard)
