"""Packed journals: the lines of a finished game, compressed."""

import lzma
from typing import NamedTuple

import msgspec

_SMALLEST_DICTIONARY = 4_096


class JournalRow(NamedTuple):
    """One line of a journal. In a damaged row *entry* may be anything, and the number may be wrong."""

    seq: int
    entry: bytes


def packed(rows: list[JournalRow]) -> bytes:
    """*rows* compressed to about a sixth; the compressor releases the interpreter lock."""
    content = msgspec.msgpack.encode(rows)
    # By default the compressor takes 90 MB in whatever thread it runs, and the allocator keeps much of it.
    filters = [{"id": lzma.FILTER_LZMA2, "preset": 6, "dict_size": max(_SMALLEST_DICTIONARY, len(content))}]
    return lzma.compress(content, filters=filters)


def unpacked(content: bytes) -> list[JournalRow]:
    """The inverse of `packed`."""
    return msgspec.msgpack.decode(lzma.decompress(content), type=list[JournalRow])
