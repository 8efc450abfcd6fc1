"""The driver of a session: sends an App's pictures to an outlet, and turns input into events."""

import asyncio
import codecs
from collections.abc import Callable
from typing import Any

from rich.console import RenderableType
from textual import events
from textual.app import App
from textual.message import Message
from textual.messages import TerminalSupportsSynchronizedOutput
from textual.screen import Screen

from escape_tui.app.temple_app import TempleApp
from escape_tui.app.textual_internals import app_parts, isolation, painting
from escape_tui.app.textual_internals.key_reader import ESCAPE_ALONE_MS, KeyReader
from escape_tui.app.textual_internals.line_driver import LineDriver
from escape_tui.hub.clockwork import LoopClockwork
from escape_tui.hub.table.named_timers import Alarms
from escape_tui.scene.stage.outlet import StageKeeper
from escape_tui.scene.stage.segments import SegmentPicture, inks_for
from escape_tui.scene.stage.stage import Stage
from escape_tui.scene.terminal import Colours, Terminal
from escape_tui.scene.terminal_answers import (
    ANSWERS,
    ASK_BACKGROUND,
    ASK_COLOURS,
    FENCE,
    TELL_CHANGES,
    AnswerReader,
)
from ssh_host.admission.token_bucket import TokenBucket
from ssh_host.session.connection.frame_outlet import Drawer, FrameOutlet
from ssh_host.session.connection.terminal_modes import OPENING

#: Rate and burst of events for Textual's screens: more than anybody types for long.
_ASKED_A_SECOND, _ASKED_AT_ONCE = 12, 100
#: Rate and burst of characters while writing text: the burst exceeds the longest text, the rate is a
#: keyboard's repeat rate.
_LETTERS_A_SECOND, _LETTERS_AT_ONCE = 30, 400
#: Opening a screen costs as much as this many keys that move a cursor.
_KEYS_OF_SCREEN = 5
_BELL = "\a"
_LONGEST_PASTE = 1_000
#: Time after which Textual has handled a key.
_QUEUED_SECONDS = 0.25
#: Limit on keys in Textual's queues: each may open a screen, which all later keys wait for.
_MOST_QUEUED = 24
#: Time after which Textual draws nothing more, once a stage has taken the screen.
_SETTLED_MS = 1_000
#: Minimum time between two queries about a light or dark background.
_TURNED_MS = 500
#: How long the rest of an answer may take; what is typed after that are keys again.
_ANSWER_MS = 1_000


