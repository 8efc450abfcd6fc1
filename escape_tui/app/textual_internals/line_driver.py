"""A driver without a terminal: Textual's driver, with nothing that acts on this machine."""

from typing import Any, BinaryIO, Literal, TextIO

from textual import events
from textual.app import App
from textual.driver import Driver
from textual.geometry import Size
from textual.message import Message


class LineDriver(Driver):
    """Drives *app* on the loop's own thread, with a size that is set from outside."""

    def __init__(self, app: App[Any], columns: int, rows: int, *, mouse: bool = True) -> None:
        super().__init__(app, debug=False, mouse=mouse, size=(columns, rows))
        self.app = app

    @property
    def cells(self) -> tuple[int, int]:
        """The size: columns and rows."""
        assert self._size is not None
        return self._size

    def tell_size(self, columns: int, rows: int) -> None:
        """Resize the App to *columns* × *rows* cells."""
        self._size = (columns, rows)
        size = Size(columns, rows)
        self.send_message(events.Resize(size, size))

    def hear(self, message: Message) -> None:
        """Pass the visitor's input to the App.

        Textual's own `process_message` would also keep every mouse button that was pressed and never
        released.
        """
        message.set_sender(self.app)
        self.send_message(message)

    def send_message(self, message: Message) -> None:
        # This already is the loop's thread: don't go through its queue.
        self.app.post_message(message)

    def open_url(self, url: str, new_tab: bool = True) -> None:
        """Open nothing: it would open in the server's browser."""

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
        """Deliver nothing: the file would be on the server."""
        binary.close()
