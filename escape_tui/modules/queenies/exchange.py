"""The exchange chamber: entering it allows swapping a curse for a treasure."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from escape_tui.engine.effect import Command, Event, RuleError, require
from escape_tui.engine.game import Game
from escape_tui.engine.named import Named, NamedCard
from escape_tui.engine.setup import PlayerId, Setup
from escape_tui.engine.state import Part, State
from escape_tui.engine.temple import ChamberId
from escape_tui.modules.curses import CurseDiscarded, CurseId, can_be_lifted, has_curse, removable_by
from escape_tui.modules.treasures import TreasuresInPlay, gain
from escape_tui.rules.moving import AdventurersSwapped, Entered, Left
from escape_tui.rules.setup import Expansion, Preparation

EXCHANGE_CHAMBER: ChamberId = "exchange-chamber"

#: The kinds of cards that are exchanged.
NEEDED = ("curses", "treasures")

RULE = "exchange.enter"


class Exchange(Part, frozen=True):
    """*open_for* are the players who entered the exchange chamber and have not exchanged anything since."""

    open_for: tuple[PlayerId, ...] = ()


class ExchangeCurse(Command, frozen=True):
    """exchange.enter — give *card* away for the top treasure."""

    card: CurseId

    def names(self, state: State) -> tuple[Named, ...]:
        return (NamedCard(self.card),)


class ExchangeOpened(Event, frozen=True):
    """*player* came in: they may exchange one of their curses."""

    player: PlayerId

    def apply(self, state: State) -> State:
        return state.with_part(Exchange((*state.part(Exchange).open_for, self.player)))


class ExchangeClosed(Event, frozen=True):
    """*player* exchanged something, or left."""

    player: PlayerId

    def apply(self, state: State) -> State:
        exchange = state.part(Exchange)
        left = tuple(player for player in exchange.open_for if player != self.player)
        return state.with_part(replace(exchange, open_for=left))


def exchange_curse(game: Game, command: ExchangeCurse) -> Iterator[Event]:
    """exchange.enter — once for each time a player enters, and only curses that can be lifted."""
    player = command.player
    require(game.state.place_of(player) == EXCHANGE_CHAMBER, RULE, reason="elsewhere")
    require(player in game.state.part(Exchange).open_for, RULE, reason="once")
    require(has_curse(game.state, player, command.card), RULE, reason="not-cursed")
    require(can_be_lifted(game, command.card), RULE, reason="never", card=command.card)
    require(game.state.part(TreasuresInPlay).pile, RULE, reason="no-treasure")
    yield ExchangeClosed(player)
    yield CurseDiscarded(player, command.card)
    yield from gain(game, player)


class ExchangeChamber(Expansion):
    id = "exchange"
    chapter = ("exchange.enter",)
    rules = {ExchangeCurse: exchange_curse}
    reacts_to = (Entered, Left, AdventurersSwapped)

    def refuse(self, setup: Setup) -> RuleError | None:
        lacking = tuple(module for module in NEEDED if module not in setup.modules)
        return RuleError(RULE, reason="needs-modules", modules=lacking) if lacking else None

    def gather(self, preparation: Preparation) -> None:
        preparation.late.append(EXCHANGE_CHAMBER)

    def equip(self, preparation: Preparation) -> None:
        preparation.add_part(Exchange())

    def react(self, game: Game, event: Event) -> Iterable[Event]:
        open_for = game.state.part(Exchange).open_for
        match event:
            case Entered(player, there) if there == EXCHANGE_CHAMBER:
                yield ExchangeOpened(player)
            case Left(player) if player in open_for:
                yield ExchangeClosed(player)
            case AdventurersSwapped(player, whom):
                # Players who were moved here did not enter: they have to leave and enter.
                for gone in (player, whom):
                    if gone in open_for:
                        yield ExchangeClosed(gone)

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        if game.state.adventurers[player].chamber == EXCHANGE_CHAMBER:
            for card in removable_by(game, player):
                yield ExchangeCurse(player, card)
