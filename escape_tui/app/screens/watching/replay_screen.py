"""A replay: a recorded game in the game's own view, with keys to play, stop, fast-forward and jump."""

import asyncio
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from textual.app import SystemCommand

from escape_tui.app.piecemeal import piecemeal
from escape_tui.app.screens.game.game_screen import GameScreen
from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis
from escape_tui.hub.clockwork import LoopClockwork
from escape_tui.hub.record.record import JournalError, Recording
from escape_tui.scene.analysis.sentences import chapters
from escape_tui.scene.game.input.seating import Seating
from escape_tui.scene.game.pacing.presenter import Presenter
from escape_tui.scene.game.view import View
from escape_tui.scene.game.viewpoint import Look, Viewpoint
from escape_tui.scene.keys.keys import ACTIONS, Action, Where
from escape_tui.scene.replay.asciinema import cast_lines, frames_of
from escape_tui.scene.replay.playback import Playback
from escape_tui.scene.stage.layout import Piece
from escape_tui.scene.words.prose import apart, dressed, spaced
from escape_tui.scene.words.prose import keycap as inked_keycap
from tile_art.inks.canvas import Row, row
from tile_art.inks.ink import Ink

LEAP_MS: Millis = 10_000

#: Width of the progress bar, in narrow terminals and in others.
_BARS = (10, 24)
_HINTS = ("play", "next-event", "next-view", "help", "menu", "export", "back", "forward", "faster", "slower")
#: Frames of a cast that are drawn before the event loop gets a turn.
_FRAMES_AT_ONCE = 20


class ReplayView(View):
    """The game's view with the progress bar as its last line."""

    def __init__(self, presenter: Presenter, look: Look, playback: Playback, name: str) -> None:
        self._playback = playback
        self._name = name
        self.notice = ""
        super().__init__(presenter, look)

    def look_as(self, player: PlayerId | None) -> None:
        """Show the game as *player* saw it, or as a spectator."""
        self.look_through(() if player is None else (self._playback.replica(player),))
        self.dress(self.look)

    def _besides(self) -> tuple[Piece, ...]:
        """The bar, over the line with the hints of a game."""
        playback, words = self._playback, self.look.words
        seen_by = self.narrator.name(self.seat) if self.seats else words.say("replay-onlooker")
        bar = BarInputs(
            self.at,
            self.is_alarm,
            playback.now() // 1000,
            playback.ends_at // 1000,
            playback.is_playing,
            playback.speed,
            seen_by,
            self._name,
            self.notice,
        )
        return (self.at.memo(_transport, bar),)


class BarInputs(NamedTuple):
    """The inputs of the progress bar."""

    at: Viewpoint
    is_alarm: bool
    seconds: int
    ends_at: int
    is_playing: bool
    speed: float
    seen_by: str
    name: str
    notice: str


def _transport(inputs: BarInputs) -> Piece:
    """The progress bar: the position, the point of view, and the key hints."""
    at, ink = inputs.at, Ink.FRAME_ALARM if inputs.is_alarm else Ink.FRAME
    width = at.regions.width
    left = row("╰─ ", ink) + _bar(inputs) + row(f" {inputs.seen_by} ", Ink.STRONG)
    left += row(f"{inputs.name} ", Ink.FAINT)
    room = width - len(left.text) - 5
    right = row(inputs.notice, Ink.WARNING) if inputs.notice else _keys(at, room)
    if len(right.text) > room:
        # Urgent notices have priority over the position.
        left = row("╰─ ", ink)
    line = apart(left, row(" ") + right + row(" ─╯", ink), width)
    return Piece(dressed((line,), at.glyphs), at.regions.bottom)


def _keys(at: Viewpoint, width: int) -> Row:
    """The key hints that fit."""
    shown: list[Row] = []
    for action in _HINTS:
        hint = inked_keycap(at.cap(action)) + row(f" {at.words.say(f'replay-{action}')}", Ink.FAINT)
        if len(spaced((*shown, hint)).text) <= width:
            shown.append(hint)
    return spaced(shown)


