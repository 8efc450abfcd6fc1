"""The totem: dice that show masks, stacked with a steady hand."""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Any

from escape_tui.content.catalogue import Catalogue
from escape_tui.content.printed import StackIcon
from escape_tui.engine.dice import Die, DieState
from escape_tui.engine.effect import Command, Event, Question, require
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Icon
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, Part, State
from escape_tui.engine.temple import ChamberId
from escape_tui.rules.dice import DieReturned, DieSetAside
from escape_tui.rules.errands import GEM_WORTH, Errand, Errands
from escape_tui.rules.gems import GemCommand, GemsActivated
from escape_tui.rules.setup import Expansion, Preparation

TOTEM_CHAMBER: ChamberId = "totem-chamber"

STACK, GEMS, LEAVE = "totem.stack", "totem.gems", "totem.leave"

#: How long the marker takes from one end to the other and back.
SWING_MS: Millis = 1_600
#: Where the marker turns back; the middle is 0.
SWING_ENDS = 100
#: How far from the middle a die still stays, and how far out a miss brings down the whole stack.
STAYS_WITHIN = 35
FALLS_BEYOND = 75

#: What a die on the stack is worth to a companion.
STACKED_WORTH = GEM_WORTH // 5


class Hit(StrEnum):
    """How near to the middle a die was laid."""

    STAYS = "stays"
    SLIPS = "slips"
    TOPPLES = "topples"


class Totem(Part, frozen=True):
    """Whose dice are stacked, from the lowest to the topmost."""

    stack: tuple[PlayerId, ...] = ()


class StackDie(Command, frozen=True):
    """totem.stack — lay one's own *die* on the stack, where the marker is at this moment."""

    die: int


class CashStack(GemCommand, frozen=True):
    """totem.gems — let the stack activate its gems."""


class DieStacked(DieSetAside, frozen=True):
    """The die stays on the stack."""

    def apply(self, state: State) -> State:
        stack = state.part(Totem).stack
        return super().apply(state).with_part(Totem((*stack, self.player)))


class DieSlipped(Event, frozen=True):
    """The die falls and has to be rolled again."""

    player: PlayerId
    place: int

    def apply(self, state: State) -> State:
        owner = state.adventurers[self.player].with_dice((self.place,), DieState.SPENT)
        return state.with_adventurer(owner)


class StackFell(Event, frozen=True):
    """A bad miss of *player*: all the stacked dice come down."""

    player: PlayerId


class DieUnstacked(DieReturned, frozen=True):
    """A die comes back from the stack, the topmost of *player*."""

    def apply(self, state: State) -> State:
        stack = list(state.part(Totem).stack)
        stack.reverse()
        stack.remove(self.player)
        return super().apply(state).with_part(Totem(tuple(reversed(stack))))


def marker_at(elapsed: Millis) -> int:
    """Where the marker swings when the game's clock shows *elapsed*: from one end to the other and back."""
    quarter = SWING_MS // 4
    phase = (elapsed + quarter) % SWING_MS
    along = phase if phase <= 2 * quarter else SWING_MS - phase
    return (along - quarter) * SWING_ENDS // quarter


def hit_at(elapsed: Millis) -> Hit:
    """What becomes of a die that is laid when the game's clock shows *elapsed*."""
    away = abs(marker_at(elapsed))
    if away <= STAYS_WITHIN:
        return Hit.STAYS
    return Hit.SLIPS if away <= FALLS_BEYOND else Hit.TOPPLES


def can_be_stacked(die: Die) -> bool:
    """Whether *die* shows a mask that may be used: a golden one, or a black one, locked as it is."""
    return die.is_locked or (die.is_ready and die.face is Icon.GOLDEN)


