"""Linked chambers: gems that two groups activate in two places at the same moment."""

from collections.abc import Iterator
from typing import Any

from escape_tui.engine.effect import Command, Effect, Event, Question, require
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Part, State
from escape_tui.engine.temple import ChamberId, tile_of
from escape_tui.modules.special.chambers import LINKED
from escape_tui.rules.gems import (
    ChambersToLight,
    GemCommand,
    GemIcons,
    GemPool,
    GemsActivated,
    MayShine,
    PaidOtherwise,
)
from escape_tui.rules.paying import Paid, affordable, payment

RULE = "special.linked"


class LinkedChambers(Part, frozen=True):
    is_used: bool = False


class ActivateLinked(GemCommand, frozen=True):
    """special.linked — activate this linked chamber together with the others that show their icons."""


class LinkedUsed(Event, frozen=True):
    """special.linked-once — the link between *chambers* is used up."""

    player: PlayerId
    chambers: tuple[ChamberId, ...]

    def apply(self, state: State) -> State:
        return state.with_part(LinkedChambers(is_used=True))


def activate_linked(game: Game, command: ActivateLinked) -> Iterator[Event]:
    """special.linked — at least two linked chambers, each paid for by the adventurers in it."""
    require(is_linked(game, game.state.place_of(command.player)), RULE, reason="elsewhere")
    require(game.state.depot > 0, "base.gem-bounded")
    paid = linked_payment(game, command)
    shining = [(payer, chamber) for chamber, payer in paid.items() if game.ask(MayShine(chamber))]
    require(shining, RULE, reason="dark")
    yield from paid.values()
    yield LinkedUsed(command.player, tuple(paid))
    for payer, chamber in shining[: game.state.depot]:
        yield GemsActivated(payer.player, 1, chamber, payer.helpers)


def linked_payment(game: Game, command: Command) -> dict[ChamberId, Paid]:
    """special.linked, special.linked-once — the payments of at least two groups, by chamber, this one
    first. If the depot is too small for all others, those that may shine take part."""
    here = game.state.place_of(command.player)
    require(not game.state.part(LinkedChambers).is_used, "special.linked-once")
    others = occupied(game, here)
    require(others, RULE, reason="alone")
    paid = {here: payment(game, command, price_of(game, here), RULE, game.ask(GemPool(command.player)))}
    shares = {id: share for id in others if (share := group_payment(game, id)) is not None}
    require(shares, RULE, reason="not-shown", needs=price_of(game, others[0]), chamber=others[0])
    brightest = sorted(shares, key=lambda id: not game.ask(MayShine(id)))
    qualified = brightest[: max(1, game.state.depot - 1)]
    return paid | {id: shares[id] for id in qualified}


def group_payment(game: Game, chamber: ChamberId) -> Paid | None:
    """dice.offer — how the adventurers in *chamber* pay with the dice they offer; `None` if they can't."""
    first, *others = (who.player for who in game.state.present_in(chamber))
    price = price_of(game, chamber)
    return affordable(game, ActivateLinked(first), (price,), tuple(others), is_offer=True)


def is_linked(game: Game, chamber: ChamberId) -> bool:
    return game.catalogue.tiles[tile_of(chamber)].kind == LINKED


def others_linked(game: Game, here: ChamberId) -> tuple[ChamberId, ...]:
    return tuple([id for id in linked_chambers(game) if id != here])


def linked_chambers(game: Game) -> tuple[ChamberId, ...]:
    """All linked chambers in the temple; cached."""
    temple, about = game.state.temple, (LINKED, game.catalogue.edition)
    if about not in temple.notes:
        temple.notes[about] = tuple(id for id in temple.chambers if is_linked(game, id))
    linked: tuple[ChamberId, ...] = temple.notes[about]
    return linked


def occupied(game: Game, here: ChamberId) -> tuple[ChamberId, ...]:
    """The other linked chambers with adventurers."""
    return tuple(id for id in others_linked(game, here) if any(game.state.present_in(id)))


def price_of(game: Game, chamber: ChamberId) -> Cost:
    return game.catalogue.tiles[chamber].gems[0].price


class Link(Effect):
    """special.linked — a linked chamber can't be activated alone."""

    adjusts = (GemIcons, ChambersToLight, PaidOtherwise)

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        match question:
            case GemIcons(chamber) if is_linked(game, chamber):
                return ()
            case ChambersToLight(ActivateLinked(player)):
                return (*answer, *occupied(game, game.state.place_of(player)))
            case PaidOtherwise(command, chamber) if is_linked(game, chamber):
                paid = linked_payment(game, command)
                return (*paid.values(), LinkedUsed(command.player, tuple(paid)))
            case _:
                return answer

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        here = game.state.adventurers[player].chamber
        if here is not None and is_linked(game, here) and not game.state.part(LinkedChambers).is_used:
            yield ActivateLinked(player)
