"""A replay: a recorded game in the game's own view, with keys to play, stop, fast-forward and jump."""

import asyncio
from itertools import islice
from typing import NamedTuple

from escape_tui.app.piecemeal import piecemeal
from escape_tui.app.screens.game.game_screen import GameScreen
from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis
from escape_tui.hub.analysis.analysis import Analysis
from escape_tui.hub.clockwork import LoopClockwork
from escape_tui.hub.record.origin import Origin
from escape_tui.hub.record.record import JournalError, Recording
from escape_tui.scene.analysis.curve_picture import curve_line
from escape_tui.scene.analysis.sentences import chapters
from escape_tui.scene.game.input.seating import Seating
from escape_tui.scene.game.pacing.presenter import Presenter
from escape_tui.scene.game.status.status_line import clock_face
from escape_tui.scene.game.view import View
from escape_tui.scene.game.viewpoint import Appearance, Viewpoint
from escape_tui.scene.keys.keys import Action, Where
from escape_tui.scene.replay.asciinema import cast_lines, frames_of
from escape_tui.scene.replay.playback import Playback
from escape_tui.scene.stage.layout import Piece, Place
from escape_tui.scene.words.prose import apart, dressed, spaced
from escape_tui.scene.words.prose import keycap as inked_keycap
from tile_art.inks.canvas import Row, row
from tile_art.inks.ink import Ink

LEAP_MS: Millis = 10_000

#: Width of the progress bar, in narrow terminals and in others.
_BARS = (10, 24)
#: In narrower terminals the name of the game makes way for the keys.
_ROOM_FOR_NAME = 100
_HINTS = ("play", "next-event", "next-view", "jump", "speed", "help", "menu", "play-on", "export")
_FOLLOWERS_HINTS = ("next-view", "help", "menu", "play-on")
#: Hints of two keys that belong together.
_PAIRS = {"jump": ("back", "forward"), "speed": ("slower", "faster")}
#: Frames of a cast that are drawn before the event loop gets a turn.
_FRAMES_AT_ONCE = 20


class ReplayView(View):
    """The game's view with the progress bar as its last line."""

    def __init__(self, presenter: Presenter, look: Appearance, playback: Playback, name: str) -> None:
        self._playback = playback
        self._name = name
        self.notice = ""
        #: Whether this person moves the replay; somebody else may lead a shared one.
        self.is_lead = True
        #: The analysis whose curve the progress bar shows.
        self.analysis: Analysis | None = None
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
            _HINTS if self.is_lead else _FOLLOWERS_HINTS,
            self.analysis,
        )
        return self.at.memo(_transport, bar)


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
    hints: tuple[str, ...]
    analysis: Analysis | None


def _transport(inputs: BarInputs) -> tuple[Piece, ...]:
    """The progress bar: the position, the point of view, and a notice or key hints; hints for which it has no
    room stand above it, under the dice."""
    at, ink = inputs.at, Ink.FRAME_ALARM if inputs.is_alarm else Ink.FRAME
    width = at.regions.width
    left = row("╰─ ", ink) + _bar(inputs) + row(f" {inputs.seen_by} ", Ink.STRONG)
    if width >= _ROOM_FOR_NAME:
        left += row(f"{inputs.name} ", Ink.FAINT)
    room = width - len(left.text) - 5
    right, rest = _keys(at, room, inputs.hints)
    if inputs.notice:
        right, rest = row(inputs.notice, Ink.WARNING), inputs.hints
    if len(right.text) > room:
        # Urgent notices have priority over the position.
        left = row("╰─ ", ink)
    line = apart(left, row(" ") + right + row(" ─╯", ink), width)
    bar = Piece(dressed((line,), at.glyphs), at.regions.bottom)
    if not rest:
        return (bar,)
    x, y, across, height = at.regions.tray
    above, _ = _keys(at, across - 1, rest)
    place = Place(x, y + height - 1, across, 1)
    return bar, Piece(dressed(((row(" ") + above).fit(across),), at.glyphs), place)


def _keys(at: Viewpoint, width: int, actions: tuple[str, ...]) -> tuple[Row, tuple[str, ...]]:
    """The hints of *actions* that fit, and the actions that don't."""
    shown: list[Row] = []
    rest: list[str] = []
    for action in actions:
        caps = "".join(at.cap(each) for each in _PAIRS.get(action, (action,)))
        hint = inked_keycap(caps) + row(f" {at.words.say(f'replay-{action}')}", Ink.FAINT)
        if len(spaced((*shown, hint)).text) <= width:
            shown.append(hint)
        else:
            rest.append(action)
    return spaced(shown), tuple(rest)


