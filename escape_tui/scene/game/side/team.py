"""The team: where each friend is and how to get there, their dice, and what they call."""

from functools import cache, lru_cache
from typing import NamedTuple

from escape_tui.engine.dice import HELD, SPENT, Die
from escape_tui.engine.state import Adventurer
from escape_tui.engine.temple import ChamberId, Side, Temple
from escape_tui.hub.lobby.confusable_names import APART
from escape_tui.scene.stage.layout import Piece, Place
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.prose import apart, clipped, cut_inside, dressed, spaced
from tile_art.chambers.size import Size
from tile_art.dice_art import DieLook, die
from tile_art.icons import ADVENTURER, COLOURS, CURSE, ICONS, letter_of
from tile_art.inks.canvas import Row, join, row
from tile_art.inks.glyphs import Glyphs
from tile_art.inks.ink import Ink
from tile_art.letters import cell_count, cut

ARROWS = {Side.NORTH: "↑", Side.EAST: "→", Side.SOUTH: "↓", Side.WEST: "←"}

#: The indent of a friend's dice on a line of their own.
_INDENT = row("  ")

#: Most drawn hands of dice, for all tables together.
MOST_HANDS = 4_096

#: Cells that are always free for a friend's name, and the shortest useful name.
NAME_ROOM, SHORTEST_NAME = 10, 4

#: Cells for the way to a friend, and those that a call leaves free.
WAY_ROOM, FACE_ROOM = 4, "☻x "


class WhereInputs(NamedTuple):
    """What the line of one friend is drawn from."""

    who: Adventurer
    is_bot: bool
    #: The name they chose.
    name: str
    #: The reader's chamber.
    me: ChamberId | None
    temple: Temple
    narrator: Narrator
    width: int
    #: Whether everything is on one line.
    is_short: bool
    glyphs: Glyphs


def figure(colour: str, letter: str = "", is_me: bool = False) -> Row:
    """A player's figure in their *colour*, with a *letter* where their name isn't beside it."""
    return row(ADVENTURER + letter, COLOURS[colour][is_me])


def where(inputs: WhereInputs) -> Row:
    """The friend's name, chamber and the way there; their dice are drawn over the blank cells after that, or
    on the next line."""
    who, is_bot, name, me, temple, narrator, width, is_short, glyphs = inputs
    face = figure(who.colour, narrator.initial(who.player))
    way = way_to_friend(who, me, temple, narrator)
    mark = narrator.words.say("team-bot") if is_bot else ""
    if is_short:
        line = _in_one_line(who, face, way, mark, narrator, width - _dice_room(width), me)
    else:
        room = width - 6 - min(cell_count(name), NAME_ROOM) - len(way.text)
        place = row("")
        if who.chamber not in (None, me) and room > 4:
            place = row(clipped(narrator.chamber(who.chamber or ""), room) + " ", Ink.CHAMBER_NAME)
        called = row(clipped(narrator.name(who.player), width - 7), Ink.STRONG)
        line = apart(spaced((face, called, row(mark, Ink.FAINT))), place + way, width)
    return dressed((line,), glyphs)[0]


def way_to_friend(who: Adventurer, me: ChamberId | None, temple: Temple, narrator: Narrator) -> Row:
    """The first step towards *who* and the number of steps; a word if there is no way."""
    if who.chamber is None or me is None:
        return row("")
    if who.chamber == me:
        return row(narrator.words.say("team-here"), Ink.GOOD)
    way = temple.way(me, who.chamber)
    if way is None:
        return row(narrator.words.say("team-apart"), Ink.FAINT)
    return row(ARROWS[way[0]], Ink.STRONG) + row(f"{len(way)}", Ink.PLAIN)


