"""The inside of a chamber: price, gems, things and people, arranged in the available space."""

from collections.abc import Sequence

from tile_art.chambers.chamber import Adventurer, Chamber, Offer, Side
from tile_art.chambers.emblems import EMBLEMS
from tile_art.chambers.marks import mark
from tile_art.chambers.size import Rect, Size
from tile_art.icons import (
    ADVENTURER,
    COLOURS,
    CURSE,
    GEM,
    GEM_SOCKET,
    TREASURE,
    entry_price,
    price,
)
from tile_art.inks.canvas import Canvas, Row, join, row
from tile_art.inks.ink import Ink

#: Shorter beginnings of a word are no help.
_READABLE = 6

#: Areas inside the walls: the front of a chamber, and the rear of a double one by its side.
FRONTS: dict[Size, dict[Side | None, Rect]] = {
    Size.LARGE: {
        None: Rect(1, 1, 15, 6),
        Side.NORTH: Rect(1, 4, 15, 3),
        Side.SOUTH: Rect(1, 1, 15, 3),
        Side.EAST: Rect(1, 1, 9, 6),
        Side.WEST: Rect(7, 1, 9, 6),
    },
    Size.MEDIUM: {
        None: Rect(1, 1, 9, 3),
        Side.NORTH: Rect(1, 3, 9, 1),
        Side.SOUTH: Rect(1, 1, 9, 1),
        Side.EAST: Rect(1, 1, 5, 3),
        Side.WEST: Rect(5, 1, 5, 3),
    },
}
REARS: dict[Size, dict[Side, Rect]] = {
    Size.LARGE: {
        Side.NORTH: Rect(5, 1, 7, 2),
        Side.SOUTH: Rect(5, 5, 7, 2),
        Side.EAST: Rect(11, 3, 5, 2),
        Side.WEST: Rect(1, 3, 5, 2),
    },
    Size.MEDIUM: {
        Side.NORTH: Rect(3, 1, 5, 1),
        Side.SOUTH: Rect(3, 3, 5, 1),
        Side.EAST: Rect(7, 2, 3, 1),
        Side.WEST: Rect(1, 2, 3, 1),
    },
}


def furnish(canvas: Canvas, chamber: Chamber, size: Size) -> None:
    """Draw everything inside the walls of *chamber*, whose picture fills *canvas*."""
    match size:
        case Size.LARGE:
            _furnish_large(canvas, chamber)
        case Size.MEDIUM:
            _furnish_medium(canvas, chamber)
        case _:
            _furnish_small(canvas, chamber)


def rear_side(chamber: Chamber) -> Side | None:
    return min(chamber.rear, default=None)


def _furnish_large(canvas: Canvas, chamber: Chamber) -> None:
    rear = rear_side(chamber)
    room = FRONTS[Size.LARGE][rear]
    top = room.y
    if room.height > 3:
        _centre(canvas, Rect(1, 1, 15, 1), top, _name(chamber, 15))
        top += 1
    _centre(canvas, room, top, entry_price(chamber.entry, room.width, chamber.letters))
    bottom = room.y + room.height - 1
    people = [each for each in chamber.adventurers if not each.is_in_rear]
    _centre(canvas, room, bottom, _people(people, room.width))
    if rear is None:
        # Side stairs extend one cell into the room.
        _middle(canvas, Rect(room.x + 1, top + 1, room.width - 2, bottom - top - 1), chamber)
    else:
        _centre(canvas, room, bottom - 1, _things(chamber, room.width))
        _furnish_rear(canvas, chamber, REARS[Size.LARGE][rear])


def _middle(canvas: Canvas, room: Rect, chamber: Chamber) -> None:
    """The offers and the emblem side by side, the things in the chamber below them."""
    offers = _offers(chamber.offers[: room.height], chamber.letters)
    emblem = EMBLEMS.get(chamber.emblem)
    width = len(offers[0].text) if offers else 0
    drawn = len(emblem.picture[0]) if emblem else 0
    things = _things(chamber, room.width)
    is_full = len(offers) == room.height and things.text
    gutter = max(0, min(2, room.width - width - drawn)) if offers and emblem else 0
    left = room.x if is_full else room.x + (room.width - width - drawn - gutter) // 2
    top = (
        room.y if (things.text and (emblem or len(offers) > 1)) or len(offers) == room.height else room.y + 1
    )
    if emblem:
        for line, text in enumerate(emblem.picture, start=top):
            canvas.put(left + width + gutter, line, text, emblem.ink)
    for line, offer in enumerate(offers, start=top):
        canvas.paste(left, line, (offer,))
    last = room.y + room.height - 1
    if is_full:
        _right(canvas, room, last, things.cut(0, room.width - width - 1))
    else:
        _centre(canvas, room, last, things)


