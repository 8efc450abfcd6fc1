"""The view: one terminal's picture of a game, composed of pieces that are kept until they change."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Adventurer, Millis, State
from escape_tui.engine.temple import MIDDLE, Cell
from escape_tui.rules.fate import Fate
from escape_tui.rules.leaving import EscapeCost
from escape_tui.ui.camera import Camera
from escape_tui.ui.floor import FEWEST_COLUMNS, FEWEST_ROWS, Floor, floor, frame, is_large_enough
from escape_tui.ui.gallery import Gallery
from escape_tui.ui.keys import Keymap, keycap
from escape_tui.ui.narration import Narrator
from escape_tui.ui.panels.panels import PANELS, panels
from escape_tui.ui.picture import letters
from escape_tui.ui.pieces.actions import actions, doable
from escape_tui.ui.pieces.banner import (
    ROOMY,
    Countdown,
    countdown,
    countdown_banner,
    moment_banner,
    way_home,
)
from escape_tui.ui.pieces.dice_tray import dice_tray
from escape_tui.ui.pieces.kept import Kept
from escape_tui.ui.pieces.menu import OpenMenu, menu_box
from escape_tui.ui.pieces.prose import dressed, fitted, heading, spaced, wrapped
from escape_tui.ui.pieces.prose import keycap as inked_keycap
from escape_tui.ui.pieces.status import Status, progress, status_line
from escape_tui.ui.pieces.team import figure, friend, friends
from escape_tui.ui.stage.layout import Layout, Piece, Place
from escape_tui.ui.words import Words
from tile_art.canvas import Picture, Row, row
from tile_art.glyphs import Glyphs
from tile_art.ink import Ink
from tile_art.size import Size

#: How long a moment stands on the screen.
MOMENT_MS: Millis = 2_200

#: How often tumbling dice look different.
TUMBLE_MS: Millis = 170

_MOMENT_INKS = {"Begun": Ink.BANNER_WON, "Escaped": Ink.BANNER_WON, "Slammed": Ink.BANNER_ALARM}
_HINTS = ("roll", "hold-1", "north", "act", "call", "help", "menu")


@dataclass(frozen=True)
class Look:
    """How one player wants to see a game."""

    words: Words
    glyphs: Glyphs = Glyphs.UNICODE
    keymap: Keymap = field(default_factory=Keymap)
    is_moving: bool = True


class View:
    """Draws for one terminal. *seats* are those steered from here; without any it only watches."""

    def __init__(
        self, gallery: Gallery, look: Look, seats: tuple[PlayerId, ...], *, is_duo: bool = False
    ) -> None:
        self.gallery = gallery
        self.look = look
        self.seats = seats
        self.is_duo = is_duo and len(seats) > 1
        #: Whose dice are shown and whose chamber is followed.
        self.seat: PlayerId = seats[0] if seats else 0
        self.camera = Camera()
        self.quiet: dict[PlayerId, str] = {}
        self.menus: dict[PlayerId, OpenMenu] = {}
        self.bots: Callable[[], frozenset[PlayerId]] = frozenset
        self.is_flashing = False
        self._narrator = gallery.narrator(look.words)
        self._kept: dict[str, Kept] = {}
        self.resize(FEWEST_COLUMNS, FEWEST_ROWS)

    def resize(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        has_panels = not PANELS.keys().isdisjoint(self.state.parts)
        self.floor: Floor = floor(max(width, FEWEST_COLUMNS), max(height, FEWEST_ROWS), has_panels)
        self._layout = Layout(width, height)

    def dress(self, look: Look) -> None:
        """Show the game in another language, other glyphs, with other keys."""
        self.look = look
        self._narrator = self.gallery.narrator(look.words)
        self._kept.clear()

    @property
    def narrator(self) -> Narrator:
        return self._narrator

    @property
    def state(self) -> State:
        return self.gallery.shown.state

    @property
    def trays(self) -> tuple[PlayerId, ...]:
        """Whose dice are on the table."""
        return self.seats[:2] if self.is_duo else (self.seat,)

    @property
    def size(self) -> Size:
        """The size in which the map is drawn."""
        cells = self.state.temple.cells
        columns = max(cell.x for cell in cells) - min(cell.x for cell in cells) + 1
        rows = max(cell.y for cell in cells) - min(cell.y for cell in cells) + 1
        return self.camera.size(self.floor.map, columns, rows)

    def frame(self) -> Picture:
        """The whole picture as it is now."""
        if not is_large_enough(self.width, self.height):
            return self._too_small()
        running = countdown(self.state, self.gallery.shown.now())
        return self._layout.frame(tuple(self._pieces(running)))

    def _pieces(self, running: Countdown | None) -> Iterator[Piece]:
        floor, is_alarm = self.floor, running is not None or self.is_flashing
        whole = Place(0, 0, floor.width, floor.height)
        yield Piece(self._piece("frame", (floor, is_alarm), lambda: frame(floor, is_alarm)), whole)
        yield from self._map()
        yield Piece(self._status(is_alarm), floor.top)
        yield Piece(self._divider(is_alarm), floor.divider)
        yield from self._trays()
        yield Piece(self._side(), floor.side)
        if floor.far is not None:
            yield Piece(self._far(floor.far), floor.far)
        yield Piece(self._hints(is_alarm), floor.bottom)
        yield from self._banners(running)
        yield from self._menus()

    def _piece(self, name: str, drawn_from: object, draw: Callable[[], Picture]) -> Picture:
        if name not in self._kept:
            self._kept[name] = Kept()
        glyphs = self.look.glyphs
        return self._kept[name].picture(drawn_from, lambda: dressed(draw(), glyphs))

    # The map

    def _map(self) -> Iterator[Piece]:
        place, glyphs, words = self.floor.map, self.look.glyphs, self.look.words
        art = self.gallery.art(self.size, glyphs, words)
        cell = self._followed()
        shown = self.camera.piece(art, place, cell)
        yield shown
        for player in self.trays if self.seats else ():
            chamber = self.state.adventurers[player].chamber
            if chamber is not None:
                lit = self.gallery.lit_chamber(player, art.size, glyphs, words)
                yield self.camera.over(shown, art, self.state.temple.chambers[chamber].cell, lit)

    def _followed(self) -> Cell:
        chamber = self.state.adventurers[self.seat].chamber
        return MIDDLE if chamber is None else self.state.temple.chambers[chamber].cell

    # Lines around

    def _status(self, is_alarm: bool) -> Picture:
        state, gallery = self.state, self.gallery
        catalogue = gallery.shown.game.catalogue
        track = None if state.setup.soundtrack is None else catalogue.soundtracks[state.setup.soundtrack]
        elapsed = max(0, gallery.elapsed)
        seconds = None if track is None else max(0, -(-(track.collapse_ms - elapsed) // 1000))
        status = Status(
            seconds=None if state.setup.is_clock_hidden else seconds,
            is_practice=track is None,
            progress=0 if state.setup.is_clock_hidden else progress(elapsed, track),
            depot=state.depot,
            keys=self._keys_to_escape(),
            fate_gems=state.part(Fate).gems,
            pile=len(state.pile),
            watchers=max(0, gallery.onlookers),
            is_paused=gallery.shown.is_paused,
            is_alarm=is_alarm,
        )
        words, width = self.look.words, self.floor.width
        return self._piece("status", (status, width), lambda: status_line(status, track, words, width))

    def _keys_to_escape(self) -> int:
        return len(self.gallery.shown.game.ask(EscapeCost(self.seat)))

    def _divider(self, is_alarm: bool) -> Picture:
        """Whose dice lie below; with several people at one keyboard, whose turn it is to type."""
        state, width = self.state, self.floor.tray.width
        names = tuple((who, self._caption(who)) for who in self.seats or (self.seat,))
        ink = Ink.FRAME_ALARM if is_alarm else Ink.FRAME

        def draw() -> Picture:
            tabs = [self._tab(state.adventurers[who], caption) for who, caption in names]
            line = row("─ ", ink) + spaced(tabs, "  ") + row(" ", ink)
            return (line.cut(0, width) + row("─" * max(0, width - len(line.text)), ink),)

        return self._piece("divider", (names, self.seat, ink, width, self.is_duo), draw)

    def _caption(self, player: PlayerId) -> str:
        who, words = self.state.adventurers[player], self.look.words
        parts = [self._narrator.name(player), words.say("count-dice", count=len(who.dice))]
        if who.lost:
            parts.append(words.say("tray-lost", count=who.lost))
        if who.aside:
            parts.append(words.say("tray-aside", count=who.aside))
        is_long = len(self.seats) < 3 or player == self.seat
        return " · ".join(parts) if is_long else parts[0]

    def _tab(self, who: Adventurer, caption: str) -> Row:
        is_mine = who.player in self.trays
        label = figure(who, letters(self.state)[who.player], is_me=is_mine)
        number = row(f"F{who.player + 1} ", Ink.FAINT) if len(self.seats) > 1 and not self.is_duo else row("")
        return number + label + row(f" {caption}", Ink.STRONG if is_mine else Ink.FAINT)

    def _hints(self, is_alarm: bool) -> Picture:
        ink, words, width = Ink.FRAME_ALARM if is_alarm else Ink.FRAME, self.look.words, self.floor.width

        def draw() -> Picture:
            hints = [
                inked_keycap(self._cap(action)) + row(" " + words.say(f"hint-{action}"), Ink.FAINT)
                for action in (_HINTS if self.seats else ("zoom-in", "help", "menu"))
            ]
            line = row("╰─ ", ink) + spaced(hints, "  ") + row(" ", ink)
            return (line.cut(0, width - 1) + row("─" * max(0, width - 1 - len(line.text)) + "╯", ink),)

        return self._piece("hints", (ink, width, self.is_duo), draw)

    def _cap(self, action: str) -> str:
        if action == "hold-1":
            return "1-9"
        if action == "north":
            return self.look.words.say("hint-arrows")
        keys = self.look.keymap.keys(action)
        return keycap(keys[0], self.look.words, is_ascii=self.look.glyphs is Glyphs.ASCII)

    # The dice

    def _trays(self) -> Iterator[Piece]:
        place, trays = self.floor.tray, self.trays
        width = place.width // len(trays)
        for number, player in enumerate(trays):
            who = self.state.adventurers[player]
            quiet = self.quiet.get(player, "")
            is_moving = self.look.is_moving and who.is_tumbling
            tumble = self.gallery.shown.now() // TUMBLE_MS if is_moving else 0
            drawn_from = (who.dice, width, tumble, quiet)
            picture = self._piece(f"tray {number}", drawn_from, self._tray_of(who, width, tumble, quiet))
            yield Piece(picture, Place(place.x + number * width, place.y, width, place.height))

    def _tray_of(self, who: Adventurer, width: int, tumble: int, quiet: str) -> Callable[[], Picture]:
        text = quiet or self._advice(who)
        return lambda: dice_tray(who, width, Glyphs.UNICODE, tumble, text, bool(quiet))

    def _advice(self, who: Adventurer) -> str:
        """A quiet word for somebody who might not know what to do."""
        words = self.look.words
        if not self.seats:
            return ""
        if not who.is_inside:
            return words.say("advice-outside")
        if not self.state.has_begun:
            return words.say("advice-count-in")
        if who.dice and all(die.is_locked for die in who.dice):
            return words.say("advice-all-locked")
        return ""

    # Beside the map

    def _side(self) -> Picture:
        place = self.floor.side
        done = self._actions(place.width, self._most_actions())
        team = self._team(place.width)
        left = place.height - len(done) - len(team)
        more = () if self.floor.far else self._panels(place.width, left - min(4, left // 3))
        rows = (*done, *team, *more, *self._story(place.width, left - len(more)))
        return self._piece("side", (rows, place), lambda: fitted(rows, place.width, place.height))

    def _far(self, place: Place) -> Picture:
        rows = self._panels(place.width, place.height)
        return self._piece("far", (rows, place), lambda: fitted(rows, place.width, place.height))

    def _most_actions(self) -> int:
        if not self.seats:
            return 0
        return 6 if self.height < 30 else 9 if self.height < 50 else 12

    def _actions(self, width: int, most: int) -> Picture:
        """What can be done now; found anew only when something it depends on has changed."""
        if not most:
            return ()
        state, player = self.state, self.seat
        me = state.adventurers[player]
        others = tuple(
            who.dice
            if who.chamber == me.chamber
            else (who.chamber, *(die for die in who.dice if die.is_held))
            for who in state.adventurers
        )
        drawn_from = (
            me,
            others,
            id(state.temple),
            id(state.parts),
            state.depot,
            state.has_begun,
            width,
            most,
        )
        self._alive = (state.temple, state.parts)

        def draw() -> Picture:
            game = self.gallery.shown.game
            found = doable(game, player) if me.is_inside and state.has_begun else ()
            lines = actions(found, game, self._narrator, self._cap_of_action, width, most)
            title = heading(self.look.words.say("panel-actions"), width)
            return (title, *fitted(lines, width, most))

        return self._piece("actions", drawn_from, draw)

    def _cap_of_action(self, action: str) -> str:
        keys = self.look.keymap.keys(action)
        return keycap(keys[0], self.look.words, is_ascii=self.look.glyphs is Glyphs.ASCII)

    def _team(self, width: int) -> Picture:
        state = self.state
        mine = self.trays if self.seats else ()
        known = friends(state, letters(state), self.bots(), self._call_of)
        everybody = [each for each in known if each.who.player not in mine]
        if not everybody:
            return ()
        here = state.adventurers[self.seat].chamber if self.seats else None
        lines: list[Row] = [heading(self.look.words.say("panel-team"), width)]
        for each in everybody:
            drawn_from = (each, here, id(state.temple), width)
            lines += self._piece(
                f"friend {each.who.player}",
                drawn_from,
                lambda each=each: tuple(friend(each, here, state.temple, self._narrator, width)),  # type: ignore[misc]
            )
        return tuple(lines)

    def _call_of(self, player: PlayerId) -> str:
        call, until = self.gallery.calls.get(player, ("", 0))
        return call if self.gallery.shown.now() < until else ""

    def _panels(self, width: int, most: int) -> Picture:
        """What the expansions in play show."""
        state = self.state
        if PANELS.keys().isdisjoint(state.parts) or most < 1:
            return ()
        timers = state.parts.get("TimersInPlay")
        seconds = self.gallery.elapsed // 1000 if timers is not None and timers.running else 0
        drawn_from = (id(state.parts), id(state.temple), self.seat, seconds, width, most)
        game, viewer = self.gallery.shown.game, self.seat if self.seats else None
        return self._piece(
            "panels",
            drawn_from,
            lambda: tuple(panels(game, viewer, self._narrator, self.gallery.shown.now(), width, most)),
        )

    def _story(self, width: int, height: int) -> Picture:
        if height < 2:
            return ()
        story = self.gallery.story
        last = story[-1].number if story else 0

        def draw() -> Picture:
            lines: list[Row] = []
            for told in reversed(story):
                sentence = self._narrator.told(told.event, told.state)
                if sentence:
                    lines = [*_told(sentence, told.at, width), *lines]
                if len(lines) >= height - 1:
                    break
            title = heading(self.look.words.say("panel-story"), width)
            return fitted((title, *lines[-(height - 1) :]), width, height)

        return self._piece("story", (last, width, height), draw)

    # Over the map

    def _banners(self, running: Countdown | None) -> Iterator[Piece]:
        place = self.floor.map
        is_roomy = place.height >= ROOMY
        picture = self._moment(place.width, is_roomy)
        if picture is None and running is not None:
            picture = self._countdown(running, place.width, is_roomy)
        if picture is not None:
            yield Piece(picture, Place(place.x, place.y, place.width, len(picture)))

    def _moment(self, width: int, is_roomy: bool) -> Picture | None:
        text, ink = self._moment_text()
        if not text:
            return None
        return self._piece("moment", (text, ink, width), lambda: moment_banner(text, ink, width, is_roomy))

    def _moment_text(self) -> tuple[str, Ink]:
        words, elapsed = self.look.words, self.gallery.elapsed
        if self.gallery.shown.is_paused and self.state.ending is None:
            return words.say("banner-paused"), Ink.BANNER
        if not self.state.has_begun:
            return words.say("banner-count-in", seconds=max(1, -(elapsed // 1000))), Ink.BANNER
        if self.state.ending is not None:
            is_won = self.state.ending.is_won
            return words.say("banner-won" if is_won else "banner-lost"), (
                Ink.BANNER_WON if is_won else Ink.BANNER_LOST
            )
        for told in reversed(self.gallery.story):
            if told.at + MOMENT_MS < elapsed:
                break
            if text := self._narrator.banner(told.event, told.state):
                return text, _MOMENT_INKS.get(type(told.event).__name__, Ink.BANNER)
        return "", Ink.BANNER

    def _countdown(self, running: Countdown, width: int, is_roomy: bool) -> Picture:
        game, state = self.gallery.shown.game, self.state
        here = state.adventurers[self.seat].chamber
        drawn_from = (running, here, id(state.temple), id(state.parts), width)

        def draw() -> Picture:
            way = way_home(game, self.seat, running.gong) if self.seats else None
            return countdown_banner(running, way, self.look.words, width, is_roomy)

        return self._piece("countdown", drawn_from, draw)

    def _menus(self) -> Iterator[Piece]:
        place = self.floor.map
        across = place.width // max(1, len(self.menus)) if self.is_duo else place.width
        for player, open in sorted(self.menus.items()):
            picture = self._menu(player, open, across, place.height - 4)
            left = place.x + (
                across * self.trays.index(player) if self.is_duo and player in self.trays else 0
            )
            width = len(picture[0].text)
            yield Piece(picture, Place(left, place.y + place.height - len(picture), width, len(picture)))

    def _menu(self, player: PlayerId, open: OpenMenu, width: int, height: int) -> Picture:
        words, now = self.look.words, self.gallery.shown.now()
        title = words.say(open.menu.title)
        if title == open.menu.title:
            choice = self.state.choice(player, open.menu.title)
            title = self._narrator.question(choice) if choice is not None else title
        if len(self.seats) > 1:
            title = f"{self._narrator.name(player)}: {title}"
        hint = words.say("menu-hint-focus" if open.has_focus else "menu-hint", key=self._cap_of_action("act"))
        if open.until is not None:
            hint = f"{max(0, -(-(open.until - now) // 1000))} s · {hint}"
        return self._piece(
            f"menu {player}",
            (open, title, hint, width, height),
            lambda: menu_box(open, title, hint, self._narrator, self.state, width, height),
        )

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


def _told(sentence: str, at: Millis, width: int) -> list[Row]:
    """A sentence of the story with the minute at which it happened."""
    seconds = max(0, at) // 1000
    clock = f"{seconds // 60}:{seconds % 60:02} "
    first, *others = wrapped(sentence, width - len(clock), Ink.PLAIN, most=3)
    return [row(clock, Ink.FAINT) + first, *(row(" " * len(clock)) + line for line in others)]
