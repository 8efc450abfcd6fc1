"""Scenery: the part of a game's state that a piece is drawn from, which stays the same while dice roll."""

from copy import copy
from operator import attrgetter
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from escape_tui.engine.dice import HELD, LOCKED, READY, SPENT, TUMBLING, UNROLLED, Die
from escape_tui.engine.game import Game
from escape_tui.engine.state import Adventurer, Millis, State
from escape_tui.engine.temple import tile_of
from escape_tui.rules.dice import DiceLand, golden_mask
from escape_tui.scene.game.memo import Memo

#: Later than anything in a game.
_LATER: Millis = 1 << 40


class Rules:
    """The rules of *game*; any state of the game can be asked about."""

    def __init__(self, game: Game) -> None:
        self._game = copy(game)
        self.catalogue = game.catalogue
        self.has_expansions = bool(game.state.setup.modules)

    def about(self, state: State) -> Game:
        """The game in *state*. One object serves every state: use it before asking about another one."""
        self._game.state = state
        return self._game


class Bearing(NamedTuple):
    """A player in the forms that others' pictures and their own list of actions are drawn from, which change
    less often than all dice."""

    #: With all dice covered; with only those dice that could help somebody or need help; and with one locked
    #: die, if there is any.
    covered: Adventurer
    offered: Adventurer
    locked: Adventurer
    #: Without details that change nothing about what the player can do.
    hand: Adventurer
    #: Which friends decide what the player can do: those with dice offered, or those with a locked die.
    needs_offered: bool
    needs_locked: bool


def bearing(who: Adventurer, rules: Rules) -> Bearing:
    offered = [die if die.state is HELD or die.state is LOCKED else UNROLLED for die in who.dice]
    locked = [die for die in who.dice if die.state is LOCKED][:1]
    shown = ((UNROLLED,) * len(who.dice), tuple(offered), tuple(locked))
    covered, offering, first_locked = [replace(who, dice=dice, settled_at=0) for dice in shown]
    if rules.has_expansions:
        # Every friend may matter, and every detail.
        return Bearing(covered, offering, first_locked, replace(who, settled_at=0), True, False)
    # Players in the same chamber matter where there are gems, or if a golden mask can free their locked dice.
    has_gems = who.chamber is not None and bool(rules.catalogue.tiles[tile_of(who.chamber)].gems)
    has_mask = golden_mask(who.dice) is not None
    return Bearing(covered, offering, first_locked, _hand(who), has_gems, has_mask and not has_gems)


def scenery(state: State, covered: tuple[Adventurer, ...]) -> State:
    """*state* with all dice *covered* and without the current time: what is left changes rarely."""
    deadlines = tuple([due for due in state.deadlines if type(due.moment) is not DiceLand])
    return replace(state, now=0, adventurers=covered, deadlines=deadlines)


class DecidingInputs(Struct, frozen=True):
    rules: Rules
    memo: Memo
    scenery: State
    me: Adventurer
    #: The friends who can help or need help, each with only the dice that matter for that.
    friends: tuple[Adventurer, ...]


class Deciding(Struct, frozen=True):
    """What decides a player's actions: the temple as *laid*, *me*, and the *friends* who matter."""

    laid: State
    me: Adventurer
    friends: tuple[Adventurer, ...]

    @property
    def state(self) -> State:
        """The laid-out temple with these people in it."""
        people = list(self.laid.adventurers)
        for who in (self.me, *self.friends):
            people[who.player] = who
        return replace(self.laid, adventurers=tuple(people))


def deciding(inputs: DecidingInputs) -> Deciding:
    me, is_far = inputs.me, inputs.rules.has_expansions
    laid = inputs.memo(laid_out, inputs.scenery, me.player)
    others = [who for who in inputs.friends if who.player != me.player]
    return Deciding(laid, me, tuple([who for who in others if is_far or who.chamber == me.chamber]))


def laid_out(scenery: State) -> State:
    """*scenery* with everybody far away, and so late that nobody is waiting for anything."""
    far = [replace(who, chamber=None, dice=()) for who in scenery.adventurers]
    return replace(scenery, now=_LATER, adventurers=tuple(far))


def _hand(me: Adventurer) -> Adventurer:
    """*me* without details that change nothing: the order of the dice, and which are held, because held dice
    pay like any others."""
    states = [die.state for die in me.dice]
    can_roll = READY in states or SPENT in states
    dice = [_paying(die, can_roll) for die in me.dice]
    return replace(me, dice=tuple(sorted(dice, key=_FACE_AND_STATE)), settled_at=0)


def _paying(die: Die, can_roll: bool) -> Die:
    if die.state is TUMBLING or die.state is SPENT:
        return Die(UNROLLED.face, die.state)
    return Die(die.face, READY) if die.state is HELD and can_roll else die


_FACE_AND_STATE = attrgetter("face", "state")
