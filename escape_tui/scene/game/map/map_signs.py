"""The signs on map and dice with their meanings, in the order in which a newcomer needs them."""

from collections.abc import Iterator
from typing import NamedTuple

from escape_tui.content.box import ILLUSION
from escape_tui.engine.dice import Die
from escape_tui.engine.icon import Icon
from escape_tui.scene.game.map.map_plan import Plan
from escape_tui.scene.words.words import Words
from tile_art.chambers.chamber import Chamber, Side
from tile_art.chambers.doorway import SECRET, Doorway, doorway
from tile_art.chambers.marks import MARKS
from tile_art.icons import CURSE, GEM, GEM_SOCKET, TREASURE
from tile_art.inks.box_lines import DASHES, EAST, WEST
from tile_art.inks.canvas import Row, row
from tile_art.inks.ink import Ink


class Sign(NamedTuple):
    """A sign as it is *drawn*; the message `sign-NAME` explains it."""

    name: str
    drawn: Row

    def meaning(self, words: Words) -> str:
        return words.say(f"sign-{self.name}")


#: The signs of dice, doors and chambers.
SIGNS = (
    Sign("locked", row("■", Ink.DIE_LOCKED)),
    Sign("golden", row("◉", Ink.GOLDEN)),
    Sign("entrance", row("▲", Ink.OPENING)),
    Sign("gem", row(GEM_SOCKET, Ink.GEM)),
    Sign("exit", row("☼", Ink.EXIT)),
    Sign("curse", row(CURSE, Ink.CURSE)),
    Sign("treasure", row(TREASURE, Ink.TREASURE)),
    Sign("lit", row(GEM, Ink.GEM_TAKEN)),
    Sign("blocked", row("▒", Ink.RUBBLE)),
    Sign("secret", row(SECRET, Ink.TREASURE)),
    Sign(ILLUSION, row(DASHES[EAST + WEST] * 2, Ink.WALL_ILLUSION)),
)
#: The signs of things in chambers.
MARK_SIGNS = tuple(Sign(kind, row(art.glyph, art.ink)) for kind, art in MARKS.items())


def signs_on(plan: Plan) -> tuple[Sign, ...]:
    """The signs on the map of *plan*."""
    names = {name for cell, chamber in plan.items() for name in _names(plan, cell, chamber)}
    return tuple(sign for sign in (*SIGNS, *MARK_SIGNS) if sign.name in names)


def signs_of(dice: tuple[Die, ...]) -> tuple[Sign, ...]:
    """The signs on *dice* that a player has to know."""
    names = {"locked" for die in dice if die.is_locked}
    names |= {"golden" for die in dice if die.is_ready and die.face is Icon.GOLDEN}
    return tuple(sign for sign in SIGNS if sign.name in names)


def _names(plan: Plan, cell: tuple[int, int], chamber: Chamber) -> Iterator[str]:
    doorways = {doorway(chamber, side, plan.get(side.beyond(cell))) for side in Side}
    if Doorway.ENTRANCE in doorways:
        yield "entrance"
    if Doorway.BLOCKED in doorways:
        yield "blocked"
    if Doorway.SECRET in doorways:
        yield "secret"
    if any(offer.gems for offer in chamber.offers):
        yield "lit" if any(offer.is_taken for offer in chamber.offers) else "gem"
    if chamber.is_exit:
        yield "exit"
    if chamber.has_mask:
        yield "curse"
    if chamber.has_treasure:
        yield "treasure"
    if chamber.is_illusion:
        yield ILLUSION
    yield from (mark.kind for mark in chamber.marks)
