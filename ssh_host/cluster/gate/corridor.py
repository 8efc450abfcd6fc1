"""The corridor between a gate and a worker: small frames on one socket for each visit."""

from collections.abc import Iterator
from enum import IntEnum
from struct import Struct
from typing import NamedTuple

#: A frame longer than this is a mistake or an attack.
LONGEST = 65_536

_HEAD = 4
#: Kind and length in one number.
_head = Struct(">I")


class Kind(IntEnum):
    """What a frame is. The gate says hello, sends what is typed and that nothing more comes, new
    sizes, and asks to end; the worker
    sends what is drawn and what is wrong, where the visitor goes, who they became, what they watch, and that
    it is over."""

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


_KINDS = {int(kind): kind for kind in Kind}
_BYTES = Kind.BYTES << 24


class Frame(NamedTuple):
    kind: Kind
    payload: bytes


class BrokenCorridor(Exception):
    """What came through the corridor cannot be understood; the text says why."""


def encoded(kind: Kind, payload: bytes = b"") -> bytes:
    """A frame as bytes; what is longer than a frame may be is cut by `in_pieces` first."""
    if len(payload) > LONGEST:
        raise BrokenCorridor(f"a frame of {len(payload)} bytes is too long")
    return _head.pack(kind << 24 | len(payload)) + payload


def in_pieces(content: bytes, kind: Kind = Kind.BYTES) -> bytes:
    """*content* as frames of *kind*, none of them too long."""
    if 0 < len(content) <= LONGEST:
        return _head.pack(kind << 24 | len(content)) + content
    starts = range(0, len(content), LONGEST)
    return b"".join(encoded(kind, content[start : start + LONGEST]) for start in starts)


class FrameReader:
    """Puts frames together from whatever stretches the socket gives."""

    def __init__(self) -> None:
        self._pending = bytearray()

    def whole_bytes(self, stretch: bytes) -> bytes | None:
        """What *stretch* carries where it is one whole frame of bytes, as nearly every one is: nothing of it
        has to be kept for later. Everything else is fed."""
        length = len(stretch) - _HEAD
        if self._pending or not 0 <= length <= LONGEST:
            return None
        return stretch[_HEAD:] if _head.unpack_from(stretch)[0] == _BYTES | length else None

    def feed(self, stretch: bytes) -> Iterator[Frame]:
        """The frames that are whole now; raises `BrokenCorridor` for what cannot be one."""
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

    @property
    def is_between_frames(self) -> bool:
        """Whether nothing is cut off if the socket closes now."""
        return not self._pending


def _frame(kind: int, payload: bytes) -> Frame:
    try:
        return Frame(_KINDS[kind], payload)
    except KeyError:
        raise BrokenCorridor(f"no frame is of kind {kind}") from None
