"""Estimates: how long walking and gathering icons take, as an experienced player would guess."""

from collections import Counter
from functools import cache
from math import log

from escape_tui.engine.icon import Cost, Icon
from escape_tui.engine.state import Adventurer, Millis

#: Time to enter the next chamber with five free dice: rolls and the step.
STEP_MS = 5_000

#: Chance of each icon per rolled die, reduced because some dice are locked for a while.
_YIELD = {Icon.ADVENTURER: 0.27, Icon.KEY: 0.135, Icon.TORCH: 0.135, Icon.GOLDEN: 0.135, Icon.BLACK: 0.135}

#: Number of rolls from which a price is hopeless.
HOPELESS = 60.0


@cache
def walking_ms(steps: int, dice: int) -> Millis:
    """Time for *steps* chambers with *dice* free dice."""
    return round(steps * STEP_MS * max(1.0, 5 / max(dice, 1)))


@cache
def rolls(price: Cost, dice: int) -> float:
    """Approximate number of rolls to show *price* with *dice* dice, keeping matches from roll to roll."""
    if not price:
        return 0.0
    left = dice
    needed = 0.0
    for icon, count in sorted(Counter(price).items(), key=lambda each: _YIELD[each[0]]):
        if count > left:
            return HOPELESS
        needed = max(needed, log((left + 0.4) / (left - count + 0.4)) / _YIELD[icon])
        left -= count
    # The last dice tend to lock: a price that takes nearly all of them often fails.
    return needed * (1 + max(0.0, len(price) / dice - 0.5) * 2) if dice else HOPELESS


def free_dice(adventurer: Adventurer) -> int:
    """Number of dice of *adventurer* that aren't locked."""
    return len(adventurer.dice) - len(adventurer.locked)
