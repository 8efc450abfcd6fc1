"""The invocation chamber: calls everybody to it."""

from collections.abc import Iterator

from escape_tui.engine.effect import Event, require
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.temple import ChamberId
from escape_tui.rules.moving import BarredBy, HeldBy, Transport, arrival
from escape_tui.rules.paying import payment

INVOCATION: ChamberId = "invocation"


class SummonAll(Transport, frozen=True):
    """trap.invocation — call all adventurers into the invocation chamber."""


class Summoned(Event, frozen=True):
    """*player* called; *players* come."""

    player: PlayerId
    players: tuple[PlayerId, ...]


def summon_all(game: Game, command: SummonAll) -> Iterator[Event]:
    """trap.invocation — three keys; players held by another trap stay there."""
    require(game.state.place_of(command.player) == INVOCATION, "trap.invocation", reason="elsewhere")
    who = _who_may_come(game)
    require(who, "trap.invocation", reason="nobody")
    yield payment(game, command, game.catalogue.tiles[INVOCATION].asks[0], "trap.invocation")
    yield from summons(game, command.player, who)


def summons(game: Game, player: PlayerId, who: tuple[PlayerId, ...]) -> Iterator[Event]:
    """The events that put *who* into the invocation chamber, called by *player*."""
    if who:
        yield Summoned(player, who)
    for friend in who:
        yield from arrival(game, friend, INVOCATION, "trap.invocation")


def free_to_come(game: Game) -> tuple[PlayerId, ...]:
    """Everyone inside, in another chamber, whom no other trap holds."""
    return tuple(
        who.player
        for who in game.state.inside
        if who.chamber != INVOCATION and not game.ask(HeldBy(who.player))
    )


def _who_may_come(game: Game) -> tuple[PlayerId, ...]:
    return tuple(who for who in free_to_come(game) if not game.ask(BarredBy(who, INVOCATION)))
