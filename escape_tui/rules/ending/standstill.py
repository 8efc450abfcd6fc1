"""A standstill: nobody inside can do anything any more, so the game ends early."""

from collections.abc import Iterator

from escape_tui.engine.dice import LOCKED
from escape_tui.engine.effect import Command, Event, Module, require
from escape_tui.engine.game import Game
from escape_tui.engine.happenings import Ended
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, Moment, Part, State
from escape_tui.rules.countdown import Collapsed
from escape_tui.rules.dice import AsideLost, DieLost, DieSetAside, Landed
from escape_tui.rules.ending.leaving import Escaped
from escape_tui.rules.fate import Fate

#: Time to choose to stay.
WAITS_MS: Millis = 10_000


class StayInTemple(Command, frozen=True):
    """end.lose — wait for the collapse instead of ending at once."""

    is_action = False


class TempleTakesAll(Moment, frozen=True):
    pass


class Standstill(Part, frozen=True):
    """In play once nobody can act; *is_staying*: somebody chose to stay."""

    is_staying: bool = False


class StandstillReached(Event, frozen=True):
    """end.lose — nobody can act any more: the game ends at *until*, unless somebody chooses to stay."""

    until: Millis

    def apply(self, state: State) -> State:
        return state.with_part(Standstill()).with_deadline(self.until, TempleTakesAll())


class StandstillPassed(Event, frozen=True):
    """Somebody can act again after all."""

    def apply(self, state: State) -> State:
        return state.without_part(Standstill)


class Stayed(Event, frozen=True):
    player: PlayerId

    def apply(self, state: State) -> State:
        return state.with_part(Standstill(is_staying=True)).without_deadline(TempleTakesAll())


def is_at_standstill(game: Game) -> bool:
    """Whether nobody inside can act: all dice are locked or lost, and nothing that would free one is left."""
    state = game.state
    inside = state.inside
    if not inside or not state.has_begun or state.ending is not None:
        return False
    if state.choices or state.part(Fate).gems or any(who.aside for who in inside):
        return False
    if any(die.state is not LOCKED for who in inside for die in who.dice):
        return False
    offers = (offer for who in inside for offer in game.offers(who.player))
    return not any(offer.is_allowed and offer.command.is_action for offer in offers)


def stay(game: Game, command: StayInTemple) -> Iterator[Event]:
    require(game.state.due(TempleTakesAll()) is not None, "base.refusal")
    yield Stayed(command.player)


def take_all(game: Game, moment: TempleTakesAll) -> Iterator[Event]:
    """end.lose — the temple collapses, as at the end of the clock."""
    if is_at_standstill(game):
        yield Collapsed()
        yield Ended(False, "end.lose")
    else:
        yield StandstillPassed()


class StandingStill(Module):
    id = "standstill"
    rules = {StayInTemple: stay}
    moments = {TempleTakesAll: take_all}
    reacts_to = (Landed, DieLost, AsideLost, DieSetAside, Escaped)

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        if game.state.due(TempleTakesAll()) is not None:
            yield StayInTemple(player)

    def react(self, game: Game, event: Event) -> Iterator[Event]:
        """end.lose — the last die has locked, is lost, or has left the temple."""
        match event:
            case Landed() | DieLost() | AsideLost() | DieSetAside() | Escaped():
                if not game.state.has_part(Standstill) and is_at_standstill(game):
                    yield StandstillReached(game.state.now + WAITS_MS)
