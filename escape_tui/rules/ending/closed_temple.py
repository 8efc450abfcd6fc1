"""The closed temple: what happens when no way leads on."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from escape_tui.engine.effect import Event, Module, Question
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.engine.temple import EXIT, SIDES, START, Cell, Chamber, ChamberId, Side, Temple, TileId
from escape_tui.rules.dice import AsideLost, DieLost
from escape_tui.rules.ending.leaving import EscapeCost, Escaped
from escape_tui.rules.exploring import PutOnPile, PutUnderPile, Rearranged, TempleChanged, laying
from escape_tui.rules.gems import GemIcons, GemsActivated
from escape_tui.rules.moving import Entered

#: Events after which there may be no way on.
_MAY_CLOSE = (TempleChanged, Entered, Escaped, PutOnPile, PutUnderPile, GemsActivated, DieLost, AsideLost)

#: Chambers to which somebody can walk.
Region = Collection[ChamberId]


class IsStranded(Question[bool], frozen=True):
    """Whether *player* can't leave their chamber on foot, whatever they do."""

    player: PlayerId

    def plain(self, game: Game) -> bool:
        return False


class TilesToFind(Question[tuple[TileId, ...]], frozen=True):
    """The tiles that must be found before anybody gets out."""

    def plain(self, game: Game) -> tuple[TileId, ...]:
        return (EXIT, *gems_to_find(game))


class Route(NamedTuple):
    """A way on foot that is needed: from some chamber of *region* to *goal*."""

    region: Region
    goal: ChamberId


class Routes(Question[tuple[Route, ...]], frozen=True):
    """The routes without which not all get out, also to goals that are still in the pile."""

    def plain(self, game: Game) -> tuple[Route, ...]:
        return routes_for_all(game, EXIT)


class WallGaveWay(Event, frozen=True):
    """temple.closed — the wall on *side* of *chamber* has a door now."""

    chamber: ChamberId
    side: Side

    def apply(self, state: State) -> State:
        chamber = state.temple.chambers[self.chamber]
        opened = replace(chamber, doors=tuple(sorted((*chamber.doors, self.side))))
        return replace(state, temple=state.temple.with_chambers((opened,)))


class PartDrifted(Rearranged, frozen=True):
    """temple.closed — *chambers*, which lie apart from all others, move together up to them; or both halves
    of a tile turn, because one is walled in."""


class WallOpened(TempleChanged, frozen=True):
    """temple.closed — a two-way passage opens between *chamber* and its neighbour *there*, through a wall
    or a slide."""

    chamber: ChamberId
    there: ChamberId

    def apply(self, state: State) -> State:
        return replace(state, temple=state.temple.with_secret_passage(self.chamber, self.there))


def wall_to_open(game: Game) -> tuple[ChamberId, Side] | None:
    """temple.closed — of all walls that somebody can walk up to, the one whose free space is nearest to
    the start chamber; a door into a chamber that nobody reaches would not help."""
    temple = game.state.temple
    borders = [
        (_from_start(game, cell), cell, chamber.id, side)
        for chamber in map(temple.chambers.__getitem__, _reached(game))
        for side in Side
        if temple.is_free(cell := chamber.cell.beyond(side)) and _can_have_door(game, chamber, side)
    ]
    if not borders:
        return None
    *_, wall_of, side = min(borders)
    return wall_of, side


def is_closed_up(game: Game) -> bool:
    """temple.closed — whether nobody can reach an open entrance while a required tile is in the pile."""
    if any(map(game.state.temple.open_entrances, _reached(game))):
        return False
    return any(tile in game.state.pile for tile in game.ask(TilesToFind()))


def gems_to_find(game: Game) -> Iterator[TileId]:
    """temple.closed — tiles with gems, if nobody has enough dice to pay their way out and no gem chamber
    within reach is left."""
    state = game.state
    if any(len(game.ask(EscapeCost(who.player))) <= len(who.dice) + who.aside for who in state.inside):
        return
    if any(state.temple.chambers[id].gems == 0 and game.ask(GemIcons(id)) for id in _reached(game)):
        return
    yield from (tile for tile in state.pile if game.catalogue.tiles[tile].gems)


