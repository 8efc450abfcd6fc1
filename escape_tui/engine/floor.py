"""The floor of a temple: distances and shortest ways between its chambers."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from escape_tui.engine.once import once

if TYPE_CHECKING:
    from escape_tui.engine.temple import ChamberId, Side

    Ways = tuple[tuple[Side, ChamberId], ...]


class Exits(NamedTuple):
    """The exits of a chamber: all passages, those that adventurers may use, the chambers behind these, and
    the entrances with nothing behind them yet."""

    passages: dict[Side, ChamberId]
    ways: Ways
    neighbours: tuple[ChamberId, ...]
    open_entrances: tuple[Side, ...]


class Floor:
    """Where adventurers can walk, given the *exits* of all chambers. Caches distances and ways."""

    def __init__(self, exits: dict[ChamberId, Exits]) -> None:
        self.exits = exits
        self._distances: dict[ChamberId, dict[ChamberId, int]] = {}
        self._distances_to: dict[ChamberId, dict[ChamberId, int]] = {}
        #: By start, goal and the sides of the start that are closed.
        self._nearest_ways: dict[
            tuple[ChamberId, ChamberId, tuple[Side, ...]], tuple[tuple[Side, ChamberId], ...]
        ] = {}
        self._shortest_ways: dict[tuple[ChamberId, ChamberId], tuple[Side, ...] | None] = {}

    @once
    def _neighbours(self) -> dict[ChamberId, tuple[ChamberId, ...]]:
        return {id: exits.neighbours for id, exits in self.exits.items()}

    @once
    def _leading_to(self) -> dict[ChamberId, tuple[ChamberId, ...]]:
        leading: dict[ChamberId, list[ChamberId]] = {id: [] for id in self.exits}
        for here, others in self._neighbours.items():
            for there in others:
                leading[there].append(here)
        return {id: tuple(others) for id, others in leading.items()}

    def distances(self, start: ChamberId) -> dict[ChamberId, int]:
        steps = self._distances.get(start)
        if steps is None:
            steps = self._distances[start] = _walk(self._neighbours, start)
        return steps

    def distances_to(self, goal: ChamberId) -> dict[ChamberId, int]:
        steps = self._distances_to.get(goal)
        if steps is None:
            steps = self._distances_to[goal] = _walk(self._leading_to, goal) if goal in self.exits else {}
        return steps

    def nearest_ways(self, start: ChamberId, goal: ChamberId, closed: tuple[Side, ...]) -> Ways:
        about = (start, goal, closed)
        ways = self._nearest_ways.get(about)
        if ways is None:
            ways = self._nearest_ways[about] = tuple(self._ways_nearest(start, goal, closed))
        return ways

    def way(self, start: ChamberId, goal: ChamberId) -> tuple[Side, ...] | None:
        if (start, goal) not in self._shortest_ways:
            self._shortest_ways[start, goal] = self._shortest_way(start, goal)
        return self._shortest_ways[start, goal]

    def _shortest_way(self, start: ChamberId, goal: ChamberId) -> tuple[Side, ...] | None:
        came: dict[ChamberId, tuple[ChamberId, Side]] = {}
        queue = deque([start])
        while queue:
            here = queue.popleft()
            if here == goal:
                return _steps_back(came, start, goal)
            for side, there in self.exits[here].ways:
                if there != start and there not in came:
                    came[there] = (here, side)
                    queue.append(there)
        return None

    def _ways_nearest(
        self, start: ChamberId, goal: ChamberId, closed: tuple[Side, ...]
    ) -> Iterator[tuple[Side, ChamberId]]:
        away = self.distances_to(goal)
        ways = [
            (side, there) for side, there in self.exits[start].ways if side not in closed and there in away
        ]
        nearest = min([away[there] for _, there in ways], default=0)
        for side, there in sorted(ways):
            if away[there] == nearest:
                yield side, there


def _walk(neighbours: dict[ChamberId, tuple[ChamberId, ...]], start: ChamberId) -> dict[ChamberId, int]:
    """The distance in steps from *start* to every chamber that can be reached."""
    steps, queue = {start: 0}, [start]
    for here in queue:
        away = steps[here] + 1
        for there in neighbours[here]:
            if there not in steps:
                steps[there] = away
                queue.append(there)
    return steps


def _steps_back(
    came: dict[ChamberId, tuple[ChamberId, Side]], start: ChamberId, goal: ChamberId
) -> tuple[Side, ...]:
    steps: list[Side] = []
    here = goal
    while here != start:
        here, side = came[here]
        steps.append(side)
    return tuple(reversed(steps))
