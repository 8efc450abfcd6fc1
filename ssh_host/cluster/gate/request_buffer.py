"""The request buffer: requests of a program that arrive while its session moves between workers."""

from escape_tui.hub.program.program_lines import LONGEST_LINE
from ssh_host.session.connection.session_input import MOST_HELD_BYTES


class RequestBuffer:
    """Passes on whole lines only, so that no worker gets half of one, and holds them while the session
    moves."""

    def __init__(self) -> None:
        self._begun = b""
        self._held = b""
        #: Whether a line was dropped; the next worker must know.
        self.has_lost = False

    def whole(self, typed: bytes) -> bytes:
        """The lines that *typed* completes. A line that is too long is passed on as it is, to be refused."""
        ended, newline, begun = (self._begun + typed).rpartition(b"\n")
        self._begun = begun
        if len(begun) <= LONGEST_LINE:
            return ended + newline
        self._begun = b""
        return ended + newline + begun

    def end(self) -> bytes:
        """The last line, if it has no line break."""
        rest, self._begun = self._begun, b""
        return rest

    def hold(self, lines: bytes) -> None:
        if len(self._held) + len(lines) > MOST_HELD_BYTES:
            self.has_lost = True
        else:
            self._held += lines

    def take(self) -> bytes:
        """Take the held lines."""
        held, self._held = self._held, b""
        return held
