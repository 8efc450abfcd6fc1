"""Lines: a program's output, split at line breaks."""

from collections.abc import Iterator

#: Largest size of a request, in bytes.
LONGEST_LINE = 16_384


class LineAssembler:
    """Assembles lines from chunks, and never buffers more than one."""

    def __init__(self) -> None:
        self._begun = b""
        self._is_skipping = False

    def feed(self, piece: bytes) -> Iterator[bytes | None]:
        """The lines that end in *piece*; `None` for each that is too long, as soon as that is known."""
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
        """The last line, if it has no line break."""
        line, self._begun = self._begun, b""
        if line.strip():
            yield line

    def skip(self) -> None:
        """Drop the current line, including the rest of it."""
        self._begun, self._is_skipping = b"", True
