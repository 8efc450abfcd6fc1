"""A driver of no terminal of its own: what is left of Textual's when nothing acts on this machine."""

from typing import Any, BinaryIO, Literal, TextIO

from textual import events
from textual.app import App
from textual.driver import Driver
from textual.geometry import Size
from textual.message import Message


class LineDriver(Driver):
    """Drives *app* on the loop's own thread, at a size that somebody else knows."""

    def __init__(self, app: App[Any], columns: int, rows: int, *, mouse: bool = True) -> None:
        super().__init__(app, debug=False, mouse=mouse, size=(columns, rows))
        self.app = app

    @property
    def cells(self) -> tuple[int, int]:
        """Columns and rows."""
        assert self._size is not None
        return self._size

    def tell_size(self, columns: int, rows: int) -> None:
        """The App has *columns* × *rows* cells from now on."""
        self._size = (columns, rows)
        size = Size(columns, rows)
        self.send_message(events.Resize(size, size))

    def hear(self, message: Message) -> None:
        """Give what the visitor did to the App.

        Textual's own `process_message` also keeps every button that was ever pressed and not let go of.
        """
        message.set_sender(self.app)
        self.send_message(message)

    def send_message(self, message: Message) -> None:
        # This is the loop's own thread: no hop through its queue.
        self.app.post_message(message)

    def open_url(self, url: str, new_tab: bool = True) -> None:
        """Open nothing: the browser would be the host's."""

    def deliver_binary(
        self,
        binary: BinaryIO | TextIO,
        *,
        delivery_key: str,
        save_path: object,
        open_method: Literal["browser", "download"] = "download",
        encoding: str | None = None,
        mime_type: str | None = None,
        name: str | None = None,
    ) -> None:
        """Deliver nothing: the file would be the host's."""
        binary.close()
