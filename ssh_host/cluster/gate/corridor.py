"""The corridor between a gate and a worker: small frames on one socket per session."""

from collections.abc import Iterator
from enum import IntEnum
from struct import Struct
from typing import NamedTuple

#: A longer frame is a mistake or an attack.
LONGEST = 65_536

_HEAD = 4
#: Kind and length in one number.
_head = Struct(">I")


class FrameKind(IntEnum):
    """The kind of a frame.

    The gate sends hello, keys, the end of input, new sizes, and a request to end. The worker sends output,
    errors, where the session moves, its new identity, what it watches, a program's name, and that it has
    ended.
    """

    HELLO = 1
    BYTES = 2
    RESIZE = 3
    END = 4
    MOVE = 5
    BECAME = 6
    EXIT = 7
    NOTICE = 8
    LOST_KEYS = 9
    ERROR = 10
    WATCHES = 11
    END_OF_INPUT = 12
    CALLED = 13


_KINDS = {int(kind): kind for kind in FrameKind}
_BYTES = FrameKind.BYTES << 24


class Frame(NamedTuple):
    kind: FrameKind
    payload: bytes


class BrokenCorridor(Exception):
    """An invalid frame; the text says why."""


def encoded(kind: FrameKind, payload: bytes = b"") -> bytes:
    """A frame as bytes; longer content goes through `in_pieces` first."""
    if len(payload) > LONGEST:
        raise BrokenCorridor(f"a frame of {len(payload)} bytes is too long")
    return _head.pack(kind << 24 | len(payload)) + payload


def in_pieces(content: bytes, kind: FrameKind = FrameKind.BYTES) -> bytes:
    """*content* as frames of *kind*, none of them too long."""
    if 0 < len(content) <= LONGEST:
        return _head.pack(kind << 24 | len(content)) + content
    starts = range(0, len(content), LONGEST)
    return b"".join(encoded(kind, content[start : start + LONGEST]) for start in starts)


class FrameReader:
    """Assembles frames from the chunks that a socket receives."""

    def __init__(self) -> None:
        self._pending = bytearray()

    def whole_bytes(self, stretch: bytes) -> bytes | None:
        """The content of *stretch* if it is exactly one frame of output, as nearly all are: no buffer is
        needed. Feed everything else."""
        length = len(stretch) - _HEAD
        if self._pending or not 0 <= length <= LONGEST:
            return None
        return stretch[_HEAD:] if _head.unpack_from(stretch)[0] == _BYTES | length else None

    def feed(self, stretch: bytes) -> Iterator[Frame]:
        """The frames that are complete now; raises `BrokenCorridor`."""
        self._pending += stretch
        while len(self._pending) >= _HEAD:
            length = int.from_bytes(self._pending[1:_HEAD], "big")
            if length > LONGEST:
                raise BrokenCorridor(f"a frame of {length} bytes is too long")
            if len(self._pending) < _HEAD + length:
                return
            kind, payload = self._pending[0], bytes(self._pending[_HEAD : _HEAD + length])
            del self._pending[: _HEAD + length]
            yield _frame(kind, payload)


def _frame(kind: int, payload: bytes) -> Frame:
    try:
        return Frame(_KINDS[kind], payload)
    except KeyError:
        raise BrokenCorridor(f"unknown frame kind {kind}") from None
