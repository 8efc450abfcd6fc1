"""Characters: the choice of cards, and turning them back."""

from collections.abc import Collection, Iterable, Iterator, Mapping

from escape_tui.content.box import CHARACTER_CARDS, CHARACTERS
from escape_tui.engine.chance import shuffled
from escape_tui.engine.effect import Command, Effect, Event, RuleError
from escape_tui.engine.game import Game
from escape_tui.engine.setup import COLOURS, ModuleId, PlayerId, Setup
from escape_tui.engine.state import State
from escape_tui.modules.character.ability import (
    PERMANENT,
    Ability,
    CardTurnedBack,
    CharacterCard,
    CharacterId,
    CharactersInPlay,
    card_of,
)
from escape_tui.modules.character.discoverer import DiscovererActive, DiscovererPermanent
from escape_tui.modules.character.doc import DocActive, DocPermanent
from escape_tui.modules.character.mechanic import MechanicActive, MechanicPermanent
from escape_tui.modules.character.mentalist import MentalistActive, MentalistPermanent
from escape_tui.modules.character.muscleman import MusclemanActive, MusclemanPermanent
from escape_tui.modules.character.priest import PriestActive, PriestPermanent
from escape_tui.rules.countdown import Slammed
from escape_tui.rules.setup import Expansion, Preparation

#: The picks of a seat: a character, and which of its cards.
CHARACTER, CARD = "character", "card"
BASE = "base"

ABILITIES: tuple[type[Ability], ...] = (
    DiscovererPermanent,
    DiscovererActive,
    DocPermanent,
    DocActive,
    MusclemanPermanent,
    MusclemanActive,
    PriestPermanent,
    PriestActive,
    MechanicPermanent,
    MechanicActive,
    MentalistPermanent,
    MentalistActive,
)


def cast(modules: Collection[ModuleId]) -> tuple[CharacterId, ...]:
    """The characters from which players can choose with these *modules*."""
    sets = (names for card_set, names in CHARACTERS.items() if card_set in (BASE, *modules))
    return tuple(name for names in sets for name in names)


class Characters(Expansion):
    """Module 6, with the *abilities* of the characters of all expansions."""

    id = "character"
    chapter = (
        "character.pick",
        "character.permanent",
        "character.activatable",
        "character.discoverer-permanent",
        "character.discoverer-active",
        "character.doc-permanent",
        "character.doc-active",
        "character.muscleman-permanent",
        "character.muscleman-active",
        "character.priest-permanent",
        "character.priest-active",
        "character.mechanic-permanent",
        "character.mechanic-active",
        "character.mentalist-permanent",
        "character.mentalist-active",
        "character.forbidden",
    )
    reacts_to = (Slammed,)

    def __init__(self, abilities: Iterable[type[Ability]]) -> None:
        self.abilities: Mapping[tuple[CharacterId, str], type[Ability]] = {
            (ability.character, ability.card): ability for ability in abilities
        }
        kinds, seats = self.abilities.values(), range(len(COLOURS))
        #: Cached, because the effects in play are often compared.
        self._before = {(seat, kind.character, kind.card): kind(seat) for seat in seats for kind in kinds}
        self.rules = {command: rule for kind in kinds for command, rule in kind.rules.items()}
        self.moments = {moment: rule for kind in kinds for moment, rule in kind.moments.items()}
        self.choices = {topic: options for kind in kinds for topic, options in kind.choices.items()}

    def refuse(self, setup: Setup) -> RuleError | None:
        """character.pick — everyone chooses a different one of those in the box."""
        picked = [seat.picks[CHARACTER] for seat in setup.seats if CHARACTER in seat.picks]
        for character in picked:
            if character not in cast(setup.modules):
                return RuleError("character.pick", reason="unknown", card=character)
            if picked.count(character) > 1:
                return RuleError("character.pick", reason="twice", card=character)
        for seat in setup.seats:
            if seat.picks.get(CARD, PERMANENT) not in CHARACTER_CARDS:
                return RuleError("character.pick", reason="card", card=seat.picks[CARD])
        return None

    def equip(self, preparation: Preparation) -> None:
        """character.pick — players who have not chosen are dealt a character."""
        seats = preparation.setup.seats
        picked = [seat.picks.get(CHARACTER) for seat in seats]
        left = [character for character in cast(preparation.setup.modules) if character not in picked]
        deck = iter(shuffled(preparation.draw, "characters", left))
        cards = tuple(
            CharacterCard(seat.picks.get(CHARACTER) or next(deck), seat.picks.get(CARD, PERMANENT))
            for seat in seats
        )
        preparation.add_part(CharactersInPlay(cards))

    def effects(self, state: State) -> Iterable[Effect]:
        return [self._ability(state, player) for player in range(len(state.adventurers))]

    def react(self, game: Game, event: Event) -> Iterator[Event]:
        """character.activatable — the slam turns every card face up again."""
        if isinstance(event, Slammed):
            for player, card in enumerate(game.state.part(CharactersInPlay).cards):
                if card.is_turned_over:
                    yield CardTurnedBack(player, card.character)

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        if game.state.adventurers[player].is_inside:
            yield from self._ability(game.state, player).offers(game)

    def _ability(self, state: State, player: PlayerId) -> Ability:
        card = card_of(state, player)
        return self._before[player, card.character, card.card]
