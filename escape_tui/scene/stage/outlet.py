"""The outlet: where a terminal's picture goes, whoever draws it."""

from typing import Protocol


class StageKeeper(Protocol):
    """Whoever draws a stage on an outlet."""

    def wake(self) -> None:
        """Frames were dropped and the line is free again: repaint."""

    def press(self, key: str) -> bool:
        """Whether *key*, which is offered here first, is dealt with."""


class Outlet(Protocol):
    """A line to one terminal. Textual draws on it until a stage takes the screen."""

    #: Whether the terminal shows everything between two marks at once.
    knows_sync: bool

    @property
    def is_paused(self) -> bool:
        """Whether a frame written now would be dropped."""

    def write_frame(self, frame: bytes) -> bool:
        """Send *frame* whole, or drop it whole and say `False`."""

    def write_control(self, sequence: bytes) -> None:
        """Send a short *sequence* that is no frame, such as a bell."""

    def take_screen(self, stage: StageKeeper) -> None:
        """From now on the frames of *stage* are the picture; Textual draws nothing."""

    def hand_back(self) -> None:
        """Give the screen back to Textual, which repaints it."""


class NoOutlet:
    """Leads nowhere: Textual alone draws, on whatever it has."""

    knows_sync = False

    @property
    def is_paused(self) -> bool:
        return True

    def write_frame(self, frame: bytes) -> bool:
        return False

    def write_control(self, sequence: bytes) -> None:
        pass

    def take_screen(self, stage: StageKeeper) -> None:
        pass

    def hand_back(self) -> None:
        pass
