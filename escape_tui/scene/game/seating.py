"""Seating: who at this terminal plays which seat of a game, and how."""

from collections.abc import Callable
from dataclasses import dataclass

from escape_tui.engine.effect import Command, Event
from escape_tui.engine.setup import PlayerId
from escape_tui.hub.replica import Replica


@dataclass(frozen=True)
class Seating:
    """A game as it is played or watched from one terminal: *shown* is what everybody may see of it, *sights*
    what each of those sees who play from here.

    *play* raises `RuleError` for what is refused. *pause* stops the clock or lets it go on, *again* starts
    the same game anew with the same people, *leave* is told when the screen is closed; what cannot be done
    from here is `None`. *is_shared* says that others sit elsewhere, so that one writes to them.
    """

    shown: Replica
    sights: tuple[Replica, ...] = ()
    play: Callable[[Command], tuple[Event, ...]] | None = None
    pause: Callable[[], None] | None = None
    again: Callable[[], None] | None = None
    leave: Callable[[], None] | None = None
    is_duo: bool = False
    is_shared: bool = False

    @property
    def seats(self) -> tuple[PlayerId, ...]:
        return tuple(sight.viewer for sight in self.sights if sight.viewer is not None)
