"""Lists to choose from, drawn as inked rows: one line per item, the selected one highlighted."""

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from escape_tui.scene.words.prose import apart, clipped, fitted, keycap, wrapped
from tile_art.inks.canvas import Picture, Row, row
from tile_art.inks.ink import Ink

Value = TypeVar("Value")

#: Maximum width of an explanation: longer lines are hard to read.
READABLE = 76


class Item(NamedTuple):
    """A line of a list; without an *id* it is a heading or a note, and can't be selected."""

    id: str
    label: str
    value: str = ""
    #: Its help, shown while it is selected.
    help: str = ""
    #: Drawn before the label: a checkbox, a colour.
    mark: Row = Row("", b"")
    #: Whether left and right change its value.
    is_stepped: bool = False
    value_ink: Ink = Ink.STRONG
    label_ink: Ink = Ink.PLAIN
    #: Whether it is a sentence, without the line of a heading.
    is_note: bool = False

    @property
    def is_heading(self) -> bool:
        return not self.id


def heading_item(label: str) -> Item:
    return Item("", label)


def note_item(sentence: str) -> Item:
    return Item("", sentence, label_ink=Ink.FAINT, is_note=True)


def ticked(is_on: bool) -> Row:
    """A checkbox whose states are distinct without colours."""
    return row("[", Ink.FAINT) + row("╳" if is_on else " ", Ink.GOOD) + row("] ", Ink.FAINT)


def moved(items: Sequence[Item], cursor: int, step: int) -> int:
    """The index of the item *step* items after *cursor*, skipping headings, or of the last one."""
    places = [place for place, item in enumerate(items) if not item.is_heading]
    if not places:
        return 0
    _, nearest = min((abs(place - cursor), at) for at, place in enumerate(places))
    return places[max(0, min(len(places) - 1, nearest + step))]


def after(values: Sequence[Value], now: Value, step: int) -> Value:
    """The value *step* places after *now*, wrapping around; the first one if *now* is none of them."""
    place = values.index(now) if now in values else -step
    return values[(place + step) % len(values)]


def first_line(count: int, cursor: int, height: int) -> int:
    """The first of *count* items that *height* lines show, so that the one at *cursor* is among them."""
    return max(0, min(cursor - height // 2, count - height))


def listed(items: Sequence[Item], cursor: int, width: int, height: int, *, has_focus: bool = True) -> Picture:
    """*items* in *height* lines of *width* cells around the one at *cursor*."""
    top = first_line(len(items), cursor, height)
    lines = [
        _line(item, width - 2, has_focus and place == cursor)
        for place, item in enumerate(items[top : top + height], start=top)
    ]
    marks = [" "] * len(lines)
    if top > 0:
        marks[0] = "▲"
    if top + height < len(items):
        marks[-1] = "▼"
    return fitted(
        [line.fit(width - 1) + row(mark, Ink.FAINT) for line, mark in zip(lines, marks, strict=True)],
        width,
        height,
    )


def _line(item: Item, width: int, is_chosen: bool) -> Row:
    if item.is_note:
        return row(f" {clipped(item.label, width - 2)} ", item.label_ink)
    if item.is_heading:
        title = clipped(item.label, width - 4)
        return (
            row(f" {title} ", Ink.TITLE) + row("─" * (width - len(title) - 2), Ink.FRAME)
            if title
            else row("")
        )
    value = _value(item, is_chosen)
    room = width - len(value.text) - len(item.mark.text) - 4
    label = row(f" {clipped(item.label, max(4, room))} ", Ink.CURSOR if is_chosen else item.label_ink)
    pointer = row("►" if is_chosen else " ", Ink.TITLE)
    return apart(pointer + item.mark + label, value, width)


def _value(item: Item, is_chosen: bool) -> Row:
    if not item.value and not item.is_stepped:
        return row("")
    if item.is_stepped and is_chosen:
        return row("◄ ", Ink.TITLE) + row(item.value, item.value_ink) + row(" ►", Ink.TITLE)
    return row(f"{item.value}  ", item.value_ink)


def explained(title: str, paragraphs: Sequence[tuple[str, Ink]], width: int, height: int) -> Picture:
    """*title* and *paragraphs*, each in its ink, with a margin on the left. Paragraphs after the first are
    left out if they don't fit whole."""
    inner = min(READABLE, width - 3)
    lines = [row(clipped(title, inner), Ink.STRONG), row("")] if title else []
    for number, (text, ink) in enumerate(paragraphs):
        told = [line for part in text.split("\n") for line in wrapped(part, inner, ink)]
        if not number or len(lines) + len(told) <= height:
            lines += [*told, row("")]
    return fitted([row("  ") + line for line in lines], width, height)


def legend(caps: Sequence[tuple[str, str]], width: int) -> Row:
    """As many key hints as fit: each key's label, and a word."""
    line = row(" ")
    for cap, word in caps:
        more = keycap(cap) + row(f" {word}  ", Ink.FAINT)
        if len(line.text) + len(more.text) <= width:
            line += more
    return line.fit(width)
