"""Tactics: which dice to keep, which to roll again, and whom a golden mask helps most."""

from collections.abc import Iterable

from escape_tui.engine.dice import HELD, LOCKED, READY, Die
from escape_tui.engine.icon import Cost, Icon
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Adventurer, State
from escape_tui.rules.dice import golden_mask

#: Minimum number of dice rolled while the current price isn't shown.
FEWEST_ROLLED = 3

#: A spare golden mask is kept: it frees two dice later.
INSURANCE: Cost = (Icon.GOLDEN,)

#: Smallest gain for which a golden mask is used at once: two dice freed, or one for a player with few.
WORTH_A_MASK = 1.0


#: The states in which a die shows a face: not spent, not tumbling.
SHOWING = (READY, HELD, LOCKED)


def kept(dice: tuple[Die, ...], price: Cost) -> list[int]:
    """The places of dice that pay for *price*, each for one icon; black masks pay while locked."""
    lacking = list(price)
    places = []
    for place, die in enumerate(dice):
        if die.face in lacking and die.state in SHOWING:
            lacking.remove(die.face)
            places.append(place)
    return places


def to_roll(me: Adventurer, price: Cost, later: Cost) -> tuple[int, ...]:
    """The places to roll for *price*; dice that serve *later* are kept while enough others can be rolled."""
    lacking, lacking_later = list(price), [*later, *INSURANCE]
    rolled: list[int] = []
    reserve: list[int] = []
    for place, die in enumerate(me.dice):
        is_showing = die.state in SHOWING
        serves_later = is_showing and die.face in lacking_later
        if serves_later:
            lacking_later.remove(die.face)
        if is_showing and die.face in lacking:
            lacking.remove(die.face)
        elif die.state is not LOCKED:
            (reserve if serves_later else rolled).append(place)
    if lacking and len(rolled) < FEWEST_ROLLED:
        rolled = sorted(rolled + reserve[: FEWEST_ROLLED - len(rolled)])
    return tuple(rolled)


def to_sacrifice(me: Adventurer, price: Cost) -> tuple[int, ...]:
    """Half of the free dice that pay for *price*, to roll for masks when nothing else can be rolled."""
    free = [place for place in kept(me.dice, price) if me.dice[place].is_ready]
    return tuple(free[: (len(free) + 1) // 2])


def whom_to_free(state: State, me: Adventurer) -> PlayerId | None:
    """dice.golden — the player in this chamber whom a golden mask helps most, or `None` if it can wait."""
    if golden_mask(me.dice) is None:
        return None
    best, whom = 0.0, None
    for who in state.present_in(me.chamber):
        gain = _gain(who)
        if gain > best or (gain == best and who is me):
            best, whom = gain, who.player
    return whom if best >= WORTH_A_MASK else None


def _gain(who: Adventurer) -> float:
    """The gain of a golden mask for *who*: dice freed, and more if they have few others."""
    locked = len(who.locked)
    if not locked:
        return 0.0
    return min(2, locked) + max(0, 4 - (len(who.dice) - locked)) * 0.5


def locked_share(adventurers: Iterable[Adventurer]) -> float:
    """The share of all dice that are locked."""
    locked = dice = 0
    for who in adventurers:
        locked, dice = locked + len(who.locked), dice + len(who.dice)
    return locked / dice if dice else 0.0
