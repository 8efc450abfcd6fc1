"""Tasks: what one companion is about to do, and with whom."""

from enum import StrEnum

from msgspec import Struct

from escape_tui.engine.effect import Command
from escape_tui.engine.icon import FREE, Cost
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.temple import ChamberId


class Purpose(StrEnum):
    GEMS = "gems"
    EXPLORE = "explore"
    RESCUE = "rescue"
    ERRAND = "errand"
    LEAVE = "leave"
    HOME = "home"


class Task(Struct, frozen=True):
    """Go to *goal*, show *price* there with the *team*, play *command*."""

    purpose: Purpose
    goal: ChamberId
    command: Command | None = None
    price: Cost = FREE
    team: tuple[PlayerId, ...] = ()
    #: What is done, by whomever: the same for all of a team.
    deed: str = ""
    #: Whether all who are at the goal pay together.
    is_pooled: bool = False
