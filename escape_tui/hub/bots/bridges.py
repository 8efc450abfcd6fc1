"""Bridges: where chambers have to be laid so that everybody reaches the exit and each other again."""

from collections.abc import Iterator

from escape_tui.engine.temple import EXIT, START, Cell, ChamberId, Side
from escape_tui.hub.bots.advice.box import shuts_exit
from escape_tui.hub.bots.advice.building import ways_towards
from escape_tui.hub.bots.outlook import Outlook

#: How rules of the calendar begin.
CALENDAR = "maya."

#: An entrance: a chamber and one of its sides.
Entrance = tuple[ChamberId, Side]


def bridges(outlook: Outlook) -> dict[Entrance, int]:
    """temple.disconnected — the entrances at which a way to somebody or something cut off can begin, with how
    many chambers are lacking on it."""
    lacking: dict[Entrance, int] = {}
    for here, there in _cut_off(outlook):
        mine = outlook.temple.distances(here)
        for count, chamber, side in ways_towards(outlook.state, _spaces_before(outlook, there)):
            if chamber in mine:
                lacking[chamber, side] = min(count, lacking.get((chamber, side), count))
    return lacking


def is_together(outlook: Outlook) -> bool:
    """Whether everybody can walk to the exit, as soon as nothing holds them."""
    return all(EXIT in outlook.temple.distances(outlook.state.place_of(who.player)) for who in outlook.inside)


def _cut_off(outlook: Outlook) -> Iterator[tuple[ChamberId, ChamberId]]:
    """Pairs of places: from the first nobody walks to the second, where a friend or the exit is."""
    places = dict.fromkeys(outlook.state.place_of(who.player) for who in outlook.inside)
    wanted = (*places, EXIT) if outlook.is_exit_found else tuple(places)
    if outlook.is_box_large:
        wanted = tuple(dict.fromkeys((*wanted, *_sought(outlook))))
    for here in places:
        reached = outlook.temple.distances(here)
        yield from ((here, there) for there in wanted if there not in reached)


def _sought(outlook: Outlook) -> Iterator[ChamberId]:
    """Where they have to get: home for one who must be there, to gems, quests and the calendar."""
    if outlook.summoned and START in outlook.temple:
        yield START
    yield from outlook.veins
    for errands in outlook.errands.values():
        for errand in errands:
            if shuts_exit(errand) or errand.rule.startswith(CALENDAR):
                yield from errand.chambers


def _spaces_before(outlook: Outlook, place: ChamberId) -> tuple[Cell, ...]:
    """The free spaces before the entrances of all that hangs together with *place*."""
    temple = outlook.temple
    spaces = (
        temple.chambers[chamber].cell.beyond(side)
        for chamber in temple.distances(place)
        for side in temple.open_entrances(chamber)
    )
    return tuple(dict.fromkeys(spaces))
