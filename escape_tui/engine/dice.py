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


class Die(Struct, frozen=True):
    face: Icon
    state: DieState

    @property
    def is_ready(self) -> bool:
        """Whether its icon may be used; a held die is ready too."""
        return self.state is DieState.READY or self.state is DieState.HELD

    @property
    def is_locked(self) -> bool:
        return self.state is DieState.LOCKED

    @property
    def is_held(self) -> bool:
        return self.state is DieState.HELD

    @property
    def is_tumbling(self) -> bool:
        return self.state is DieState.TUMBLING


UNROLLED = Die(Icon.ADVENTURER, DieState.SPENT)

#: The order in which dice are taken away (clock.die-to-lose).
_TAKEN_FIRST = {
    DieState.LOCKED: 0,
    DieState.SPENT: 1,
    DieState.TUMBLING: 1,
    DieState.READY: 2,
    DieState.HELD: 3,
}


def die_to_lose(dice: tuple[Die, ...]) -> int:
    """clock.die-to-lose — the place of the die that a player would give away first."""
    return min(range(len(dice)), key=lambda place: _TAKEN_FIRST[dice[place].state])
