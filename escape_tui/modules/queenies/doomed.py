"""Doomed: curses that forbid escaping or sitting down, and a treasure against curses."""

from collections.abc import Iterator

from msgspec.structs import replace

from escape_tui.engine.effect import Command, Event, Reply, require
from escape_tui.engine.game import Game
from escape_tui.engine.named import Named, NamedCard
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, Moment, Part, State
from escape_tui.modules.curses import (
    Curse,
    CurseDiscarded,
    CurseId,
    can_be_lifted,
    has_curse,
    removable_by,
)
from escape_tui.modules.treasures import Treasure, TreasureId, TreasureUsed, UseTreasure
from escape_tui.rules.ending.leaving import Escape
from escape_tui.rules.setup import Expansion, Preparation

STAND_UP = "doomed.stand-up"
COUNTERSPELL = "doomed.counterspell"


class StandUp(Command, frozen=True):
    """doomed.stand-up — confirm that you are standing."""


class UseCounterspell(UseTreasure, frozen=True):
    """doomed.counterspell — discard your curse *curse*."""

    card = "counterspell"

    curse: CurseId

    def names(self, state: State) -> tuple[Named, ...]:
        return (NamedCard(self.curse),)


class LegsTire(Moment, frozen=True):
    player: PlayerId


class Sitting(Part, frozen=True):
    """The players who must stand but have not confirmed it."""

    players: tuple[PlayerId, ...] = ()


class StoodUp(Event, frozen=True):
    """*player* stands, and has to confirm it again before *until*."""

    player: PlayerId
    until: Millis

    def apply(self, state: State) -> State:
        return _at_rest(state, self.player).with_deadline(self.until, LegsTire(self.player))


class SatDown(Event, frozen=True):
    player: PlayerId

    def apply(self, state: State) -> State:
        sitting = state.part(Sitting)
        return state.with_part(replace(sitting, players=(*sitting.players, self.player)))


class LegsRested(Event, frozen=True):
    """*player* may sit again."""

    player: PlayerId

    def apply(self, state: State) -> State:
        return _at_rest(state, self.player)


def stand_up(game: Game, command: StandUp) -> Iterator[Event]:
    """doomed.stand-up — once every eight seconds."""
    require(has_curse(game.state, command.player, "stand-up"), STAND_UP, reason="not-cursed")
    require(not game.state.setup.is_honour, STAND_UP, reason="honour")
    yield StoodUp(command.player, game.state.now + game.catalogue.numbers.stand_up_ms)


def legs_tire(game: Game, moment: LegsTire) -> Iterator[Event]:
    if game.state.adventurers[moment.player].is_inside:
        yield SatDown(moment.player)


class DoomedCurse(Curse):
    """doomed.doomed — you cannot escape until this is lifted."""

    forbids = (Escape,)

    def forbid(self, game: Game, command: Command) -> None:
        if command.player == self.player:
            require(not isinstance(command, Escape), "doomed.doomed")


class StandUpCurse(Curse):
    """doomed.stand-up — you must stand: while you sit you can do nothing; screen.honour: players check
    each other."""

    rules = {StandUp: stand_up}
    moments = {LegsTire: legs_tire}

    def drawn(self, game: Game) -> Iterator[Event]:
        if not game.state.setup.is_honour:
            yield StoodUp(self.player, game.state.now + game.catalogue.numbers.stand_up_ms)

    def lifted(self, game: Game) -> Iterator[Event]:
        if not game.state.setup.is_honour:
            yield LegsRested(self.player)

    def forbid(self, game: Game, command: Command) -> None:
        is_free = not command.is_action or isinstance(command, StandUp | Reply)
        if command.player == self.player and not is_free:
            require(self.player not in game.state.part(Sitting).players, STAND_UP, reason="sitting")


CURSES: dict[CurseId, type[Curse]] = {"doomed": DoomedCurse, "stand-up": StandUpCurse}


class Counterspell(Treasure):
    """doomed.counterspell — discard one of your curses that can be lifted."""

    command = UseCounterspell

    def use(self, game: Game, command: UseCounterspell) -> Iterator[Event]:
        require(has_curse(game.state, command.player, command.curse), COUNTERSPELL, reason="not-cursed")
        require(can_be_lifted(game, command.curse), COUNTERSPELL, reason="never", curse=command.curse)
        yield TreasureUsed(command.player, command.card)
        yield CurseDiscarded(command.player, command.curse)

    def offers(self, game: Game, player: PlayerId) -> Iterator[UseTreasure]:
        for curse in removable_by(game, player):
            yield UseCounterspell(player, curse)


TREASURES: dict[TreasureId, Treasure] = {"counterspell": Counterspell()}


class Doomed(Expansion):
    id = "doomed"
    chapter = (
        "doomed.counterspell",
        "doomed.doomed",
        "doomed.stand-up",
    )

    def equip(self, preparation: Preparation) -> None:
        preparation.add_part(Sitting())

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        if has_to_stand(game.state, player):
            yield StandUp(player)


def has_to_stand(state: State, player: PlayerId) -> bool:
    return has_curse(state, player, "stand-up") and not state.setup.is_honour


def _at_rest(state: State, player: PlayerId) -> State:
    left = tuple(other for other in state.part(Sitting).players if other != player)
    return state.with_part(Sitting(left)).without_deadline(LegsTire(player))
