"""Bridges: where to lay chambers so that everybody can reach the exit and each other again."""

from collections.abc import Iterator
from functools import cache

from escape_tui.engine.state import State
from escape_tui.engine.temple import EXIT, START, Cell, ChamberId, Side, Temple
from escape_tui.hub.bots.advice.box import TO_GEMS, shuts_exit
from escape_tui.hub.bots.advice.building import most_laid, ways_towards
from escape_tui.hub.bots.outlook.outlook import Outlook

#: An entrance: a chamber and one of its sides.
Entrance = tuple[ChamberId, Side]


def bridges(outlook: Outlook) -> dict[Entrance, int]:
    """temple.disconnected — the entrances where a way to a cut-off place can begin, with the number of
    chambers missing on it."""
    lacking: dict[Entrance, int] = {}
    for here, there in _cut_off(outlook):
        for entrance, count in _bridges_between(outlook.state, here, there):
            lacking[entrance] = min(count, lacking.get(entrance, count))
    return lacking


def _bridges_between(state: State, here: ChamberId, there: ChamberId) -> tuple[tuple[Entrance, int], ...]:
    """The same from *here* to *there*, cached for a temple and the number of chambers that can be laid."""
    temple, about = state.temple, ("bridges", here, there, most_laid(state))
    if about not in temple.notes:
        mine, ways = temple.distances(here), ways_towards(state, _spaces_before(temple, there))
        temple.notes[about] = tuple(
            [((chamber, side), count) for count, chamber, side in ways if chamber in mine]
        )
    found: tuple[tuple[Entrance, int], ...] = temple.notes[about]
    return found


def is_together(outlook: Outlook) -> bool:
    """Whether everybody could walk to the exit if nothing held them."""
    return all(EXIT in outlook.temple.distances(outlook.state.place_of(who.player)) for who in outlook.inside)


def _cut_off(outlook: Outlook) -> Iterator[tuple[ChamberId, ChamberId]]:
    """Pairs of places with no way from the first to the second, where a friend, the exit or something wanted
    is."""
    distances, chambers = outlook.temple.distances, len(outlook.temple.chambers)
    places = dict.fromkeys([outlook.state.place_of(who.player) for who in outlook.inside])
    if {len(distances(here)) for here in places} == {chambers}:
        return
    wanted = (*places, EXIT) if outlook.is_exit_found else tuple(places)
    if outlook.is_box_large:
        wanted = tuple(dict.fromkeys((*wanted, *_sought(outlook))))
    for here in places:
        reached = distances(here)
        yield from ((here, there) for there in wanted if there not in reached)


def _sought(outlook: Outlook) -> Iterator[ChamberId]:
    """Places that players must reach: home for a summoned player, gems, quests and the calendar."""
    if outlook.summoned and START in outlook.temple:
        yield START
    yield from outlook.veins
    for errands in outlook.errands.values():
        for errand in errands:
            if _is_sought(errand.rule):
                yield from errand.chambers


@cache
def _is_sought(rule: str) -> bool:
    """Whether players must reach the place of an errand by *rule*."""
    return shuts_exit(rule) or rule.startswith(TO_GEMS)


def _spaces_before(temple: Temple, place: ChamberId) -> frozenset[Cell]:
    """The free spaces before all entrances connected to *place*; cached."""
    about = ("spaces before", place)
    if about not in temple.notes:
        temple.notes[about] = frozenset(
            [
                temple.chambers[chamber].cell.beyond(side)
                for chamber in temple.distances(place)
                for side in temple.open_entrances(chamber)
            ]
        )
    spaces: frozenset[Cell] = temple.notes[about]
    return spaces
