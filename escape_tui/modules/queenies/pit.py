"""The Pit: a chamber for black masks, and curses that cost treasures or bring more curses."""

from collections.abc import Iterator
from typing import Any

from escape_tui.content.printed import GemIcon
from escape_tui.engine.effect import Command, Event, Question, Reply, require
from escape_tui.engine.game import Game
from escape_tui.engine.happenings import ChoiceOpened, ChoiceSettled
from escape_tui.engine.named import Named, NamedCard
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Choice, Part, State
from escape_tui.engine.temple import ChamberId
from escape_tui.modules.curses import Curse, CurseId, CursesToDraw
from escape_tui.modules.treasures import (
    TreasureDiscarded,
    TreasureId,
    TreasureKept,
    UseTreasure,
    armed_by,
    owned_by,
    owns,
)
from escape_tui.rules.gems import GemCommand, GemIcons, GemsActivated, PaidOtherwise
from escape_tui.rules.paying import Paid, payment
from escape_tui.rules.setup import Expansion, Preparation

PIT: ChamberId = "pit"

CHAMBER = "pit.chamber"
LOST_TREASURE = "pit.lost-treasure"


class ShowBlackMasks(GemCommand, frozen=True):
    """pit.chamber — show the pit its black masks, alone."""


class LoseTreasure(Reply, frozen=True):
    """pit.lost-treasure — discard *card*, unused."""

    card: TreasureId

    def names(self, state: State) -> tuple[Named, ...]:
        return (NamedCard(self.card),)


class BlackMasksShown(Paid, frozen=True):
    """pit.chamber — *dice* were shown: they stay locked."""

    def apply(self, state: State) -> State:
        return state


class LossesToCome(Part, frozen=True):
    """The players who must lose another treasure after the present choice; one entry per treasure."""

    players: tuple[PlayerId, ...] = ()


class LossPutOff(Event, frozen=True):
    """pit.lost-treasure — *player* is choosing already: this loss follows."""

    player: PlayerId

    def apply(self, state: State) -> State:
        return state.with_part(LossesToCome((*state.part(LossesToCome).players, self.player)))


class LossDue(Event, frozen=True):
    """pit.lost-treasure — the postponed loss is due now."""

    player: PlayerId

    def apply(self, state: State) -> State:
        left = list(state.part(LossesToCome).players)
        left.remove(self.player)
        return state.with_part(LossesToCome(tuple(left)))


def show_black_masks(game: Game, command: ShowBlackMasks) -> Iterator[Event]:
    """pit.chamber — five black masks of one player for two gems, once."""
    require(game.state.place_of(command.player) == PIT, CHAMBER, reason="elsewhere")
    require(game.state.temple.chambers[PIT].gems == 0, "base.gem-once")
    require(game.state.depot > 0, "base.gem-bounded")
    yield shown(game, command)
    yield GemsActivated(command.player, min(gem_icon(game).gems, game.state.depot), PIT)


def shown(game: Game, command: Command) -> BlackMasksShown:
    """pit.chamber — the payment of *command* in black masks; a refusal says what is missing."""
    paid = payment(game, command, gem_icon(game).price, CHAMBER)
    return BlackMasksShown(paid.player, paid.price, paid.dice, paid.cards)


def gem_icon(game: Game) -> GemIcon:
    (icon,) = game.catalogue.tiles[PIT].gems
    return icon


def lose_treasure(game: Game, command: LoseTreasure) -> Iterator[Event]:
    """pit.lost-treasure — the treasure that the player chose."""
    require(game.state.choice(command.player, LOST_TREASURE), LOST_TREASURE, reason="no-choice")
    require(owns(game.state, command.player, command.card), LOST_TREASURE, reason="not-yours")
    yield TreasureDiscarded(command.player, command.card)
    yield ChoiceSettled(command.player, LOST_TREASURE)


def treasures_to_lose(game: Game, choice: Choice) -> Iterator[Command]:
    """pit.lost-treasure — the player's treasures, by default the first."""
    for card in dict.fromkeys(owned_by(game.state, choice.player)):
        yield LoseTreasure(choice.player, card)


def lost(game: Game, player: PlayerId) -> Iterator[Event]:
    """pit.lost-treasure — *player* chooses a treasure to lose, unless they have only one kind."""
    treasures = owned_by(game.state, player)
    if len(set(treasures)) > 1:
        yield ChoiceOpened(player, LOST_TREASURE, game.state.now + game.catalogue.numbers.lost_treasure_ms)
        yield from (TreasureKept(player, card) for card in armed_by(game.state, player))
    elif treasures:
        yield TreasureDiscarded(player, treasures[0])


def is_choosing(state: State, player: PlayerId) -> bool:
    return state.choice(player, LOST_TREASURE) is not None


class LostTreasure(Curse):
    """pit.lost-treasure — discard one treasure unused; two of these curses are two choices in a row."""

    rules = {LoseTreasure: lose_treasure}
    choices = {LOST_TREASURE: treasures_to_lose}

    def drawn(self, game: Game) -> Iterator[Event]:
        if is_choosing(game.state, self.player):
            yield LossPutOff(self.player)
        else:
            yield from lost(game, self.player)


class ReallyCursed(Curse):
    """pit.really-cursed — from now on you draw two curses instead of one."""

    adjusts = (CursesToDraw,)

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        match question:
            case CursesToDraw(player) if player == self.player:
                return answer + 1
        return answer


CURSES: dict[CurseId, type[Curse]] = {"lost-treasure": LostTreasure, "really-cursed": ReallyCursed}


class Pit(Expansion):
    id = "pit"
    chapter = (
        "pit.chamber",
        "pit.lost-treasure",
        "pit.really-cursed",
    )
    rules = {ShowBlackMasks: show_black_masks}
    forbids = (UseTreasure,)
    reacts_to = (ChoiceSettled,)
    adjusts = (GemIcons, PaidOtherwise)

    def gather(self, preparation: Preparation) -> None:
        """queenie.setup"""
        preparation.pile.append(PIT)

    def equip(self, preparation: Preparation) -> None:
        preparation.add_part(LossesToCome())

    def forbid(self, game: Game, command: Command) -> None:
        """pit.lost-treasure — no treasure can be used during the choice."""
        if isinstance(command, UseTreasure):
            require(not is_choosing(game.state, command.player), LOST_TREASURE, reason="choosing")

    def react(self, game: Game, event: Event) -> Iterator[Event]:
        match event:
            case ChoiceSettled(player, topic) if topic == LOST_TREASURE:
                if player in game.state.part(LossesToCome).players:
                    yield LossDue(player)
                    yield from lost(game, player)

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        match question:
            case GemIcons(chamber) if chamber == PIT:
                return ()
            case PaidOtherwise(command, chamber) if chamber == PIT:
                return (shown(game, command),)
        return answer

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        if game.state.adventurers[player].chamber == PIT and is_dark(game.state):
            yield ShowBlackMasks(player)


def is_dark(state: State) -> bool:
    return PIT in state.temple and state.temple.chambers[PIT].gems == 0 and state.depot > 0
