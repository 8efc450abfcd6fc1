"""A session's input: floods are dropped, and input that arrives before the room is ready is kept for it."""

from ssh_host.admission.token_bucket import FloodFilter
from ssh_host.session.rooms.room import Room

#: Input kept until the room is ready.
MOST_HELD_BYTES = 65_536


class SessionInput:
    """Keeps input, up to a limit, until there is a taker; from then on passes it on at once.

    If a piece doesn't fit, it and everything after it is lost, and the taker is told.
    """

    def __init__(self, flood: FloodFilter) -> None:
        self._flood = flood
        self._taker: Room | None = None
        self._held: list[bytes] = []
        self._free_bytes = MOST_HELD_BYTES
        self._has_lost = False
        self._has_ended = False

    def receive(self, typed: bytes, now: float) -> bool:
        """Take what was *typed*; `False` if it was dropped as part of a flood."""
        if not self._flood.passes(len(typed), now):
            self.lose()
            return False
        if self._taker is not None:
            self._taker.receive(typed)
        else:
            self._hold(typed)
        return True

    def _hold(self, typed: bytes) -> None:
        self._has_lost = self._has_lost or len(typed) > self._free_bytes
        if not self._has_lost:
            self._held.append(typed)
            self._free_bytes -= len(typed)

    def lose(self) -> None:
        """Some input was lost on the way."""
        if self._taker is not None:
            self._taker.start_afresh()
        self._has_lost = True

    def end(self) -> None:
        """There is no more input."""
        self._has_ended = True
        if self._taker is not None:
            self._taker.end_input()

    def pass_to(self, taker: Room) -> None:
        """Pass the input kept so far to *taker*, and all later input as it comes."""
        if self._taker is taker:
            return
        self._taker = taker
        held, self._held = b"".join(self._held), []
        if held:
            taker.receive(held)
        if self._has_lost:
            taker.start_afresh()
        if self._has_ended:
            taker.end_input()

    def close(self) -> None:
        """Forget the taker."""
        self._taker = None
