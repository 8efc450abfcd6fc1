"""Treasures: cards that are found face down in chambers, claimed with keys and used once."""

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from escape_tui.engine.chance import shuffled
from escape_tui.engine.effect import Command, Effect, Event, Options, Question, Rule, require
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost, Icon
from escape_tui.engine.named import Named, NamedCard
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Part, State
from escape_tui.engine.temple import ChamberId
from escape_tui.modules.cards import deck, lay_cursed_chambers
from escape_tui.rules.exploring import FACE_DOWN, Laid, TakenUp, face_down
from escape_tui.rules.gems import ActivatedGems
from escape_tui.rules.paying import CardAt, LaidReady, Paid, payment
from escape_tui.rules.setup import Expansion, Preparation

TreasureId = str

#: The price of claiming a treasure (treasures.claim).
CLAIM: Cost = (Icon.KEY, Icon.KEY)


class TreasuresInPlay(Part, frozen=True):
    """The *pile* and the treasures *lying* in chambers, all face down, and those that each player owns,
    face up."""

    pile: tuple[TreasureId, ...]
    lying: dict[ChamberId, TreasureId]
    owned: tuple[tuple[TreasureId, ...], ...]
    #: The treasures that each player laid ready for their next action.
    armed: tuple[tuple[TreasureId, ...], ...]
    #: How many Extra gem tiles each player has, each with its gem.
    gems: tuple[int, ...]


class ClaimTreasure(Command, frozen=True):
    """treasures.claim — take the treasure in your chamber."""


class UseTreasure(Command, frozen=True):
    """Use one of your treasures; each card has its own command, with its own choices."""

    card: ClassVar[TreasureId]


class KeepTreasure(Command, frozen=True):
    """Take back *card*, which was laid ready for the next action."""

    card: TreasureId

    def names(self, state: State) -> tuple[Named, ...]:
        return (NamedCard(self.card),)


class TreasurePlaced(Event, frozen=True):
    """The top treasure lies face down in *chamber*."""

    chamber: ChamberId

    def apply(self, state: State) -> State:
        treasures = state.part(TreasuresInPlay)
        lying = treasures.lying | {self.chamber: treasures.pile[0]}
        return state.with_part(replace(treasures, pile=treasures.pile[1:], lying=lying))


class TreasureReburied(Event, frozen=True):
    """The treasure in *chamber* goes to the bottom of its pile, still face down."""

    chamber: ChamberId

    def apply(self, state: State) -> State:
        treasures = state.part(TreasuresInPlay)
        pile = (*treasures.pile, treasures.lying[self.chamber])
        return state.with_part(replace(treasures, pile=pile, lying=_without(treasures.lying, self.chamber)))


class TreasureClaimed(Event, frozen=True):
    """*player* takes the treasure of *chamber*, face up."""

    player: PlayerId
    card: TreasureId
    chamber: ChamberId

    def apply(self, state: State) -> State:
        treasures = state.part(TreasuresInPlay)
        claimed = replace(treasures, lying=_without(treasures.lying, self.chamber))
        return state.with_part(_with_owned(claimed, self.player, self.card))


class TreasureGained(Event, frozen=True):
    """*player* takes *card*, the top treasure of the pile, face up."""

    player: PlayerId
    card: TreasureId

    def apply(self, state: State) -> State:
        treasures = state.part(TreasuresInPlay)
        gained = replace(treasures, pile=treasures.pile[1:])
        return state.with_part(_with_owned(gained, self.player, self.card))


class TreasureArmed(Event, frozen=True):
    """*card* is laid ready to pay what dice can't."""

    player: PlayerId
    card: TreasureId

    def apply(self, state: State) -> State:
        treasures = state.part(TreasuresInPlay)
        ready = (*treasures.armed[self.player], self.card)
        return state.with_part(replace(treasures, armed=_with(treasures.armed, self.player, ready)))


class TreasureKept(Event, frozen=True):
    """*card* is no longer ready; *player* still owns it."""

    player: PlayerId
    card: TreasureId

    def apply(self, state: State) -> State:
        treasures = state.part(TreasuresInPlay)
        ready = _less(treasures.armed[self.player], self.card)
        return state.with_part(replace(treasures, armed=_with(treasures.armed, self.player, ready)))