def _bar(inputs: BarInputs) -> Row:
    full = max(1, inputs.ends_at)
    length = _BARS[inputs.at.regions.width >= 100]
    done = min(length, inputs.seconds * length // full)
    mark = "►" if inputs.is_playing else "■"
    cells = row("▬" * done, Ink.TITLE) + row("─" * (length - done), Ink.FAINT)
    return (
        row(f"{mark} {inputs.speed:g}x ", Ink.TITLE)
        + cells
        + row(f" {_clock(inputs.seconds)}/{_clock(full)}", Ink.STRONG)
    )


class ReplayScreen(GameScreen):
    """A finished game: play, stop, faster, slower, jump, change the point of view, export."""

    def __init__(self, recording: Recording, name: str, catalogue: Catalogue) -> None:
        self._recording = recording
        self._recorded_as = name
        self.playback = Playback(recording, catalogue, LoopClockwork())
        super().__init__(Seating(self.playback.replica(), leave=self.playback.close))

    def on_mount(self) -> None:
        # The handler of `GameScreen` runs after this one.
        self.call_next(lambda: self.run_worker(self._scan(), exclusive=True))

    def make_view(self) -> View:
        return ReplayView(self.presenter, self.app.look, self.playback, self._recorded_as)

    async def _scan(self) -> None:
        """Index the whole game first, in small pieces, so that other sessions aren't held up."""
        self._tell("replay-reading", percent=0)
        told = 0
        try:
            async for done in piecemeal(self.playback.scan()):
                if int(done * 10) != told:
                    told = int(done * 10)
                    self._tell("replay-reading", percent=told * 10)
        except JournalError:
            self._tell("replay-drift")
            return
        self._tell("")
        self._begin()

    def _begin(self) -> None:
        """The index is complete: show the game."""
        self.playback.play()

    def _tell(self, message: str, **facts: str | int) -> None:
        assert isinstance(self.view, ReplayView)
        self.view.notice = self.app.words.say(message, **facts) if message else ""
        self.draw()

    def _pressed(self, key: str) -> tuple[PlayerId, Action | None]:
        return self.view.seat, self.app.look.keymap.action(key, Where.REPLAY)

    def do(self, action: Action, player: PlayerId | None = None) -> None:
        if self.playback.ends_at or action.name == "menu":
            self._tell("")
            self._do_replay_action(action)
            self._answer()

    def _do_replay_action(self, action: Action) -> None:
        playback, name = self.playback, action.name
        match name:
            case "play":
                playback.stop() if playback.is_playing else playback.play()
            case "faster" | "slower":
                playback.change_speed(1 if name == "faster" else -1)
            case "forward" | "back":
                playback.seek(playback.now() + (LEAP_MS if name == "forward" else -LEAP_MS))
                self._retell()
            case "next-event" | "previous-event":
                playback.jump(1 if name == "next-event" else -1)
                self._retell()
            case "next-turn" | "previous-turn":
                self._jump_to_turn(1 if name == "next-turn" else -1)
            case "next-view":
                self._look_as_next()
            case "export":
                self._offer_export()
            case "help":
                self.app.show_help(Where.REPLAY)
            case "menu":
                self.dismiss(None)
            case _:
                self._does_screen_action(action)

    def commands(self) -> Iterator[SystemCommand]:
        for action in ACTIONS:
            if Where.REPLAY in action.where and action.id != "palette":
                title, help = action.title(self.app.words), action.help(self.app.words)
                yield SystemCommand(title, help, lambda action=action: self.do(action))

    def _retell(self) -> None:
        """After a jump, the story holds everything up to that moment, without sounds."""
        story = self.playback.story()
        self.presenter.story = story
        self.view.dress(self.view.look)

    def _jump_to_turn(self, step: int) -> None:
        """Jump to the next or previous turning point, and say what happened there."""
        analysis = self.app.recordings.analysis(self._recorded_as)
        turns = {} if analysis is None else dict(chapters(analysis, self.app.words))
        if not turns:
            self._tell("replay-no-turns")
            return
        self.playback.stop()
        self.playback.jump(step, tuple(turns))
        self._retell()
        assert isinstance(self.view, ReplayView)
        self.view.notice = turns.get(self.playback.now(), "")

    def _look_as_next(self) -> None:
        """Switch to the next player's view; after the last one, to the spectators' view."""
        assert isinstance(self.view, ReplayView)
        players = len(self.view.state.adventurers)
        following = self.view.seat + 1 if self.view.seats else 0
        self.view.look_as(following if following < players else None)

    def _offer_export(self) -> None:
        """Write the cast, or over SSH show the command that exports it."""
        command = self.app.recordings.export_command(self._recorded_as)
        if command:
            self._tell("replay-export-command", command=command)
        else:
            self.run_worker(self._export(), exclusive=True)

    async def _export(self) -> None:
        """Write the whole game as a cast, from the current point of view, a few frames at a time."""
        size = max(80, self.view.width), max(24, self.view.height)
        frames = frames_of(self._recording, self.app.catalogue, self.app.look, size, self.view.seats)
        lines = cast_lines(frames, self.app.pens, self._recorded_as)
        written: list[str] = []
        while chunk := list(islice(lines, _FRAMES_AT_ONCE)):
            written += chunk
            self._tell("replay-exporting", count=len(written))
            await asyncio.sleep(0)
        place = self.app.recordings.export(f"{self._recorded_as}.cast", "".join(written))
        self._tell("replay-exported", place=place)

    def _show_end(self) -> None:
        """A replay has no end screen: it stops at its end."""


def _clock(seconds: int) -> str:
    return f"{seconds // 60}:{seconds % 60:02}"
