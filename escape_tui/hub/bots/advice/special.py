"""Advice on special chambers: two groups for linked chambers, the chalice to the exit, and a torch far from
home."""

from collections.abc import Iterator

from escape_tui.engine.game import Game
from escape_tui.engine.icon import cost
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.temple import EXIT, START, ChamberId, Side, tile_of
from escape_tui.hub.bots.advice.building import most_laid, ways_towards
from escape_tui.hub.bots.advice.errand import ANYBODY, GEM_WORTH, QUEST_WORTH, Adviser, Errand
from escape_tui.hub.bots.advice.hurry import CARD_MS, is_hurried
from escape_tui.modules.curses import CurseId
from escape_tui.modules.special.chalice import BURDEN, CarryChalice, Chalice
from escape_tui.modules.special.large_torch import UseLargeTorch
from escape_tui.modules.special.linked import RULE as LINKED
from escape_tui.modules.special.linked import ActivateLinked, LinkedChambers, linked_chambers, price_of
from escape_tui.modules.treasures import TreasureId
from escape_tui.rules.exploring import Discover, DiscoveryCost
from escape_tui.rules.gems import GemIcons
from escape_tui.rules.moving import easiest_entry

#: Value of linked chambers: both groups gain a gem, but they have to get there first.
LINKED_WORTH = GEM_WORTH * 3 // 2

#: Value of a way to a rear part with two gems: the new chamber needs a door towards it.
REAR_WORTH = GEM_WORTH * 3 // 4

#: The rule of rear parts.
DOUBLE = "special.double"

#: Steps from the start chamber from which a companion uses the torch instead of running.
TOO_FAR = 2


def advice(game: Game, player: PlayerId) -> Iterator[Errand]:
    yield from _linked(game, player)
    yield from _chalice(game, player)


def large_torch(game: Game, player: PlayerId) -> Iterator[Errand]:
    steps = game.state.temple.distances(game.state.place_of(player)).get(START, TOO_FAR)
    if steps >= TOO_FAR and is_hurried(game, player, CARD_MS):
        yield Errand("special.large-torch", UseLargeTorch(player), GEM_WORTH)


CURSES: dict[CurseId, int] = {"soul-exchange": 5}
TREASURES: dict[TreasureId, Adviser] = {"large-torch": large_torch}


def _linked(game: Game, player: PlayerId) -> Iterator[Errand]:
    """Activate two at the same time, each by the nearest of two players."""
    if game.state.part(LinkedChambers).is_used or game.state.depot == 0:
        return
    notes = game.notes
    if LINKED not in notes:
        notes[LINKED] = _posts(game)
    chamber = notes[LINKED].get(player)
    if chamber is not None:
        price = price_of(game, chamber)
        yield Errand(LINKED, ActivateLinked(player), LINKED_WORTH, price, (chamber,))


def _posts(game: Game) -> dict[PlayerId, ChamberId]:
    """The nearest players for two linked chambers; empty unless there are two of both."""
    linked = linked_chambers(game)
    if len(linked) < 2:
        return {}
    state = game.state
    ways = [
        (steps[chamber], who.player, chamber)
        for who in state.inside
        for steps in (state.temple.distances(state.place_of(who.player)),)
        for chamber in linked
        if chamber in steps
    ]
    if not ways:
        return {}
    _, first, post = min(ways)
    others = [way for way in ways if way[1] != first and way[2] != post]
    if not others:
        return {}
    _, second, other_post = min(others)
    return {first: post, second: other_post}


def notice(game: Game) -> Iterator[Errand]:
    """special.double — build a way to the gems of a rear part that nobody can reach."""
    ways = _ways_to_rear_parts(game) if game.state.pile and game.state.depot else ()
    if ways:
        price = game.ask(DiscoveryCost(game.state.inside[0].player))
        for rear, count, place, side in ways:
            laying, worth = Discover(ANYBODY, side), REAR_WORTH // count
            yield Errand(DOUBLE, laying, worth, price, (place,), gems_in=rear)


#: A rear part, the number of missing chambers, the chamber beside which the first is laid, and the side.
_RearWay = tuple[ChamberId, int, ChamberId, Side]


def _ways_to_rear_parts(game: Game) -> tuple[_RearWay, ...]:
    """Cached for a temple and the number of chambers that can be laid."""
    notes, about = game.state.temple.notes, (DOUBLE, game.catalogue.edition, most_laid(game.state))
    if about not in notes:
        notes[about] = tuple(_find_ways_to_rear_parts(game))
    ways: tuple[_RearWay, ...] = notes[about]
    return ways


def _find_ways_to_rear_parts(game: Game) -> Iterator[_RearWay]:
    temple = game.state.temple
    reached = temple.distances(START)
    if len(reached) == len(temple.chambers):
        return
    for chamber in temple.chambers.values():
        if chamber.id in reached or chamber.gems or not _is_rear(game, chamber.id):
            continue
        doors = [space for side in chamber.doors if temple.is_free(space := chamber.cell.beyond(side))]
        for count, place, side in ways_towards(game.state, doors):
            if place in reached:
                yield chamber.id, count, place, side


def _is_rear(game: Game, chamber: ChamberId) -> bool:
    return chamber != tile_of(chamber) and bool(GemIcons(chamber).plain(game))


def _chalice(game: Game, player: PlayerId) -> Iterator[Errand]:
    """Carry the chalice one step towards the exit."""
    temple, place = game.state.temple, game.state.part(Chalice).chamber
    way = None if place is None else temple.way(place, EXIT)
    if place is not None and way:
        there = temple.through(place, way[0])
        assert there is not None
        price = easiest_entry(game, player, there.id, way[0].opposite)
        carrying = CarryChalice(player, way[0])
        yield Errand("special.chalice", carrying, QUEST_WORTH, cost(price + BURDEN), (place,))
