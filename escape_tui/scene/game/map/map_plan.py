"""The plan of the map: every chamber of a state in the form that the tile art draws."""

from collections.abc import Collection, Iterator
from dataclasses import replace

from escape_tui.content.box import ILLUSION
from escape_tui.content.catalogue import Catalogue
from escape_tui.content.printed import Tile
from escape_tui.engine.icon import Cost
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.engine.temple import EXIT, START, Cell, Chamber, Side, tile_of
from escape_tui.scene.game.map.map_marks import asked_on, hanging, marks_on
from escape_tui.scene.modules.box import in_play
from escape_tui.scene.modules.presentation import TREASURE
from escape_tui.scene.words.narration import Narrator
from tile_art.chambers import chamber as art
from tile_art.chambers.emblems import EMBLEMS

#: The chambers to draw, by cell.
Plan = dict[art.Cell, art.Chamber]


def plan(seen: State, catalogue: Catalogue, narrator: Narrator, calling: Collection[PlayerId]) -> Plan:
    """All chambers of *seen* with everything and everybody in them."""
    marks, printed = marks_on(seen, catalogue), {each.printed for each, _ in in_play(seen)}
    asked = asked_on(seen, catalogue)
    return {
        (cell.x, cell.y): _drawn(
            seen,
            catalogue.tiles[tile_of(halves[0].id)],
            halves,
            narrator,
            calling,
            marks.get(halves[0].id, ()),
            asked.get(halves[0].id),
            printed,
        )
        for cell, halves in seen.temple.cells.items()
    }


def repeopled(drawn: Plan, seen: State, narrator: Narrator, calling: Collection[PlayerId]) -> Plan:
    """*drawn* with everybody at their place in *seen*; correct only if nothing else has changed."""
    here = {seen.temple.chambers[who.chamber].cell for who in seen.adventurers if who.chamber is not None}
    left = {Cell(*place) for place, chamber in drawn.items() if chamber.adventurers}
    changed = dict(drawn)
    for cell in here | left:
        was = drawn[cell.x, cell.y]
        people = tuple(_people(seen, seen.temple.cells[cell], narrator, calling))
        if people != was.adventurers:
            changed[cell.x, cell.y] = replace(was, adventurers=people)
    return changed


def with_me(drawn: art.Chamber, letter: str) -> art.Chamber:
    """A chamber as the player in it sees it: lit, with their own figure reversed."""
    people = tuple(replace(who, is_me=who.letter == letter) for who in drawn.adventurers)
    return replace(drawn, adventurers=people, is_highlighted=True)


def emblem(tile: Tile) -> str:
    if tile.id in EMBLEMS:
        return tile.id
    stem = tile.id.partition("-")[0]
    return stem if stem in EMBLEMS and tile.kind not in ("curse-and-treasure", "basic") else ""


def _drawn(
    seen: State,
    tile: Tile,
    halves: tuple[Chamber, ...],
    narrator: Narrator,
    calling: Collection[PlayerId],
    lying: tuple[art.Mark, ...],
    asked: tuple[Cost, ...] | None,
    printed: Collection[str],
) -> art.Chamber:
    front, rear = halves[0], halves[1] if len(halves) > 1 else None
    return art.Chamber(
        name=narrator.chamber(front.id),
        entry=None if front.is_closed else "".join(tile.entry or ()),
        doors=_sides((*front.doors, *(rear.doors if rear else ()))),
        stairs=None if front.id == START else art.Side(front.stairs),
        one_way=art.Side(front.stairs) if front.is_one_way else None,
        rear=_sides(rear.doors) if rear else frozenset(),
        secret=frozenset(side for half in halves for side in _secret_sides(seen, half)),
        offers=tuple(_offers(tile, tile.asks if asked is None else asked, rear or front)),
        emblem=emblem(tile),
        has_mask=tile.has_mask and "mask" in printed,
        has_treasure=any(mark.kind == TREASURE for mark in lying),
        marks=tuple(mark for mark in lying if mark.kind != TREASURE),
        adventurers=tuple(_people(seen, halves, narrator, calling)),
        is_start=front.id == START,
        is_exit=front.id == EXIT,
        is_illusion=tile.kind == ILLUSION,
        letters=narrator.words.letters,
    )


def _sides(sides: tuple[Side, ...]) -> frozenset[art.Side]:
    return frozenset(art.Side(side) for side in sides)


def _secret_sides(seen: State, chamber: Chamber) -> Iterator[art.Side]:
    for side in Side:
        for there in seen.temple.at(chamber.cell.beyond(side)):
            if seen.temple.has_secret_passage(chamber.id, there.id):
                yield art.Side(side)


def _offers(tile: Tile, asks: tuple[Cost, ...], chamber: Chamber) -> Iterator[art.Offer]:
    """What can be paid for: the gems, and everything in *asks*. Of several gem icons, *chamber* shows the one
    that was activated."""
    lit = (
        min((icon.gems for icon in tile.gems if icon.gems >= chamber.gems), default=0) if chamber.gems else 0
    )
    for icon in tile.gems:
        yield art.Offer("".join(icon.price), icon.gems, is_taken=icon.gems == lit)
    for price in asks:
        yield art.Offer("".join(price))
    for stack in tile.stacks:
        yield art.Offer("M" * stack.dice, stack.gems)


def _people(
    seen: State, halves: tuple[Chamber, ...], narrator: Narrator, calling: Collection[PlayerId]
) -> Iterator[art.Adventurer]:
    """The people in the chamber."""
    hangs = hanging(seen)
    for half in halves:
        for who in seen.present_in(half.id):
            yield art.Adventurer(
                who.colour,
                narrator.initial(who.player),
                is_calling=who.player in calling,
                is_hanging=hangs.get(half.id) == who.colour,
                is_in_rear=half is not halves[0],
            )
