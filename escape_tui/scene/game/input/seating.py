"""Seating: who at this terminal plays which seat of a game, and how."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from escape_tui.engine.setup import PlayerId
from escape_tui.hub.port.messages.answers import Answer
from escape_tui.hub.port.messages.requests import Request
from escape_tui.hub.watching.replica import Replica

#: Makes a request; the answer comes now or later.
Ask = Callable[[Request, Callable[[Answer], None]], None]


@dataclass(frozen=True)
class Seating:
    """A game played or watched from one terminal. *shown* is what everybody may see, *sights* what each
    player here sees. *ask* is `None` for spectators; *leave* is called when the screen closes. *is_shared*
    means that others sit at other terminals, so that there is somebody to write to."""

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
