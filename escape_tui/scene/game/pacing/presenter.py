"""The presenter of one game: what everybody who looks at it shares, its pace, its map and its story."""

from collections import deque
from collections.abc import Callable, Collection, Hashable
from dataclasses import dataclass, field
from dataclasses import replace as replaced
from operator import methodcaller
from typing import Any, Protocol, TypeVar, cast

from msgspec.structs import replace

from escape_tui.engine.effect import Event
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, State
from escape_tui.engine.temple import Cell, Temple
from escape_tui.hub.clockwork import Alarm, Clockwork
from escape_tui.hub.watching.replica import PASSING, REMEMBERED_STORY, Replica
from escape_tui.rules.calling import Called
from escape_tui.scene.game.common_facts import CommonFacts
from escape_tui.scene.game.map.map_labels import with_gem
from escape_tui.scene.game.map.map_plan import Plan, letter_of, plan, repeopled, with_me
from escape_tui.scene.modules.box import narrator_of
from escape_tui.scene.stage.frame_clock import FrameClock, Pacemaker, Tempo
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.prose import dressed
from escape_tui.scene.words.words import Words
from tile_art.chambers.size import Size
from tile_art.chambers.temple_map import TempleArt, known, lit, refurnished, temple
from tile_art.inks.canvas import Picture
from tile_art.inks.glyphs import Glyphs

Found = TypeVar("Found")

#: How long a call stands on the map.
CALL_LASTS_MS: Millis = 7_000

#: More findings than this are not kept for one table.
MOST_FOUND = 256

#: All games of this process are drawn by the same hand.
TEMPO = Tempo()


@dataclass(eq=False)
class Told:
    """Something that happened, and the state right after the news of it came."""

    number: int
    at: Millis
    event: Event
    state: State
    #: Its sentence as it stands on the screen, by language and width.
    lines: dict[tuple[str, int], Picture] = field(default_factory=dict, repr=False)
    _banners: dict[str, str] = field(default_factory=dict, repr=False)

    def banner(self, narrator: Narrator) -> str:
        """What everybody has to see at once, in the narrator's language; empty for most."""
        language = narrator.words.language
        if language not in self._banners:
            self._banners[language] = narrator.banner(self.event, self.state)
        return self._banners[language]


@dataclass
class _Drawn:
    """Pictures of the temple and what they were drawn from."""

    temple: Temple
    parts: dict[str, Any]
    sand: tuple[int, ...]
    people: tuple[object, ...]
    plan: Plan
    arts: dict[tuple[Size, Glyphs], TempleArt]
    #: Chambers as those see them who stand in them, each with the map, the cell and the letter it is for.
    lit: dict[tuple[Size, Glyphs, PlayerId], tuple[tuple[TempleArt, Cell, str], Picture]]

    def is_of(self, state: State, sand: tuple[int, ...]) -> bool:
        """Whether nothing but people can have moved since."""
        return (self.temple, self.parts, self.sand) == (state.temple, state.parts, sand)

    def take_arts(self, old: "_Drawn") -> None:
        """Draw on what was drawn before, where walls and doors are the same."""
        if old.plan == self.plan:
            self.arts = old.arts
            return
        for (size, glyphs), art in old.arts.items():
            if glyphs is Glyphs.UNICODE and (new := refurnished(art, old.plan, self.plan)) is not None:
                self.arts[size, glyphs] = new