def way_to_open(game: Game) -> WallOpened | PartDrifted | None:
    """temple.closed — the next change that opens a way: for somebody who can neither reach the exit nor
    discover anything, or, when nobody can, for a route that is needed."""
    regions = tuple(region(game, who.player) for who in game.state.inside)
    is_over = not any(can_discover(game, each) for each in regions)
    if is_over and is_closed_up(game):
        way = next(_ways_out(game, somewhere(game), EXIT), None)
        return way and WallOpened(*way)
    if EXIT in game.state.temple:
        for who, each in zip(game.state.inside, regions, strict=True):
            is_stuck = is_over or not (game.ask(IsStranded(who.player)) or can_discover(game, each))
            if is_stuck and EXIT not in each and (way := next(_ways_out(game, each, EXIT), None)):
                return WallOpened(*way)
    routes = game.ask(Routes()) if is_over else ()
    open_routes = (each for each in routes if not _is_possible(game.state.temple, each))
    changes = (_change_for(game, each) for each in open_routes)
    return next((change for change in changes if change is not None), None)


def routes_for_all(game: Game, goal: ChamberId) -> tuple[Route, ...]:
    """Everybody inside must get to *goal*."""
    return tuple(Route(region(game, who.player), goal) for who in game.state.inside)


def somewhere(game: Game) -> Region:
    """The chambers that anybody can reach."""
    return {id for who in game.state.inside for id in region(game, who.player)}


def region(game: Game, player: PlayerId) -> Region:
    """The chambers that *player* can reach on foot; for a stranded player only their own."""
    here = game.state.place_of(player)
    return (here,) if game.ask(IsStranded(player)) else game.state.temple.distances(here)


def can_discover(game: Game, chambers: Region) -> bool:
    return bool(game.state.pile) and any(map(game.state.temple.open_entrances, chambers))


def _is_possible(temple: Temple, route: Route) -> bool:
    """Whether a way leads to the goal; to a chamber that nobody may enter, as far as its doorstep."""
    goal = temple.chambers.get(route.goal)
    if goal is None or not goal.is_closed:
        return goal is None or goal.id in route.region
    beside = ((side, temple.through(goal.id, side)) for side in SIDES)
    return any(
        there.id in route.region
        and (side.opposite in there.ways_out or temple.has_secret_passage(there.id, goal.id))
        for side, there in beside
        if there is not None
    )


def _change_for(game: Game, route: Route) -> WallOpened | PartDrifted | None:
    temple, way = game.state.temple, next(_ways_out(game, route.region, route.goal), None)
    return WallOpened(*way) if way else drift(temple, route) or turn(temple, route)


def turn(temple: Temple, route: Route) -> PartDrifted | None:
    """temple.closed — a double tile turned so that neither half is walled in, if one of them is the whole
    region."""
    half = next(iter(route.region), START)
    if len(route.region) > 1 or not temple.is_half(half):
        return None
    halves = temple.at(temple.chambers[half].cell)
    for quarters in range(1, 4):
        turned = tuple(each.turned(quarters) for each in halves)
        after = temple.with_chambers(turned)
        if all(any(_neighbours(after, (each.id,), route.goal)) for each in turned):
            return PartDrifted(turned)
    return None


