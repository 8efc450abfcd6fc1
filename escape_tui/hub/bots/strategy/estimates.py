"""Estimates: how long walking and gathering icons take, as an experienced player would guess."""

from collections import Counter
from functools import cache
from math import log

from escape_tui.engine.icon import Cost, Icon
from escape_tui.engine.state import Adventurer, Millis

#: What a walk into the next chamber takes a player with five free dice: rolls, and the step itself.
STEP_MS = 5_000

#: How likely a die that is rolled shows an icon, counting that some dice are locked for a while.
_YIELD = {Icon.ADVENTURER: 0.27, Icon.KEY: 0.135, Icon.TORCH: 0.135, Icon.GOLDEN: 0.135, Icon.BLACK: 0.135}

#: More rolls than this are nobody's plan.
HOPELESS = 60.0


@cache
def walking_ms(steps: int, dice: int) -> Millis:
    """How long *steps* chambers take somebody with *dice* free dice."""
    return round(steps * STEP_MS * max(1.0, 5 / max(dice, 1)))


@cache
def rolls(price: Cost, dice: int) -> float:
    """About how many rolls it takes to show *price* with *dice* dice, kept from roll to roll."""
    if not price:
        return 0.0
    left = dice
    needed = 0.0
    for icon, count in sorted(Counter(price).items(), key=lambda each: _YIELD[each[0]]):
        if count > left:
            return HOPELESS
        needed = max(needed, log((left + 0.4) / (left - count + 0.4)) / _YIELD[icon])
        left -= count
    # The last dice are the ones that lock: a price that takes nearly all of them often fails.
    return needed * (1 + max(0.0, len(price) / dice - 0.5) * 2) if dice else HOPELESS


def free_dice(adventurer: Adventurer) -> int:
    """How many dice *adventurer* has that are not locked."""
    return len(adventurer.dice) - len(adventurer.locked)
