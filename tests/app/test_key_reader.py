"""Keys are read as Textual reads them, and clicks in a paste are no text."""

from random import Random

import pytest
from textual import events
from textual._xterm_parser import XTermParser
from textual.message import Message

from escape_tui.app.textual_internals.key_reader import KeyReader

_TYPED = (
    "a", " ", "1", "A", "B", "é", "\r", "\t", "\x03", "\x1b[A", "\x1bOB", "\x1b[D", "\x1b[", "\x1bO", "[",
    "\x1b[1;5A", "\x1b[200~", "\x1b[201~", "200~", "ab",
)  # fmt: skip

PASTE_WITH_CLICK = "\x1b[200~ab\x1b[<0;12;5M\x1b[<0;12;5m cd\x1b[201~"


def _said(event: Message) -> object:
    return (event.key, event.character) if isinstance(event, events.Key) else type(event)


@pytest.mark.parametrize("seed", range(40))
def test_whatever_is_typed_in_whatever_pieces(seed: int) -> None:
    random, reader, parser = Random(seed), KeyReader(), XTermParser()
    for _ in range(60):
        typed = random.choice(_TYPED)
        read = [_said(event) for event in reader.read(typed)]
        assert read == [_said(event) for event in parser.feed(typed)], repr(typed)


@pytest.mark.parametrize("cut", range(len(PASTE_WITH_CLICK)))
def test_a_click_in_the_middle_of_a_paste_is_no_text_and_ends_nothing(cut: int) -> None:
    reader = KeyReader()
    read = [*reader.read(PASTE_WITH_CLICK[:cut]), *reader.read(PASTE_WITH_CLICK[cut:]), *reader.read("a")]
    assert isinstance(read[-1], events.Key)
    assert read[-1].key == "a"
    (paste,) = read[:-1]
    assert isinstance(paste, events.Paste)
    assert paste.text == "ab cd"