def drift(temple: Temple, route: Route) -> PartDrifted | None:
    """temple.closed — the shortest move by which a chamber of the region and one of the part around the goal
    come to lie side by side; the part with the start chamber stays."""
    beside, around = _part(temple, route.region), _part(temple, (route.goal,))
    if beside & around:
        return None
    moving, sign = (beside, 1) if START in around else (around, -1)
    others = {chamber.cell for id, chamber in temple.chambers.items() if id not in moving}
    cells = {temple.chambers[id].cell for id in moving}
    steps = (
        (sign * (there.cell.x - met.x), sign * (there.cell.y - met.y))
        for here in map(temple.chambers.__getitem__, route.region)
        for there in map(temple.chambers.__getitem__, around)
        for side in SIDES
        if temple.has_outer_wall(here, side) and temple.has_outer_wall(there, side.opposite)
        for met in (here.cell.beyond(side),)
    )
    possible = [
        (abs(x) + abs(y), x, y)
        for x, y in steps
        if others.isdisjoint(Cell(cell.x + x, cell.y + y) for cell in cells)
    ]
    if not possible:
        return None
    _, x, y = min(possible)
    return PartDrifted(
        tuple(
            replace(chamber, cell=Cell(chamber.cell.x + x, chamber.cell.y + y))
            for chamber in map(temple.chambers.__getitem__, sorted(moving))
        )
    )


def _part(temple: Temple, chambers: Collection[ChamberId]) -> set[ChamberId]:
    """*chambers* and all that lie beside them, on and on, except those that nobody may enter."""
    part = set[ChamberId]()
    waiting = [temple.chambers[id].cell for id in chambers if id in temple]
    while waiting:
        cell = waiting.pop()
        for here in temple.at(cell):
            if here.id not in part and (here.id in chambers or not here.is_closed):
                part.add(here.id)
                waiting += cell.around
    return part


def _ways_out(game: Game, region: Region, goal: ChamberId) -> Iterator[tuple[ChamberId, ChamberId]]:
    """All pairs of neighbours of which only the first is in *region*: first those that lead to *goal* or to
    something to discover, then those near the start chamber."""
    temple = game.state.temple

    def order(pair: tuple[ChamberId, ChamberId]) -> tuple[bool, int, ChamberId, ChamberId]:
        beyond = temple.distances(pair[1])
        leads_on = goal in beyond or can_discover(game, beyond)
        return not leads_on, _from_start(game, temple.chambers[pair[1]].cell), *pair

    yield from sorted(_neighbours(temple, region, goal), key=order)


def _neighbours(temple: Temple, region: Region, goal: ChamberId) -> Iterator[tuple[ChamberId, ChamberId]]:
    """All pairs of neighbours between which a wall can open, and of which only the first is in *region*."""
    return (
        (here.id, there.id)
        for here in map(temple.chambers.__getitem__, region)
        for side in SIDES
        for there in temple.at(here.cell.beyond(side))
        if there.id not in region and (there.id == goal or not there.is_closed)
        if not temple.has_secret_passage(here.id, there.id)
        if temple.has_outer_wall(here, side) and temple.has_outer_wall(there, side.opposite)
    )


def _reached(game: Game) -> Iterator[ChamberId]:
    """The chambers that players can reach, listed once for each player."""
    for who in game.state.inside:
        yield from region(game, who.player)


def _can_have_door(game: Game, chamber: Chamber, side: Side) -> bool:
    """Whether a door on *side* of *chamber* can be used as an exit: not where a slide ends."""
    is_slide = chamber.is_one_way and side is chamber.stairs
    return game.state.temple.has_outer_wall(chamber, side) and not is_slide


def _from_start(game: Game, cell: Cell) -> int:
    start = game.state.temple.chambers[START].cell
    return abs(cell.x - start.x) + abs(cell.y - start.y)


class Closing(Module):
    id = "closing"
    reacts_to = _MAY_CLOSE

    def react(self, game: Game, event: Event) -> Iterator[Event]:
        """temple.closed — if no way leads on, a wall opens."""
        if isinstance(event, WallOpened | PartDrifted):
            return
        if is_closed_up(game) and (border := wall_to_open(game)) is not None:
            chamber, side = border
            yield WallGaveWay(chamber, side)
            yield laying(game, game.state.pile[0], chamber, side, None)
        while (way := way_to_open(game)) is not None:
            yield way