def stack_die(game: Game, command: StackDie) -> Iterator[Event]:
    """totem.stack — it stays near the middle; otherwise it falls, and after a bad miss everything does."""
    player, place = command.player, command.die
    require(game.state.place_of(player) == TOTEM_CHAMBER, STACK, reason="elsewhere")
    require(game.state.temple.chambers[TOTEM_CHAMBER].gems == 0, "base.gem-once")
    dice = game.state.adventurers[player].dice
    require(0 <= place < len(dice), STACK, reason="unknown")
    require(can_be_stacked(dice[place]), STACK, reason="no-mask")
    require(len(game.state.part(Totem).stack) < highest(game.catalogue), STACK, reason="full")
    hit = hit_at(game.state.elapsed)
    if hit is Hit.STAYS:
        yield DieStacked(player, place, STACK)
        return
    yield DieSlipped(player, place)
    if hit is Hit.TOPPLES:
        yield StackFell(player)
        yield from _taken_down(game.state, STACK)


def cash_stack(game: Game, command: CashStack) -> Iterator[Event]:
    """totem.gems — the most that the stack is high enough for, once; then all dice come back spent."""
    require(game.state.place_of(command.player) == TOTEM_CHAMBER, GEMS, reason="elsewhere")
    require(game.state.temple.chambers[TOTEM_CHAMBER].gems == 0, "base.gem-once")
    stack = game.state.part(Totem).stack
    lowest = min(icon.dice for icon in icons(game.catalogue))
    require(len(stack) >= lowest, GEMS, reason="too-low", stacked=len(stack), lacking=lowest - len(stack))
    require(game.state.depot > 0, "base.gem-bounded")
    gems = max(icon.gems for icon in icons(game.catalogue) if icon.dice <= len(stack))
    yield GemsActivated(command.player, min(gems, game.state.depot), TOTEM_CHAMBER)
    yield from _taken_down(game.state, GEMS)


def icons(catalogue: Catalogue) -> tuple[StackIcon, ...]:
    return catalogue.tiles[TOTEM_CHAMBER].stacks


def highest(catalogue: Catalogue) -> int:
    """How many dice the highest stack that counts has."""
    return max(icon.dice for icon in icons(catalogue))


class TotemChamber(Expansion):
    id = "totem"
    rules = {StackDie: stack_die, CashStack: cash_stack}

    def gather(self, preparation: Preparation) -> None:
        preparation.late.append(TOTEM_CHAMBER)

    def equip(self, preparation: Preparation) -> None:
        preparation.add_part(Totem())

    def react(self, game: Game, event: Event) -> Iterable[Event]:
        """totem.leave — however somebody came to be elsewhere, his dice go with him."""
        for player in dict.fromkeys(game.state.part(Totem).stack):
            if game.state.adventurers[player].chamber != TOTEM_CHAMBER:
                # Each die that goes lets this be asked again, so that the rest may have gone before.
                while player in game.state.part(Totem).stack:
                    yield DieUnstacked(player, LEAVE)

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        match question:
            case Errands(player) if _is_open(game.state):
                return (*answer, *_errands(game, player))
        return answer

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        me = game.state.adventurers[player]
        if me.chamber == TOTEM_CHAMBER and _is_open(game.state):
            for place, die in enumerate(me.dice):
                if can_be_stacked(die):
                    yield StackDie(player, place)
            yield CashStack(player)


def _is_open(state: State) -> bool:
    return TOTEM_CHAMBER in state.temple and state.temple.chambers[TOTEM_CHAMBER].gems == 0


def _taken_down(state: State, rule: str) -> Iterator[Event]:
    for player in reversed(state.part(Totem).stack):
        yield DieUnstacked(player, rule)


def _errands(game: Game, player: PlayerId) -> Iterator[Errand]:
    """A companion cashes what is high enough, and beside the totem gets rid of black masks, steadily."""
    stacked = len(game.state.part(Totem).stack)
    if stacked >= min(icon.dice for icon in icons(game.catalogue)) and game.state.depot:
        yield Errand(GEMS, CashStack(player), GEM_WORTH, chambers=(TOTEM_CHAMBER,))
    me = game.state.adventurers[player]
    if me.chamber != TOTEM_CHAMBER or stacked >= highest(game.catalogue):
        return
    if me.locked and hit_at(game.state.elapsed) is Hit.STAYS:
        yield Errand(STACK, StackDie(player, me.locked[0]), STACKED_WORTH, chambers=(TOTEM_CHAMBER,))
