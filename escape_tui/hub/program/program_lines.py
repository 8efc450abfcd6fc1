"""Lines: what a program writes, cut where it ended a line."""

from collections.abc import Iterator

#: No request is longer.
LONGEST_LINE = 16_384


class Lines:
    """Puts lines together from the pieces in which they arrive, and never holds more than one of them."""

    def __init__(self) -> None:
        self._begun = b""
        self._is_skipping = False

    def feed(self, piece: bytes) -> Iterator[bytes | None]:
        """Every line that ends in *piece*; `None` for each that is too long, as soon as it is."""
        *ended, begun = piece.split(b"\n")
        for end in ended:
            line, self._begun = self._begun + end, b""
            if self._is_skipping:
                self._is_skipping = False
            elif len(line) > LONGEST_LINE:
                yield None
            elif line.strip():
                yield line
        if not self._is_skipping:
            self._begun += begun
            if len(self._begun) > LONGEST_LINE:
                self.skip()
                yield None

    def end(self) -> Iterator[bytes]:
        """The line that has begun, where nothing follows it."""
        line, self._begun = self._begun, b""
        if line.strip():
            yield line

    def skip(self) -> None:
        """Forget the line that has begun, and the rest of it when it comes."""
        self._begun, self._is_skipping = b"", True
