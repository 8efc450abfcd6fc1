"""The view: one terminal's picture of a game, in pieces that are each drawn from inputs of their own."""

from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Adventurer, Millis, State
from escape_tui.hub.port.messages.views import StandView, TableView
from escape_tui.hub.watching.replica import Replica
from escape_tui.scene.game.dice.cooling import cooling
from escape_tui.scene.game.dice.trays import TrayInputs, trays
from escape_tui.scene.game.end.end_words import left_of
from escape_tui.scene.game.end.finale import LAST_STEP, STEP_MS, FinaleInputs, finale
from escape_tui.scene.game.input.input_state import InputState
from escape_tui.scene.game.input.intents import uses_locked_dice
from escape_tui.scene.game.map.camera import Camera
from escape_tui.scene.game.map.map_pieces import size_of
from escape_tui.scene.game.map.map_plan import Plan
from escape_tui.scene.game.map.map_question import Posed
from escape_tui.scene.game.memo import Memo
from escape_tui.scene.game.notices.banner import NO_MOMENT, ScreenMoment
from escape_tui.scene.game.notices.gauge import gauge_seen
from escape_tui.scene.game.notices.notices import Asked
from escape_tui.scene.game.notices.overlays import MOMENT_MS, PastInputs, last_moment, moment
from escape_tui.scene.game.notices.table_notices import Seated, is_counting, pause_lines
from escape_tui.scene.game.pacing.presenter import Presenter
from escape_tui.scene.game.picture import Around, AroundInputs, MiddleInputs, around, middle
from escape_tui.scene.game.regions import (
    FEWEST_COLUMNS,
    FEWEST_ROWS,
    Regions,
    is_large_enough,
    is_small,
    regions,
)
from escape_tui.scene.game.scenery import Deciding, DecidingInputs, Rules, deciding
from escape_tui.scene.game.side.panels import can_show
from escape_tui.scene.game.side.race_panel import RivalLine
from escape_tui.scene.game.side.team_panel import DiceInputs, OverTeamInputs, dice_of_friends
from escape_tui.scene.game.table_inputs import TableEyes, TableInputs
from escape_tui.scene.game.viewpoint import Appearance, Viewpoint
from escape_tui.scene.stage.layout import Layout, Piece, Place
from escape_tui.scene.stage.moves import Cell as Cursor
from escape_tui.scene.stage.stage import Shared
from escape_tui.scene.words.prose import dressed, fitted, wrapped
from tile_art.chambers.size import Size
from tile_art.inks.canvas import Picture
from tile_art.inks.ink import Ink

#: How often tumbling dice look different.
TUMBLE_MS: Millis = 200

#: Somebody whose dice are on the table, and what they see of the game with all dice covered.
Mine = tuple[PlayerId, State]


class Shown(NamedTuple):
    """What is shown around map and dice, and what it was drawn from."""

    inputs: AroundInputs
    dice: DiceInputs
    around: Around
    pieces: tuple[Piece, ...]

    def is_seen_like(self, inputs: AroundInputs) -> bool:
        return self.inputs.at is inputs.at and self.inputs.is_curtained is inputs.is_curtained


