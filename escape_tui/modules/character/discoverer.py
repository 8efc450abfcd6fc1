"""The Discoverer: looks at the tile before laying it, or runs through three chambers at once."""

from collections.abc import Iterator
from typing import Any

from escape_tui.engine.effect import Command, Event, Question, Reply, require
from escape_tui.engine.game import Game
from escape_tui.engine.happenings import ChoiceOpened, ChoiceSettled
from escape_tui.engine.icon import FREE
from escape_tui.engine.named import Named, NamedTile
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Choice, Part, State
from escape_tui.engine.temple import ChamberId, Side, TileId
from escape_tui.modules.character.ability import (
    PERMANENT,
    Ability,
    Activatable,
    activation,
    turned_over,
)
from escape_tui.rules.dice import Rolled
from escape_tui.rules.exploring import (
    Discover,
    LaysAtOnce,
    PutOnPile,
    PutUnderPile,
    TileTurnedUp,
    is_for_space,
    laying,
)
from escape_tui.rules.moving import BY_PASSAGE, Entered, EntryCost, FreeSteps, require_free

SECOND_LOOK = "character.discoverer-permanent"
SPRINT = "character.discoverer-active"

#: How many chambers the Discoverer runs through.
SPRINT_STEPS = 3


class KeepTile(Reply, frozen=True):
    """character.discoverer-permanent — lay the tile in hand."""

    def names(self, state: State) -> tuple[Named, ...]:
        return (NamedTile(in_hand(state).tile),)


class ReturnTile(Reply, frozen=True):
    """character.discoverer-permanent — put it under the pile and lay the next."""


class Sprint(Command, frozen=True):
    """character.discoverer-active — the next three chambers cost nothing to enter, until the next roll."""


class TileInHand(Part, frozen=True):
    """The tile that the Discoverer looks at and where it will be laid; *tile* is empty without one."""

    tile: TileId = ""
    chamber: ChamberId = ""
    side: Side = Side.NORTH


class StepsLeft(Part, frozen=True):
    """How many chambers of a sprint are left."""

    steps: int


class TileTaken(Event, frozen=True):
    player: PlayerId
    tile: TileId
    chamber: ChamberId
    side: Side

    def apply(self, state: State) -> State:
        return state.with_part(TileInHand(self.tile, self.chamber, self.side))


class HandEmptied(Event, frozen=True):
    """The tile leaves the Discoverer's hand; it was *kept*, or went under the pile."""

    player: PlayerId
    is_kept: bool

    def apply(self, state: State) -> State:
        return state.with_part(TileInHand())


class SprintBegun(Event, frozen=True):
    player: PlayerId
    steps: int

    def apply(self, state: State) -> State:
        return state.with_part(StepsLeft(self.steps))


class StepTaken(Event, frozen=True):
    player: PlayerId

    def apply(self, state: State) -> State:
        return state.with_part(StepsLeft(steps_left(state) - 1))


class SprintEnded(Event, frozen=True):
    player: PlayerId

    def apply(self, state: State) -> State:
        return state.with_part(StepsLeft(0))


def in_hand(state: State) -> TileInHand:
    return state.part(TileInHand) if state.has_part(TileInHand) else TileInHand()


def steps_left(state: State) -> int:
    return state.part(StepsLeft).steps if state.has_part(StepsLeft) else 0


def keep_tile(game: Game, command: KeepTile) -> Iterator[Event]:
    held = _require_tile(game, command)
    yield ChoiceSettled(command.player, SECOND_LOOK)
    yield HandEmptied(command.player, is_kept=True)
    if _is_open(game, held):
        yield _laid(game, command.player, held, held.tile)
    else:
        # The entrance is gone: lay the tile behind the next one.
        yield PutOnPile(held.tile)


