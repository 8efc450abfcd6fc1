"""The Void runner: from one edge of the temple to another."""

from collections.abc import Iterator

from escape_tui.engine.effect import ChamberCommand, Command, Event, require
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.temple import ChamberId
from escape_tui.modules.character.ability import (
    PERMANENT,
    Ability,
    Activatable,
    activation,
    price_of,
    require_card,
    turned_over,
)
from escape_tui.rules.moving import Move, arrival, crossing_refusal, require_crossing
from escape_tui.rules.paying import companions, payment

ALONE = "newchar.void-permanent"
TOGETHER = "newchar.void-active"


class RunVoid(Move, ChamberCommand, frozen=True):
    """newchar.void-permanent — from a chamber with an open entrance to *chamber*, which has one too."""


class RunVoidTogether(Move, ChamberCommand, frozen=True):
    """newchar.void-active — the same with everyone in one's chamber."""


def run_void(game: Game, command: RunVoid) -> Iterator[Event]:
    require_card(game, command, VoidRunnerPermanent)
    _require_void(game, command.player, command.chamber, ALONE)
    yield payment(game, command, price_of(game, VoidRunnerPermanent.character), ALONE)
    yield from arrival(game, command.player, command.chamber, ALONE)


def run_void_together(game: Game, command: RunVoidTogether) -> Iterator[Event]:
    """newchar.void-active — players who are held, or barred from *chamber*, stay behind."""
    paid = activation(game, command, VoidRunnerActive)
    _require_void(game, command.player, command.chamber, TOGETHER)
    yield paid
    yield turned_over(command, VoidRunnerActive)
    friends = companions(game, command.player)
    yield from arrival(game, command.player, command.chamber, TOGETHER)
    for friend in friends:
        if crossing_refusal(game, friend, command.chamber, TOGETHER) is None:
            yield from arrival(game, friend, command.chamber, TOGETHER)


def edges(game: Game, player: PlayerId) -> Iterator[ChamberId]:
    """Where *player* can run to: the other chambers with an open entrance, if their own has one."""
    temple, here = game.state.temple, game.state.place_of(player)
    if not temple.open_entrances(here):
        return
    for chamber in temple.chambers.values():
        if chamber.id != here and not chamber.is_closed and temple.open_entrances(chamber.id):
            yield chamber.id


class VoidRunnerPermanent(Ability):
    """newchar.void-permanent — from a chamber with an open entrance to any other that has one."""

    character = "void-runner"
    card = PERMANENT
    rule = ALONE
    rules = {RunVoid: run_void}

    def offers(self, game: Game) -> Iterator[Command]:
        for chamber in edges(game, self.player):
            yield RunVoid(self.player, chamber)


class VoidRunnerActive(Activatable):
    """newchar.void-active — the same, with everyone in your chamber."""

    character = "void-runner"
    rule = TOGETHER
    rules = {RunVoidTogether: run_void_together}

    def ways(self, game: Game) -> Iterator[Command]:
        for chamber in edges(game, self.player):
            yield RunVoidTogether(self.player, chamber)


def _require_void(game: Game, player: PlayerId, there: ChamberId, rule: str) -> None:
    require_crossing(game, player, there, rule)
    temple = game.state.temple
    require(temple.open_entrances(game.state.place_of(player)), rule, reason="no-entrance-here")
    require(temple.open_entrances(there), rule, reason="no-entrance-there", chamber=there)
