"""The presenter of one game: what all its viewers share, its pace, its map and its story."""

from operator import methodcaller
from typing import Protocol

from escape_tui.engine.effect import Event
from escape_tui.engine.happenings import Ended
from escape_tui.engine.setup import PlayerId, Setup
from escape_tui.engine.state import Millis
from escape_tui.hub.clockwork import Alarm, Clockwork
from escape_tui.hub.watching.replica import PASSING, REMEMBERED_STORY, Replica
from escape_tui.rules.calling import Called
from escape_tui.scene.game.end.finale import FINALE_MS, LAST_STEP, STEP_MS
from escape_tui.scene.game.map.temple_maps import TempleMaps
from escape_tui.scene.game.memo import Memo
from escape_tui.scene.game.side.story_panel import Told
from escape_tui.scene.game.table_inputs import TableEyes
from escape_tui.scene.modules.box import narrator_of
from escape_tui.scene.stage.frame_clock import FrameClock, Tempo
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.words import Words
from tile_art.chambers.size import Size
from tile_art.chambers.temple_map import TempleArt
from tile_art.inks.glyphs import Glyphs

#: How long a call is shown on the map.
CALL_LASTS_MS: Millis = 7_000

#: All games of this process share one tempo.
TEMPO = Tempo()


class Presenter:
    """Draws one game for all its viewers in step; what everybody may see is drawn once."""

    def __init__(self, shown: Replica, clockwork: Clockwork) -> None:
        #: The game as everybody may see it.
        self.shown = shown
        self.story = tuple([Told(*remembered) for remembered in shown.past])
        self.calls: dict[PlayerId, tuple[str, Millis]] = {}
        self.eyes = TableEyes(shown, self.calls)
        self.frames = FrameClock(clockwork, methodcaller("draw"), TEMPO)
        self.now = clockwork.now
        self._clockwork = clockwork
        self._spectators: dict[Spectator, None] = {}
        self.maps = TempleMaps(shown.game.catalogue)
        #: What is drawn once for all viewers.
        self.memo = Memo()
        self._second: Alarm | None = None
        self._ended_at: Millis | None = None
        #: The open choices at the time of the last update.
        self._asked = shown.standing.choices
        self._news = shown.watch(self._wake)

    def join(self, spectator: "Spectator") -> None:
        self._spectators[spectator] = None
        self.frames.join(spectator, is_onlooker=not spectator.has_seat)
        self._wind()

    def leave(self, spectator: "Spectator") -> None:
        """Remove *spectator*; without any the presenter closes."""
        self._spectators.pop(spectator, None)
        self.frames.leave(spectator)
        if not self._spectators:
            self._close()

    def narrator(self, words: Words) -> Narrator:
        """The shared narrator of this game in the language of *words*."""
        return self.memo(_narrator, (self.shown, words, self.shown.state.setup), words.language)

    @property
    def elapsed(self) -> Millis:
        """The current time on the game's clock."""
        state = self.shown.state
        return state.elapsed if state.stopped_at is not None else self.shown.now() - state.started_at

    @property
    def finale_at(self) -> Millis | None:
        """How long ago the game ended, while its finale runs."""
        if self._ended_at is None or self.shown.state.ending is None:
            return None
        at = self.now() - self._ended_at
        return at if at < FINALE_MS else None

    def art(self, size: Size, glyphs: Glyphs, words: Words) -> TempleArt:
        """The temple as everybody may see it."""
        self.eyes.look()
        time = self.eyes.time
        drawn = self.maps.of(self.eyes.table.scene.scenery, time.sand, time.calls, self.narrator(words))
        return drawn.art(size, glyphs)

    def _wake(self) -> None:
        events = tuple([event for event in self._news.take() if not isinstance(event, PASSING)])
        for event in events:
            if isinstance(event, Called):
                self.calls[event.player] = (event.call, self.shown.now() + CALL_LASTS_MS)
                self.eyes.look_again()
            number = self.story[-1].number + 1 if self.story else 1
            if isinstance(event, Ended):
                self._begin_finale()
            told = Told(number, self.elapsed, event, self.shown.state)
            self.story = (*self.story, told)[-REMEMBERED_STORY:]
        # Most events are dice; viewers only need to know that there are some.
        if events or self._asked is not self.shown.standing.choices:
            self._asked = self.shown.standing.choices
            for spectator in tuple(self._spectators):
                spectator.hear(events)
        self.frames.news()
        if self._second is None:
            self._wind()

    def _begin_finale(self) -> None:
        self._ended_at = self.now()
        if self._second is not None:
            self._second.cancel()
            self._second = None

    def _wind(self) -> None:
        """Wake everybody when the clock shows another second or the finale its next picture."""
        if self._second is None and (left := self._next_change()) is not None:
            self._second = self._clockwork.ring_at(self._clockwork.now() + left, self._tick)

    def _next_change(self) -> Millis | None:
        if self.shown.state.ending is None:
            return None if self.shown.is_paused else 1001 - self.elapsed % 1000
        at = self.finale_at
        if at is None:
            return None
        return STEP_MS - at % STEP_MS if at < LAST_STEP * STEP_MS else FINALE_MS - at

    def _tick(self) -> None:
        self._second = None
        self.frames.news()
        self._wind()

    def _close(self) -> None:
        if self._second is not None:
            self._second.cancel()
        self.frames.stop()
        self.shown.unwatch(self._news)
        self.memo.clear()
        _PRESENTERS.pop(self.shown.id, None)


def _narrator(inputs: tuple[Replica, Words, Setup]) -> Narrator:
    shown, words, _ = inputs
    return narrator_of(shown, words)


class Spectator(Protocol):
    """Somebody who is sent frames."""

    @property
    def has_seat(self) -> bool: ...

    def draw(self) -> None: ...

    def hear(self, events: tuple[Event, ...]) -> None:
        """*events* of the story have happened, or a choice was opened; must not raise."""

    def __hash__(self) -> int: ...


#: The presenters in use, by the id of the game they show.
_PRESENTERS: dict[int, Presenter] = {}


def presenter_of(shown: Replica, clockwork: Clockwork) -> Presenter:
    """The presenter of the game in *shown*, which is what everybody may see."""
    if shown.id not in _PRESENTERS:
        _PRESENTERS[shown.id] = Presenter(shown, clockwork)
    return _PRESENTERS[shown.id]
