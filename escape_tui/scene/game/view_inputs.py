"""View inputs: what one terminal shows of a game, and the inputs of each piece of its picture."""

from collections.abc import Callable

from msgspec.structs import replace

from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, State
from escape_tui.hub.port.messages.views import StandView, TableView
from escape_tui.hub.race.rival import Rival
from escape_tui.hub.watching.replica import Replica
from escape_tui.scene.game.dice.cooling import cooling
from escape_tui.scene.game.dice.trays import TrayInputs
from escape_tui.scene.game.input.input_state import InputState
from escape_tui.scene.game.input.intents import uses_locked_dice
from escape_tui.scene.game.input.open_question import OpenQuestion
from escape_tui.scene.game.map.camera import Camera
from escape_tui.scene.game.map.choosing.map_question import Posed
from escape_tui.scene.game.memo import Memo
from escape_tui.scene.game.notices.banner import NO_MOMENT, ScreenMoment
from escape_tui.scene.game.notices.gauge import gauge_seen
from escape_tui.scene.game.notices.notices import Asked
from escape_tui.scene.game.notices.overlays import last_moment, moment
from escape_tui.scene.game.notices.table_notices import Seated, counts_until, pause_lines
from escape_tui.scene.game.pacing.presenter import Presenter
from escape_tui.scene.game.picture import AroundInputs, MiddleInputs
from escape_tui.scene.game.regions import (
    FEWEST_COLUMNS,
    FEWEST_ROWS,
    Regions,
    has_short_team,
    is_large_enough,
    is_small,
    regions,
)
from escape_tui.scene.game.scenery import Deciding, DecidingInputs, Rules, deciding
from escape_tui.scene.game.side.panels import can_show
from escape_tui.scene.game.side.race_panel import RivalLine
from escape_tui.scene.game.table_inputs import TableEyes, TableInputs
from escape_tui.scene.game.viewpoint import Appearance, Viewpoint
from tile_art.inks.canvas import Picture

#: How often tumbling dice change.
TUMBLE_MS: Millis = 200

#: A player whose dice are on the table, and the game as they see it with all dice covered.
Mine = tuple[PlayerId, State]