def _bar(inputs: BarInputs) -> Row:
    full = max(1, inputs.ends_at)
    length = _BARS[inputs.at.regions.width >= _ROOM_FOR_NAME]
    done = min(length, inputs.seconds * length // full)
    mark = "►" if inputs.is_playing else "■"
    cells = "▬" * done + "─" * (length - done)
    if inputs.analysis is not None:
        cells = curve_line(inputs.analysis, length)
    return (
        row(f"{mark} {inputs.speed:g}x ", Ink.TITLE)
        + row(cells[:done], Ink.TITLE)
        + row(cells[done:], Ink.FAINT)
        + row(f" {clock_face(inputs.seconds)}/{clock_face(full)}", Ink.STRONG)
    )


class ReplayScreen(GameScreen):
    """A finished game: play, stop, faster, slower, jump, change the point of view, export."""

    where = Where.REPLAY

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
        self._look_up_analysis()
        self.playback.play()

    def _look_up_analysis(self) -> Analysis | None:
        """The analysis as far as it is known now; the bar shows its curve."""
        assert isinstance(self.view, ReplayView)
        self.view.analysis = self.app.recordings.analysis(self._recorded_as)
        return self.view.analysis

    def tell(self, sentence: str) -> None:
        """Show *sentence* in the bar: nobody plays here, and the hints are beside the dice."""
        if hasattr(self, "view"):
            self._show(sentence)

    def _tell(self, message: str, **facts: str | int) -> None:
        self._show(self.app.words.say(message, **facts) if message else "")

    def _show(self, notice: str) -> None:
        assert isinstance(self.view, ReplayView)
        self.view.notice = notice
        self.draw()

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
            case "luck":
                self._tell_luck()
            case "play-on":
                self._play_on()
            case "export":
                self._offer_export()
            case "menu":
                self.dismiss(None)
            case _:
                self._does_screen_action(action)

    def _retell(self) -> None:
        """After a jump, the story holds everything up to that moment, without sounds."""
        story = self.playback.story()
        self.presenter.story = story
        self.view.dress(self.view.look)

    def _jump_to_turn(self, step: int) -> None:
        """Jump to the next or previous turning point, and say what happened there."""
        turns = self._turns()
        if not turns:
            self._tell_why_nothing_turned(self._look_up_analysis())
            return
        self.playback.stop()
        self.playback.jump(step, tuple(turns))
        self._retell()
        self._show(self._turn_here())

    def _turns(self) -> dict[Millis, str]:
        """The turning points that are known now, each with its line."""
        analysis = self._look_up_analysis()
        return {} if analysis is None else dict(chapters(analysis, self.app.words))

    def _turn_here(self) -> str:
        """The line of the turning point at which the replay stands."""
        return "" if self.playback.is_playing else self._turns().get(self.playback.now(), "")

    def _tell_why_nothing_turned(self, analysis: Analysis | None) -> None:
        """Say why no turning point is known: the recording can't be analysed, or that isn't done yet."""
        if (reason := self.playback.misfit) is not None:
            self._tell(f"analysis-unfit-{reason.value}")
        elif analysis is not None and not analysis.has_yardstick:
            self._tell("analysis-no-yardstick")
        elif self.app.recordings.is_analysing(self._recorded_as):
            self._tell("analysis-pending")
        else:
            self._tell("replay-no-turns")

    def _tell_luck(self) -> None:
        """Ask for luck and play at the turning points, or tell them of the one that is shown."""
        analysis = self._look_up_analysis()
        if analysis is None or not analysis.turns:
            self._tell_why_nothing_turned(analysis)
        elif analysis.splits is None:
            self.app.recordings.analyse_whole(self._recorded_as)
            self._tell("replay-luck-asked")
        else:
            self._show(self._turn_here() or self.app.words.say("replay-luck-known"))

    def _play_on(self) -> None:
        """Offer to play on from the moment that is shown."""
        self.playback.stop()
        state = self.playback.state
        track = self.app.catalogue.chosen(state.setup.options).soundtracks.get(state.setup.soundtrack or "")
        if track is None or state.ending is not None or not state.has_begun:
            self._tell("replay-no-play-on")
            return
        clock = -(-(track.collapse_ms - state.elapsed) // 1000)
        self.app.play_on_from(Origin(self._recorded_as, clock))

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

    def _skips_finale(self) -> bool:
        """Every key keeps its meaning in a replay."""
        return False

    def _show_end(self) -> None:
        """A replay has no end screen: it stops at its end."""
