"""Dialogs over a menu: a line to type, a confirmation, a key to press."""

from collections.abc import Callable

from textual import events
from textual.app import ComposeResult
from textual.screen import ModalScreen

from escape_tui.app.app_services import house_of
from escape_tui.app.screens.temple_screen import TempleScreen
from escape_tui.app.widgets.panel import PaintedPanel
from escape_tui.hub.lobby.sanitize import clean, clean_name
from escape_tui.scene.words.prose import boxed, clipped, wrapped
from tile_art.inks.canvas import Picture, row
from tile_art.inks.ink import Ink

_WIDTH = 50
_LONGEST_CODE = 40

#: Turns typed text into text that may be shown, with at most this many characters.
Cleaner = Callable[[str], str]


def cleaned_name(text: str) -> str:
    return clean_name(text) if text.strip() else ""


def cleaned_code(text: str) -> str:
    return clean(text, _LONGEST_CODE)


class _Question(TempleScreen[str | None], ModalScreen[str | None]):
    """A box in the middle of the screen; dismissed with the answer, or with `None` on Esc."""

    DEFAULT_CSS = """
    _Question { align: center middle; background: transparent; }
    _Question > PaintedPanel { width: 50; }
    """

    def __init__(self, title: str, hint: str) -> None:
        super().__init__()
        self._title = title
        self._hint = hint

    def compose(self) -> ComposeResult:
        panel = PaintedPanel(house_of(self.app), self._paint)
        # The borders too.
        panel.styles.height = len(self._contents(_WIDTH - 4)) + 2
        yield panel

    def lines(self, width: int) -> Picture:
        """The contents of the box."""
        return (row(""),)

    def _contents(self, width: int) -> Picture:
        hints = (line for hint in self._hint.splitlines() for line in wrapped(hint, width, Ink.FAINT))
        return (*self.lines(width), row(""), *hints)

    def _paint(self, width: int, height: int) -> Picture:
        return boxed(self._contents(width - 4), width, self._title)


class AskLine(_Question):
    """Asks for a line of text; *clean* filters the input."""

    def __init__(self, title: str, hint: str, text: str, clean: Cleaner) -> None:
        super().__init__(title, hint)
        self._text = text
        self._clean = clean

    def lines(self, width: int) -> Picture:
        return (row(clipped(self._text, width - 1), Ink.STRONG) + row(" ", Ink.CURSOR),)

    def _write(self, text: str) -> None:
        # Keep a space at the end: another letter may follow.
        blank = " " if text.endswith(" ") and text.strip() else ""
        self._text = self._clean(text) + blank
        # Keys may arrive before the box opens or after it closes.
        for panel in self.query(PaintedPanel):
            panel.redraw()

    def on_key(self, event: events.Key) -> None:
        event.stop()
        match event.key:
            case "enter":
                self.dismiss(self._text.strip())
            case "escape":
                self.dismiss(None)
            case "backspace":
                self._write(self._text[:-1])
            case "ctrl+u":
                self._write("")
            case _ if event.character is not None and event.is_printable:
                self._write(self._text + event.character)

    def on_paste(self, event: events.Paste) -> None:
        event.stop()
        self._write(self._text + event.text)


class Confirm(_Question):
    """Asks for confirmation; only Enter confirms."""

    def __init__(self, title: str, told: str, hint: str) -> None:
        super().__init__(title, hint)
        self._told = told

    def lines(self, width: int) -> Picture:
        return tuple(wrapped(self._told, width, Ink.PLAIN))

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        if event.key in ("enter", "escape"):
            self.dismiss("yes" if event.key == "enter" else None)


class AskKey(_Question):
    """Asks for any key and answers with Textual's name for it; Esc cancels."""

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        self.dismiss(None if event.key == "escape" else event.key)