class ViewInputs:
    """What is shown at one terminal, how and to whom, and the inputs of each piece. *sights* are the
    replicas of the players here; without any, the terminal only watches."""

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
        #: Whether the picture changes soon without an event: tumbling dice, the totem's marker, seconds of
        #: the table's own clock, and cooling bars.
        self.is_tumbling = self.has_marker = self.is_counting = self.is_cooling = False
        self._memo = Memo()
        self._rules = Rules(presenter.shown.game)
        #: The table at which the game is played, and the player's place at it; `None` in local play.
        self.table: TableView | None = None
        self.place: int | None = None
        self.table_now: Callable[[], Millis] = lambda: 0
        #: The players whose calls and words are not shown here.
        self.muted: frozenset[PlayerId] = frozenset()
        #: The stand of a spectator; `None` for players.
        self.stand: StandView | None = None
        self.camera = Camera()
        self.input = InputState()
        self.is_flashing = False
        self.is_duo = is_duo and len(sights) > 1
        self.width, self.height = 80, 24
        self.look_through(sights)

    def resize(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._settle()

    def dress(self, look: Appearance) -> None:
        """Show the game in another language, with other glyphs or other keys."""
        self.look = look
        self._settle()

    def look_through(self, sights: tuple[Replica, ...]) -> None:
        """Show the game as the players in *sights* see it; without any, as everybody may."""
        self._sights = {sight.viewer: sight for sight in sights if sight.viewer is not None}
        self.seats: tuple[PlayerId, ...] = tuple(self._sights)
        self.follow(self.seats[0] if self.seats else 0)

    def follow(self, player: PlayerId) -> None:
        """Show the dice of *player*, and follow them through the temple."""
        self.seat = player
        #: The players whose dice are on the table.
        self.trays: tuple[PlayerId, ...] = self.seats[:2] if self.is_duo else (player,)
        self._settle()

    def _settle(self) -> None:
        """Draw everything from another viewpoint."""
        #: Whether there is room only for the essentials, and whether there is enough room at all.
        self.is_small = is_small(self.width, self.height)
        self.is_large_enough = is_large_enough(self.width, self.height)
        self.regions = self._regions()
        self.narrator = self.presenter.narrator(self.look.words)
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
            has_short_team(self.regions),
        )
        self.cap = self.at.cap

    def _regions(self) -> Regions:
        size = (self.width, self.height) if self.is_large_enough else (FEWEST_COLUMNS, FEWEST_ROWS)
        return regions(*size, can_show(self.state))

    def sight_of(self, player: PlayerId | None) -> Replica:
        """The game as *player* sees it, if they play here; otherwise as everybody may."""
        return self.presenter.shown if player is None else self._sights.get(player, self.presenter.shown)

    @property
    def state(self) -> State:
        return self.sight_of(self.seat).state

    @property
    def game(self) -> Game:
        """The game as seen from here: what can be done, and what is asked."""
        return self.sight_of(self.seat).game

    @property
    def is_curtained(self) -> bool:
        """screen.pause — whether temple and dice are hidden: a pause must not be time to think."""
        return self.presenter.shown.is_paused and self.state.ending is None

    @property
    def is_alarm(self) -> bool:
        """Whether the frame is red."""
        return self.is_flashing or self.presenter.eyes.time.running is not None

    # Inputs

    def _scenery_of(self, player: PlayerId | None, scenery: State) -> State:
        """*scenery* as *player* may see it; in the base game everybody sees the same."""
        if player not in self._sights or not self._rules.has_expansions:
            return scenery
        seen = self._sights[player].state
        if seen.parts is scenery.parts and seen.pile is scenery.pile:
            return scenery
        return self._memo(_veiled, (scenery, seen.parts, seen.pile), player)

    def _around_inputs(self, eyes: TableEyes, mine: tuple[Mine, ...]) -> AroundInputs:
        at, input, scene, time = self.at, self.input, eyes.table.scene, eyes.time
        scenery = mine[0][1] if len(mine) == 1 else self._scenery_of(at.seat, scene.scenery)
        asked: tuple[Asked, ...] = ()
        if time.asked is not None:
            asked = tuple([Asked(viewer, self.sight_of(viewer).state) for viewer in at.seats or (None,)])
        return AroundInputs(
            at,
            scenery,
            scene,
            time,
            tuple([self._deciding(player, seen, eyes.table) for player, seen in mine]) if at.seats else (),
            scene.is_waiting and self.is_curtained,
            self.is_flashing or time.running is not None,
            input.page,
            input.new_card,
            self.presenter.story,
            self._rivals(self.table.rivals) if self.table is not None and self.table.rivals else (),
            tuple(input.menus) if input.menus else (),
            asked,
            eyes.table.state if self.stand is not None and not at.seats else None,
            self.stand,
            None if self.table is None else self._seated(self.table),
            gauge_seen(scenery, at.seats, eyes.elapsed) if self._rules.has_expansions else None,
        )

    def _rivals(self, rivals: tuple[Rival, ...]) -> tuple[RivalLine, ...]:
        now = self.table_now()
        return tuple([RivalLine(rival, rival.seconds_left(now)) for rival in rivals])

    def _deciding(self, player: PlayerId, scenery: State, table: TableInputs) -> Deciding:
        me = table.bearings[player]
        friends = table.offered if me.needs_offered else table.locked if me.needs_locked else ()
        return self._memo(
            deciding, DecidingInputs(self._rules, self._memo, scenery, me.hand, friends), player
        )

    def _seated(self, table: TableView) -> Seated:
        until = self._memo(counts_until, table)
        now = self.table_now() if until else until
        return Seated(table, self.place, now if now < until else None)

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
            eyes.table.scene.scenery,
            mine if at.seats else (),
            self.presenter.maps,
            time.sand,
            time.calls,
            self.camera,
            self.camera.pose,
            noticed,
            moment if inputs.is_curtained else NO_MOMENT,
            self._curtain(inputs.seated) if inputs.is_curtained else (),
            self._posed(eyes) if self.input.menus else (),
        )

    def _moment(self, eyes: TableEyes) -> ScreenMoment:
        """What everybody must see at the moment, if anything."""
        state, presenter = eyes.table.state, self.presenter
        if eyes.table.scene.is_waiting or not state.has_begun or state.ending is not None:
            shown = presenter.shown
            now = moment(state, shown.standing, shown.resumes_in, eyes.elapsed, self.at.words)
            if now is not None:
                return now
        inputs = presenter.story, self.narrator
        until, last = presenter.memo(last_moment, inputs, self.look.words.language)
        return last if eyes.elapsed <= until else NO_MOMENT

    def _curtain(self, seated: Seated | None) -> tuple[str, ...]:
        lines = pause_lines(seated, self.presenter.shown.resumes_in, self.at)
        return (self.at.words.say("banner-curtain"), *lines)

    def _posed(self, eyes: TableEyes) -> tuple[Posed, ...]:
        return tuple(
            [
                Posed(player, open, self._seen_while_asked(player, open, eyes), open.seconds_left(eyes.now))
                for player, open in sorted(self.input.menus.items())
            ]
        )

    def _seen_while_asked(self, player: PlayerId, open: OpenQuestion, eyes: TableEyes) -> State:
        """The game as *player* sees it for a question on the map, without other players' dice: their rolls
        don't redraw it."""
        if not open.is_on_map:
            return self.sight_of(player).state
        me = eyes.table.state.adventurers[player]
        return self._scenery_of(player, eyes.table.scene.scenery).with_adventurer(me)


def _veiled(inputs: tuple[State, dict[str, object], tuple[str, ...]]) -> State:
    scenery, parts, pile = inputs
    return replace(scenery, parts=parts, pile=pile)
