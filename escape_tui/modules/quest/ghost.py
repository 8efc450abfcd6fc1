"""The ghost: pushed back, chamber by chamber, into a chamber that no adventurer may enter."""

from collections.abc import Iterator
from typing import Any

from escape_tui.engine.effect import Command, Event, Question, require
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost, Icon
from escape_tui.engine.named import AtChamber, Named
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Part, State
from escape_tui.engine.temple import START, ChamberId, Side, Temple
from escape_tui.modules.quest.markers import QuestChamber, finished, is_open
from escape_tui.rules.ending.closed_temple import Route, Routes, somewhere
from escape_tui.rules.exploring import Laid, TakenUp
from escape_tui.rules.moving import obstacle
from escape_tui.rules.paying import payment

GHOST: ChamberId = "ghost"

PUSH: Cost = (Icon.TORCH, Icon.TORCH)


class PushGhost(Command, frozen=True):
    """quest.ghost — push the ghost through the passage on *side*."""

    side: Side

    def names(self, state: State) -> tuple[Named, ...]:
        there = state.temple.through(state.place_of(self.player), self.side)
        return () if there is None else (AtChamber(there.id),)


class Ghost(Part, frozen=True):
    """Where the ghost is; `None` once it is at rest."""

    chamber: ChamberId | None


class GhostAppeared(Event, frozen=True):
    """The ghost is in *chamber*: it came out of its own, or the chamber where it was is gone."""

    chamber: ChamberId

    def apply(self, state: State) -> State:
        return state.with_part(Ghost(self.chamber))


class GhostPushed(Event, frozen=True):
    player: PlayerId
    chamber: ChamberId

    def apply(self, state: State) -> State:
        return state.with_part(Ghost(None if self.chamber == GHOST else self.chamber))


def ghost_at(state: State) -> ChamberId | None:
    return state.part(Ghost).chamber if state.has_part(Ghost) else None


def push_ghost(game: Game, command: PushGhost) -> Iterator[Event]:
    """quest.ghost — two torches for one chamber; in its own the ghost is at rest."""
    here = game.state.place_of(command.player)
    require(ghost_at(game.state) == here, "quest.ghost", reason="elsewhere")
    temple = game.state.temple
    there = temple.through(here, command.side)
    require(there is not None, "base.enter-blocked", reason=obstacle(temple, here, command.side))
    require(_can_pass(temple, here, command.side), "base.enter-blocked", reason="one-way")
    assert there is not None
    yield payment(game, command, PUSH, "quest.ghost")
    yield GhostPushed(command.player, there.id)
    if there.id == GHOST:
        yield from finished(game.state, GHOST)


def way_home(temple: Temple, here: ChamberId) -> Side | None:
    """The side of *here* that leads on a shortest way to the ghost's own chamber."""
    ways: list[tuple[Side, ...]] = []
    for side in Side:
        before = temple.through(GHOST, side)
        if before is not None and _can_pass(temple, before.id, side.opposite):
            way = temple.way(here, before.id)
            if way is not None:
                ways.append((*way, side.opposite))
    return min(ways, key=len)[0] if ways else None


class GhostChamber(QuestChamber):
    """quest.ghost — a ghost that has to be pushed back; adventurers may not enter its chamber, as printed."""

    reacts_to = (Laid, TakenUp)

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        match question:
            case Routes() if (haunted := ghost_at(game.state)) is not None:
                to_ghost = Route(somewhere(game), haunted)
                return (*answer, to_ghost, Route(game.state.temple.distances(haunted), GHOST))
        return answer

    def react(self, game: Game, event: Event) -> Iterator[Event]:
        """quest.ghost, illusion.tokens — it appears in the start chamber, and again if its chamber
        vanishes."""
        match event:
            case Laid(tile=tile) if tile == GHOST and is_open(game.state, GHOST):
                yield GhostAppeared(START)
            case TakenUp(chambers=chambers) if ghost_at(game.state) in chambers:
                yield GhostAppeared(START)

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        here = game.state.adventurers[player].chamber
        if here is not None and ghost_at(game.state) == here:
            for side in Side:
                if game.state.temple.through(here, side) is not None:
                    yield PushGhost(player, side)


def _can_pass(temple: Temple, here: ChamberId, side: Side) -> bool:
    """Whether the ghost can use the passage on *side* of *here*: it can't climb a slide."""
    there = temple.through(here, side)
    assert there is not None
    return side in temple.chambers[here].ways_out or temple.has_secret_passage(here, there.id)