def return_tile(game: Game, command: ReturnTile) -> Iterator[Event]:
    """character.discoverer-permanent — once: the next tile is laid unseen."""
    held = _require_tile(game, command)
    yield ChoiceSettled(command.player, SECOND_LOOK)
    yield HandEmptied(command.player, is_kept=False)
    yield PutUnderPile((held.tile,))
    # A wall that gives way now may have taken the last tile.
    if game.state.pile and _is_open(game, held):
        yield _laid(game, command.player, held, game.state.pile[0])


def second_look(game: Game, choice: Choice) -> Iterator[Command]:
    yield KeepTile(choice.player)
    yield ReturnTile(choice.player)


def sprint(game: Game, command: Sprint) -> Iterator[Event]:
    """character.discoverer-active — through passages into chambers that may be entered."""
    paid = activation(game, command, DiscovererActive)
    require_free(game, command.player)
    yield paid
    yield turned_over(command, DiscovererActive)
    yield SprintBegun(command.player, SPRINT_STEPS)


class DiscovererPermanent(Ability):
    """character.discoverer-permanent — look at the tile you discover; you may lay the next instead."""

    character = "discoverer"
    card = PERMANENT
    rule = SECOND_LOOK
    rules = {KeepTile: keep_tile, ReturnTile: return_tile}
    choices = {SECOND_LOOK: second_look}
    forbids = (Discover,)
    adjusts = (LaysAtOnce,)
    reacts_to = (TileTurnedUp,)

    def forbid(self, game: Game, command: Command) -> None:
        if isinstance(command, Discover) and in_hand(game.state).tile:
            require(command.player != self.player, SECOND_LOOK, reason="tile-in-hand")
            held = in_hand(game.state)
            is_reserved = is_for_space(game.state, command, held.chamber, held.side)
            require(not is_reserved, SECOND_LOOK, reason="reserved", holder=self.player)

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        match question:
            case LaysAtOnce(player=player) if player == self.player:
                return answer and len(game.state.pile) < 2
        return answer

    def react(self, game: Game, event: Event) -> Iterator[Event]:
        match event:
            case TileTurnedUp(player=player) if player == self.player:
                yield TileTaken(player, event.tile, event.chamber, event.side)
                yield ChoiceOpened(player, SECOND_LOOK, game.state.now + game.catalogue.numbers.choice_ms)

    def offers(self, game: Game) -> Iterator[Command]:
        if choice := game.state.choice(self.player, SECOND_LOOK):
            yield from second_look(game, choice)


class DiscovererActive(Activatable):
    """character.discoverer-active — run through up to three chambers without entry costs."""

    character = "discoverer"
    rule = SPRINT
    rules = {Sprint: sprint}
    adjusts = (EntryCost, FreeSteps)
    reacts_to = (Entered, Rolled)

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        match question:
            case EntryCost(player=player) if player == self.player and steps_left(game.state):
                return FREE
            case FreeSteps(player=player) if player == self.player:
                return steps_left(game.state)
        return answer

    def react(self, game: Game, event: Event) -> Iterator[Event]:
        if not steps_left(game.state):
            return
        match event:
            case Entered(player=player, how=how) if player == self.player and how == BY_PASSAGE:
                yield StepTaken(player)
            case Rolled(player=player) if player == self.player:
                yield SprintEnded(player)

    def ways(self, game: Game) -> Iterator[Command]:
        yield Sprint(self.player)


def _require_tile(game: Game, command: Command) -> TileInHand:
    require(game.state.choice(command.player, SECOND_LOOK), SECOND_LOOK, reason="no-tile")
    return in_hand(game.state)


def _is_open(game: Game, held: TileInHand) -> bool:
    """Whether the entrance still exists: chambers may have come, gone or turned meanwhile."""
    temple = game.state.temple
    return held.chamber in temple and held.side in temple.open_entrances(held.chamber)


def _laid(game: Game, player: PlayerId, held: TileInHand, tile: TileId) -> Event:
    by = player if game.state.adventurers[player].is_inside else None
    return laying(game, tile, held.chamber, held.side, by)
