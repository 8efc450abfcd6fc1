"""Gems: activating them, alone or together."""

from collections.abc import Iterator

from msgspec.structs import replace

from escape_tui.content.printed import GemIcon
from escape_tui.engine.effect import Command, Event, Module, Question, RuleError, require
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.engine.temple import ChamberId, tile_of
from escape_tui.rules.paying import Paid, companions, payment


class TakeGems(Command, frozen=True):
    """A command that takes gems from the depot."""


class GemCommand(TakeGems, frozen=True):
    """A command that activates gems in chambers; laying a gem on a card is not activating."""


class ActivateGems(GemCommand, frozen=True):
    """base.gem-choice — activate *gems* gems here; `None`: the most that can be paid."""

    gems: int | None = None


class GemIcons(Question[tuple[GemIcon, ...]], frozen=True):
    """The gem icons of *chamber* of which one can be activated. Effects that adjust them may only look at
    the temple and the parts, and add none where none are printed."""

    chamber: ChamberId

    def plain(self, game: Game) -> tuple[GemIcon, ...]:
        tile = game.catalogue.tiles[tile_of(self.chamber)]
        is_rear = self.chamber != tile.id
        return tile.gems if bool(tile.rear) == is_rear else ()


class ChambersToLight(Question[tuple[ChamberId, ...]], frozen=True):
    """The chambers in which *command* could activate gems."""

    command: GemCommand

    def plain(self, game: Game) -> tuple[ChamberId, ...]:
        return (game.state.place_of(self.command.player),)


class MayShine(Question[bool], frozen=True):
    """Whether gems may be activated in *chamber* now, if somebody pays for them."""

    chamber: ChamberId

    def plain(self, game: Game) -> bool:
        return True


class PaidOtherwise(Question[tuple[Event, ...]], frozen=True):
    """How *command* pays for a gem of *chamber* other than with ready dice; empty if it pays with dice."""

    command: Command
    chamber: ChamberId

    def plain(self, game: Game) -> tuple[Event, ...]:
        return ()


class GemPool(Question[tuple[PlayerId, ...]], frozen=True):
    """The players who may pay together with *player* for the gems of their chamber."""

    player: PlayerId

    def plain(self, game: Game) -> tuple[PlayerId, ...]:
        return companions(game, self.player)


class ActivatedGems(Question[int], frozen=True):
    """How many gems have left the depot, wherever they are now; modules add gems that are not on a
    chamber."""

    def plain(self, game: Game) -> int:
        return sum(chamber.gems for chamber in game.state.temple.chambers.values())


class GemsActivated(Event, frozen=True):
    """*gems* gems went from the depot onto *chamber*, or `None`: onto a card. *helpers* contributed dice."""

    player: PlayerId
    gems: int
    chamber: ChamberId | None
    helpers: tuple[PlayerId, ...] = ()

    def apply(self, state: State) -> State:
        fewer = replace(state, depot=state.depot - self.gems)
        if self.chamber is None:
            return fewer
        return replace(fewer, temple=state.temple.with_gems(self.chamber, self.gems))


class DepotFilled(Event, frozen=True):
    """*gems* more gems block the exit."""

    gems: int
    rule: str

    def apply(self, state: State) -> State:
        return replace(state, depot=state.depot + self.gems)


def activate_gems(game: Game, command: ActivateGems) -> Iterator[Event]:
    """base.gem-single, base.gem-triple, base.gem-pool — pay one gem icon of the chamber."""
    here = game.state.place_of(command.player)
    paid, icon = gem_payment(game, command)
    yield paid
    yield GemsActivated(command.player, min(icon.gems, game.state.depot), here, paid.helpers)


def gem_payment(game: Game, command: ActivateGems) -> tuple[Paid, GemIcon]:
    """base.gem-once, base.gem-bounded — the icon that would be paid for, and how."""
    here = game.state.place_of(command.player)
    icons = game.ask(GemIcons(here))
    require(icons, "base.gem-single", reason="no-gem")
    require(game.state.temple.chambers[here].gems == 0, "base.gem-once")
    require(game.state.depot > 0, "base.gem-bounded")
    rule = "base.gem-triple" if len(icons) > 1 else "base.gem-single"
    if command.gems is not None:
        named = tuple(icon for icon in icons if icon.gems == command.gems)
        require(named, "base.gem-choice", gems=command.gems)
        icons = named
    pool = game.ask(GemPool(command.player))
    return best_payable(game, command, icons, rule, pool)


def best_payable(
    game: Game, command: Command, icons: tuple[GemIcon, ...], rule: str, pool: tuple[PlayerId, ...]
) -> tuple[Paid, GemIcon]:
    """base.gem-choice — the payment for the most gems that can be paid, at the lowest price for that
    number; a refusal names what the lowest price would need."""
    refusals: dict[int, RuleError] = {}
    for icon in sorted(icons, key=lambda icon: (-min(icon.gems, game.state.depot), len(icon.price))):
        try:
            return payment(game, command, icon.price, rule, pool), icon
        except RuleError as refusal:
            refusals[len(icon.price)] = refusal.with_traceback(None)
    raise refusals[min(refusals)]


def cheapest_price(icons: tuple[GemIcon, ...]) -> Cost:
    return min((icon.price for icon in icons), key=len)


class Gems(Module):
    id = "gems"
    rules = {ActivateGems: activate_gems}

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        if game.state.adventurers[player].is_inside:
            here = game.state.place_of(player)
            if game.state.temple.chambers[here].gems == 0:
                for icon in game.ask(GemIcons(here)):
                    yield ActivateGems(player, icon.gems)
