"""The teleport chamber: a token to carry about, and jumps between the two."""

from collections.abc import Iterable, Iterator

from escape_tui.engine.effect import Command, Event, require
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Part, State
from escape_tui.engine.temple import EXIT, ChamberId
from escape_tui.rules.ending.leaving import Escaped
from escape_tui.rules.exploring import TakenUp
from escape_tui.rules.moving import AdventurersSwapped, Move, arrival, require_crossing
from escape_tui.rules.setup import Expansion, Preparation

TELEPORT_CHAMBER: ChamberId = "teleport-chamber"

TOKEN = "teleport.token"
JUMP = "teleport.jump"


class Teleporter(Part, frozen=True):
    """The token is in *chamber*, or *carrier* has it."""

    chamber: ChamberId = TELEPORT_CHAMBER
    carrier: PlayerId | None = None


class TakeToken(Command, frozen=True):
    pass


class DropToken(Command, frozen=True):
    pass


class Jump(Move, frozen=True):
    """teleport.jump — from the teleport chamber to the token, or back."""


class TokenTaken(Event, frozen=True):
    player: PlayerId

    def apply(self, state: State) -> State:
        return state.with_part(Teleporter(carrier=self.player))


class TokenDropped(Event, frozen=True):
    """*player* left the token in *chamber*."""

    player: PlayerId
    chamber: ChamberId

    def apply(self, state: State) -> State:
        return state.with_part(Teleporter(self.chamber))


class TokenReturned(Event, frozen=True):
    """illusion.tokens — the token is in its own chamber again."""

    def apply(self, state: State) -> State:
        return state.with_part(Teleporter())


def take_token(game: Game, command: TakeToken) -> Iterator[Event]:
    """teleport.token"""
    token = game.state.part(Teleporter)
    require(token.carrier is None, TOKEN, reason="carried")
    require(token.chamber == game.state.place_of(command.player), TOKEN, reason="elsewhere")
    yield TokenTaken(command.player)


def drop_token(game: Game, command: DropToken) -> Iterator[Event]:
    """teleport.token — anywhere."""
    require(game.state.part(Teleporter).carrier == command.player, TOKEN, reason="not-carrying")
    yield TokenDropped(command.player, game.state.place_of(command.player))


def jump(game: Game, command: Jump) -> Iterator[Event]:
    """teleport.jump — free, both ways, for one adventurer."""
    token = game.state.part(Teleporter)
    require(token.carrier is None, JUMP, reason="carried")
    require(token.chamber != TELEPORT_CHAMBER, JUMP, reason="token-at-home")
    here = game.state.place_of(command.player)
    require(here in (token.chamber, TELEPORT_CHAMBER), JUMP, reason="elsewhere")
    there = token.chamber if here == TELEPORT_CHAMBER else TELEPORT_CHAMBER
    require_crossing(game, command.player, there, JUMP)
    yield from arrival(game, command.player, there, how=JUMP)


class TeleportChamber(Expansion):
    id = "teleport"
    chapter = (
        "teleport.token",
        "teleport.jump",
    )
    rules = {TakeToken: take_token, DropToken: drop_token, Jump: jump}
    reacts_to = (TakenUp, Escaped, AdventurersSwapped)

    def gather(self, preparation: Preparation) -> None:
        preparation.late.append(TELEPORT_CHAMBER)

    def equip(self, preparation: Preparation) -> None:
        preparation.add_part(Teleporter())

    def react(self, game: Game, event: Event) -> Iterable[Event]:
        token = game.state.part(Teleporter)
        match event:
            case TakenUp(taken) if token.carrier is None and token.chamber in taken:
                yield TokenReturned()
            case Escaped(player) if player == token.carrier:
                yield TokenDropped(player, EXIT)
            case AdventurersSwapped(player, whom) if token.carrier in (player, whom):
                # The adventurer carries the token, so it changes hands with them.
                yield TokenTaken(whom if token.carrier == player else player)

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        here = game.state.adventurers[player].chamber
        token = game.state.part(Teleporter)
        if token.carrier == player:
            yield DropToken(player)
        elif token.carrier is None and here is not None:
            if here == token.chamber:
                yield TakeToken(player)
            if here in (token.chamber, TELEPORT_CHAMBER) and token.chamber != TELEPORT_CHAMBER:
                yield Jump(player)
