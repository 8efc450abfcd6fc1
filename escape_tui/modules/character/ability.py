"""Abilities: what the two cards of a character do; activatable ones are turned over when used."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from escape_tui.content.box import CHARACTER_CARDS
from escape_tui.engine.effect import Command, Effect, Event, Options, Rule, require
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Part, State
from escape_tui.rules.paying import Paid, affordable, payment

CharacterId = str

PERMANENT, ACTIVATABLE = CHARACTER_CARDS


class CharacterCard(Struct, frozen=True):
    """The character of a player, and which of its cards they play with."""

    character: CharacterId
    card: str
    is_turned_over: bool = False


class CharactersInPlay(Part, frozen=True):
    """The card of each player."""

    cards: tuple[CharacterCard, ...]


class CardTurnedOver(Event, frozen=True):
    """character.activatable — *player* used their card: it is face down until the next slam."""

    player: PlayerId
    card: CharacterId

    def apply(self, state: State) -> State:
        return _with_card(state, self.player, is_turned_over=True)


class CardTurnedBack(Event, frozen=True):
    player: PlayerId
    card: CharacterId

    def apply(self, state: State) -> State:
        return _with_card(state, self.player, is_turned_over=False)


class Ability(Effect):
    """What one card of a character does for the player who has it."""

    character: ClassVar[CharacterId]
    card: ClassVar[str]
    rule: ClassVar[str]
    rules: ClassVar[Mapping[type[Command], Rule]] = {}
    moments: ClassVar[Mapping[type[Struct], Rule]] = {}
    choices: ClassVar[Mapping[str, Options]] = {}

    def __init__(self, player: PlayerId) -> None:
        self.player = player

    def offers(self, game: Game) -> Iterator[Command]:
        """Every way in which the player could use it now."""
        return iter(())


class Activatable(Ability):
    """An ability that costs icons and then rests until the next slam."""

    card = ACTIVATABLE

    def ways(self, game: Game) -> Iterator[Command]:
        """Every way to use it, the most useful first."""
        raise NotImplementedError(type(self).__name__)  # pragma: no cover

    def offers(self, game: Game) -> Iterator[Command]:
        """All ways if it can be paid; otherwise one, to show what is missing."""
        if card_of(game.state, self.player).is_turned_over:
            return
        ways = self.ways(game)
        if (first := next(ways, None)) is not None:
            yield first
            if self.is_payable(game, first):
                yield from ways

    def is_payable(self, game: Game, command: Command) -> bool:
        price = price_of(game, self.character)
        return affordable(game, command, (price,)) is not None


def card_of(state: State, player: PlayerId) -> CharacterCard:
    return state.part(CharactersInPlay).cards[player]


def price_of(game: Game, character: CharacterId) -> Cost:
    return game.catalogue.characters[character].price


def require_card(game: Game, command: Command, ability: type[Ability]) -> None:
    """character.pick — a card helps only the player who has it."""
    card = card_of(game.state, command.player)
    is_his = (card.character, card.card) == (ability.character, ability.card)
    require(is_his, "character.pick", reason="not-yours", card=ability.character)


def activation(game: Game, command: Command, ability: type[Activatable]) -> Paid:
    """character.activatable — the payment for *command*, by the owner of a card that is not turned over."""
    require_card(game, command, ability)
    require(not card_of(game.state, command.player).is_turned_over, "character.activatable")
    return payment(game, command, price_of(game, ability.character), ability.rule)


def turned_over(command: Command, ability: type[Activatable]) -> CardTurnedOver:
    return CardTurnedOver(command.player, ability.character)


def _with_card(state: State, player: PlayerId, *, is_turned_over: bool) -> State:
    cards = list(state.part(CharactersInPlay).cards)
    cards[player] = replace(cards[player], is_turned_over=is_turned_over)
    return state.with_part(CharactersInPlay(tuple(cards)))
