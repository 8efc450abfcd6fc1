"""What a client sends before its room can take it."""

#: A client may send this much before its room stands.
MOST_HELD_BYTES = 65_536


class HeldInput:
    """Keeps input in order until `release`; once a piece does not fit, it and all that follow are lost."""

    def __init__(self) -> None:
        self._pieces: list[bytes] = []
        self._free_bytes = MOST_HELD_BYTES
        self.has_lost = False
        #: Whether the client will send nothing more.
        self.has_ended = False

    def add(self, typed: bytes) -> None:
        if len(typed) > self._free_bytes:
            self.has_lost = True
        if not self.has_lost:
            self._pieces.append(typed)
            self._free_bytes -= len(typed)

    def release(self) -> bytes:
        """Everything that was kept."""
        pieces, self._pieces = self._pieces, []
        return b"".join(pieces)
