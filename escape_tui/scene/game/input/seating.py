"""Seating: who at this terminal plays which seat of a game, and how."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from escape_tui.engine.setup import PlayerId
from escape_tui.hub.port.messages.answers import Answer
from escape_tui.hub.port.messages.requests import Request
from escape_tui.hub.watching.replica import Replica

#: Asks for something; the answer comes now or later.
Ask = Callable[[Request, Callable[[Answer], None]], None]


@dataclass(frozen=True)
class Seating:
    """A game as it is played or watched from one terminal: *shown* is what everybody may see of it, *sights*
    what each of those sees who play from here.

    *ask* is `None` for those who only look; *leave* is told when the screen is closed. *is_shared* says that
    others sit elsewhere, so that one writes to them.
    """

    shown: Replica
    sights: tuple[Replica, ...] = ()
    ask: Ask | None = None
    leave: Callable[[], None] | None = None
    can_pause: bool = False
    can_play_again: bool = False
    is_duo: bool = False
    is_shared: bool = False

    @cached_property
    def seats(self) -> tuple[PlayerId, ...]:
        return tuple(sight.viewer for sight in self.sights if sight.viewer is not None)
