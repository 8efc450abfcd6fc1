"""The treasures of the first box: what each does when it is used."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from escape_tui.engine.effect import Event, Question, require
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Icon
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.engine.temple import EXIT, ChamberId, Side, Temple
from escape_tui.modules.treasures import (
    Armable,
    Treasure,
    TreasureId,
    TreasuresInPlay,
    TreasureUsed,
    UseTreasure,
    armed_by,
)
from escape_tui.rules.countdown import DoorSlams
from escape_tui.rules.dice import all_freed
from escape_tui.rules.errands import GEM_WORTH, Errand
from escape_tui.rules.exploring import TempleChanged
from escape_tui.rules.gems import GemIcons, GemsActivated, TakeGems
from escape_tui.rules.moving import IsSafe, Move, arrival, require_reach
from escape_tui.rules.paying import Coin, Purse

#: So many locked dice at the table are worth a healing mask to a companion.
MANY_LOCKED = 4
#: So shortly before a slam a companion teleports to somebody safe.
HURRY_MS = 15_000
#: A companion teleports to the exit, or digs towards it, where that saves so many steps.
LONG_WAY = 4


class UseHealingMask(UseTreasure, frozen=True):
    card = "healing-mask"


class UseDoubleTorch(UseTreasure, frozen=True):
    card = "double-torch"


class UseDoubleKey(UseTreasure, frozen=True):
    card = "double-key"


class UseTeleport(UseTreasure, Move, frozen=True):
    """Move to *chamber*, where another adventurer is."""

    card = "teleport"

    chamber: ChamberId


class UseExtraGem(UseTreasure, TakeGems, frozen=True):
    card = "extra-gem"


class UseSecretPassage(UseTreasure, frozen=True):
    """Join the neighbouring chambers *chamber* and *there*."""

    card = "secret-passage"

    chamber: ChamberId
    there: ChamberId


class GemLaidOnCard(GemsActivated, frozen=True):
    """treasures.extra-gem — the tile stays before *player*, with its gem, and is of no other use."""

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
    """treasures.healing-mask"""

    command = UseHealingMask

    def use(self, game: Game, command: UseHealingMask) -> Iterator[Event]:
        require(_locked(game), "treasures.healing-mask", reason="nothing-locked")
        yield TreasureUsed(command.player, command.card)
        yield from all_freed(game.state)

    def errands(self, game: Game, player: PlayerId) -> Iterator[Errand]:
        if _locked(game) >= MANY_LOCKED:
            yield Errand("treasures.healing-mask", UseHealingMask(player), GEM_WORTH)


class DoubleIcon(Armable):
    """treasures.double-torch, treasures.double-key — worth two of *icon* for one action."""

    def __init__(self, command: type[UseTreasure], icon: Icon) -> None:
        self.command = command  # type: ignore[misc]
        self.icon = icon

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        match question:
            case Purse(player):
                ready = armed_by(game.state, player).count(self.command.card)
                return answer + (Coin(((self.icon, 2),), None, self.command.card),) * ready
            case _:
                return answer

    def errands(self, game: Game, player: PlayerId) -> Iterator[Errand]:
        """Best kept for gems and for the way out."""
        if self.command.card not in armed_by(game.state, player) and self._helps(game, player):
            yield Errand(f"treasures.{self.command.card}", self.command(player), GEM_WORTH)

    def _helps(self, game: Game, player: PlayerId) -> bool:
        here = game.state.place_of(player)
        if here == EXIT:
            return self.icon is Icon.KEY
        is_dark = game.state.temple.chambers[here].gems == 0
        return is_dark and any(self.icon in gem.price for gem in game.ask(GemIcons(here)))


class Teleport(Treasure):
    """treasures.teleport"""

    command = UseTeleport

    def use(self, game: Game, command: UseTeleport) -> Iterator[Event]:
        require_reach(game, command.player, command.chamber, "treasures.teleport")
        require(any(game.state.present_in(command.chamber)), "treasures.teleport", reason="nobody-there")
        yield TreasureUsed(command.player, command.card)
        yield from arrival(game, command.player, command.chamber, how="treasures.teleport")

    def offers(self, game: Game, player: PlayerId) -> Iterator[UseTreasure]:
        here = game.state.adventurers[player].chamber
        for chamber in dict.fromkeys(game.state.place_of(who.player) for who in game.state.inside):
            if chamber != here:
                yield UseTeleport(player, chamber)

    def errands(self, game: Game, player: PlayerId) -> Iterator[Errand]:
        """To the safe side when the door is about to slam, to the exit when it is far."""
        here = game.state.place_of(player)
        steps = game.state.temple.distances(here)
        in_hurry = is_slam_near(game) and not game.ask(IsSafe(here))
        for chamber in dict.fromkeys(game.state.place_of(who.player) for who in game.state.inside):
            is_far = steps.get(chamber, LONG_WAY) >= LONG_WAY
            is_home = in_hurry and steps.get(chamber, LONG_WAY) > 1 and game.ask(IsSafe(chamber))
            if is_home or (is_far and chamber == EXIT):
                yield Errand("treasures.teleport", UseTeleport(player, chamber), GEM_WORTH)


class ExtraGem(Treasure):
    """treasures.extra-gem — no gem activation: nothing that is said about those matters."""

    command = UseExtraGem

    def use(self, game: Game, command: UseExtraGem) -> Iterator[Event]:
        require(game.state.depot > 0, "treasures.extra-gem", reason="depot-empty")
        yield GemLaidOnCard(command.player, 1, None)

    def errands(self, game: Game, player: PlayerId) -> Iterator[Errand]:
        if game.state.depot > 0:
            yield Errand("treasures.extra-gem", UseExtraGem(player), GEM_WORTH)


class SecretPassage(Treasure):
    """treasures.secret-passage"""

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

    def errands(self, game: Game, player: PlayerId) -> Iterator[Errand]:
        """Where it makes a long way to the exit short."""
        temple, here = game.state.temple, game.state.place_of(player)
        if EXIT not in temple:
            return
        left = temple.distances(here).get(EXIT)
        for _, other in walls(temple, here):
            after = temple.distances(other).get(EXIT)
            if after is not None and (left is None or left - after > LONG_WAY):
                yield Errand("treasures.secret-passage", UseSecretPassage(player, here, other), GEM_WORTH)


TREASURES: dict[TreasureId, Treasure] = {
    "healing-mask": HealingMask(),
    "double-torch": DoubleIcon(UseDoubleTorch, Icon.TORCH),
    "double-key": DoubleIcon(UseDoubleKey, Icon.KEY),
    "teleport": Teleport(),
    "extra-gem": ExtraGem(),
    "secret-passage": SecretPassage(),
}


def walls(temple: Temple, chamber: ChamberId) -> Iterator[tuple[Side, ChamberId]]:
    """The chambers that lie behind a mere wall of *chamber*, each with the side of that wall."""
    for side in Side:
        for other in temple.behind_wall(chamber, side):
            yield side, other.id


def _locked(game: Game) -> int:
    return sum(len(who.locked) for who in game.state.inside)


def is_slam_near(game: Game) -> bool:
    """Whether a companion had better look for a safe chamber."""
    due = (game.state.due(DoorSlams(slam)) for slam in (1, 2))
    return any(at is not None and at - game.state.now <= HURRY_MS for at in due)
