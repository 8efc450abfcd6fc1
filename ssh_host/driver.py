"""Contact with Textual's private parts: one App on a shared loop, drawn on one visitor's line."""

import asyncio
import codecs
import contextlib
import functools
from collections.abc import Callable
from typing import Any, BinaryIO, Literal, TextIO

from rich.console import RenderableType
from textual import events
from textual._compositor import ChopsUpdate, LayoutUpdate
from textual._xterm_parser import XTermParser
from textual.app import App
from textual.constants import ESCAPE_DELAY
from textual.driver import Driver
from textual.geometry import Size
from textual.message import Message
from textual.messages import InBandWindowResize, TerminalSupportsSynchronizedOutput
from textual.screen import Screen

from escape_tui.scene.terminal import Colours, Terminal
from ssh_host import textual_memory
from ssh_host.cells import Cells
from ssh_host.isolation import isolate, set_console
from ssh_host.outlet import Outlet
from ssh_host.terminal_modes import OPENING
from ssh_host.typing_limits import Bucket

_BELL = "\a"
#: Shorter frames arrive in one packet and are drawn at once anyway.
_SYNCHRONIZED_FROM_BYTES = 256
_LONGEST_PASTE = 1_000
#: After so long Textual has dealt with a key.
_QUEUED_SECONDS = 0.25
#: So long after a stage has taken the screen Textual draws nothing more.
_SETTLED_SECONDS = 1.0


class Keys(XTermParser):
    """Reads what is typed, and remembers nothing of it.

    Textual's parser is kept alive by a cache of its own class for as long as the process lives, and with it
    the last key and the whole App that had it.
    """

    _parse_extended_key = XTermParser._parse_extended_key.__wrapped__  # type: ignore[assignment]


class SshDriver(Driver):
    """Draws an App on an `Outlet` and turns what a visitor types into its events."""

    def __init__(
        self,
        app: App[Any],
        *,
        outlet: Outlet,
        terminal: Terminal,
        keys_per_second: int,
        on_first_frame: Callable[[], None],
        on_settled: Callable[[], None],
        debug: bool = False,
        mouse: bool = True,
        size: tuple[int, int] | None = None,
    ) -> None:
        columns, rows = terminal.size.columns, terminal.size.rows
        super().__init__(app, debug=False, mouse=mouse, size=(columns, rows))
        self._outlet = outlet
        self._cells = Cells(columns, rows, terminal.colours)
        self._keys = Bucket(keys_per_second, keys_per_second, self._loop.time())
        self._decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        self._parser = Keys()
        self._tick: asyncio.TimerHandle | None = None
        self._on_first_frame: Callable[[], None] | None = on_first_frame
        self._on_settled = on_settled
        self._settling: asyncio.TimerHandle | None = None
        self._is_on = False
        self._posted_at = float("-inf")

    # Output

    def write(self, data: str) -> None:
        """Let the bell through; pictures come by `show`, and clipboard and pointer are not ours to touch."""
        if data == _BELL:
            self._outlet.write_control(b"\a")

    def show(self, screen: Screen[Any], renderable: RenderableType | None) -> None:
        """Take over the place of `App._display`: note what changed, and send the difference."""
        app = self._app
        try:
            if renderable is None or app._batch_count or not app._running or app._closed or not self._is_on:
                return
            if self._outlet.is_staged:
                return
            match renderable:
                case LayoutUpdate():
                    for y, strips in enumerate(renderable.strips, renderable.region.y):
                        self._cells.put(renderable.region.x, y, (cell for strip in strips for cell in strip))
                case ChopsUpdate():
                    self._note_chops(renderable)
            self._send()
        finally:
            app.post_display_hook()

    def _note_chops(self, update: ChopsUpdate) -> None:
        for y, left, right in update.spans:
            for end, (x, strip) in zip(update.chop_ends[y], update.chops[y].items(), strict=False):
                if strip is not None and x <= right and end > left:
                    self._cells.put(x, y, strip if end <= right else strip.crop(0, right - x))

    def _send(self) -> None:
        if self._outlet.is_staged or not self._is_on:
            return
        self._note_first_frame()
        if self._outlet.is_paused:
            self._outlet.drop()
            return
        frame = self._cells.frame()
        if self._outlet.knows_sync and len(frame) >= _SYNCHRONIZED_FROM_BYTES:
            frame = b"\x1b[?2026h" + frame + b"\x1b[?2026l"
        if not self._outlet.write_frame(frame):
            self._cells.forget()

    def _note_first_frame(self) -> None:
        """There is a picture, Textual's or a stage's, whether or not the line takes it: others may start."""
        if self._on_first_frame is not None:
            noted, self._on_first_frame = self._on_first_frame, None
            noted()

    def _rest(self) -> None:
        """A stage has the screen: let go of what Textual's own picture was made of, half of a visit."""
        self._note_first_frame()
        self._cells.resize(0, 0)
        self._settling = self._loop.call_later(_SETTLED_SECONDS, self._let_go)

    def _let_go(self) -> None:
        self._settling = None
        textual_memory.let_go_of_pictures(self._app)
        self._on_settled()

    def _stir(self) -> None:
        if self._settling is not None:
            self._settling.cancel()
            self._settling = None

    def _take_back(self) -> None:
        """The screen is Textual's again: have all of it drawn, whatever the terminal shows."""
        self._stir()
        assert self._size is not None
        self._cells.resize(*self._size)
        if self._is_on and self._app._running and self._app.screen_stack:
            self._app.screen.refresh(layout=True)

    def set_colours(self, colours: Colours) -> None:
        """Draw with *colours* from now on."""
        self._cells = Cells(self._cells.width, self._cells.height, colours)
        set_console(self._app, colours)
        self._app.refresh(layout=True)

    # Input

    def receive(self, typed: bytes) -> None:
        """Turn what was *typed* into events; keys that come too fast are dropped."""
        if not self._is_on:
            return
        for event in self._parser.feed(self._decode(typed)) if typed else ():
            self._pass_on(event)
        self._await_escape()

    def start_afresh(self) -> None:
        """Forget a half-read sequence or paste, after something was lost."""
        self._parser = Keys()

    def _await_escape(self) -> None:
        """A lone ESC is a key once nothing has followed it for a moment; the parser waits to be told."""
        if self._tick is not None:
            self._tick.cancel()
            self._tick = None
        if self._parser._timeout_time is not None:
            self._tick = self._loop.call_later(ESCAPE_DELAY + 0.002, self._escape_alone)

    def _escape_alone(self) -> None:
        self._tick = None
        for event in self._parser.tick():
            self._pass_on(event)
        self._await_escape()

    def _pass_on(self, event: Message) -> None:
        match event:
            case TerminalSupportsSynchronizedOutput():
                self._outlet.knows_sync = True
            case InBandWindowResize() | events.Resize() | events.CursorPosition():
                # The window's size comes from the channel, which clamps it.
                pass
            case events.Key():
                now = self._loop.time()
                if self._keys.take(1, now) and not self._is_heard_at_once(event.key, now):
                    self._posted_at = now
                    self.process_message(event)
            case events.Paste():
                self.process_message(events.Paste(event.text[:_LONGEST_PASTE]))
            case _:
                self.process_message(event)

    def _is_heard_at_once(self, key: str, now: float) -> bool:
        """Let who has the stage hear *key* without Textual's queues, which take longer than the game; but not
        while a key before it may still be in them."""
        on_key = self._outlet.on_key if self._outlet.is_staged else None
        return on_key is not None and now - self._posted_at > _QUEUED_SECONDS and on_key(key)

    def send_message(self, message: Message) -> None:
        # This is the loop's own thread: no hop through its queue.
        self._app.post_message(message)

    def resize(self, columns: int, rows: int) -> None:
        """Draw *columns* × *rows* cells from now on."""
        if not self._is_on or self._size == (columns, rows):
            return
        self._size = (columns, rows)
        if not self._outlet.is_staged:
            self._cells.resize(columns, rows)
            self._outlet.write_control(b"\x1b[0m\x1b[2J")
        self.send_message(events.Resize(Size(columns, rows), Size(columns, rows)))

    # Life

    def start_application_mode(self) -> None:
        self._is_on = True
        self._outlet.on_textual_wake = self._send
        self._outlet.on_take = self._rest
        self._outlet.on_hand_back = self._take_back
        self._outlet.write_control(OPENING)
        assert self._size is not None
        size = Size(*self._size)
        self.send_message(events.Resize(size, size))

    def disable_input(self) -> None:
        self._is_on = False
        self._stir()
        if self._tick is not None:
            self._tick.cancel()
            self._tick = None

    def stop_application_mode(self) -> None:
        self.disable_input()

    # What would act on the host's own machine

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


