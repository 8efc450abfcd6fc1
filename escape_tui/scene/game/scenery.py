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
    """A player in three forms: with all dice *covered*; with only those dice shown that are *offered* because
    they could help somebody or need help; and with one *locked* die, if there is any."""

    covered: Adventurer
    offered: Adventurer
    locked: Adventurer


def bearing(who: Adventurer) -> Bearing:
    offered = [die if die.state is HELD or die.state is LOCKED else UNROLLED for die in who.dice]
    locked = [who.dice[place] for place in who.locked[:1]]
    shown = ((UNROLLED,) * len(who.dice), tuple(offered), tuple(locked))
    return Bearing(*[replace(who, dice=dice, settled_at=0) for dice in shown])


def scenery(state: State, covered: tuple[Adventurer, ...]) -> State:
    """*state* with all dice *covered* and without the current time: what is left changes rarely."""
    deadlines = tuple([due for due in state.deadlines if type(due.moment) is not DiceLand])
    return replace(state, now=0, adventurers=covered, deadlines=deadlines)


class HelpInputs(Struct, frozen=True):
    rules: Rules
    me: Adventurer


class Help(Struct, frozen=True):
    """Which friends decide what a player can do: those with dice *offered*, or those with a *locked* die."""

    has_offered: bool
    has_locked: bool


def help_for(inputs: HelpInputs) -> Help:
    """With expansions every friend may matter. In the base game, players in the same chamber matter where
    there are gems, or if I have a golden mask for their locked dice."""
    rules, me = inputs.rules, inputs.me
    has_gems = me.chamber is not None and bool(rules.catalogue.tiles[tile_of(me.chamber)].gems)
    has_offered = rules.has_expansions or has_gems
    return Help(has_offered, not has_offered and golden_mask(me.dice) is not None)


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
    me, friends = inputs.me, inputs.friends
    laid = inputs.memo(laid_out, inputs.scenery, me.player)
    others = [who for who in friends if who.player != me.player]
    if inputs.rules.has_expansions:
        return Deciding(laid, replace(me, settled_at=0), tuple(others))
    here = [who for who in others if who.chamber == me.chamber]
    return Deciding(laid, inputs.memo(_hand, me, me.player), tuple(here))


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