class Presenter:
    """One game's watchers, in step; what everybody may see of it is drawn once for all of them."""

    def __init__(self, shown: Replica, clockwork: Clockwork) -> None:
        #: The game as everybody may see it.
        self.shown = shown
        self.story = deque((Told(*remembered) for remembered in shown.past), maxlen=REMEMBERED_STORY)
        self.calls: dict[PlayerId, tuple[str, Millis]] = {}
        self.common = CommonFacts(shown, self.calls)
        self.pacemaker = Pacemaker(clockwork, FrameClock(TEMPO), methodcaller("draw"))
        self.now = clockwork.now
        self._clockwork = clockwork
        self._spectators: dict[Spectator, None] = {}
        #: The maps, by language and by those whose calls are not seen on them.
        self._drawn: dict[tuple[str, tuple[PlayerId, ...]], _Drawn] = {}
        self._found: dict[Hashable, tuple[object, Any]] = {}
        self._second: Alarm | None = None
        #: What somebody was asked when all who look heard of it last.
        self._asked = shown.standing.choices
        self._news = shown.watch(self._wake)

    def join(self, spectator: "Spectator") -> None:
        self._spectators[spectator] = None
        self.pacemaker.join(spectator, is_onlooker=not spectator.has_seat)
        self._wind()

    def leave(self, spectator: "Spectator") -> None:
        """*spectator* looks elsewhere; after the last one the presenter closes."""
        self._spectators.pop(spectator, None)
        self.pacemaker.clock.leave(spectator)
        if not self._spectators:
            self._close()

    def found(self, name: Hashable, found_from: object, find: Callable[[], Found]) -> Found:
        """What *find* gives, found once for all watchers until *found_from* is not what it was."""
        known = self._found.get(name)
        if known is None or (known[0] is not found_from and known[0] != found_from):
            if len(self._found) >= MOST_FOUND:
                self._found.clear()
            known = self._found[name] = found_from, find()
        return cast(Found, known[1])

    def narrator(self, words: Words) -> Narrator:
        return narrator_of(self.shown, words)

    @property
    def latest(self) -> Told | None:
        """What was told last."""
        return self.story[-1] if self.story else None

    @property
    def elapsed(self) -> Millis:
        """The game's clock now."""
        state = self.shown.state
        return state.elapsed if state.stopped_at is not None else self.shown.now() - state.started_at

    def art(self, size: Size, glyphs: Glyphs, words: Words, muted: Collection[PlayerId] = ()) -> TempleArt:
        """The temple as everybody may see it, without the calls of those *muted*."""
        return self._art(self._map(words, muted), size, glyphs)

    def _art(self, drawn: _Drawn, size: Size, glyphs: Glyphs) -> TempleArt:
        if (size, glyphs) not in drawn.arts:
            art = temple(drawn.plan, size, glyphs)
            drawn.arts[size, glyphs] = replaced(art, picture=dressed(art.picture, glyphs))
        return drawn.arts[size, glyphs]

    def lit_chamber(
        self,
        player: PlayerId,
        size: Size,
        glyphs: Glyphs,
        words: Words,
        gem: str = "",
        muted: Collection[PlayerId] = (),
    ) -> Picture:
        """The chamber in which *player* stands as they see it, walls included; they know the *gem* there."""
        drawn, state = self._map(words, muted), self.shown.state
        art = self._art(drawn, size, glyphs)
        cell, letter = (
            state.temple.chambers[state.place_of(player)].cell,
            letter_of(state.adventurers[player]),
        )
        seen_from, picture = drawn.lit.get((size, glyphs, player), (None, ()))
        if seen_from != (art, cell, letter + gem):
            here = drawn.plan[cell.x, cell.y]
            bright = with_me(with_gem(here, gem), letter)
            picture = dressed(lit(art, (cell.x, cell.y), here, bright, glyphs), glyphs)
            drawn.lit[size, glyphs, player] = (art, cell, letter + gem), picture
        return picture

    def known_chamber(
        self,
        cell: Cell,
        gem: str,
        size: Size,
        glyphs: Glyphs,
        words: Words,
        muted: Collection[PlayerId] = (),
    ) -> Picture:
        """The inside of the chamber at *cell* as those see it who know the *gem* there."""
        drawn = self._map(words, muted)
        art, plain = self._art(drawn, size, glyphs), drawn.plan[cell.x, cell.y]

        def draw() -> Picture:
            return dressed(known(art, (cell.x, cell.y), plain, with_gem(plain, gem), glyphs), glyphs)

        return self.found(("known", cell, gem, size, glyphs), (art, plain), draw)

    def _map(self, words: Words, muted: Collection[PlayerId]) -> _Drawn:
        common = self.common
        common.look()
        callers = [player for player, _ in common.time.calls]
        sand, places = common.time.sand, common.table.places
        # Whoever has muted nobody who calls just now looks at the map of all the others.
        name = (words.language, tuple([player for player in callers if player in muted]))
        calling = tuple([player for player in callers if player not in muted])
        state, old = self.shown.state, self._drawn.get(name)
        people = (calling, places)
        is_same = old is not None and old.is_of(state, sand)
        if old is not None and is_same and old.people == people:
            return old
        seen = replace(state, now=self.shown.now())
        if old is not None and is_same:
            laid = repeopled(old.plan, seen, calling)
        else:
            laid = plan(seen, self.shown.game.catalogue, self.narrator(words), calling)
        drawn = _Drawn(state.temple, state.parts, sand, people, laid, {}, {} if old is None else old.lit)
        if old is not None:
            drawn.take_arts(old)
        self._drawn[name] = drawn
        return drawn

    def _wake(self) -> None:
        now = self.shown.now()
        events = tuple([event for event in self._news.take() if not isinstance(event, PASSING)])
        for event in events:
            if isinstance(event, Called):
                self.calls[event.player] = (event.call, now + CALL_LASTS_MS)
                self.common.look_again()
            number = self.story[-1].number + 1 if self.story else 1
            self.story.append(Told(number, self.elapsed, event, self.shown.state))
        # Most news are dice, of which nobody has to hear more than that there are some.
        if events or self._asked is not self.shown.standing.choices:
            self._asked = self.shown.standing.choices
            for spectator in tuple(self._spectators):
                spectator.hear(events)
        self.pacemaker.news()
        if self._second is None:
            self._wind()

    def _wind(self) -> None:
        """Wake everybody when the clock shows another second."""
        if self._second is None and not self.shown.is_paused and self.shown.state.ending is None:
            left = 1000 - self.elapsed % 1000
            self._second = self._clockwork.ring_at(self._clockwork.now() + left + 1, self._tick)

    def _tick(self) -> None:
        self._second = None
        self.pacemaker.news()
        self._wind()

    def _close(self) -> None:
        if self._second is not None:
            self._second.cancel()
        self.pacemaker.stop()
        self.shown.unwatch(self._news)
        self._found.clear()
        _PRESENTERS.pop(self.shown.id, None)


class Spectator(Protocol):
    """Somebody who is shown frames."""

    @property
    def has_seat(self) -> bool: ...

    def draw(self) -> None: ...

    def hear(self, events: tuple[Event, ...]) -> None:
        """*events* of the story have happened, or somebody is asked something; it must not break."""

    def __hash__(self) -> int: ...


#: The presenters that somebody looks through, by the game they show.
_PRESENTERS: dict[int, Presenter] = {}


def presenter_of(shown: Replica, clockwork: Clockwork) -> Presenter:
    """The one presenter of the game that *shown* is of; *shown* is what everybody may see."""
    if shown.id not in _PRESENTERS:
        _PRESENTERS[shown.id] = Presenter(shown, clockwork)
    return _PRESENTERS[shown.id]
