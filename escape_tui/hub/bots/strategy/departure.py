"""Departure: when companions make for the exit, and with how many keys they are content."""

from escape_tui.engine.state import Millis
from escape_tui.engine.temple import EXIT
from escape_tui.hub.bots.strategy import large_box
from escape_tui.hub.bots.strategy.bridges import is_together
from escape_tui.hub.bots.strategy.dice_count import fewest_dice_at_exit
from escape_tui.hub.bots.strategy.estimates import rolls, walking_ms
from escape_tui.hub.bots.strategy.outlook import Outlook
from escape_tui.rules.leaving import EscapeCost

#: More keys than this let hardly anybody out.
MOST_KEYS = 4

#: So many players, and no sooner, dare as many keys as the poorest of them has dice: golden masks are enough.
MANY = 5
BOLD_MS: Millis = 390_000

#: So many keys are no trouble for anybody.
FOR_PEOPLE = 2

#: How many companions stay with people to the end, and when they have to think of themselves.
ESCORT = 1
STAYING_ENDS_MS: Millis = 30_000

#: ... and when the last of them goes first, because the people stand on the exit and need the die.
GIVING_AT_MS: Millis = 90_000

#: Rolls for the keys after which no more hope is put into waiting.
LONGEST_ESCAPE = 25.0

#: What nobody can foresee on the way out; and what is left of it when only one more gem can help.
LEAVING_RESERVE_MS: Millis = 45_000
LAST_RESERVE_MS: Millis = 10_000

#: What an errand that was left for the end takes.
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
    """With how many keys companions are content: on the exit friends free each other, so many dare more, but
    few dare as many as the poorest will have dice, and for people it is made easy."""
    fewest = fewest_dice_at_exit(outlook)
    players = len(outlook.state.adventurers)
    dared = FOR_PEOPLE if outlook.people else 2 + (players + 1) // 2
    is_bold = players >= MANY and outlook.time_left < BOLD_MS
    if outlook.is_box_large and not outlook.people and outlook.time_left < large_box.BOLD_MS:
        return max(1, min(dared + 1, fewest))
    return max(1, min(dared, fewest if is_bold else fewest - 1))


def has_to_stay(outlook: Outlook, companions: int) -> bool:
    """Whether the last *companions* inside wait for the people who are still there, as long as they dare.

    base.escape-gift — the die that a companion leaves behind takes a person farther than a second friend who
    waits; where the people stand on the exit already, the last one gives theirs in time for some more rolls.
    """
    if not outlook.people:
        return False
    are_there = all(outlook.state.place_of(person) == EXIT for person in outlook.people)
    return companions <= ESCORT and outlook.time_left > (GIVING_AT_MS if are_there else STAYING_ENDS_MS)


def _leaving_ms(outlook: Outlook) -> Millis:
    """How long the slowest of all needs to be out, if the keys come as they usually do."""
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
