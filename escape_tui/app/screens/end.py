"""The end: won or lost, then what everyone did and the temple as it was left."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from textual import events
from textual.app import ComposeResult, SystemCommand
from textual.screen import Screen

from escape_tui.app.widgets.rows import Rows
from escape_tui.hub.clockwork import LoopClockwork
from escape_tui.scene.game.end_report import end_picture, room_for_temple
from escape_tui.scene.game.presenter import presenter_of
from escape_tui.scene.game.seating import Seating
from escape_tui.scene.keys.keys import keycap
from escape_tui.scene.words.prose import dressed
from tile_art.canvas import Picture
from tile_art.glyphs import Glyphs
from tile_art.size import size_to_fit

if TYPE_CHECKING:
    from escape_tui.app.temple_app import TempleApp


class EndScreen(Screen[None]):
    """Enter plays again with the same people, Esc leaves."""

    app: "TempleApp"

    def __init__(self, seating: Seating) -> None:
        super().__init__()
        self.seating = seating
        self.presenter = presenter_of(seating.shown, LoopClockwork())

    def compose(self) -> ComposeResult:
        self.rows = Rows(self.app.pens)
        yield self.rows

    def on_mount(self) -> None:
        self.rows.show(self._picture())

    def on_resize(self, event: events.Resize) -> None:
        self.rows.show(self._picture())

    def on_key(self, event: events.Key) -> None:
        match event.key:
            case "enter" if self.seating.can_play_again:
                self.app.play_again(self.seating)
            case "escape":
                self.app.leave_end()
            case "j":
                self.app.show_journal(self.presenter)
            case _:
                return
        event.stop()

    def commands(self) -> Iterator[SystemCommand]:
        """Everything that can be done here, for the palette."""
        say = self.app.words.say
        if self.seating.can_play_again:
            yield SystemCommand(say("end-again"), "", lambda: self.app.play_again(self.seating))
        yield SystemCommand(say("end-story"), "", lambda: self.app.show_journal(self.presenter))
        yield SystemCommand(say("end-leave"), "", self.app.leave_end)

    def _picture(self) -> Picture:
        shown, (width, height) = self.seating.shown, self.app.size
        state, words, glyphs = shown.state, self.app.words, self.app.glyphs
        _, _, across, down = room_for_temple(len(state.adventurers), width, height)
        cells = state.temple.cells
        columns = max(cell.x for cell in cells) - min(cell.x for cell in cells) + 1
        rows = max(cell.y for cell in cells) - min(cell.y for cell in cells) + 1
        art = self.presenter.art(size_to_fit(columns, rows, across, down), glyphs, words)
        picture = end_picture(
            state,
            shown.report,
            self.presenter.narrator(words),
            art.picture,
            self._keys(),
            width,
            height,
            has_big_letters=glyphs is Glyphs.UNICODE,
            kept_as=self.app.recording_id(self.seating),
        )
        return dressed(picture, glyphs)

    def _keys(self) -> tuple[tuple[str, str], ...]:
        is_ascii = self.app.glyphs is Glyphs.ASCII
        again = (("enter", "end-again"),) if self.seating.can_play_again else ()
        keys = (*again, ("j", "end-story"), ("escape", "end-leave"))
        return tuple((keycap(key, self.app.words, is_ascii=is_ascii), message) for key, message in keys)
