"""The outlet: the output of one terminal, for Textual and for stages."""

from typing import Protocol


class StageKeeper(Protocol):
    """Draws a stage on an outlet."""

    def wake(self) -> None:
        """Frames were dropped and the connection has room again: repaint."""

    def repaint(self) -> None:
        """The terminal may have lost its picture: send all of it."""

    def press(self, key: str) -> bool:
        """Handle *key* before Textual does; whether it was handled."""

    def click(self, x: int, y: int) -> None:
        """Do what a click on a cell means."""

    def wheel(self, step: int) -> None:
        """The wheel was turned up (1) or down (-1)."""


class Outlet:
    """The connection to one terminal, here to none. Textual draws on it until a stage takes the screen."""

    #: Whether the terminal supports synchronized output.
    knows_sync = False
    #: The stage that has the screen; `None` while Textual has it.
    stage: StageKeeper | None = None

    @property
    def is_staged(self) -> bool:
        return self.stage is not None

    def is_held_by(self, screen: object) -> bool:
        return self.stage is screen

    @property
    def is_paused(self) -> bool:
        """Whether a frame written now would be dropped."""
        return True

    def write_frame(self, frame: bytes) -> bool:
        """Send the whole *frame*, or drop it and return `False`."""
        return False

    def write_control(self, sequence: bytes) -> None:
        """Send a short *sequence* that is not a frame, such as a bell."""

    def take_screen(self, stage: StageKeeper) -> None:
        """Show the frames of *stage* from now on; Textual draws nothing."""
        self.stage = stage

    def hand_back(self, stage: StageKeeper) -> None:
        """Give the screen of *stage* back to Textual, which repaints it, unless another stage has it."""
        if self.stage is stage:
            self.stage = None
            self.screen_returned()

    def screen_returned(self) -> None:
        """Textual has the screen again."""