def _furnish_medium(canvas: Canvas, chamber: Chamber) -> None:
    rear = rear_side(chamber)
    room = FRONTS[Size.MEDIUM][rear]
    people = [each for each in chamber.adventurers if not each.is_in_rear]
    if room.height == 1:
        cost = entry_price(chamber.entry, 6, chamber.letters)
        canvas.paste(room.x, room.y, (cost,))
        _right(canvas, room, room.y, _people(people, room.width - len(cost.text)))
    else:
        cost = entry_price(chamber.entry, room.width, chamber.letters)
        canvas.paste(room.x, room.y, (cost,))
        crowd = _people(people, room.width)
        canvas.paste(room.x + (len(crowd.text) < room.width), room.y + 2, (crowd,))
        # Things are drawn beside the price, or beside people if a long price leaves no room for them.
        above, below = room.width - len(cost.text), room.width - len(crowd.text) - 1
        is_above = len(_things(chamber, 0, is_whole=True).text) <= above
        things = _things(chamber, max(0, above - 1 if is_above else below), is_whole=is_above)
        _right(canvas, room, room.y if is_above else room.y + 2, things)
        if rear is None:
            _middle_row(canvas, Rect(room.x + 1, room.y + 1, room.width - 1, 1), chamber)
    if rear is not None:
        _furnish_rear(canvas, chamber, REARS[Size.MEDIUM][rear])


def _middle_row(canvas: Canvas, room: Rect, chamber: Chamber) -> None:
    pieces = [_offers_in_short(chamber.offers, chamber.letters)] if chamber.offers else []
    if (emblem := EMBLEMS.get(chamber.emblem)) and emblem.glyph:
        pieces.append(row(emblem.glyph, emblem.ink))
        pieces.append(_name(chamber, max(0, room.width - 2)))
    elif emblem:
        left = room.width - sum(len(piece.text) + 1 for piece in pieces)
        pieces.append(row(_first_words(chamber.name, left), emblem.ink))
    line = join(piece if not at else row(" ") + piece for at, piece in enumerate(pieces))
    canvas.paste(room.x, room.y, (line.cut(0, room.width),))


def _furnish_rear(canvas: Canvas, chamber: Chamber, room: Rect) -> None:
    people = [each for each in chamber.adventurers if each.is_in_rear]
    crowd = _people(people, room.width)
    offers = _offers_in_short(chamber.offers, chamber.letters)
    if len(offers.text) > room.width and chamber.offers:
        offers = price(chamber.offers[0].icons, chamber.letters) + _gems(chamber.offers[0]).cut(0, 1)
    if room.height > 1:
        _centre(canvas, room, room.y, offers)
        _centre(canvas, room, room.y + 1, crowd)
    else:
        _centre(canvas, room, room.y, crowd if people else offers)


def _furnish_small(canvas: Canvas, chamber: Chamber) -> None:
    """People and signs, never a price: there is no room for its plates."""
    people = chamber.adventurers
    here = _figure(people[0]) if len(people) == 1 else _letters(people, 3)
    if not people and chamber.entry is None:
        here = row("╳", Ink.DANGER)
    signs = _signs(chamber).cut(0, max(0, 3 - len(here.text)))
    canvas.paste(1, 1, (here.cut(0, 3).fit(3 - len(signs.text)) + signs,))


def _signs(chamber: Chamber) -> Row:
    """The things that get a glyph in the smallest chamber, the most important first."""
    pieces = [mark(each, 1) for each in chamber.marks]
    if (emblem := EMBLEMS.get(chamber.emblem)) and emblem.glyph:
        pieces.append(row(emblem.glyph, emblem.ink))
    if chamber.offers and any(offer.gems for offer in chamber.offers):
        taken = any(offer.is_taken for offer in chamber.offers)
        pieces.append(row(GEM if taken else GEM_SOCKET, Ink.GEM_TAKEN if taken else Ink.GEM))
    if chamber.has_treasure:
        pieces.append(row(TREASURE, Ink.TREASURE))
    if chamber.has_mask:
        pieces.append(row(CURSE, Ink.CURSE))
    return join(pieces)


def _first_words(name: str, room: int) -> str:
    """As many words of *name* as fit into *room* cells, or the beginning of the first; nothing if that
    would be too short to read."""
    if len(name) <= room:
        return name
    whole = name[: room + 1].rpartition(" ")[0]
    return whole or (name[:room] if room >= _READABLE else "")


