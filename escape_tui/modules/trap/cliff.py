"""The cliffs: their discoverer hangs above them."""

from collections.abc import Iterator
from typing import Any

from escape_tui.engine.effect import Command, Effect, Event, Question, require
from escape_tui.engine.game import Game
from escape_tui.engine.icon import FREE
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Part, State
from escape_tui.engine.temple import ChamberId
from escape_tui.rules.moving import EntryCost, HeldBy, Left
from escape_tui.rules.paying import payment

CLIFFS: tuple[ChamberId, ...] = ("cliff-torch", "cliff-key")


class ClimbUp(Command, frozen=True):
    """trap.cliff — pull yourself up, alone."""


class Hanging(Part, frozen=True):
    """The adventurers hanging above cliffs, by colour: another player may come to control them."""

    colours: dict[ChamberId, str] = {}


class HungUp(Event, frozen=True):
    player: PlayerId
    chamber: ChamberId

    def apply(self, state: State) -> State:
        colour = state.adventurers[self.player].colour
        return state.with_part(Hanging(hanging(state) | {self.chamber: colour}))


class ClimbedUp(Event, frozen=True):
    player: PlayerId
    chamber: ChamberId

    def apply(self, state: State) -> State:
        left = {cliff: colour for cliff, colour in hanging(state).items() if cliff != self.chamber}
        return state.with_part(Hanging(left))


class TornAway(ClimbedUp, frozen=True):
    """An effect that moves *player* took them from the cliff."""


def hanging(state: State) -> dict[ChamberId, str]:
    """The colour of the hanging adventurer, by cliff."""
    return state.part(Hanging).colours if state.has_part(Hanging) else {}


def is_hanging(state: State, player: PlayerId) -> bool:
    adventurer = state.adventurers[player]
    return adventurer.chamber is not None and hanging(state).get(adventurer.chamber) == adventurer.colour


def climb_up(game: Game, command: ClimbUp) -> Iterator[Event]:
    """trap.cliff — the player alone shows the icons of the cliff."""
    require(is_hanging(game.state, command.player), "trap.cliff", reason="not-hanging")
    here = game.state.place_of(command.player)
    yield payment(game, command, game.catalogue.tiles[here].asks[0], "trap.cliff")
    yield ClimbedUp(command.player, here)


class Cliff(Effect):
    """trap.cliff — the discoverer hangs there until the icons of the cliff are shown."""

    adjusts = (HeldBy, EntryCost)
    reacts_to = (Left,)

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        """trap.cliff, trap.cliff-help — a hanging adventurer can't leave; others enter free to help."""
        match question:
            case HeldBy(player=player) if is_hanging(game.state, player):
                return "trap.cliff"
            case EntryCost(chamber=chamber) if chamber in hanging(game.state):
                return FREE
        return answer

    def react(self, game: Game, event: Event) -> Iterator[Event]:
        match event:
            case Left(player=player, chamber=chamber) if is_hanging(game.state, player):
                yield TornAway(player, chamber)
