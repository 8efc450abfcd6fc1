"""What a client sends: floods are dropped, and what comes before there is a room is held for it."""

from typing import Protocol

from ssh_host.admission.token_bucket import FloodFilter

#: A client may send this much before its room stands.
MOST_HELD_BYTES = 65_536


class InputTaker(Protocol):
    """What takes input, as a room does."""

    def receive(self, typed: bytes) -> None: ...

    def start_afresh(self) -> None: ...

    def end_input(self) -> None: ...


class SessionInput:
    """Holds input, in order and bounded, until somebody takes it; from then on passes it on at once.

    Once a piece does not fit, it and all that follow are lost, of which the taker is told.
    """

    def __init__(self, flood: FloodFilter) -> None:
        self._flood = flood
        self._taker: InputTaker | None = None
        self._held: list[bytes] = []
        self._free_bytes = MOST_HELD_BYTES
        self._has_lost = False
        self._has_ended = False

    def receive(self, typed: bytes, now: float) -> bool:
        """Take what was *typed*; `False` where it is part of a flood, and dropped."""
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
        """Some of what was typed did not get here."""
        if self._taker is not None:
            self._taker.start_afresh()
        self._has_lost = True

    def end(self) -> None:
        """Nothing more is typed."""
        self._has_ended = True
        if self._taker is not None:
            self._taker.end_input()

    def pass_to(self, taker: InputTaker) -> None:
        """Give *taker* what was typed until now, and from now on whatever is typed."""
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
        """Let go of whoever takes input."""
        self._taker = None
