"""The Priest: strongest when all dice are locked."""

from collections.abc import Iterator
from typing import Any

from escape_tui.engine.effect import ChamberCommand, Command, Event, Question, require
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Icon
from escape_tui.engine.named import AtChamber, Named, NamedIcon
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, Moment, Part, State
from escape_tui.engine.temple import ChamberId
from escape_tui.modules.character.ability import (
    PERMANENT,
    Ability,
    Activatable,
    activation,
    require_card,
    turned_over,
)
from escape_tui.modules.character.company import company, require_company
from escape_tui.rules.exploring import TakenUp
from escape_tui.rules.gems import GemCommand, GemIcons
from escape_tui.rules.moving import Move, arrival
from escape_tui.rules.paying import CardAt, Coin, Paid, Purse

PRAYER = "character.priest-permanent"
BLESSING = "character.priest-active"

#: What the Priest gives to a gem activation.
BLESSING_ICONS = (Icon.KEY, Icon.TORCH)
BLESSING_COUNT = 3
#: The name of the gift in payments.
GIFT = "priest"


class JoinByPrayer(Move, ChamberCommand, frozen=True):
    """character.priest-permanent — with all dice locked, move to *chamber* where another adventurer is."""


class Bless(Command, frozen=True):
    """character.priest-active — free three dice; if *icon* is named, three of it are left in *chamber* for
    its next gem activation."""

    chamber: ChamberId | None = None
    icon: Icon | None = None

    def names(self, state: State) -> tuple[Named, ...]:
        if self.chamber is None or self.icon is None:
            return ()
        return AtChamber(self.chamber), NamedIcon(self.icon)


class Blessing(Part, frozen=True):
    """Where the Priest's gift is, and which icon; both `None` if there is none."""

    chamber: ChamberId | None = None
    icon: Icon | None = None


class BlessingFades(Moment, frozen=True):
    pass


class Blessed(Event, frozen=True):
    """The gift is in *chamber* until *until*; an earlier one is gone."""

    player: PlayerId
    chamber: ChamberId
    icon: Icon
    until: Millis

    def apply(self, state: State) -> State:
        given = state.with_part(Blessing(self.chamber, self.icon)).without_deadline(BlessingFades())
        return given.with_deadline(self.until, BlessingFades())


class BlessingGone(Event, frozen=True):
    """The gift in *chamber* was used, its time is over, or the chamber is gone."""

    chamber: ChamberId
    is_used: bool

    def apply(self, state: State) -> State:
        return state.with_part(Blessing()).without_deadline(BlessingFades())


def blessing(state: State) -> Blessing:
    return state.part(Blessing) if state.has_part(Blessing) else Blessing()


def join_by_prayer(game: Game, command: JoinByPrayer) -> Iterator[Event]:
    """character.priest-permanent — free; the dice stay locked."""
    require_card(game, command, PriestPermanent)
    require(is_all_black(game, command.player), PRAYER, reason="not-all-locked")
    require_company(game, command.player, command.chamber, PRAYER)
    yield from arrival(game, command.player, command.chamber, PRAYER)


def bless(game: Game, command: Bless) -> Iterator[Event]:
    """character.priest-active — the dice that paid are freed."""
    paid = activation(game, command, PriestActive)
    chamber, icon = command.chamber, command.icon
    if chamber is not None or icon is not None:
        require(chamber in game.state.temple.chambers, BLESSING, reason="unknown-chamber")
        assert chamber is not None
        require(icon in welcome(game, chamber), BLESSING, reason="no-gem", chamber=chamber)
    yield paid
    yield turned_over(command, PriestActive)
    if chamber is not None and icon is not None:
        yield Blessed(command.player, chamber, icon, game.state.now + game.catalogue.numbers.blessing_ms)


def blessing_fades(game: Game, moment: BlessingFades) -> Iterator[Event]:
    """character.priest-active — after fifteen seconds it is gone, used or not."""
    chamber = blessing(game.state).chamber
    assert chamber is not None
    yield BlessingGone(chamber, is_used=False)


class PriestPermanent(Ability):
    """character.priest-permanent — all your dice locked: move to any chamber with another adventurer."""

    character = "priest"
    card = PERMANENT
    rule = PRAYER
    rules = {JoinByPrayer: join_by_prayer}

    def offers(self, game: Game) -> Iterator[Command]:
        if is_all_black(game, self.player):
            for chamber in company(game, self.player):
                yield JoinByPrayer(self.player, chamber)


class PriestActive(Activatable):
    """character.priest-active — give three keys or torches to a gem anywhere; the dice that pay are freed."""

    character = "priest"
    rule = BLESSING
    rules = {Bless: bless}
    moments = {BlessingFades: blessing_fades}
    adjusts = (Purse,)
    reacts_to = (Paid, TakenUp)

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        """character.priest-active — the gift helps anybody who activates gems in its chamber."""
        match question:
            case Purse(player=player, action=GemCommand()):
                gift = blessing(game.state)
                if gift.icon is not None and game.state.adventurers[player].chamber == gift.chamber:
                    return (*answer, Coin(((gift.icon, BLESSING_COUNT),), None, CardAt(self.player, GIFT)))
        return answer

    def react(self, game: Game, event: Event) -> Iterator[Event]:
        chamber = blessing(game.state).chamber
        if chamber is None:
            return
        match event:
            case Paid(cards=cards) if CardAt(self.player, GIFT) in cards:
                yield BlessingGone(chamber, is_used=True)
            case TakenUp(chambers=chambers) if chamber in chambers:
                yield BlessingGone(chamber, is_used=False)

    def ways(self, game: Game) -> Iterator[Command]:
        yield Bless(self.player)
        for chamber in game.state.temple.chambers:
            for icon in welcome(game, chamber):
                yield Bless(self.player, chamber, icon)


def is_all_black(game: Game, player: PlayerId) -> bool:
    dice = game.state.adventurers[player].dice
    return bool(dice) and all(die.is_locked for die in dice)


def welcome(game: Game, chamber: ChamberId) -> tuple[Icon, ...]:
    """The icons that a gem activation in *chamber* could use."""
    if game.state.depot == 0 or game.state.temple.chambers[chamber].gems:
        return ()
    prices = [gem.price for gem in GemIcons(chamber).plain(game)]
    return tuple(icon for icon in BLESSING_ICONS if any(icon in price for price in prices))