class Show:
    """One App, prepared for one visitor: make it, `run` it, give it what is typed.

    *on_settled* is called when it has come to rest, with a stage on the screen.
    """

    def __init__(
        self,
        app: App[Any],
        outlet: Outlet,
        terminal: Terminal,
        keys_per_second: int,
        on_settled: Callable[[], None],
    ) -> None:
        self.app = app
        self.first_frame = asyncio.Event()
        self._driver: SshDriver | None = None
        self._outlet = outlet
        isolate(app, terminal.colours)
        app._display = self._display  # type: ignore[method-assign]
        self._make_driver = functools.partial(
            SshDriver,
            outlet=outlet,
            terminal=terminal,
            keys_per_second=keys_per_second,
            on_first_frame=self.first_frame.set,
            on_settled=on_settled,
        )
        app.driver_class = self._build  # type: ignore[assignment]

    def _build(self, app: App[Any], **facts: Any) -> SshDriver:
        self._driver = self._make_driver(app, **facts)
        return self._driver

    def _display(self, screen: Screen[Any], renderable: RenderableType | None) -> None:
        if self._driver is not None:
            self._driver.show(screen, renderable)

    async def run(self) -> Exception | None:
        """Run the App to its end; gives the exception that ended it, if one did."""
        try:
            await self.app.run_async()
        finally:
            self.first_frame.set()
        return self.app._exception

    def receive(self, typed: bytes) -> None:
        if self._driver is not None:
            self._driver.receive(typed)

    def start_afresh(self) -> None:
        if self._driver is not None:
            self._driver.start_afresh()

    def resize(self, columns: int, rows: int) -> None:
        if self._driver is not None:
            self._driver.resize(columns, rows)

    def set_colours(self, colours: Colours) -> None:
        if self._driver is not None:
            self._driver.set_colours(colours)


def notify(app: App[Any], text: str) -> None:
    """Show *text* on *app* as a passing notice."""
    with contextlib.suppress(Exception):
        app.notify(text, markup=False)
