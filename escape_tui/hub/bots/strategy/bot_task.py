"""Tasks: what one companion is doing, and with whom."""

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
    #: The deed; the same for the whole team.
    deed: str = ""
    #: Whether everybody at the goal pays together.
    is_pooled: bool = False
