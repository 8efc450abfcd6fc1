"""The team: where each friend is and how to get there, their dice, and what they call."""

from functools import cache, lru_cache
from typing import NamedTuple

from escape_tui.engine.dice import Die
from escape_tui.engine.state import Adventurer
from escape_tui.engine.temple import ChamberId, Side, Temple
from escape_tui.scene.stage.layout import Piece, Place
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.prose import apart, clipped, dressed, spaced
from tile_art.chambers.size import Size
from tile_art.dice_art import DieLook, die
from tile_art.icons import ADVENTURER, COLOURS, CURSE
from tile_art.inks.canvas import Row, join, row
from tile_art.inks.glyphs import Glyphs
from tile_art.inks.ink import Ink
from tile_art.letters import cell_count

ARROWS = {Side.NORTH: "↑", Side.EAST: "→", Side.SOUTH: "↓", Side.WEST: "←"}

#: So many hands of dice are remembered, for all tables together.
MOST_HANDS = 4_096

#: How much of a friend's name always fits.
NAME_ROOM = 10


class WhereInputs(NamedTuple):
    """What the line of one friend is drawn from."""

    who: Adventurer
    is_bot: bool
    #: What they call themselves.
    name: str
    #: Where the one stands who reads it.
    me: ChamberId | None
    temple: Temple
    narrator: Narrator
    width: int
    glyphs: Glyphs


def friend_in_short(
    who: Adventurer, call: str, me: ChamberId | None, temple: Temple, narrator: Narrator
) -> Row:
    """Who, how far away, how many dice are locked and what they call, in a few cells."""
    words = narrator.words
    if who.chamber is None:
        place = row(words.say("team-out"), Ink.GOOD)
    elif who.chamber == me:
        place = row(words.say("team-here"), Ink.GOOD)
    else:
        place = _distance(me, who.chamber, temple)
    locked = row(f"{len(who.locked)}B", Ink.WARNING) if who.locked else row("")
    called = row("!", Ink.CALL) if call else row("")
    return spaced((figure(who.colour, narrator.initial(who.player)), place, locked, called))


def figure(colour: str, letter: str = "", is_me: bool = False) -> Row:
    """An adventurer in their *colour*, with a *letter* where no name stands beside them."""
    return row(ADVENTURER + letter, COLOURS[colour][is_me])


def where(inputs: WhereInputs) -> Row:
    """Who it is, where they are, and how one gets there."""
    who, is_bot, name, me, temple, narrator, width, glyphs = inputs
    words = narrator.words
    if who.chamber is None:
        place = row(words.say("team-out"), Ink.GOOD)
    elif who.chamber == me:
        place = row(words.say("team-here"), Ink.GOOD)
    else:
        place = _distance(me, who.chamber, temple)
        room = width - 6 - min(cell_count(name), NAME_ROOM) - len(place.text)
        place = (
            row(clipped(narrator.chamber(who.chamber), room) + " " if room > 4 else "", Ink.CHAMBER_NAME)
            + place
        )
    mark = row("z", Ink.WARNING) if who.is_away else row("*", Ink.FAINT) if is_bot else row("")
    called = row(clipped(narrator.name(who.player), width - len(place.text) - 5), Ink.STRONG)
    face = figure(who.colour, narrator.initial(who.player))
    return dressed((apart(spaced((face, called, mark)), place, width),), glyphs)[0]


def _distance(me: ChamberId | None, there: ChamberId, temple: Temple) -> Row:
    way = None if me is None else temple.way(me, there)
    if way is None:
        return row("╳" if me is not None else "", Ink.FAINT)
    return row(f"{len(way)}", Ink.PLAIN) + row(ARROWS[way[0]], Ink.STRONG)


@lru_cache(maxsize=MOST_HANDS)
def dice_of_friend(
    dice: tuple[Die, ...], curses: int, agrees: str, called: str, place: Place, glyphs: Glyphs, letters: str
) -> Piece:
    """What they have rolled, and beside it their curses and what they say; *agrees* to fate, or *called*."""
    marks = [row(f"{CURSE}{curses}", Ink.CURSE)] if curses else []
    if agrees:
        marks.append(row(agrees, Ink.GOOD))
    if called:
        marks.append(row(f" {called} ", Ink.CALL))
    drawn = apart(row("  ") + join([_small_die(each, letters) for each in dice]), spaced(marks), place.width)
    return Piece(dressed((drawn,), glyphs), place)


@cache
def _small_die(each: Die, letters: str) -> Row:
    """A die of three cells in one ink: a friend's roll should cost few bytes."""
    drawn = die(each.face, DieLook(each.state.value), None, Size.SMALL, letters=letters)[0]
    ink = drawn.inks[0] if each.is_locked or each.is_tumbling else drawn.inks[1]
    return row(drawn.text, Ink(ink))