class View:
    """Draws for one terminal. *sights* is what those see who play from here; without any it only watches."""

    def __init__(
        self,
        presenter: Presenter,
        look: Appearance,
        sights: tuple[Replica, ...] = (),
        *,
        is_duo: bool = False,
    ) -> None:
        self.presenter = presenter
        self.look = look
        #: How this picture was written for those who see the same.
        self.shared = Shared()
        #: The view of all who see the same, and what that was found by.
        self.like: tuple[object, View | None] = None, None
        #: When this was looked at last, and for which step of the table.
        self.looked_at: Millis = 0
        self._step: int | None = None
        #: The pieces of the last picture, and its parts.
        self.drawn: tuple[Piece, ...] = ()
        self.tray: tuple[Piece, ...] = ()
        self.over: tuple[Piece, ...] = ()
        #: The keys of answers that are on the map as it was drawn last.
        self.hinted: frozenset[str] = frozenset()
        self._around: Shown | None = None
        #: Whether a brief picture has left out something that is new.
        self.is_behind = True
        #: What of the picture looks different in a moment by itself: dice that tumble, the totem's marker,
        #: seconds that no clock of the game counts, and bars that show when a roll is safe.
        self.is_tumbling = self.has_marker = self.is_counting = self.is_cooling = False
        #: The tray in which the cell was found last where something is said.
        self.said: tuple[tuple[Piece, ...], Cursor | None] = ((), None)
        self._memo = Memo()
        self._rules = Rules(presenter.shown.game)
        #: The table at which the game is played, and one's own place at it; `None` at home.
        self.table: TableView | None = None
        self.place: int | None = None
        self.table_now: Callable[[], Millis] = lambda: 0
        #: Whose calls and words are not shown here.
        self.muted: frozenset[PlayerId] = frozenset()
        #: Those with whom one watches; `None` for those who play.
        self.stand: StandView | None = None
        self.camera = Camera()
        self.input = InputState()
        self.is_flashing = False
        #: What the game's clock showed when the totem's marker was drawn last, and when it last reached the
        #: terminal.
        self.marker_drawn_at: Millis | None = None
        self.marker_seen_at: Millis | None = None
        self.is_duo = is_duo and len(sights) > 1
        self.width, self.height = 80, 24
        self.look_through(sights)

    def resize(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._settle()

    def dress(self, look: Appearance) -> None:
        """Show the game in another language, other glyphs, with other keys."""
        self.look = look
        self._settle()

    def look_through(self, sights: tuple[Replica, ...]) -> None:
        """Show the game as those see it whose *sights* these are; as everybody may, where there are none."""
        self._sights = {sight.viewer: sight for sight in sights if sight.viewer is not None}
        self.seats: tuple[PlayerId, ...] = tuple(self._sights)
        self.follow(self.seats[0] if self.seats else 0)

    def follow(self, player: PlayerId) -> None:
        """Show the dice of *player* from now on, and follow them through the temple."""
        self.seat = player
        #: Whose dice are on the table.
        self.trays: tuple[PlayerId, ...] = self.seats[:2] if self.is_duo else (player,)
        self._settle()

    def _settle(self) -> None:
        """Draw everything from another viewpoint from now on."""
        #: Whether there is room for the essential only, and whether there is any.
        self.is_small = is_small(self.width, self.height)
        self.is_large_enough = is_large_enough(self.width, self.height)
        self.regions = self._regions()
        self.narrator = self.presenter.narrator(self.look.words)
        self._layout = Layout(self.width, self.height)
        mine = self.trays if self.seats else ()
        self.at = Viewpoint(
            self.regions,
            self.look,
            self.look.words,
            self.look.glyphs,
            self.narrator,
            self._rules,
            self._memo,
            self.presenter.memo,
            self.seats,
            self.seat,
            self.seats or (self.seat,),
            self.trays,
            tuple([each for each, _ in enumerate(self.state.adventurers) if each not in mine]),
            self.is_duo,
            can_show(self.state),
            self.muted,
        )
        self.cap = self.at.cap

    def _regions(self) -> Regions:
        width, height = max(self.width, FEWEST_COLUMNS), max(self.height, FEWEST_ROWS)
        return regions(width, height, can_show(self.state))

    def sight_of(self, player: PlayerId | None) -> Replica:
        """The game as *player* may see it, if they play from here; else as everybody may."""
        return self.presenter.shown if player is None else self._sights.get(player, self.presenter.shown)

    @property
    def state(self) -> State:
        return self.sight_of(self.seat).state

    @property
    def game(self) -> Game:
        """The game as it is seen from here: what it offers, what it asks."""
        return self.sight_of(self.seat).game

    @property
    def is_curtained(self) -> bool:
        """screen.pause — whether temple and dice are hidden: a pause gives time, not thinking time."""
        return self.presenter.shown.is_paused and self.state.ending is None

    @property
    def is_alarm(self) -> bool:
        """Whether everything is framed in red."""
        return self.is_flashing or self.presenter.eyes.time.running is not None

    @property
    def size(self) -> Size:
        """The size in which the map is drawn."""
        return size_of(self.at, self.state.temple, self.camera)

    @property
    def plan(self) -> Plan:
        """The chambers of the map."""
        eyes = self.presenter.eyes
        eyes.look()
        time, maps = eyes.time, self.presenter.maps
        return maps.of(eyes.table.scenery, time.sand, time.calls, self.narrator, self.muted).plan

    def frame(self, *, is_brief: bool = False) -> Picture:
        """The whole picture as it is now; a brief one leaves all but the map and the dice as it was."""
        return self._layout.frame(self.pieces(is_brief=is_brief))

    def see_through(self, other: "View") -> None:
        """*other* shows what is to be seen here, too: what was drawn here is old from now on."""
        self._around, self.is_behind = None, False
        self.looked_at = other.looked_at
        self.is_tumbling, self.has_marker = other.is_tumbling, other.has_marker
        self.is_counting, self.is_cooling = other.is_counting, other.is_cooling

    def pieces_of_step(self, seen_at: Millis) -> tuple[Piece, ...]:
        """As `pieces`; all who are shown one step of the table see the same of it, but nobody who has seen
        what was to be seen at *seen_at* sees anything older."""
        step = self.presenter.frames.shown_step
        if step is None or step != self._step or self.looked_at < seen_at:
            self.pieces()
            self._step = step
        return self.drawn

    def pieces(self, *, is_brief: bool = False) -> tuple[Piece, ...]:
        """What `frame` shows, in pieces, each over those before it: the same objects as before where nothing
        is new."""
        if not self.is_large_enough:
            return (Piece(self._too_small(), Place(0, 0, self.width, self.height)),)
        at, memo, eyes = self.at, self._memo, self.presenter.eyes
        eyes.look()
        self.looked_at = self.presenter.now()
        if self.presenter.finale_at is not None:
            return self._finale(self.presenter.finale_at, eyes)
        table, time, people = eyes.table, eyes.time, eyes.table.state.adventurers
        friends = tuple(map(people.__getitem__, at.friends))
        mine = tuple([(player, self._scenery_of(player, table.scenery)) for player in at.trays])
        dice = DiceInputs(at, friends, table.marks, time.calls)
        inputs = self._around_inputs(eyes, mine)
        shown = self._shown(inputs, dice, is_brief)
        moment = self._moment(eyes)
        temple, self.over, self.hinted = memo(
            middle, self._middle_inputs(eyes, mine, inputs, shown.around.noticed, moment)
        )
        self._note_what_moves(people, inputs)
        self.tray = (
            () if inputs.is_curtained else memo(trays, self._tray_inputs(eyes, inputs.scenery, moment))
        )
        drawn = (shown.around.frame, *temple, *self.tray, *shown.pieces, *self.over, *self._besides())
        if drawn != self.drawn:
            self.drawn = drawn
        return self.drawn

    def _finale(self, at: Millis, eyes: TableEyes) -> tuple[Piece, ...]:
        """What everybody sees for a moment after the game: its last picture alone, where nothing may move."""
        step = min(LAST_STEP, at // STEP_MS) if self.look.is_moving else LAST_STEP
        map = self.presenter.maps.of(eyes.table.scenery, eyes.time.sand, (), self.narrator)
        state = eyes.table.state
        assert state.ending is not None
        inputs = FinaleInputs(
            state,
            state.ending,
            map,
            self.narrator,
            self.look.glyphs,
            eyes.table.bots,
            left_of(state, self.game.catalogue),
            self.width,
            self.height,
            step,
        )
        self.is_tumbling = self.has_marker = self.is_counting = self.is_cooling = self.is_behind = False
        drawn = (Piece(self._memo(finale, inputs), Place(0, 0, self.width, self.height)),)
        if drawn != self.drawn:
            self.drawn = drawn
        return self.drawn

    def _besides(self) -> tuple[Piece, ...]:
        """What a view of another kind shows over all this."""
        return ()

    # Inputs

    def _scenery_of(self, player: PlayerId | None, scenery: State) -> State:
        """*scenery* as *player* may see it."""
        if player not in self._sights:
            return scenery
        seen = self._sights[player].state
        if seen.parts is scenery.parts and seen.pile is scenery.pile:
            return scenery
        return self._memo(_veiled, (scenery, seen.parts, seen.pile), player)

    def _around_inputs(self, eyes: TableEyes, mine: tuple[Mine, ...]) -> AroundInputs:
        # Unpacking is far cheaper than a look at each field, and this is done for every frame.
        at, input, table = self.at, self.input, eyes.table
        _, open_scenery, _, _, _, _, bots, watchers, is_waiting = table
        clock, running, _, asked_at, _ = eyes.time
        scenery = mine[0][1] if len(mine) == 1 else self._scenery_of(at.seat, open_scenery)
        asked: tuple[Asked, ...] = ()
        if asked_at is not None:
            asked = tuple([Asked(viewer, self.sight_of(viewer).state) for viewer in at.seats or (None,)])
        return AroundInputs(
            at,
            scenery,
            tuple([self._deciding(*each, table) for each in mine]) if at.seats else (),
            bots,
            watchers,
            is_waiting,
            is_waiting and self.is_curtained,
            self.is_flashing or running is not None,
            clock,
            running,
            input.page,
            input.new_card,
            self.presenter.story,
            self._rivals(),
            tuple(input.menus) if input.menus else (),
            asked,
            asked_at,
            table.state if self.stand is not None and not at.seats else None,
            self.stand,
            None if self.table is None else self._seated(self.table),
            gauge_seen(scenery, at.seats, eyes.elapsed),
        )

    def _rivals(self) -> tuple[RivalLine, ...]:
        if self.table is None or not self.table.rivals:
            return ()
        now = self.table_now()
        return tuple([RivalLine(rival, rival.seconds_left(now)) for rival in self.table.rivals])

    def _deciding(self, player: PlayerId, scenery: State, table: TableInputs) -> Deciding:
        me = table.state.adventurers[player]
        inputs = DecidingInputs(self._rules, self._memo, scenery, me, table.offered, table.locked)
        return self._memo(deciding, inputs, player)

    def _seated(self, table: TableView) -> Seated:
        now = self.table_now()
        return Seated(table, self.place, now if is_counting(table, now) else None)

    def _tray_inputs(self, eyes: TableEyes, scenery: State, moment: ScreenMoment) -> TrayInputs:
        state, quiet, at = eyes.table.state, self.input.quiet, self.at
        mine = tuple(map(state.adventurers.__getitem__, at.trays))
        said = tuple([quiet.get(player, "") for player in at.trays]) if quiet else ()
        tumbling = eyes.now // TUMBLE_MS if self.is_tumbling else None
        useful: tuple[PlayerId, ...] = ()
        bars: tuple[int, ...] = ()
        if self._rules.has_expansions:
            games = [(self.sight_of(player).game, player) for player in at.trays]
            useful = tuple([player for game, player in games if uses_locked_dice(game, player)])
            bars = tuple([cooling(game, player, eyes.now) for game, player in games])
            self.is_cooling = any(bars)
        cooled = bars if self.is_cooling else ()
        running, has_begun = eyes.time.running, state.has_begun
        legend = self.input.legend
        return TrayInputs(
            at, mine, said, moment, running, scenery, has_begun, useful, tumbling, cooled, legend
        )

    def _middle_inputs(
        self,
        eyes: TableEyes,
        mine: tuple[Mine, ...],
        inputs: AroundInputs,
        noticed: Picture,
        moment: ScreenMoment,
    ) -> MiddleInputs:
        at, time = self.at, eyes.time
        return MiddleInputs(
            at,
            eyes.table.scenery,
            mine if at.seats else (),
            self.presenter.maps,
            time.sand,
            time.calls,
            self.camera,
            self.camera.pose,
            noticed,
            moment if inputs.is_curtained else NO_MOMENT,
            self._curtain(inputs.seated) if inputs.is_curtained else (),
            self._posed(eyes.now) if self.input.menus else (),
        )

    def _moment(self, eyes: TableEyes) -> ScreenMoment:
        """What everybody has to see at this moment, if anything."""
        table, story, shown = eyes.table, self.presenter.story, self.presenter.shown
        if table.is_waiting or not table.state.has_begun or table.state.ending is not None:
            now = moment(table.state, shown.standing, shown.resumes_in, eyes.elapsed, self.at.words)
            if now is not None:
                return now
        if not story or story[-1].at + MOMENT_MS < eyes.elapsed:
            return NO_MOMENT
        until, last = self.at.shared(last_moment, PastInputs(story, self.narrator), self.look.words.language)
        return last if eyes.elapsed <= until else NO_MOMENT

    def _curtain(self, seated: Seated | None) -> tuple[str, ...]:
        lines = pause_lines(seated, self.presenter.shown.resumes_in, self.at)
        return (self.at.words.say("banner-curtain"), *lines)

    def _posed(self, now: Millis) -> tuple[Posed, ...]:
        return tuple(
            [
                Posed(player, open, self.sight_of(player).state, open.seconds_left(now))
                for player, open in sorted(self.input.menus.items())
            ]
        )

    def _note_what_moves(self, people: tuple[Adventurer, ...], inputs: AroundInputs) -> None:
        tumbling = [people[player].is_tumbling for player in self.at.shown] if self.look.is_moving else ()
        self.is_tumbling, self.has_marker = True in tumbling, inputs.gauge is not None
        self.is_cooling = False
        is_resuming = self.presenter.shown.standing.resumes_at is not None
        self.is_counting = is_resuming or (inputs.seated is not None and inputs.seated.now is not None)

    def _shown(self, inputs: AroundInputs, dice: DiceInputs, is_brief: bool) -> Shown:
        """All but the map and the dice, as it was before where the picture *is_brief*."""
        old = self._around
        # Those who look over another shoulder, or behind the curtain, see nothing of the old picture.
        if old is not None and is_brief and old.is_seen_like(inputs):
            self.is_behind = old.inputs != inputs or old.dice != dice
            return old
        drawn = self._memo(around, inputs)
        friends: tuple[Piece, ...] = ()
        if drawn.team is not None:
            friends = self._memo(dice_of_friends, OverTeamInputs(dice, drawn.team))
        if inputs.gauge is not None:
            self.marker_drawn_at = self.presenter.elapsed
        self._around = Shown(inputs, dice, drawn, (*drawn.pieces, *friends))
        self.is_behind = False
        return self._around

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


def _veiled(inputs: tuple[State, dict[str, object], tuple[str, ...]]) -> State:
    scenery, parts, pile = inputs
    return replace(scenery, parts=parts, pile=pile)
