"""Packed journals: the lines of a finished game, compressed.

The first format is the rows as they are. The second keeps snapshots and digests apart from the text: inflated
states are much like one another, and digests take half as much as bytes as in letters.
"""

import lzma
import re
import zlib
from collections.abc import Iterable
from typing import NamedTuple

import msgspec
from msgspec import Struct

from escape_tui.hub.record.record import deflated, inflated

_SMALLEST_DICTIONARY = 4_096
_DIGEST_BYTES = 6
#: The digest after a command, and the state in a snapshot, or the empty places they leave.
_DIGEST = re.compile(rb'(\},")((?:[0-9a-f]{12})?)(",\[)')
_STATE = re.compile(rb'("packed":")([^"]*)("\}\n)')


class JournalRow(NamedTuple):
    """One line of a journal. In a damaged row *entry* may be anything, and the number may be wrong."""

    seq: int
    entry: bytes


class _TakenApart(Struct, frozen=True, tag_field="format", tag=2):
    """The *text* of a journal without its *digests* and *states*, which are in the order of the text.

    Another zlib than the packer's may deflate a snapshot to other letters, which mean the same state.
    """

    text: bytes
    digests: bytes
    states: list[bytes]

    @property
    def rows(self) -> list[JournalRow]:
        digests = self.digests.hex(" ", _DIGEST_BYTES).encode().split()
        text = _filled(_DIGEST, self.text, digests)
        text = _filled(_STATE, text, map(deflated, self.states))
        return [JournalRow(number, line) for number, line in enumerate(text.splitlines(keepends=True))]


def packed(rows: list[JournalRow]) -> bytes:
    """*rows* compressed to about a tenth; the compressor releases the interpreter lock."""
    content = msgspec.msgpack.encode(_taken_apart(rows) or rows)
    # By default the compressor takes 90 MB in whatever thread it runs, and the allocator keeps much of it.
    filters = [{"id": lzma.FILTER_LZMA2, "preset": 6, "dict_size": max(_SMALLEST_DICTIONARY, len(content))}]
    return lzma.compress(content, filters=filters)


def unpacked(content: bytes) -> list[JournalRow]:
    """The inverse of `packed`, for every format. Raises `lzma.LZMAError` or `msgspec.MsgspecError`."""
    found = msgspec.msgpack.decode(lzma.decompress(content), type=list[JournalRow] | _TakenApart)
    return found.rows if isinstance(found, _TakenApart) else found


def _taken_apart(rows: list[JournalRow]) -> _TakenApart | None:
    """*rows* taken apart; `None` if exactly the same rows would not come back, since some are damaged."""
    try:
        text = b"".join(row.entry for row in rows)
        digests = bytes.fromhex("".join(place[2].decode() for place in _DIGEST.finditer(text)))
        states = [inflated(place[2]) for place in _STATE.finditer(text)]
    except (TypeError, ValueError, zlib.error):
        return None
    apart = _TakenApart(_filled(_STATE, _filled(_DIGEST, text, ()), ()), digests, states)
    return apart if apart.rows == rows else None


def _filled(places: re.Pattern[bytes], text: bytes, contents: Iterable[bytes]) -> bytes:
    """*text* with *contents* in its *places*, in turn; the places that are left are empty."""
    each = iter(contents)
    return places.sub(lambda place: place[1] + next(each, b"") + place[3], text)