class TreasureGone(Event, frozen=True):
    """*player* no longer owns *card*, for any reason."""

    player: PlayerId
    card: TreasureId

    def apply(self, state: State) -> State:
        treasures = state.part(TreasuresInPlay)
        owned = _less(treasures.owned[self.player], self.card)
        armed = treasures.armed[self.player]
        if armed.count(self.card) > owned.count(self.card):
            armed = _less(armed, self.card)
        return state.with_part(
            replace(
                treasures,
                owned=_with(treasures.owned, self.player, owned),
                armed=_with(treasures.armed, self.player, armed),
            )
        )


class TreasureUsed(TreasureGone, frozen=True):
    """treasures.once"""


class TreasureDiscarded(TreasureGone, frozen=True):
    """It was taken away unused."""


class Treasure(Effect):
    """A kind of treasure card; the module handles anything beyond the three methods of an effect."""

    #: The command that uses it.
    command: ClassVar[type[UseTreasure]]
    rules: ClassVar[Mapping[type[Command], Rule]] = {}
    moments: ClassVar[Mapping[type[Struct], Rule]] = {}
    choices: ClassVar[Mapping[str, Options]] = {}

    def use(self, game: Game, command: Any) -> Iterator[Event]:
        """The rule of its command; its player is known to own the card."""
        raise NotImplementedError(type(self).__name__)  # pragma: no cover

    def is_in_play(self, state: State) -> bool:
        """Whether it bends rules now. Depends only on `state.parts`."""
        return True

    def offers(self, game: Game, player: PlayerId) -> Iterator[UseTreasure]:
        """Every way in which *player*, who owns it, could use it."""
        yield self.command(player)


class Armable(Treasure):
    """dice.offer — a card that is laid ready counts for the next action of its owner, or for which they
    pool, that dice can't pay."""

    def use(self, game: Game, command: UseTreasure) -> Iterator[Event]:
        unarmed = owned_by(game.state, command.player).count(self.command.card) > armed_by(
            game.state, command.player
        ).count(self.command.card)
        require(unarmed, f"treasures.{self.command.card}", reason="ready")
        yield TreasureArmed(command.player, self.command.card)

    def is_in_play(self, state: State) -> bool:
        return self.command.card in chain(*state.part(TreasuresInPlay).armed)


def owned_by(state: State, player: PlayerId) -> tuple[TreasureId, ...]:
    """The treasures of *player*; none without the module."""
    return state.part(TreasuresInPlay).owned[player] if state.has_part(TreasuresInPlay) else ()


def armed_by(state: State, player: PlayerId) -> tuple[TreasureId, ...]:
    return state.part(TreasuresInPlay).armed[player]


def owns(state: State, player: PlayerId, card: TreasureId) -> bool:
    return card in owned_by(state, player)


def gain(game: Game, player: PlayerId) -> Iterator[Event]:
    """treasures.pile-empty — *player* takes the top treasure, if there is one."""
    pile = game.state.part(TreasuresInPlay).pile
    if pile:
        yield TreasureGained(player, pile[0])


def claim(game: Game, command: ClaimTreasure) -> Iterator[Event]:
    """treasures.claim — two keys, alone."""
    here = game.state.place_of(command.player)
    card = game.state.part(TreasuresInPlay).lying.get(here)
    require(card is not None, "treasures.claim", reason="none")
    yield payment(game, command, CLAIM, "treasures.claim")
    yield TreasureClaimed(command.player, card or "", here)


def keep(game: Game, command: KeepTreasure) -> Iterator[Event]:
    require(command.card in armed_by(game.state, command.player), "treasures.once", reason="not-ready")
    yield TreasureKept(command.player, command.card)


class ReadyTreasures(Effect):
    """dice.offer — treasures that are laid ready help to pay."""

    adjusts = (LaidReady,)

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        match question:
            case LaidReady(player, pool):
                ready = ((owner, armed_by(game.state, owner)) for owner in (player, *pool))
                return (*answer, *(CardAt(owner, card) for owner, cards in ready for card in cards))
        return answer


_LAID_OUT = ReadyTreasures()


