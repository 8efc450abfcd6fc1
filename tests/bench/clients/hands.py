"""Hands: how a measuring visitor plays, and on which cells the effect of each key shows."""

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from escape_tui.engine.chance import Chance, Draws
from escape_tui.scene.game.regions import regions
from escape_tui.scene.stage.layout import Place
from tests.bench.clients.glass import Glass
from tile_art.chambers.size import Size
from tile_art.dice_art import DIE_MEASURES

#: Longer than dice tumble at the standard pace, with a line's delay on top.
LANDED_SECONDS = 0.9

_READY, _HELD, _LOCKED = "╭", "╔", "▒"
#: The lower edge of a die, held, locked, spent, tumbling or not.
_EDGE = re.compile(r"[╰╚▒∙╲][─═▒╌▁]{2}([1-9])[─═▒╌▁]{2}[╯╝▒∙╱]")
_FEWEST_DICE = 3
_ARROWS = ("\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D")
_GOLDEN_MASK, _FRIENDS_MASK, _ROLL, _CONFIRM = "m", "M", " ", "\r"

Item = TypeVar("Item")


class Press(NamedTuple):
    """A *key* and, for those that are measured, how to tell that the glass shows its *effect*."""

    key: str
    effect: Callable[[], bool] | None = None
    #: The die that it holds, or releases.
    die: int = 0
    is_held: bool = False


class Hands:
    """Rolls, holds and moves as fast as it is asked to, looking at nothing but the *glass*."""

    def __init__(self, glass: Glass, chance: Chance) -> None:
        self._glass = glass
        self._draws = Draws(chance)
        self._rolled_at = float("-inf")
        self._is_roll_next = True
        self._is_asked = False
        self._tray = regions(glass.columns, glass.rows, has_panels=False).tray

    @property
    def is_at_game(self) -> bool:
        """Whether there are dice on the glass."""
        return len(self._dice()) >= _FEWEST_DICE

    def faces(self) -> dict[int, str]:
        """The letter of each die that lies there."""
        shown = {
            number: self._glass.line(die.y, die.x, die.x + die.width) for number, die in self._dice().items()
        }
        return {number: "".join(filter(str.isalpha, edge)) for number, edge in shown.items()}

    def next(self, now: float) -> Press:
        """What to press *now*."""
        if self._is_asked:
            self._is_asked = False
            return Press(_CONFIRM)
        dice = self._dice()
        corners = [self._corner(die) for die in dice.values()]
        if now - self._rolled_at < LANDED_SECONDS:
            held = {number: die for number, die in dice.items() if self._corner(die) == _HELD}
            is_moving = not held or self._draws.below("moving", 2) == 0
            return Press(self._one_of(_ARROWS)) if is_moving else self._hold(held)
        if _LOCKED in corners and self._draws.below("freeing", 10) < 3:
            return self._free()
        self._is_roll_next = not self._is_roll_next
        return self._roll(now, dice) if self._is_roll_next else self._hold(dice)

    def hold(self) -> Press:
        """Hold or release some die."""
        return self._hold(self._dice())

    def _dice(self) -> dict[int, Place]:
        """Where each die lies, by the number that is printed on its lower edge."""
        width, height = DIE_MEASURES[Size.LARGE]
        top, left = self._tray.y, self._tray.x
        edge = self._glass.line(top + height - 1, left, left + self._tray.width)
        return {
            int(found[1]): Place(left + found.start(), top, width, height) for found in _EDGE.finditer(edge)
        }

    def _corner(self, die: Place) -> str:
        return self._glass.line(die.y, die.x, die.x + 1)

    def _roll(self, now: float, dice: dict[int, Place]) -> Press:
        free = [die for die in dice.values() if self._corner(die) not in (_HELD, _LOCKED)]
        if not free:
            return self._hold(dice)
        self._rolled_at = now
        fed = self._glass.fed
        return Press(_ROLL, lambda: all(self._glass.written_since(die, fed) for die in free))

    def _one_of(self, choices: Sequence[Item]) -> Item:
        return choices[self._draws.below("choices", len(choices))]

    def _free(self) -> Press:
        """Use a golden mask; for a friend, the game may ask for whom."""
        key = self._one_of((_GOLDEN_MASK, _FRIENDS_MASK))
        self._is_asked = key == _FRIENDS_MASK
        return Press(key)

    def _hold(self, dice: dict[int, Place]) -> Press:
        """Hold or release a die; it has happened when the frame of that die is the other one."""
        choices = [number for number, die in dice.items() if self._corner(die) in (_READY, _HELD)]
        if not choices:
            return self._free()
        number = self._one_of(choices)
        die = dice[number]
        wanted = _HELD if self._corner(die) == _READY else _READY
        return Press(str(number), lambda: self._corner(die) == wanted, number, wanted == _HELD)
