"""The view: one terminal's picture of a game, composed of pieces that are kept until they change."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

from escape_tui.engine.dice import DieState
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Adventurer, Millis, State
from escape_tui.engine.temple import Cell, Temple
from escape_tui.hub.port.messages.views import StandView, TableView
from escape_tui.hub.watching.replica import Replica
from escape_tui.rules.fate import Fate
from escape_tui.rules.leaving import EscapeCost
from escape_tui.scene.game.common_facts import NOTHING, PLAYERS
from escape_tui.scene.game.dice.dice_tray import dice_tray
from escape_tui.scene.game.dice.divider import divider
from escape_tui.scene.game.facts import EVERYTHING, Facts, about, facts_and_news
from escape_tui.scene.game.input.input_state import InputState
from escape_tui.scene.game.input.open_question import OpenQuestion
from escape_tui.scene.game.map.camera import Camera
from escape_tui.scene.game.map.candidates import anchor, own_cell
from escape_tui.scene.game.map.map_edges import map_edges
from escape_tui.scene.game.map.map_labels import gems_known
from escape_tui.scene.game.map.map_question import (
    QUESTION_LINES,
    asked_on_map,
    dimmed,
    question_on_map,
    size_for,
)
from escape_tui.scene.game.notices.banner import ROOMY, height_of
from escape_tui.scene.game.notices.notices import notices
from escape_tui.scene.game.notices.overlays import overlays
from escape_tui.scene.game.pacing.presenter import Presenter
from escape_tui.scene.game.regions import (
    FEWEST_COLUMNS,
    FEWEST_ROWS,
    Regions,
    frame,
    is_large_enough,
    is_small,
    regions,
)
from escape_tui.scene.game.side.actions import Doable
from escape_tui.scene.game.side.panels import can_show
from escape_tui.scene.game.side.side_column import SIDE_COLUMN, Column, Known, side_column, story_alone
from escape_tui.scene.game.side.team_panel import DICE_OF_FRIENDS, dice_of_friends
from escape_tui.scene.game.status.hints import hints
from escape_tui.scene.game.status.status_line import Status, status_line
from escape_tui.scene.keys.duo_keys import Half, hand
from escape_tui.scene.keys.keys import Key, Keymap, keycap
from escape_tui.scene.stage.layout import Layout, Piece, Place
from escape_tui.scene.stage.moves import Cell as Cursor
from escape_tui.scene.stage.stage import Shared
from escape_tui.scene.words.prose import dressed, fitted, wrapped
from escape_tui.scene.words.words import Words
from tile_art.chambers.size import Rect, Size
from tile_art.chambers.temple_map import TempleArt
from tile_art.inks.canvas import Picture, Row
from tile_art.inks.glyphs import Glyphs
from tile_art.inks.ink import Ink

Found = TypeVar("Found")

#: What each part of the picture is drawn from.
_EDGES = about("seat", "places", "counts", "is_alarm", "menus")
_STATUS = about("seat", "clock", "depot", "parts", "pile", "watchers", "is_waiting", "is_alarm")
_HINTS_LINE = about("seat", "places", "is_alarm", "besides")
_MAP = about("seat", "temple", "parts", "open_parts", "places", "sand", "calls", "menus", "pose")
_TRAYS = about("seat", "mine", "tumbling", "quiet", "course")
_NOTICES = about(
    "seat", "places", "temple", "parts", "depot", "course", "choices", "running", "asked", "marker",
    "table", "counted", "stand",
)  # fmt: skip
_OVERLAYS = about(
    "seat", "places", "temple", "parts", "choices", "running", "moment", "menus", "table", "counted",
    "is_curtained",
)  # fmt: skip
_ALL_LOCKED = {DieState.LOCKED}
#: What is printed on dice that are held by the keys of their numbers.
_NUMBERS = range(1, 10)
#: All but the map and the dice.
_AROUND = _EDGES | _STATUS | _HINTS_LINE | _NOTICES | SIDE_COLUMN | DICE_OF_FRIENDS


@dataclass(frozen=True)
class Look:
    """How one player wants to see a game."""

    words: Words
    glyphs: Glyphs = Glyphs.UNICODE
    keymap: Keymap = field(default_factory=Keymap)
    is_moving: bool = True
    is_cheered: bool = True
    #: The people whose words and cheers are not shown.
    muted: tuple[str, ...] = ()


class View:
    """Draws for one terminal. *sights* is what those see who play from here; without any it only watches."""

    def __init__(
        self, presenter: Presenter, look: Look, sights: tuple[Replica, ...] = (), *, is_duo: bool = False
    ) -> None:
        self.presenter = presenter
        self.look = look
        #: The lines of what each player can do, and what they were drawn for.
        self.action_lines: dict[PlayerId, tuple[object, dict[tuple[Doable, str], Row]]] = {}
        self.action_lists: dict[PlayerId, Known] = {}
        self._kept: dict[Hashable, tuple[object, Picture]] = {}
        #: Parts of the column beside the map, and the shape in which they were drawn.
        self._parts: dict[Hashable, tuple[object, Any]] = {}
        #: What the last picture was drawn from, and what of the news brief pictures have left out.
        self._facts: Facts | None = None
        self.unshown = EVERYTHING
        #: How this picture was written for those who see the same.
        self.shared = Shared()
        #: The view of all who see the same, and what that was found by.
        self.like: tuple[object, View | None] = None, None
        #: When this was looked at last, and for which step of the table.
        self.looked_at: Millis = 0
        self._step: int | None = None
        #: The pieces of the last picture, and its parts.
        self.drawn: tuple[Piece, ...] = ()
        self._map: tuple[Piece, ...] = ()
        self.tray: tuple[Piece, ...] = ()
        #: The tray in which the cell was found last where something is said.
        self.said: tuple[tuple[Piece, ...], Cursor | None] = ((), None)
        self.over: tuple[Piece, ...] = ()
        self._beside = Column()
        self._dice_of_friends: tuple[Piece, ...] = ()
        self._noticed: Picture = ()
        #: What lies over the map, from above so many lines, from below these.
        self._map_shape: tuple[int, Picture] = (0, ())
        setup, catalogue = presenter.shown.state.setup, presenter.shown.game.catalogue
        self.track = None if setup.soundtrack is None else catalogue.soundtracks[setup.soundtrack]
        self.tiles = catalogue.tiles
        self.has_modules = bool(setup.modules)
        #: Whether somebody may be the Trickster, who swaps dice with friends, whatever they show.
        self.has_swaps = "newchar" in setup.modules
        self.is_duo = is_duo and len(sights) > 1
        self.look_through(sights)
        #: The table at which the game is played, and one's own place at it; `None` at home.
        self.table: TableView | None = None
        #: Whose calls and words are not shown here.
        self.muted: frozenset[PlayerId] = frozenset()
        #: Those with whom one watches; `None` for who plays.
        self.stand: StandView | None = None
        self.place: int | None = None
        self.table_now: Callable[[], Millis] = lambda: 0
        #: What a view of another kind shows besides the game.
        self.besides: Callable[[], Hashable] | None = None
        self.camera = Camera()
        self.input = InputState()
        #: The keys of answers that are on the map as it was drawn last.
        self.hinted: frozenset[str] = frozenset()
        self.is_flashing = False
        self.narrator = presenter.narrator(look.words)
        #: What the game's clock showed when the totem's marker was drawn last, and when it last reached the
        #: terminal.
        self.marker_drawn_at: Millis | None = None
        self.marker_seen_at: Millis | None = None
        self.resize(80, 24)
        #: What this picture is drawn from.
        self.facts: Facts = facts_and_news(self, None)[0]

    def resize(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        #: Whether there is room for the essential only, and whether there is any.
        self.is_small, self.is_large_enough = is_small(width, height), is_large_enough(width, height)
        #: Whether what is in play has anything to show beside the map.
        self.has_panels = can_show(self.state)
        self.regions: Regions = regions(max(width, FEWEST_COLUMNS), max(height, FEWEST_ROWS), self.has_panels)
        self._layout = Layout(width, height)
        self._facts = None
        self._parts.clear()

    def dress(self, look: Look) -> None:
        """Show the game in another language, other glyphs, with other keys."""
        self.look = look
        self.narrator = self.presenter.narrator(look.words)
        self._forget()

    def look_through(self, sights: tuple[Replica, ...]) -> None:
        """Show the game as those see it whose *sights* these are; as everybody may, where there are none."""
        self._sights = {sight.viewer: sight for sight in sights if sight.viewer is not None}
        self.seats: tuple[PlayerId, ...] = tuple(self._sights)
        self.follow(self.seats[0] if self.seats else 0)
        self._forget()

    def _forget(self) -> None:
        """Draw everything anew: it is seen by others, or looks different altogether."""
        self._kept.clear()
        self._parts.clear()
        self._facts = None
        self.action_lines.clear()
        self.action_lists.clear()

    def follow(self, player: PlayerId) -> None:
        """Show the dice of *player* from now on, and follow them through the temple."""
        self.seat = player
        #: Whose dice are on the table, and how those see the game.
        self.trays: tuple[PlayerId, ...] = self.seats[:2] if self.is_duo else (player,)
        self.sights = tuple([self.sight_of(each) for each in self.trays])
        self._sight = self.sight_of(player)
        #: Everybody whose dice are not on the table, and what they and those who play from here are called.
        self.mine = frozenset([PLAYERS[each] for each in self.seats or (player,)])
        mine = self.trays if self.seats else ()
        self.friends = tuple([each for each, _ in enumerate(self.state.adventurers) if each not in mine])
        self.others = frozenset([PLAYERS[each] for each in self.friends])

    def sight_of(self, player: PlayerId | None) -> Replica:
        """The game as *player* may see it, if they play from here; else as everybody may."""
        return self.presenter.shown if player is None else self._sights.get(player, self.presenter.shown)

    @property
    def state(self) -> State:
        return self._sight.state

    @property
    def game(self) -> Game:
        """The game as it is seen from here: what it offers, what it asks."""
        return self._sight.game

    @property
    def has_big_letters(self) -> bool:
        """Whether there is room for letters three rows high, and glyphs that they can be drawn with."""
        return self.regions.map.height >= ROOMY and self.look.glyphs is not Glyphs.ASCII

    @property
    def is_curtained(self) -> bool:
        """screen.pause — whether temple and dice are hidden: a pause gives time, not thinking time."""
        return self.presenter.shown.is_paused and self.state.ending is None

    @property
    def size(self) -> Size:
        """The size in which the map is drawn."""
        temple = self.state.temple
        columns, rows = self.presenter.found("extent", (temple,), lambda: _extent(temple))
        return self.camera.size(self.regions.map, columns, rows)

    def frame(self, *, is_brief: bool = False) -> Picture:
        """The whole picture as it is now; a brief one leaves all but the map and the dice as it was."""
        return self._layout.frame(self.pieces(is_brief=is_brief))

    def see_through(self, other: "View") -> None:
        """*other* shows what is to be seen here, too: what was drawn here is old from now on."""
        self._facts, self.unshown, self.facts = None, NOTHING, other.facts
        self.looked_at = other.looked_at

    def pieces(self, *, is_brief: bool = False) -> tuple[Piece, ...]:
        """What `frame` shows, in pieces: the same objects as before where nothing is new."""
        if not self.is_large_enough:
            return (Piece(self._too_small(), Place(0, 0, self.width, self.height)),)
        self.facts, news = facts_and_news(self, self._facts)
        self._facts, self.looked_at = self.facts, self.presenter.now()
        self.unshown |= news
        # Whoever looks over another shoulder sees nothing of the old picture.
        is_brief = is_brief and "seat" not in self.unshown
        if news if is_brief else self.unshown:
            if not is_brief and not _AROUND.isdisjoint(self.unshown):
                self._draw_around(self.unshown)
            self._draw_middle(news)
            self.drawn = self._put_together()
            is_left = is_brief and not _AROUND.isdisjoint(self.unshown)
            self.unshown = self.unshown if is_left else NOTHING
        return self.drawn

    def pieces_of_step(self, seen_at: Millis) -> tuple[Piece, ...]:
        """As `pieces`; all who are shown one step of the table see the same of it, but nobody who has seen
        what was to be seen at *seen_at* sees anything older."""
        step = self.presenter.pacemaker.clock.shown_step
        if step is None or step != self._step or self.looked_at < seen_at:
            self.pieces()
            self._step = step
        return self.drawn

    def kept(
        self, name: Hashable, drawn_from: frozenset[str], draw: Callable[[], Found], shape: object = None
    ) -> Found:
        """What *draw* gave last, beside the map; it is asked again when news are about what it was
        *drawn_from*, or when it shall have another *shape*."""
        known = self._parts.get(name)
        if known is None or known[0] != shape or not drawn_from.isdisjoint(self.unshown):
            known = self._parts[name] = shape, draw()
        return cast(Found, known[1])

    def _draw_around(self, news: frozenset[str]) -> None:
        """All but the map and the dice, as far as *news* are about it."""
        is_curtained, running = self.facts.screen.is_curtained, self.facts.time.running
        if not _EDGES.isdisjoint(news):
            self._edges = tuple(self._drawn_edges())
        if not _STATUS.isdisjoint(news):
            self._status = self._status_line()
        if not _HINTS_LINE.isdisjoint(news):
            self._hinted = Piece(self._hints(), self.regions.bottom)
        are_dice_new, team = not DICE_OF_FRIENDS.isdisjoint(news), self._beside.team
        if not SIDE_COLUMN.isdisjoint(news) or (are_dice_new and self.is_small):
            self._beside = story_alone(self) if is_curtained else side_column(self)
        is_moved = self._beside.team != team
        if are_dice_new or is_moved:
            known = () if is_moved else self._dice_of_friends
            self._dice_of_friends = dice_of_friends(self, self._beside.team, known)
        if not _NOTICES.isdisjoint(news):
            self._noticed = () if is_curtained else notices(self, running)

    def _draw_middle(self, news: frozenset[str]) -> None:
        """The map, the dice and what lies over them, as far as *news* are about them."""
        running, shape = self.facts.time.running, self._map_shape
        self._map_shape = (0 if running is None else height_of(self.has_big_letters), self._noticed)
        is_same = shape == self._map_shape
        if not is_same or not _OVERLAYS.isdisjoint(news):
            self.over = tuple(overlays(self, running, self._noticed))
        if self.facts.screen.is_curtained:
            self._map = self.tray = ()
            return
        if not is_same or not _MAP.isdisjoint(news):
            self._map = tuple(self._drawn_map())
        if not _TRAYS.isdisjoint(news):
            self.tray = tuple(self._drawn_trays())

    def _put_together(self) -> tuple[Piece, ...]:
        """All parts of the picture, each over those before it."""
        frame, divider = self._edges
        lines = (divider, self._status, self._hinted)
        beside = (*self._beside.pieces, *self._dice_of_friends)
        return (frame, *self._map, *self.tray, *lines, *beside, *self.over)

    def _drawn_edges(self) -> Iterator[Piece]:
        """The frame, which lies under everything, and the line on it that says whose dice these are."""
        regions, is_alarm = self.regions, self.facts.screen.is_alarm
        whole = Place(0, 0, regions.width, regions.height)
        yield Piece(self.piece("frame", (regions, is_alarm), lambda: frame(regions, is_alarm)), whole)
        yield Piece(divider(self, is_alarm), regions.divider)

    def piece(self, name: Hashable, drawn_from: object, draw: Callable[[], Picture]) -> Picture:
        """The picture called *name*, drawn anew when *drawn_from* is not what it was; equal rows stay the
        same objects, so that nobody compares them again."""
        known_from, known = self._kept.get(name, (None, ()))
        if known_from != drawn_from:
            new = dressed(draw(), self.look.glyphs)
            if new != known:
                old = (*known, *new[len(known) :])
                known = tuple([was if was == line else line for was, line in zip(old, new, strict=False)])
            self._kept[name] = drawn_from, known
        return known

    def shared_piece(self, name: Hashable, drawn_from: object, draw: Callable[[], Picture]) -> Picture:
        """The picture called *name*, drawn once for all who read it in one language and the same glyphs."""
        glyphs = self.look.glyphs
        key = (name, self.look.words.language, glyphs.value)
        return self.presenter.found(key, drawn_from, lambda: dressed(draw(), glyphs))

    def cap(self, action: str, player: PlayerId | None = None) -> str:
        """What is printed on the key for *action*; two at one keyboard have keys of their own."""
        keys = self.look.keymap.keys(action)
        key = keys[0]
        if self.is_duo:
            taken = {each for half in self._hands for each in half.values()}
            key = next((each for each in keys if each not in taken), key)
            if player in self.trays:
                key = self._hands[self.trays.index(player)].get(action, key)
        return keycap(key, self.look.words, is_ascii=self.look.glyphs is Glyphs.ASCII)

    @property
    def _hands(self) -> tuple[Mapping[str, Key], ...]:
        return tuple(hand(self.look.keymap.name, half) for half in Half)

    # The map

    def _drawn_map(self) -> Iterator[Piece]:
        asked = asked_on_map(self) if self.input.menus else None
        covered, noticed = self._map_shape
        below = len(noticed) + (0 if asked is None else QUESTION_LINES)
        art = self.presenter.art(self._map_size(asked), self.look.glyphs, self.look.words, self.muted)
        shown = self.camera.piece(art, self.regions.map, self._followed(asked), covered, below)
        yield shown if asked is None else dimmed(self, shown)
        for player in self.trays if self.seats else ():
            yield from self._chambers_of(player, shown, art)
        if asked is not None:
            x, y, width, height = self.regions.map
            free = Place(x, y + covered, width, height - covered - below)
            yield from question_on_map(self, *asked, shown, art, free)
        yield from map_edges(self, shown, art, covered, below)

    def _chambers_of(self, player: PlayerId, shown: Piece, art: TempleArt) -> Iterator[Piece]:
        """What *player* alone sees: the names of gems, and the chamber they stand in, lit."""
        glyphs, words, state = self.look.glyphs, self.look.words, self.sight_of(player).state
        gems = gems_known(state, self.narrator)
        for cell, gem in gems.items():
            picture = self.presenter.known_chamber(cell, gem, art.size, glyphs, words, self.muted)
            yield self.camera.on(shown, _inside(art, cell), picture)
        chamber = state.adventurers[player].chamber
        if chamber is not None:
            here = state.temple.chambers[chamber].cell
            gem = gems.get(here, "")
            lit = self.presenter.lit_chamber(player, art.size, glyphs, words, gem, self.muted)
            yield self.camera.over(shown, art, here, lit)

    def _map_size(self, asked: tuple[PlayerId, OpenQuestion] | None) -> Size:
        """The size in which the map is drawn now; while it asks, all answers are on it if they can be."""
        if asked is None or self.camera.is_zoomed:
            return self.size
        here = own_cell(self.state, asked[0])
        return size_for(asked[1], self.state.temple, here, self.regions.map, self.size)

    def _followed(self, asked: tuple[PlayerId, OpenQuestion] | None) -> Cell:
        """Where the map looks: at one's own chamber, or at what is pointed at."""
        here = own_cell(self.state, self.seat)
        pointed = None if asked is None or asked[1].pointed is None else asked[1].pointed
        there = None if pointed is None else anchor(pointed, self.state.temple)
        return here if there is None else there.cell

    # Lines around

    def _status_line(self) -> Piece:
        state, facts, words, width = self.state, self.facts, self.look.words, self.regions.width
        seconds, bar = facts.time.clock
        status = Status(
            seconds=seconds,
            is_practice=self.track is None,
            progress=bar,
            depot=state.depot,
            keys=self._keys_to_escape(),
            fate_gems=state.part(Fate).gems,
            pile=facts.table.pile,
            watchers=max(0, facts.table.watchers),
            is_paused=facts.table.is_waiting,
            is_alarm=facts.screen.is_alarm,
        )
        drawn = self.shared_piece(
            ("status", width), status, lambda: status_line(status, self.track, words, width)
        )
        return Piece(drawn, self.regions.top)

    def _keys_to_escape(self) -> int:
        return len(self.game.ask(EscapeCost(self.seat)))

    def _hints(self) -> Picture:
        return hints(self)

    # The dice

    def _drawn_trays(self) -> Iterator[Piece]:
        place, trays = self.regions.tray, self.trays
        has_begun, _, _ = self.facts.table.course
        # A blank column keeps the dice of two people apart.
        width = (place.width - len(trays) + 1) // len(trays)
        for number, player in enumerate(trays):
            who, quiet = self.facts.table.people[player], self.input.quiet.get(player, "")
            tumble = (self.facts.screen.tumbling or 0) if who.is_tumbling else 0
            is_inside, states = who.escaped_at is None, [die.state for die in who.dice]
            can_play = has_begun and is_inside and DieState.READY in states
            text = quiet or ("" if can_play else self._advice(who, has_begun))
            left = place.x + number * (width + 1)
            yield from dice_tray(
                who.dice,
                self._numbers(player) if self.is_duo else _NUMBERS,
                Place(left, place.y, width, place.height),
                tumble,
                text,
                bool(quiet),
                self.look.glyphs,
                self.look.words.letters,
            )

    def _numbers(self, player: PlayerId) -> Sequence[int]:
        """What is printed on the dice of *player*: the keys that hold them."""
        caps = [self.cap(f"hold-{die}", player) for die in range(1, 6)]
        return tuple([int(cap) if cap.isdigit() else die for die, cap in enumerate(caps, start=1)])

    def _advice(self, who: Adventurer, has_begun: bool) -> str:
        """A quiet word for somebody who might not know what to do."""
        words = self.look.words
        if not self.seats:
            return ""
        if who.escaped_at is not None:
            return words.say("advice-outside")
        if not has_begun:
            return words.say("advice-count-in")
        if who.dice and {die.state for die in who.dice} == _ALL_LOCKED:
            return words.say("advice-all-locked")
        return ""

    def _too_small(self) -> Picture:
        text = self.look.words.say(
            "screen-too-small",
            width=self.width,
            height=self.height,
            needed_width=FEWEST_COLUMNS,
            needed_height=FEWEST_ROWS,
        )
        lines = [
            line for part in text.splitlines() for line in wrapped(part, max(1, self.width), Ink.WARNING)
        ]
        return dressed(fitted(lines, self.width, self.height), self.look.glyphs)


def _inside(art: TempleArt, cell: Cell) -> Rect:
    """Where the chamber at *cell* is drawn, without its walls where it has any."""
    x, y, width, height = art.place((cell.x, cell.y))
    return Rect(x, y, width, height) if art.size is Size.TINY else Rect(x + 1, y + 1, width - 2, height - 2)


def _extent(temple: Temple) -> tuple[int, int]:
    """How many columns and rows of chambers there are."""
    cells = temple.cells
    columns = max(cell.x for cell in cells) - min(cell.x for cell in cells) + 1
    rows = max(cell.y for cell in cells) - min(cell.y for cell in cells) + 1
    return columns, rows
