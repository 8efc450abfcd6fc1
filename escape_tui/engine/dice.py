"""Dice: what a die shows and whether it may be used."""

from enum import StrEnum

from msgspec import Struct

from escape_tui.engine.icon import Icon


class DieState(StrEnum):
    READY = "ready"
    HELD = "held"
    LOCKED = "locked"
    SPENT = "spent"
    TUMBLING = "tumbling"

    # Dice are dictionary keys thousands of times a second, and Enum's own hash is Python code.
    __hash__ = str.__hash__


#: Shortcuts: looking up a member of an enum takes several times as long.
READY, HELD, LOCKED, SPENT, TUMBLING = DieState


class Die(Struct, frozen=True):
    face: Icon
    state: DieState

    @property
    def is_ready(self) -> bool:
        """Whether its icon may be used; a held die is ready too."""
        return self.state is READY or self.state is HELD

    @property
    def is_locked(self) -> bool:
        return self.state is LOCKED

    @property
    def is_held(self) -> bool:
        return self.state is HELD

    @property
    def is_tumbling(self) -> bool:
        return self.state is TUMBLING


UNROLLED = Die(Icon.ADVENTURER, SPENT)

#: The order in which dice are taken away (clock.die-to-lose).
_TAKEN_FIRST = {
    LOCKED: 0,
    SPENT: 1,
    TUMBLING: 1,
    READY: 2,
    HELD: 3,
}


def die_to_lose(dice: tuple[Die, ...]) -> int:
    """clock.die-to-lose — the place of the die that a player can spare most easily."""
    return min(range(len(dice)), key=lambda place: _TAKEN_FIRST[dice[place].state])
