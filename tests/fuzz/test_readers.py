"""Any input of strangers is read or refused, never a crash; bytes that broke something stay in a corpus.

A crash is found again from its bytes: put them into `corpus/READER--WHAT.bin`.
"""

from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

from escape_tui.engine.setup import COLOURS, Seat, Setup
from escape_tui.hub.record.record import Journal
from tests.fuzz.readers import READERS, Reader
from tests.hub.record.recorded import play_recorded
from tests.temple import CATALOGUE

CORPUS = Path(__file__).parent / "corpus"


@cache
def _journal_lines() -> tuple[bytes, ...]:
    lines: list[bytes] = []
    setup = Setup(tuple(Seat(colour, colour) for colour in COLOURS[:2]))
    play_recorded(setup, 4, CATALOGUE, Journal(lines.append))
    return tuple(b"".join(lines[:count]) for count in (2, 12, 40))


def read(reader: Reader, content: bytes) -> None:
    with suppress(*reader.refusals):
        reader.read(content)


def begun(name: str) -> tuple[bytes, ...]:
    return READERS[name].begin or _journal_lines()


#: One change to bytes that are understood: where, how many bytes go, and what comes there.
CHANGES = some.lists(
    some.tuples(
        some.floats(0, 1),
        some.integers(0, 12),
        some.one_of(
            some.binary(max_size=12),
            some.sampled_from(
                (b"\0", b"\xff\xfe", b"\n", b'"', b"{", b"]", b"-1", b"1e999", b"nan", b"\xed\xa0\x80")
            ),
            some.sampled_from(
                (b"9" * 400, b"[" * 300, b"\x1b[", b"\x1b]11;", b"null", b"true", b"[[a]]\n", b"a=1\n")
            ),
        ),
    ),
    max_size=6,
)


@pytest.mark.hypothesis
@pytest.mark.parametrize("name", READERS)
@given(content=some.binary(max_size=400))
def test_any_bytes_are_read_or_refused(name: str, content: bytes) -> None:
    read(READERS[name], content)


@pytest.mark.hypothesis
@pytest.mark.parametrize("name", READERS)
@given(which=some.integers(0, 9), changes=CHANGES)
def test_bytes_that_are_nearly_right_are_read_or_refused(
    name: str, which: int, changes: list[tuple[float, int, bytes]]
) -> None:
    seeds = begun(name)
    content = seeds[which % len(seeds)]
    for where, gone, come in changes:
        place = int(where * len(content))
        content = content[:place] + come + content[place + gone :]
    read(READERS[name], content)


@pytest.mark.parametrize("path", sorted(CORPUS.glob("*.bin")), ids=lambda path: path.stem)
def test_what_was_found_stays_found(path: Path) -> None:
    read(READERS[path.stem.partition("--")[0].replace("_", " ")], path.read_bytes())


@pytest.mark.parametrize("name", READERS)
def test_each_reader_understands_what_it_begins_with(name: str) -> None:
    for content in begun(name):
        READERS[name].read(content)