class SessionDriver(LineDriver, Drawer):
    """Draws *app* on *outlet* until a stage takes the screen.

    *on_started* is called when it can `receive`, *on_frame* when there is a picture, even one that can't be
    sent, *on_settled* when a stage has had the screen for a while.
    """

    def __init__(
        self,
        app: App[Any],
        *,
        outlet: FrameOutlet,
        terminal: Terminal,
        keys_per_second: int,
        on_started: Callable[[], object],
        on_frame: Callable[[], None],
        on_settled: Callable[[], None],
        mouse: bool = True,
        **_: object,
    ) -> None:
        super().__init__(app, terminal.size.columns, terminal.size.rows, mouse=mouse)
        loop = asyncio.get_running_loop()
        self._outlet = outlet
        self._terminal = terminal
        self._inks = inks_for(terminal.colours, terminal.erases_in_colour)
        self._drawn = SegmentPicture(terminal.size.columns, terminal.size.rows, self._inks)
        self._stage = Stage(terminal.size.columns, terminal.size.rows, self._inks.pens)
        self._clock = loop.time
        self._alarms = Alarms(LoopClockwork(loop))
        now = self._clock()
        self._keys = TokenBucket(keys_per_second, keys_per_second, now)
        self._asked = TokenBucket(_ASKED_A_SECOND, _ASKED_AT_ONCE, now)
        self._letters = TokenBucket(_LETTERS_A_SECOND, _LETTERS_AT_ONCE, now)
        #: Identifies the screen that was on top at the last event.
        self._seen = 0
        self._decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        self._reader = KeyReader()
        self._answers: AnswerReader | None = None
        #: An ESC, or ESC [, that came alone and may be a key.
        self._escape = b""
        #: Queries that the terminal has not answered yet.
        self._awaits_background = self._awaits_colours = False
        self._on_started = on_started
        self._on_frame = on_frame
        self._on_settled = on_settled
        self._is_on = False
        #: The last key in Textual's queues, when it came, and how many may still be there.
        self._posted = events.Key("", None)
        self._posted_at = float("-inf")
        self._queued = 0

    # Output

    def write(self, data: str) -> None:
        """Let the bell through. Pictures are sent by `show`; clipboard and pointer shape are left alone."""
        if data == _BELL:
            self._outlet.write_control(b"\a")

    def show(self, screen: Screen[Any], renderable: RenderableType | None) -> None:
        """Draw what Textual has changed, and send the difference."""
        try:
            if renderable is None or not self._is_on or not app_parts.may_draw(self.app):
                return
            if self._outlet.is_staged:
                return
            for run in painting.runs(renderable):
                self._drawn.put(*run)
            self.wake()
        finally:
            self.app.post_display_hook()

    def wake(self) -> None:
        """Send what differs from the terminal's picture."""
        if self._outlet.is_staged or not self._is_on:
            return
        self._on_frame()
        if self._outlet.is_paused:
            self._outlet.drop()
            return
        stage = self._stage
        if self._drawn.inks is not self._inks:
            self._inks = self._drawn.inks
            stage.recolour(self._inks.pens)
        stage.is_synchronized = self._outlet.knows_sync
        (columns, rows), (x, y) = self.cells, self.app.cursor_position
        focus = max(0, min(y, rows - 1)), max(0, min(x, columns - 1))
        if not self._outlet.write_frame(stage.show(self._drawn.picture, focus)):
            stage.repaint()

    def screen_taken(self) -> None:
        """A stage has the screen: free Textual's own picture, half of the memory of a session."""
        self._on_frame()
        self._draw_on(0, 0)
        self._alarms.set("settled", _SETTLED_MS, self._on_settled)

    def screen_returned(self) -> None:
        """Textual has the screen again: draw everything, whatever the terminal shows."""
        self._alarms.cancel("settled")
        self._draw_on(*self.cells)
        if self._is_on and app_parts.is_running(self.app) and self.app.screen_stack:
            self.app.screen.refresh(layout=True)

    def _draw_on(self, columns: int, rows: int) -> None:
        self._drawn.resize(columns, rows)
        self._stage.resize(columns, rows)

    def set_colours(self, colours: Colours) -> None:
        self._inks = inks_for(colours, self._terminal.erases_in_colour)
        self._drawn = SegmentPicture(self._drawn.width, self._drawn.height, self._inks)
        self._stage.recolour(self._inks.pens)
        isolation.set_console(self.app, colours)
        self.app.refresh(layout=True)

    # Input

    def receive(self, typed: bytes) -> None:
        """Turn what was *typed* into events; keys that arrive too fast are dropped."""
        if not self._is_on:
            return
        answers, typed = self._answers, self._with_escape(typed)
        if answers is not None and (answers.begun or b"\x1b" in typed):
            had_begun, typed = bool(answers.begun), answers.rest(typed)
            self._hear_answers(answers)
            if answers.begun and not had_begun:
                self._alarms.set("answer", _ANSWER_MS, answers.give_up)
        for event in self._reader.read(self._decode(typed)):
            if isinstance(event, events.Key):
                self._press(event.key, event.character)
            else:
                self._pass_on(event)
        if self._reader.awaits_escape:
            # If the rest of a sequence comes first, this timer finds nothing to do.
            self._alarms.set("escape", ESCAPE_ALONE_MS, self._escape_alone)

    def _with_escape(self, typed: bytes) -> bytes:
        """*typed*, with the ESC that came alone before it if together they begin an answer."""
        whole = self._escape + typed if self._reader.awaits_escape else typed
        self._escape = whole if whole in (b"\x1b", b"\x1b[") else b""
        if whole == typed or not whole.startswith(ANSWERS):
            return typed
        self._reader.start_afresh()
        return whole

    def _hear_answers(self, answers: AnswerReader) -> None:
        """Adapt to the terminal's answers, even late ones; unrequested answers change nothing."""
        if not isinstance(self.app, TempleApp):
            return
        if self._awaits_background and answers.is_light is not None:
            self._awaits_background = False
            self.app.see_background(is_light=answers.is_light)
        if self._awaits_colours and answers.has_true_colour:
            self._awaits_colours = False
            self.app.see_colours(are_true=True)
        elif self._awaits_colours and answers.is_done:
            self._awaits_colours = False
            self.app.see_colours(are_true=False)
        if answers.has_turned:
            answers.has_turned = False
            # Some terminals report a change before it is complete: only their next answer counts.
            self._alarms.set("turned", _TURNED_MS, self._ask_background)

    def _ask_background(self) -> None:
        if self._answers is not None:
            self._answers.is_light = None
            self._awaits_background = True
            self._outlet.write_control(ASK_BACKGROUND)

    def start_afresh(self) -> None:
        """Forget a half-read sequence or paste, because input was lost."""
        self._reader.start_afresh()

    def _escape_alone(self) -> None:
        """Nothing followed an ESC: it was the key."""
        for event in self._reader.escape_alone():
            if isinstance(event, events.Key):
                self._press(event.key, event.character)

    def _pass_on(self, event: Message) -> None:
        match event:
            case TerminalSupportsSynchronizedOutput():
                self._outlet.knows_sync = True
            case events.Paste():
                self._ask_textual(events.Paste(event.text[:_LONGEST_PASTE]), self._clock())
            case events.MouseDown() | events.MouseUp() | events.MouseScrollUp() | events.MouseScrollDown():
                if self._outlet.stage is not None:
                    self._point(event, self._outlet.stage)
                else:
                    self._ask_textual(event, self._clock())
            case events.AppFocus() | events.AppBlur():
                if isinstance(self.app, TempleApp):
                    self.app.attention.is_focused = isinstance(event, events.AppFocus)
            case _:
                # Ignore mouse moves, sizes and cursor positions: no terminal was asked for them, and each
                # would cost as much as a screen.
                pass

    def _point(self, event: events.MouseEvent, stage: StageKeeper) -> None:
        """Pass a click or the wheel to the *stage*; each counts as a key."""
        if isinstance(event, events.MouseUp) or not self._keys.take(1, self._clock()):
            return
        match event:
            case events.MouseDown(button=1):
                stage.click(int(event.x), int(event.y))
            case events.MouseScrollUp():
                stage.wheel(1)
            case events.MouseScrollDown():
                stage.wheel(-1)
            case _:
                pass

    def _press(self, key: str, character: str | None) -> None:
        """Pass *key* to the stage, bypassing Textual's queues, which take longer than the game; but not
        while an earlier key may still be in them."""
        now, stage = self._clock(), self._outlet.stage
        # While a stage has the screen, there is no text field.
        is_writing = stage is None and self._is_writing
        if not is_writing and not self._keys.take(1, now):
            return
        if now - self._posted_at > _QUEUED_SECONDS or app_parts.was_heard(self._posted):
            self._queued = 0
        if not self._queued and stage is not None and stage.press(key):
            return
        if self._queued >= _MOST_QUEUED and not is_writing:
            # Nobody types this far ahead: a paste would hold up the visitor's own keys behind it.
            return
        self._queued += 1
        self._posted, self._posted_at = events.Key(key, character), now
        self._ask_textual(self._posted, now)

    def _ask_textual(self, event: Message, now: float) -> None:
        """Pass *event* to a screen of Textual's; it may open another one, which is expensive."""
        self._charge_for_screens(now)
        if (self._letters if self._is_writing else self._asked).take(1, now):
            self.hear(event)

    @property
    def _is_writing(self) -> bool:
        """Whether a text field has the focus: every letter counts, even if they all come at once."""
        return bool(getattr(self.app, "is_writing", False))

    def _charge_for_screens(self, now: float) -> None:
        """Charge for screens that the last event opened or closed: they cost more than a key."""
        seen = id(self.app.screen_stack[-1]) if self.app.screen_stack else 0
        if seen != self._seen:
            self._seen = seen
            self._asked.spend(_KEYS_OF_SCREEN, now)

    def resize(self, columns: int, rows: int) -> None:
        if not self._is_on:
            return
        if self.cells == (columns, rows):
            # The window had another size for a moment, and the terminal lost a part of its picture.
            self._stage.repaint()
            self.wake()
            if self._outlet.stage is not None:
                self._outlet.stage.repaint()
            return
        if not self._outlet.is_staged:
            self._draw_on(columns, rows)
        self.tell_size(columns, rows)

    # Life

    def start_application_mode(self) -> None:
        self._is_on = True
        self._outlet.draw_by(self)
        questions = b""
        if self._terminal.tells_background:
            # The first picture overwrites any echo of them; nothing waits for the answers.
            self._answers = AnswerReader(self.app.attention if isinstance(self.app, TempleApp) else None)
            self._awaits_background = True
            self._awaits_colours = self._terminal.tells_colours
            questions = (ASK_COLOURS if self._awaits_colours else b"") + ASK_BACKGROUND + TELL_CHANGES + FENCE
        self._outlet.write_control(OPENING + questions)
        self.tell_size(*self.cells)
        self._on_started()

    def disable_input(self) -> None:
        self._is_on = False
        self._alarms.clear()

    def stop_application_mode(self) -> None:
        self.disable_input()
