"""Departure: when companions go to the exit, and how many keys they accept."""

from escape_tui.engine.state import Millis
from escape_tui.engine.temple import EXIT
from escape_tui.hub.bots.outlook.dice_count import fewest_dice_at_exit
from escape_tui.hub.bots.outlook.estimates import rolls, walking_ms
from escape_tui.hub.bots.outlook.outlook import Outlook
from escape_tui.hub.bots.strategy import large_box
from escape_tui.hub.bots.strategy.bridges import is_together
from escape_tui.rules.ending.leaving import EscapeCost

#: With more keys than this, hardly anybody gets out.
MOST_KEYS = 4

#: At least this many players accept, from this time on, as many keys as the poorest of them has dice:
#: together they roll enough golden masks.
MANY = 5
BOLD_MS: Millis = 390_000

#: Number of keys that is easy for everybody.
FOR_PEOPLE = 2

#: Number of companions who stay with people to the end, and the time left at which they go.
ESCORT = 1
STAYING_ENDS_MS: Millis = 30_000

#: The time left at which the last of them goes first, if the people are on the exit and need the die.
GIVING_AT_MS: Millis = 90_000

#: Largest number of rolls for the keys that is planned for.
LONGEST_ESCAPE = 25.0

#: Time reserved for surprises on the way out, with up to `MOST_KEYS` keys and with more.
LEAVING_RESERVE_MS: Millis = 45_000
LAST_RESERVE_MS: Millis = 10_000

#: Time for an errand that was left for the end.
LAST_ERRAND_MS: Millis = 90_000


def is_time_to_leave(outlook: Outlook) -> bool:
    """Whether the exit is known and nothing is worth staying for."""
    if not outlook.is_exit_found or (outlook.state.pile and not is_together(outlook)):
        return False
    if outlook.state.depot == 0 or outlook.keys <= keys_dared(outlook):
        return True
    if not outlook.state.pile and not outlook.veins:
        return True
    if outlook.keys > fewest_dice_at_exit(outlook):
        return False
    reserve = LEAVING_RESERVE_MS if outlook.keys <= MOST_KEYS else LAST_RESERVE_MS
    if outlook.is_box_large and outlook.keys <= MOST_KEYS + 1:
        reserve = large_box.LEAVING_RESERVE_MS
    return outlook.time_left < _leaving_ms(outlook) + reserve


def keys_dared(outlook: Outlook) -> int:
    """The number of keys that companions accept. On the exit friends free each other, so large groups accept
    more; small ones keep it below the dice of the poorest; with people it is kept easy."""
    fewest = fewest_dice_at_exit(outlook)
    players = len(outlook.state.adventurers)
    dared = FOR_PEOPLE if outlook.people else 2 + (players + 1) // 2
    is_bold = players >= MANY and outlook.time_left < BOLD_MS
    if outlook.is_box_large and not outlook.people and outlook.time_left < large_box.BOLD_MS:
        return max(1, min(dared + 1, fewest))
    return max(1, min(dared, fewest if is_bold else fewest - 1))


def has_to_stay(outlook: Outlook, companions: int) -> bool:
    """Whether the last *companions* inside wait for the people who are still there, while there is time.

    base.escape-gift — the die that a companion leaves behind helps a person more than a second friend who
    waits. If the people are on the exit already, the last companion gives theirs in time for some more rolls.
    """
    if not outlook.people:
        return False
    are_there = all(outlook.state.place_of(person) == EXIT for person in outlook.people)
    return companions <= ESCORT and outlook.time_left > (GIVING_AT_MS if are_there else STAYING_ENDS_MS)


def _leaving_ms(outlook: Outlook) -> Millis:
    """How long the slowest player needs to get out, with average luck."""
    act_ms = large_box.act_ms(outlook.game)
    longest = 0
    for who in outlook.inside:
        steps = outlook.steps[who.player].get(EXIT, 0)
        price = outlook.game.ask(EscapeCost(who.player))[:MOST_KEYS]
        keys = min(rolls(price, len(who.dice)), LONGEST_ESCAPE)
        free = (outlook.free[who.player] + len(who.dice)) // 2
        longest = max(longest, walking_ms(steps, free) + round(keys * act_ms))
    is_something_left = any(errand.is_last for errands in outlook.errands.values() for errand in errands)
    return longest + LAST_ERRAND_MS if is_something_left else longest
