"""The outlet: where a terminal's picture goes, whoever draws it."""

from collections.abc import Callable
from typing import Protocol


class Outlet(Protocol):
    """A line to one terminal. Textual draws on it until a stage takes the screen."""

    #: Called when frames were dropped and the line is free again; whoever has the stage repaints.
    on_wake: Callable[[], None] | None
    #: Offered every key first while a stage has the screen; says whether the key is dealt with.
    on_key: Callable[[str], bool] | None
    #: Whether the terminal shows everything between two marks at once.
    knows_sync: bool

    @property
    def is_paused(self) -> bool:
        """Whether a frame written now would be dropped."""

    def write_frame(self, frame: bytes) -> bool:
        """Send *frame* whole, or drop it whole and say `False`."""

    def write_control(self, sequence: bytes) -> None:
        """Send a short *sequence* that is no frame, such as a bell."""

    def take_screen(self) -> None:
        """From now on the frames of a stage are the picture; Textual draws nothing."""

    def hand_back(self) -> None:
        """Give the screen back to Textual, which repaints it."""


class NoOutlet:
    """Leads nowhere: Textual alone draws, on whatever it has."""

    knows_sync = False

    def __init__(self) -> None:
        self.on_wake: Callable[[], None] | None = None
        self.on_key: Callable[[str], bool] | None = None

    @property
    def is_paused(self) -> bool:
        return True

    def write_frame(self, frame: bytes) -> bool:
        return False

    def write_control(self, sequence: bytes) -> None:
        pass

    def take_screen(self) -> None:
        pass

    def hand_back(self) -> None:
        pass
