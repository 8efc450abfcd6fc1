"""Counting dice: how many everybody will have at the exit, and when none may be lost."""

from functools import cache

from escape_tui.engine.state import Adventurer
from escape_tui.hub.bots.outlook.outlook import Outlook
from escape_tui.hub.bots.strategy.bot_task import Purpose, Task

#: Dice needed besides one for each key: with fewer, the keys hardly ever come.
SPARE_DICE = 1


def fewest_dice_at_exit(outlook: Outlook) -> int:
    """base.escape-gift — the fewest dice that anybody inside will have for the keys, if the richest go first
    and each leaves a die to the poorest."""
    return _fewest_after_gifts(tuple(sorted(outlook.dice.values())))


def can_pay(outlook: Outlook, keys: int) -> bool:
    """Whether everybody inside will have enough dice for *keys* keys, and one to spare."""
    return keys + SPARE_DICE <= fewest_dice_at_exit(outlook)


def needs_every_die(me: Adventurer, task: Task) -> bool:
    """clock.slam — whether *me* is leaving and couldn't afford the keys with one die less."""
    return task.purpose is Purpose.LEAVE and len(task.price) + SPARE_DICE >= len(me.dice)


@cache
def _fewest_after_gifts(dice: tuple[int, ...]) -> int:
    left = sorted(dice)
    fewest = left[-1]
    while left:
        fewest = min(fewest, left.pop())
        if left:
            left[0] += 1
            left.sort()
    return fewest