def _name(chamber: Chamber, room: int) -> Row:
    ink = Ink.SAFE if chamber.is_start else Ink.EXIT if chamber.is_exit else Ink.CHAMBER_NAME
    return row(chamber.name[:room], ink)


def _gems(offer: Offer) -> Row:
    if offer.is_taken:
        return row(GEM * offer.gems, Ink.GEM_TAKEN)
    return row(GEM_SOCKET * offer.gems, Ink.GEM)


def _offers(offers: Sequence[Offer], letters: str) -> list[Row]:
    """Prices in a column, each with the gems it brings: 4T→1 and as many sockets."""
    widest = max((len(price(offer.icons, letters).text) for offer in offers), default=0)
    # A chamber whose gems were activated has no more.
    is_over = any(offer.is_taken and offer.gems for offer in offers)
    lines = []
    for offer in offers:
        cost = price(offer.icons, letters)
        if offer.is_taken or is_over:
            cost = row(cost.text, Ink.FAINT)
        line = row(" " * (widest - len(cost.text))) + cost
        if offer.gems:
            gems = _gems(offer)
            is_lost = is_over and not offer.is_taken
            line += row(f"→{offer.gems} ", Ink.FAINT) + (row(gems.text, Ink.FAINT) if is_lost else gems)
        lines.append(line)
    longest = max((len(line.text) for line in lines), default=0)
    return [line.fit(longest) for line in lines]


def _offers_in_short(offers: Sequence[Offer], letters: str) -> Row:
    taken = [offer for offer in offers if offer.is_taken and offer.gems]
    if taken:
        return join(_gems(offer) for offer in taken)
    left = [offer for offer in offers if not offer.is_taken]
    if len(left) > 1 and all(offer.gems for offer in left):
        counts = "/".join(str(len(offer.icons)) for offer in left)
        cost = price(left[0].icons, letters)
        return row(counts, Ink(cost.inks[-1])) + cost.cut(len(cost.text) - 1, len(cost.text))
    if not left:
        return row("")
    cost = price(left[0].icons, letters)
    return cost + row(" ") + row(GEM_SOCKET * left[0].gems, Ink.GEM) if left[0].gems else cost


def _things(chamber: Chamber, room: int, *, is_whole: bool = False) -> Row:
    """All things in the chamber, in at most *room* cells unless they have to be *whole*; separated by spaces
    if they fit."""
    pieces = [mark(each, 99 if is_whole else room) for each in chamber.marks]
    if chamber.has_mask:
        pieces.append(row(CURSE, Ink.CURSE))
    if chamber.has_treasure:
        pieces.append(row(TREASURE, Ink.TREASURE))
    return join(pieces) if is_whole and len(_spaced(pieces, 99).text) > room else _spaced(pieces, room)


def _spaced(pieces: Sequence[Row], room: int) -> Row:
    spaced = join(piece if not at else row(" ") + piece for at, piece in enumerate(pieces))
    return spaced if len(spaced.text) <= room else join(pieces).cut(0, room)


def _people(people: Sequence[Adventurer], room: int) -> Row:
    """The players, with as much of shape, letter and call as fits into *room* cells."""
    full = _spaced([_figure(each) for each in people], 99)
    if len(full.text) <= room:
        return full
    close = join(_figure(each) for each in people)
    return close if len(close.text) <= room else _letters(people, room)


def _figure(adventurer: Adventurer) -> Row:
    ink, ink_here = COLOURS[adventurer.colour]
    label = ADVENTURER + adventurer.letter
    figure = row(label, ink)
    if adventurer.is_me:
        figure = row(label, ink_here)
    if adventurer.is_hanging:
        figure += row("▾", Ink.DANGER)
    if adventurer.is_calling:
        figure += row("!", Ink.CALL)
    return figure


def _letters(people: Sequence[Adventurer], room: int) -> Row:
    """Letters only, the player's own first; a plus sign for omitted ones."""
    order = sorted(people, key=lambda each: not each.is_me)
    letters = [row(each.letter, COLOURS[each.colour][each.is_me]) for each in order]
    if len(letters) > room:
        letters = [*letters[: room - 1], row("+", Ink.STRONG)]
    return join(letters)


def _centre(canvas: Canvas, room: Rect, y: int, line: Row) -> None:
    if line.text:
        canvas.paste(room.x + (room.width - len(line.text)) // 2, y, (line,))


def _right(canvas: Canvas, room: Rect, y: int, line: Row) -> None:
    canvas.paste(room.x + room.width - len(line.text), y, (line,))
