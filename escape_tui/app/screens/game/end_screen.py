"""The end screen: the reason for the result, chat, and the rematch; and what it offers in local play."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from textual import events
from textual.app import ComposeResult, SystemCommand
from textual.screen import Screen

from escape_tui.app.widgets.stage_frame import Rows
from escape_tui.hub.clockwork import LoopClockwork
from escape_tui.hub.race.rival import Rival
from escape_tui.rules.ending.balance import balance
from escape_tui.scene.game.end.end_report import (
    WIDE,
    Company,
    GameEnd,
    Glance,
    Kept,
    end_picture,
    room_for_temple,
)
from escape_tui.scene.game.end.end_words import left_of
from escape_tui.scene.game.end.last_words import word_of_companion
from escape_tui.scene.game.end.tips import tip_for
from escape_tui.scene.game.input.seating import Seating
from escape_tui.scene.game.pacing.presenter import presenter_of
from escape_tui.scene.keys.keys import keycap, with_key
from escape_tui.scene.words.prose import dressed
from tile_art.chambers.size import size_to_fit, spread
from tile_art.inks.canvas import Picture
from tile_art.inks.glyphs import Glyphs

if TYPE_CHECKING:
    from escape_tui.app.temple_app import TempleApp


class AfterGame:
    """After the game at *seating*, in local play: nobody plays from elsewhere, and nothing is recorded."""

    def __init__(self, app: "TempleApp", seating: Seating) -> None:
        self._app = app
        self._seating = seating

    def kept(self) -> Kept:
        """The id of the recording, if there is one, and where to find it."""
        return Kept()

    def company(self) -> Company | None:
        """The people who stayed; `None` if nobody plays from elsewhere."""
        return None

    def rivals_done(self) -> tuple[Rival, ...]:
        """The other teams of the race whose games are over."""
        return ()

    def race_told(self) -> tuple[str, ...]:
        """How each other team of the race stands."""
        return ()

    def show_both(self) -> None:
        """Show the temples of those teams beside the own one."""

    def see_again(self) -> None:
        """Replay the game, if it was recorded."""

    def say(self, text: str) -> None:
        """Say *text* to the people who stayed."""

    def play_again(self) -> None:
        """Rematch: close the end screen and the game below it."""
        self._app.close_game()

    def leave(self) -> None:
        self._app.close_game()
        if len(self._app.screen_stack) < 2:
            self._app.exit()


class EndAction(NamedTuple):
    """What *key* does here; *message* is its hint."""

    key: str
    message: str
    do: Callable[[], object]


class EndScreen(Screen[None]):
    """Enter wants a rematch, t talks to the others, Esc leaves."""

    app: "TempleApp"

    def __init__(self, seating: Seating, after: AfterGame) -> None:
        super().__init__()
        self.seating = seating
        self._after = after
        self.presenter = presenter_of(seating.shown, LoopClockwork())
        self._is_temple_up = False
        self._balance = balance(seating.shown.game)

    def compose(self) -> ComposeResult:
        self.rows = Rows(self.app.pens)
        yield self.rows

    def on_mount(self) -> None:
        shown = self.seating.shown
        known = self.app.settings.remembered
        report = shown.standing.report
        self._tip = tip_for(shown.state, report, self._balance, known) if self.seating.seats else ""
        if self._tip and self._tip not in known:
            self.app.remember(self._tip)
        self.redraw()

    def on_resize(self, event: events.Resize) -> None:
        self.redraw()

    def redraw(self) -> None:
        """Show the current state: people talk, leave, and want a rematch."""
        if self.is_mounted:
            self.rows.show(self._picture())

    def on_key(self, event: events.Key) -> None:
        for deed in self._deeds():
            if deed.key == event.key:
                deed.do()
                event.stop()

    def commands(self) -> Iterator[SystemCommand]:
        """Everything that can be done here, for the command palette."""
        words, is_ascii = self.app.words, self.app.glyphs is Glyphs.ASCII
        for deed in self._deeds():
            title = with_key(words.say(deed.message), deed.key, words, is_ascii=is_ascii)
            yield SystemCommand(title, "", deed.do)

    def _deeds(self) -> Iterator[EndAction]:
        app, after, is_shared = self.app, self._after, self.seating.is_shared
        if self.seating.can_play_again:
            message = "end-want" if is_shared else "end-again"
            yield EndAction("enter", message, after.play_again)
        if is_shared:
            yield EndAction("t", "end-talk", lambda: app.ask_saying(after.say))
        if after.kept().id:
            yield EndAction("v", "end-see-again", after.see_again)
        if after.rivals_done():
            yield EndAction("b", "end-both", after.show_both)
        if not self._is_wide:
            yield EndAction("tab", "end-report" if self._is_temple_up else "end-temple", self._turn_page)
        yield EndAction("j", "end-story", lambda: app.show_journal(self.presenter))
        yield EndAction("escape", "end-leave", after.leave)

    def _turn_page(self) -> None:
        self._is_temple_up = not self._is_temple_up
        self.redraw()

    @property
    def _is_wide(self) -> bool:
        return self.app.size.width >= WIDE

    def _end(self) -> GameEnd:
        shown = self.seating.shown
        return GameEnd(
            shown.state,
            shown.standing.report,
            self._balance,
            left_of(shown.state, shown.game.catalogue),
            self._after.kept(),
            self._after.company(),
            self._tip,
            word_of_companion(shown.state, shown.standing.bots, self.presenter.narrator(self.app.words)),
            self._after.race_told(),
        )

    def _picture(self) -> Picture:
        state, (width, height) = self.seating.shown.state, self.app.size
        words, glyphs = self.app.words, self.app.glyphs
        _, _, across, down = room_for_temple(width, height)
        size = size_to_fit(*spread(state.temple.cells), across, down)
        art = self.presenter.art(size, glyphs, words)
        has_big_letters = glyphs is not Glyphs.ASCII
        glance = Glance(width, height, self._keys(), has_big_letters, self._is_temple_up)
        return dressed(end_picture(self._end(), self.presenter.narrator(words), art.picture, glance), glyphs)

    def _keys(self) -> tuple[tuple[str, str], ...]:
        words, is_ascii = self.app.words, self.app.glyphs is Glyphs.ASCII
        return tuple((keycap(deed.key, words, is_ascii=is_ascii), deed.message) for deed in self._deeds())