def _in_one_line(
    who: Adventurer, face: Row, way: Row, mark: str, narrator: Narrator, width: int, me: ChamberId | None
) -> Row:
    """Figure and way; the friend's name and, if it isn't the reader's, their chamber if there is room."""
    # There is no way to a friend without a place of one's own, in a replay.
    way_room = WAY_ROOM if me is not None else 0
    room = width - len(face.text) - 3 - way_room
    if room < SHORTEST_NAME:
        return (face + row(" ") + way).fit(width)
    named = min(room - max(0, len(way.text) - way_room), NAME_ROOM)
    name = _marked(narrator.name(who.player), mark, named).fit(named)
    line = face + row(" ") + name + row(" ") + way.fit(max(way_room, len(way.text)))
    left = width - len(line.text) - 2
    if who.chamber not in (None, me) and left > SHORTEST_NAME:
        line += row(" " + clipped(narrator.chamber(who.chamber or ""), left), Ink.CHAMBER_NAME)
    return line.fit(width)


def _marked(name: str, mark: str, width: int) -> Row:
    """*name* with the mark of a bot after it. A mark that is part of the name, such as a program's, is never
    cut off."""
    stem, dot, own_mark = name.partition(APART)
    if dot:
        return row(cut(stem, width - cell_count(dot + own_mark)) + dot + own_mark, Ink.STRONG)
    # "Ann (2)" has to differ from "Ann".
    called = row((cut_inside if name.endswith(")") else clipped)(name, width), Ink.STRONG)
    room = width - cell_count(name) - 1
    return called + row(f" {mark}", Ink.FAINT) if mark and room >= cell_count(mark) else called


@lru_cache(maxsize=MOST_HANDS)
def dice_of_friend(
    dice: tuple[Die, ...],
    instead: str,
    curses: int,
    agrees: str,
    called: str,
    ink: Ink,
    place: Place,
    is_short: bool,
    glyphs: Glyphs,
    letters: str,
) -> Piece:
    """A friend's dice, or a word *instead*, and then their curses, their vote on fate and what they call, in
    *ink*."""
    x, y, width, _ = place
    marks = [row(f"{CURSE}{curses}", Ink.CURSE)] if curses else []
    if agrees:
        marks.append(row(agrees, Ink.GOOD))
    if called:
        marks.append(row(f" {called} ", ink))
    drawn = row(instead, Ink.GOOD)
    if not instead:
        drawn = join([(_letter if is_short else _small_die)(each, letters) for each in dice])
    if not is_short:
        return Piece(dressed((apart(_INDENT + drawn, spaced(marks), width),), glyphs), place)
    room = _dice_room(width)
    line = apart(drawn, spaced(marks), room)
    return Piece(dressed((line,), glyphs), Place(x + width - room, y, room, 1))


def call_of_friend(called: str, ink: Ink, is_here: bool, place: Place, glyphs: Glyphs) -> Piece:
    """What a friend calls, over their dice. It leaves the way to them; the word *here* it covers whole."""
    x, y, width, _ = place
    room = width - len(FACE_ROOM)
    said = f" {called} " if cell_count(called) + 2 <= room else clipped(called, room)
    start = width - cell_count(said)
    if is_here:
        start = min(start, _way_at(width))
    return Piece(
        dressed((row(said.rjust(width - start), ink),), glyphs), Place(x + start, y, width - start, 1)
    )


def _way_at(width: int) -> int:
    """Where the way to a friend begins on a line of *width* cells."""
    room = width - _dice_room(width) - len(FACE_ROOM) - 2 - WAY_ROOM
    return len(FACE_ROOM) + (0 if room < SHORTEST_NAME else min(room, NAME_ROOM) + 1)


def _dice_room(width: int) -> int:
    """How many cells of a line of *width* cells are for dice and marks."""
    return 10 if width > 20 else 8


@cache
def _letter(each: Die, letters: str) -> Row:
    """A die of one cell: its letter, or a sign if it shows no face."""
    if each.is_tumbling:
        return row("~", Ink.FAINT)
    if each.is_locked:
        return row("■", Ink.BLACK)
    if each.state is SPENT:
        return row("∙", Ink.FAINT)
    art = ICONS[each.face]
    return row(letter_of(each.face, letters), art.chip if each.state is HELD else art.ink)


@cache
def _small_die(each: Die, letters: str) -> Row:
    """A die of three cells in one ink, because a friend's roll should cost few bytes."""
    drawn = die(each.face, DieLook(each.state.value), None, Size.SMALL, letters=letters)[0]
    ink = drawn.inks[0] if each.is_locked or each.is_tumbling else drawn.inks[1]
    return row(drawn.text, Ink(ink))
