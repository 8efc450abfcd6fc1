"""The treasures of the first box: what each does when used."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from escape_tui.engine.effect import ChamberCommand, Event, Question, require
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Icon
from escape_tui.engine.named import AtWall, Named
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.engine.temple import ChamberId, Side, Temple
from escape_tui.modules.treasures import (
    Armable,
    Treasure,
    TreasureId,
    TreasuresInPlay,
    TreasureUsed,
    UseTreasure,
)
from escape_tui.rules.dice import all_freed
from escape_tui.rules.exploring import TempleChanged
from escape_tui.rules.gems import GemsActivated, TakeGems
from escape_tui.rules.moving import Move, arrival, require_crossing
from escape_tui.rules.paying import Coin, Purse


class UseHealingMask(UseTreasure, frozen=True):
    card = "healing-mask"


class UseDoubleTorch(UseTreasure, frozen=True):
    card = "double-torch"


class UseDoubleKey(UseTreasure, frozen=True):
    card = "double-key"


class UseTeleport(UseTreasure, Move, ChamberCommand, frozen=True):
    """Move to *chamber*, where another adventurer is."""

    card = "teleport"


class UseExtraGem(UseTreasure, TakeGems, frozen=True):
    card = "extra-gem"


class UseSecretPassage(UseTreasure, frozen=True):
    """Join the neighbouring chambers *chamber* and *there*."""

    card = "secret-passage"

    chamber: ChamberId
    there: ChamberId

    def names(self, state: State) -> tuple[Named, ...]:
        return (AtWall(self.chamber, self.there),)


class GemLaidOnCard(GemsActivated, frozen=True):
    """treasures.extra-gem — the tile stays before *player*, with its gem, and has no other use."""

    def apply(self, state: State) -> State:
        used = TreasureUsed(self.player, UseExtraGem.card).apply(super().apply(state))
        treasures = used.part(TreasuresInPlay)
        gems = list(treasures.gems)
        gems[self.player] += self.gems
        return used.with_part(replace(treasures, gems=tuple(gems)))


class SecretPassageLaid(TempleChanged, frozen=True):
    player: PlayerId
    chamber: ChamberId
    there: ChamberId

    def apply(self, state: State) -> State:
        return replace(state, temple=state.temple.with_secret_passage(self.chamber, self.there))


class HealingMask(Treasure):
    """treasures.healing-mask — all locked dice of all adventurers are freed."""

    command = UseHealingMask

    def use(self, game: Game, command: UseHealingMask) -> Iterator[Event]:
        require(all_locked(game.state), "treasures.healing-mask", reason="nothing-locked")
        yield TreasureUsed(command.player, command.card)
        yield from all_freed(game.state)


class DoubleIcon(Armable):
    """treasures.double-torch, treasures.double-key — worth two of *icon* for one action."""

    adjusts = (Purse,)

    def __init__(self, command: type[UseTreasure], icon: Icon) -> None:
        self.command = command  # type: ignore[misc]
        self.icon = icon

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        match question:
            case Purse(cards=cards):
                used = sum(card == self.command.card for _, card in cards)
                return answer + (Coin(((self.icon, 2),), None),) * used
            case _:
                return answer


class Teleport(Treasure):
    """treasures.teleport — move to any other chamber that holds another adventurer."""

    command = UseTeleport

    def use(self, game: Game, command: UseTeleport) -> Iterator[Event]:
        require_crossing(game, command.player, command.chamber, "treasures.teleport")
        require(any(game.state.present_in(command.chamber)), "treasures.teleport", reason="nobody-there")
        yield TreasureUsed(command.player, command.card)
        yield from arrival(game, command.player, command.chamber, how="treasures.teleport")

    def offers(self, game: Game, player: PlayerId) -> Iterator[UseTreasure]:
        here = game.state.adventurers[player].chamber
        for chamber in dict.fromkeys(game.state.place_of(who.player) for who in game.state.inside):
            if chamber != here:
                yield UseTeleport(player, chamber)


class ExtraGem(Treasure):
    """treasures.extra-gem — it is no gem activation: rules about those don't apply."""

    command = UseExtraGem

    def use(self, game: Game, command: UseExtraGem) -> Iterator[Event]:
        require(game.state.depot > 0, "treasures.extra-gem", reason="depot-empty")
        yield GemLaidOnCard(command.player, 1, None)


class SecretPassage(Treasure):
    """treasures.secret-passage — lay it between two neighbouring chambers: all may use it from now on."""

    command = UseSecretPassage

    def use(self, game: Game, command: UseSecretPassage) -> Iterator[Event]:
        temple, rule = game.state.temple, "treasures.secret-passage"
        require(command.chamber in temple, rule, reason="unknown-chamber")
        beyond = tuple(other for _, other in walls(temple, command.chamber))
        require(command.there in beyond, rule, reason="no-wall")
        yield TreasureUsed(command.player, command.card)
        yield SecretPassageLaid(command.player, command.chamber, command.there)

    def offers(self, game: Game, player: PlayerId) -> Iterator[UseTreasure]:
        temple = game.state.temple
        for one in temple.chambers:
            for side, other in walls(temple, one):
                if side in (Side.EAST, Side.SOUTH):
                    yield UseSecretPassage(player, one, other)


TREASURES: dict[TreasureId, Treasure] = {
    "healing-mask": HealingMask(),
    "double-torch": DoubleIcon(UseDoubleTorch, Icon.TORCH),
    "double-key": DoubleIcon(UseDoubleKey, Icon.KEY),
    "teleport": Teleport(),
    "extra-gem": ExtraGem(),
    "secret-passage": SecretPassage(),
}


def walls(temple: Temple, chamber: ChamberId) -> Iterator[tuple[Side, ChamberId]]:
    """The chambers behind plain walls of *chamber*, with the side of that wall."""
    for side in Side:
        for other in temple.behind_wall(chamber, side):
            yield side, other.id


def all_locked(state: State) -> int:
    """How many dice of players inside are locked."""
    return sum(len(who.locked) for who in state.inside)
