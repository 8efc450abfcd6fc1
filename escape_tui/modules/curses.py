"""Curses: cards in front of a player that hinder them until lifted."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from escape_tui.engine.chance import shuffled
from escape_tui.engine.dice import die_to_lose
from escape_tui.engine.effect import Command, Effect, Event, Options, Question, Rule, require
from escape_tui.engine.game import Game
from escape_tui.engine.named import Named, NamedCard
from escape_tui.engine.setup import COLOURS, PlayerId
from escape_tui.engine.state import Part, State
from escape_tui.modules.cards import deck, lay_cursed_chambers
from escape_tui.rules.calling import Talk
from escape_tui.rules.dice import (
    CalmAt,
    CalmRoll,
    DieLost,
    DieReturned,
    DieSetAside,
    MostDiceRolled,
    MostFreedByMask,
    Roll,
    Rolled,
    recalled,
)
from escape_tui.rules.exploring import Discover, Laid, face_down
from escape_tui.rules.moving import Enter
from escape_tui.rules.paying import payment
from escape_tui.rules.setup import Expansion, Preparation

CurseId = str

#: How many dice a golden mask frees for a player with the curse Mask.
FREED_BY_CURSED_MASK = 1


class Binding(Struct, frozen=True):
    """The curse *card* of *player* involves *whom*."""

    player: PlayerId
    card: CurseId
    whom: PlayerId


class CursesInPlay(Part, frozen=True):
    """The *pile*, face down, and the cards *before* each player."""

    pile: tuple[CurseId, ...]
    before: tuple[tuple[CurseId, ...], ...]
    bindings: tuple[Binding, ...] = ()
    #: The players whose die is on their card Broken die.
    broken: tuple[PlayerId, ...] = ()


class LiftCurse(Command, frozen=True):
    card: CurseId

    def names(self, state: State) -> tuple[Named, ...]:
        return (NamedCard(self.card),)


class CursesToDraw(Question[int], frozen=True):
    """How many curses *player* draws instead of one."""

    player: PlayerId

    def plain(self, game: Game) -> int:
        return 1


class CurseDrawn(Event, frozen=True):
    player: PlayerId
    card: CurseId

    def apply(self, state: State) -> State:
        curses = state.part(CursesInPlay)
        mine = (*curses.before[self.player], self.card)
        return state.with_part(replace(_with_cards(curses, self.player, mine), pile=curses.pile[1:]))


class CurseIgnored(Event, frozen=True):
    """curses.duplicate — *player* drew a curse that they already have."""

    player: PlayerId
    card: CurseId

    def apply(self, state: State) -> State:
        curses = state.part(CursesInPlay)
        return state.with_part(replace(curses, pile=curses.pile[1:]))


class CurseGone(Event, frozen=True):
    """The curse *card* is no longer before *player*, for any reason."""

    player: PlayerId
    card: CurseId

    def apply(self, state: State) -> State:
        curses = state.part(CursesInPlay)
        mine = tuple(card for card in curses.before[self.player] if card != self.card)
        return state.with_part(_with_cards(curses, self.player, mine))


class CurseLifted(CurseGone, frozen=True):
    """*player* showed the icons that lift it."""


class CurseDiscarded(CurseGone, frozen=True):
    """It took effect at once, or something took it away."""


class CurseBound(Event, frozen=True):
    """The curse *card* of *player* involves *whom* from now on."""

    player: PlayerId
    card: CurseId
    whom: PlayerId

    def apply(self, state: State) -> State:
        curses = state.part(CursesInPlay)
        binding = Binding(self.player, self.card, self.whom)
        return state.with_part(replace(curses, bindings=(*curses.bindings, binding)))


class CurseUnbound(Event, frozen=True):
    player: PlayerId
    card: CurseId

    def apply(self, state: State) -> State:
        curses = state.part(CursesInPlay)
        left = tuple(one for one in curses.bindings if (one.player, one.card) != (self.player, self.card))
        return state.with_part(replace(curses, bindings=left))


class DieBroken(DieSetAside, frozen=True):
    """The die is put on the card Broken die."""

    def apply(self, state: State) -> State:
        curses = state.part(CursesInPlay)
        return super().apply(state).with_part(replace(curses, broken=(*curses.broken, self.player)))


class DieMended(DieReturned, frozen=True):
    """The die comes back from the card Broken die."""

    def apply(self, state: State) -> State:
        curses = state.part(CursesInPlay)
        left = tuple(player for player in curses.broken if player != self.player)
        return super().apply(state).with_part(replace(curses, broken=left))


class Curse(Effect):
    """A curse before *player*; the module handles anything beyond the three methods of an effect."""

    rules: ClassVar[Mapping[type[Command], Rule]] = {}
    moments: ClassVar[Mapping[type[Struct], Rule]] = {}
    choices: ClassVar[Mapping[str, Options]] = {}

    def __init__(self, player: PlayerId, card: CurseId) -> None:
        self.player = player
        self.card = card

    def drawn(self, game: Game) -> Iterable[Event]:
        """What happens when it is drawn; a card that takes effect at once is discarded afterwards."""
        return ()

    def lifted(self, game: Game) -> Iterable[Event]:
        """What happens when it was lifted or discarded."""
        return ()


def cursed_by(state: State, player: PlayerId) -> tuple[CurseId, ...]:
    """The curses of *player*, in the order in which they were drawn; none without the module."""
    curses = state.find_part(CursesInPlay)
    return () if curses is None else curses.before[player]


def has_curse(state: State, player: PlayerId, card: CurseId) -> bool:
    return card in cursed_by(state, player)


def bound_to(state: State, player: PlayerId, card: CurseId) -> PlayerId | None:
    """The player whom the curse *card* of *player* involves, if any."""
    bindings = state.part(CursesInPlay).bindings
    return next((one.whom for one in bindings if (one.player, one.card) == (player, card)), None)


def removable_by(game: Game, player: PlayerId) -> tuple[CurseId, ...]:
    """The curses of *player* that other cards may take away: those that can be lifted."""
    return tuple(card for card in cursed_by(game.state, player) if can_be_lifted(game, card))


def can_be_lifted(game: Game, card: CurseId) -> bool:
    return game.catalogue.curses[card].lift is not None


def draw(game: Game, player: PlayerId) -> Iterator[Event]:
    """curses.draw, curses.duplicate, curses.pile-empty — the top curse, or several if a card says so."""
    for _ in range(game.ask(CursesToDraw(player))):
        pile = game.state.part(CursesInPlay).pile
        if not pile:
            return
        if has_curse(game.state, player, pile[0]):
            yield CurseIgnored(player, pile[0])
        else:
            yield CurseDrawn(player, pile[0])


def lift(game: Game, command: LiftCurse) -> Iterator[Event]:
    """curses.lift — the card's icons from the player's own dice."""
    require(has_curse(game.state, command.player, command.card), "curses.lift", reason="not-cursed")
    price = game.catalogue.curses[command.card].lift
    require(price is not None, "curses.lift", reason="never", card=command.card)
    yield payment(game, command, price or (), "curses.lift")
    yield CurseLifted(command.player, command.card)


class TrapCurse(Curse):
    """curses.trap — you may not enter or discover chambers. Being moved by a card or power is not
    entering."""

    forbids = (Enter, Discover)

    def forbid(self, game: Game, command: Command) -> None:
        if command.player == self.player:
            require(not isinstance(command, Enter | Discover), "curses.trap", lift=self.card)


class BrokenDie(Curse):
    """curses.broken-die — one of your dice lies on this card until it is lifted, then comes back spent."""

    def drawn(self, game: Game) -> Iterator[Event]:
        yield from recalled(game, self.player)
        if dice := game.state.adventurers[self.player].dice:
            yield DieBroken(self.player, die_to_lose(dice), "curses.broken-die")

    def lifted(self, game: Game) -> Iterator[Event]:
        if self.player in game.state.part(CursesInPlay).broken:
            yield DieMended(self.player, "curses.broken-die")


class Mask(Curse):
    """curses.mask — your golden masks free one die only."""

    adjusts = (MostFreedByMask,)

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        match question:
            case MostFreedByMask(player) if player == self.player:
                return FREED_BY_CURSED_MASK
            case _:
                return answer


class Silence(Curse):
    """curses.silence — you may not talk, until you are out; screen.honour: the table listens for itself."""

    forbids = (Talk,)

    def forbid(self, game: Game, command: Command) -> None:
        if command.player != self.player or game.state.setup.is_honour:
            return
        if game.state.adventurers[self.player].is_inside:
            require(not isinstance(command, Talk), "curses.silence")


class LostDice(Curse):
    """curses.lost-dice — a die that falls off the table is lost: rolling in haste drops the first one."""

    forbids = (CalmRoll,)
    adjusts = (CalmAt,)
    reacts_to = (Rolled,)

    def forbid(self, game: Game, command: Command) -> None:
        """curses.lost-dice — a key press or a word never rolls in haste: it is refused instead."""
        match command:
            case CalmRoll(player=player) if player == self.player:
                require(game.state.now >= game.ask(CalmAt(player)), "curses.lost-dice", reason="haste")

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        match question:
            case CalmAt(player) if player == self.player and not game.state.setup.is_honour:
                return game.state.adventurers[player].settled_at + game.catalogue.numbers.haste_ms
        return answer

    def react(self, game: Game, event: Event) -> Iterator[Event]:
        match event:
            case Rolled(player, dice) if player == self.player and game.state.now < game.ask(CalmAt(player)):
                yield DieLost(player, dice[0], "curses.lost-dice")


class CursedHand(Curse):
    """curses.cursed-hand — one hand on your head: the other holds three dice."""

    forbids = (Roll,)
    adjusts = (MostDiceRolled,)

    def forbid(self, game: Game, command: Command) -> None:
        match command:
            case Roll(player, dice) if player == self.player and dice and not game.state.setup.is_honour:
                most = game.catalogue.numbers.cursed_hand_dice
                require(len(set(dice)) <= most, "curses.cursed-hand", most=most)

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        match question:
            case MostDiceRolled(player) if player == self.player and not game.state.setup.is_honour:
                return min(answer, game.catalogue.numbers.cursed_hand_dice)
            case _:
                return answer


CURSES: dict[CurseId, type[Curse]] = {
    "trap": TrapCurse,
    "broken-die": BrokenDie,
    "mask": Mask,
    "silence": Silence,
    "lost-dice": LostDice,
    "cursed-hand": CursedHand,
}


class Curses(Expansion):
    """Module 1, with the *kinds* of curses of all expansions."""

    id = "curses"
    chapter = (
        "curses.tiles",
        "curses.draw",
        "curses.setup-ignored",
        "curses.duplicate",
        "curses.lift",
        "curses.pile-empty",
        "curses.trap",
        "curses.broken-die",
        "curses.mask",
        "curses.silence",
        "curses.lost-dice",
        "curses.cursed-hand",
    )
    reacts_to = (Laid, CurseDrawn, CurseGone)

    def __init__(self, kinds: Mapping[CurseId, type[Curse]]) -> None:
        self.kinds = kinds
        seats = range(len(COLOURS))
        #: Cached, because the effects in play are often compared.
        self._before = {(seat, card): kind(seat, card) for seat in seats for card, kind in kinds.items()}
        self.rules = {LiftCurse: lift} | {
            command: rule for kind in kinds.values() for command, rule in kind.rules.items()
        }
        self.moments = {moment: rule for kind in kinds.values() for moment, rule in kind.moments.items()}
        self.choices = {topic: options for kind in kinds.values() for topic, options in kind.choices.items()}

    def gather(self, preparation: Preparation) -> None:
        lay_cursed_chambers(preparation)

    def equip(self, preparation: Preparation) -> None:
        """curses.setup-ignored — nobody draws for the first two chambers."""
        cards = deck(preparation.catalogue.curses, preparation.setup)
        pile = shuffled(preparation.draw, self.id, cards)
        preparation.add_part(CursesInPlay(pile, ((),) * preparation.players))

    def effects(self, state: State) -> Iterator[Effect]:
        for player, cards in enumerate(state.part(CursesInPlay).before):
            for card in cards:
                yield self._before[player, card]

    def react(self, game: Game, event: Event) -> Iterator[Event]:
        match event:
            case Laid(tile, _, by) if by is not None and game.catalogue.tiles[tile].has_mask:
                yield from draw(game, by)
            case CurseDrawn(player, card):
                yield from self.kinds[card](player, card).drawn(game)
                if game.catalogue.curses[card].at_once:
                    yield CurseDiscarded(player, card)
            case CurseGone(player, card):
                yield from self.kinds[card](player, card).lifted(game)
                if bound_to(game.state, player, card) is not None:
                    yield CurseUnbound(player, card)

    def veil(self, state: State, viewer: PlayerId | None) -> State:
        curses = state.part(CursesInPlay)
        return state.with_part(replace(curses, pile=face_down(curses.pile)))

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        for card in cursed_by(game.state, player):
            yield LiftCurse(player, card)
        for choice in game.state.choices:
            if choice.player == player and choice.topic in self.choices:
                yield from self.choices[choice.topic](game, choice)


def _with_cards(curses: CursesInPlay, player: PlayerId, cards: tuple[CurseId, ...]) -> CursesInPlay:
    before = (*curses.before[:player], cards, *curses.before[player + 1 :])
    return replace(curses, before=before)