class Treasures(Expansion):
    """Module 2, with the *kinds* of treasures of all expansions."""

    id = "treasures"
    chapter = (
        "treasures.place",
        "treasures.claim",
        "treasures.once",
        "treasures.healing-mask",
        "treasures.double-torch",
        "treasures.double-key",
        "treasures.teleport",
        "treasures.extra-gem",
        "treasures.secret-passage",
        "treasures.pile-empty",
    )
    reacts_to = (Laid, TakenUp, Paid)
    adjusts = (ActivatedGems,)

    def __init__(self, kinds: Mapping[TreasureId, Treasure]) -> None:
        self.kinds = kinds
        self._bending = [kind for kind in kinds.values() if kind.bends_rules()]
        rules: dict[type[Command], Rule] = {ClaimTreasure: claim, KeepTreasure: keep}
        for kind in kinds.values():
            rules |= {kind.command: _using(kind), **kind.rules}
        self.rules = rules
        self.moments = {moment: rule for kind in kinds.values() for moment, rule in kind.moments.items()}
        self.choices = {topic: options for kind in kinds.values() for topic, options in kind.choices.items()}

    def gather(self, preparation: Preparation) -> None:
        lay_cursed_chambers(preparation)

    def equip(self, preparation: Preparation) -> None:
        """treasures.place — on the first two chambers too."""
        pile = list(
            shuffled(preparation.draw, self.id, deck(preparation.catalogue.treasures, preparation.setup))
        )
        tiles = preparation.catalogue.tiles
        marked = [id for id in preparation.temple.chambers if id in tiles and tiles[id].has_treasure]
        lying = {chamber: pile.pop(0) for chamber in marked}
        nothing = ((),) * preparation.players
        no_gems = (0,) * preparation.players
        preparation.add_part(TreasuresInPlay(tuple(pile), lying, nothing, nothing, no_gems))

    def effects(self, state: State) -> Iterator[Effect]:
        """Of cards that help to pay, only those that are laid ready."""
        if any(state.part(TreasuresInPlay).armed):
            yield _LAID_OUT
        for kind in self._bending:
            if kind.is_in_play(state):
                yield kind

    def react(self, game: Game, event: Event) -> Iterator[Event]:
        match event:
            case Laid(tile, chambers) if game.catalogue.tiles[tile].has_treasure:
                if game.state.part(TreasuresInPlay).pile:
                    yield TreasurePlaced(chambers[0].id)
            case TakenUp(chambers):
                lying = game.state.part(TreasuresInPlay).lying
                yield from (TreasureReburied(chamber) for chamber in chambers if chamber in lying)
            case Paid(cards=cards):
                yield from (TreasureUsed(owner, card) for owner, card in cards if card in self.kinds)

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        match question:
            case ActivatedGems():
                return answer + sum(game.state.part(TreasuresInPlay).gems)
            case _:
                return answer

    def veil(self, state: State, viewer: PlayerId | None) -> State:
        treasures = state.part(TreasuresInPlay)
        lying = dict.fromkeys(treasures.lying, FACE_DOWN)
        return state.with_part(replace(treasures, pile=face_down(treasures.pile), lying=lying))

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        if game.state.adventurers[player].chamber in game.state.part(TreasuresInPlay).lying:
            yield ClaimTreasure(player)
        for card in dict.fromkeys(owned_by(game.state, player)):
            yield from self.kinds[card].offers(game, player)
        for card in dict.fromkeys(armed_by(game.state, player)):
            yield KeepTreasure(player, card)
        for choice in game.state.choices:
            if choice.player == player and choice.topic in self.choices:
                yield from self.choices[choice.topic](game, choice)


def _using(kind: Treasure) -> Rule:
    def use(game: Game, command: UseTreasure) -> Iterator[Event]:
        card = kind.command.card
        require(owns(game.state, command.player, card), "treasures.once", reason="not-yours", card=card)
        yield from kind.use(game, command)

    return use


Rows = tuple[tuple[TreasureId, ...], ...]


def _with(rows: Rows, player: PlayerId, row: tuple[TreasureId, ...]) -> Rows:
    return (*rows[:player], row, *rows[player + 1 :])


def _less(row: tuple[TreasureId, ...], card: TreasureId) -> tuple[TreasureId, ...]:
    """*row* without one copy of *card*."""
    place = row.index(card)
    return row[:place] + row[place + 1 :]


def _with_owned(treasures: TreasuresInPlay, player: PlayerId, card: TreasureId) -> TreasuresInPlay:
    owned = (*treasures.owned[player], card)
    return replace(treasures, owned=_with(treasures.owned, player, owned))


def _without(lying: dict[ChamberId, TreasureId], chamber: ChamberId) -> dict[ChamberId, TreasureId]:
    return {place: card for place, card in lying.items() if place != chamber}
