"""Marks: what the parts of a game put on the map."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.state import Millis, Part, State
from escape_tui.engine.temple import ChamberId
from escape_tui.modules.queenies.cursedgem import CursedGems
from escape_tui.modules.queenies.maya import MayaCalendar
from escape_tui.modules.queenies.questplus.snakes import Snakes
from escape_tui.modules.queenies.teleport import Teleporter
from escape_tui.modules.queenies.totem import Totem
from escape_tui.modules.quest.altar import AltarDice
from escape_tui.modules.quest.ghost import Ghost
from escape_tui.modules.quest.markers import QuestsInPlay
from escape_tui.modules.quest.obelisk import GemTiles
from escape_tui.modules.quest.task import TaskTiles
from escape_tui.modules.special.chalice import Chalice
from escape_tui.modules.special.large_torch import LargeTorches
from escape_tui.modules.time import GREEN, TimerRunsOut, TimersInPlay
from escape_tui.modules.trap.cliff import Hanging
from escape_tui.modules.treasures import TreasuresInPlay
from tile_art.chambers.chamber import Mark

#: Stands for a treasure face down; the tile art has a place of its own for it.
TREASURE = "treasure"

_PROHIBITIONS = {
    "gems": "no-gems",
    "golden-masks": "no-golden-masks",
    "movement": "no-moving",
    "start": "no-start",
}
_CALENDAR = ("sun", "moon", "gear")


class Placed(NamedTuple):
    chamber: ChamberId
    mark: Mark


def _treasures(part: TreasuresInPlay, seen: State, catalogue: Catalogue) -> Iterator[Placed]:
    return (Placed(chamber, Mark(TREASURE)) for chamber in part.lying)


def _timers(part: TimersInPlay, seen: State, catalogue: Catalogue) -> Iterator[Placed]:
    for timed in part.running:
        tile = catalogue.tiles[timed.chamber]
        for step, what in enumerate(tile.prohibits):
            yield Placed(timed.chamber, Mark(_PROHIBITIONS[what], int(step == timed.step)))
        yield Placed(timed.chamber, Mark("timer", sand_left(timed, seen, seen.now, catalogue)))
    if part.sacrificed:
        yield Placed("sacrifice", Mark("die", len(part.sacrificed)))


def sand_left(timed: Any, state: State, now: Millis, catalogue: Catalogue) -> int:
    """How much of a timer's sand is left, in steps of ten percent."""
    numbers = catalogue.numbers
    whole = numbers.green_timer_ms if timed.timer == GREEN else numbers.blue_timer_ms
    due = state.due(TimerRunsOut(timed.chamber))
    return 0 if due is None else max(0, min(100, -(-(due - now) * 10 // whole) * 10))


def _quests(part: QuestsInPlay, seen: State, catalogue: Catalogue) -> Iterator[Placed]:
    for tile in part.tiles:
        if tile in seen.temple:
            yield Placed(tile, Mark("quest-done" if tile in part.done else "quest"))


def _tasks(part: TaskTiles, seen: State, catalogue: Catalogue) -> Iterator[Placed]:
    left = catalogue.tiles["task"].amount - len(part.done)
    if left:
        yield Placed("task", Mark("task", left))


def _altar(part: AltarDice, seen: State, catalogue: Catalogue) -> Iterator[Placed]:
    if part.dice:
        yield Placed("altar", Mark("die", part.dice))


def _standing(kind: str) -> Callable[[Any, State, Catalogue], Iterator[Placed]]:
    """A thing that stands in one chamber, or in none."""

    def marks(part: Any, seen: State, catalogue: Catalogue) -> Iterator[Placed]:
        if part.chamber is not None and getattr(part, "carrier", None) is None:
            yield Placed(part.chamber, Mark(kind))

    return marks


def _gem_tiles(part: GemTiles, seen: State, catalogue: Catalogue) -> Iterator[Placed]:
    if part.tiles:
        yield Placed("obelisk", Mark("gem-tile", part.tiles))


def _snakes(part: Snakes, seen: State, catalogue: Catalogue) -> Iterator[Placed]:
    return (Placed(chamber, Mark("snake", count)) for chamber, count in Counter(part.chambers).items())


def _torches(part: LargeTorches, seen: State, catalogue: Catalogue) -> Iterator[Placed]:
    return (Placed(chamber, Mark("large-torch")) for chamber in part.chambers)


def _totem(part: Totem, seen: State, catalogue: Catalogue) -> Iterator[Placed]:
    if part.stack:
        yield Placed("totem-chamber", Mark("totem", len(part.stack)))


def _calendar(part: MayaCalendar, seen: State, catalogue: Catalogue) -> Iterator[Placed]:
    for chamber, symbol in part.lying.items():
        if symbol in _CALENDAR:
            yield Placed(chamber, Mark(symbol))
    if part.dice:
        yield Placed("calendar-chamber", Mark("die", len(part.dice)))


def _locations(part: CursedGems, seen: State, catalogue: Catalogue) -> Iterator[Placed]:
    return (Placed(chamber, Mark("location")) for chamber in part.lying)


#: For each part, what it shows and where.
MARKS_OF_PART: Mapping[type[Part], Callable[[Any, State, Catalogue], Iterator[Placed]]] = {
    TreasuresInPlay: _treasures,
    TimersInPlay: _timers,
    QuestsInPlay: _quests,
    TaskTiles: _tasks,
    AltarDice: _altar,
    Ghost: _standing("ghost"),
    Chalice: _standing("chalice"),
    Teleporter: _standing("teleporter"),
    GemTiles: _gem_tiles,
    Snakes: _snakes,
    LargeTorches: _torches,
    Totem: _totem,
    MayaCalendar: _calendar,
    CursedGems: _locations,
}


def marks_on(seen: State, catalogue: Catalogue) -> dict[ChamberId, tuple[Mark, ...]]:
    """Everything that lies in chambers, by chamber."""
    lying: dict[ChamberId, tuple[Mark, ...]] = {}
    for part in seen.parts.values():
        if (marks := MARKS_OF_PART.get(type(part))) is not None:
            for chamber, mark in marks(part, seen, catalogue):
                lying[chamber] = (*lying.get(chamber, ()), mark)
    return lying


def hanging(seen: State) -> Mapping[ChamberId, str]:
    """Who hangs above which cliff, by colour."""
    part = seen.find_part(Hanging)
    return part.colours if part is not None else {}
