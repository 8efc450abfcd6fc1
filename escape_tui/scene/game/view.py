"""The view: one terminal's picture of a game, in pieces that are drawn from separate inputs."""

from typing import NamedTuple

from escape_tui.engine.state import Adventurer, Millis
from escape_tui.hub.watching.replica import Replica
from escape_tui.scene.game.dice.trays import trays
from escape_tui.scene.game.end.end_words import left_of
from escape_tui.scene.game.end.finale import LAST_STEP, STEP_MS, FinaleInputs, finale
from escape_tui.scene.game.map.map_pieces import size_of
from escape_tui.scene.game.map.map_plan import Plan
from escape_tui.scene.game.pacing.presenter import Presenter
from escape_tui.scene.game.picture import Around, AroundInputs, around, middle
from escape_tui.scene.game.regions import too_small
from escape_tui.scene.game.side.team_panel import DiceInputs, OverTeamInputs, dice_of_friends
from escape_tui.scene.game.table_inputs import TableEyes
from escape_tui.scene.game.view_inputs import ViewInputs
from escape_tui.scene.game.viewpoint import Appearance
from escape_tui.scene.stage.layout import Layout, Piece, Place
from escape_tui.scene.stage.moves import Cell as Cursor
from escape_tui.scene.stage.stage import Shared
from escape_tui.scene.words.prose import dressed, fitted
from tile_art.chambers.size import Size
from tile_art.inks.canvas import Picture


class Shown(NamedTuple):
    """The pieces around map and dice, and their inputs."""

    inputs: AroundInputs
    dice: DiceInputs
    around: Around
    pieces: tuple[Piece, ...]


class View(ViewInputs):
    """Draws for one terminal."""

    def __init__(
        self,
        presenter: Presenter,
        look: Appearance,
        sights: tuple[Replica, ...] = (),
        *,
        is_duo: bool = False,
    ) -> None:
        #: How this picture was written for others who see the same.
        self.shared = Shared()
        #: The shared view of everybody who sees the same, and the key by which it was found.
        self.like: tuple[object, View | None] = None, None
        #: When this view last looked, and for which step of the table.
        self.looked_at: Millis = 0
        self._step: int | None = None
        #: The pieces of the last picture, and its parts.
        self.drawn: tuple[Piece, ...] = ()
        self.tray: tuple[Piece, ...] = ()
        self.over: tuple[Piece, ...] = ()
        #: The keys of answers on the map in the last picture.
        self.hinted: frozenset[str] = frozenset()
        self._around: Shown | None = None
        #: Whether a brief picture left out something new.
        self.is_behind = True
        #: The tray in which the focus was last found.
        self.said: tuple[tuple[Piece, ...], Cursor | None] = ((), None)
        #: The game's clock when the totem's marker was last drawn, and when it last reached the terminal.
        self.marker_drawn_at: Millis | None = None
        self.marker_seen_at: Millis | None = None
        super().__init__(presenter, look, sights, is_duo=is_duo)

    def _settle(self) -> None:
        super()._settle()
        self._layout = Layout(self.width, self.height)

    @property
    def size(self) -> Size:
        """The size of the map."""
        return size_of(self.at, self.state.temple, self.camera)

    @property
    def plan(self) -> Plan:
        """The chambers of the map."""
        eyes = self.presenter.eyes
        eyes.look()
        time, maps = eyes.time, self.presenter.maps
        return maps.of(eyes.table.scene.scenery, time.sand, time.calls, self.narrator, self.muted).plan

    def frame(self, *, is_brief: bool = False) -> Picture:
        """The current picture; a brief one changes only the map and the dice."""
        return self._layout.frame(self.pieces(is_brief=is_brief))

    def see_through(self, other: "View") -> None:
        """*other* has shown the latest inputs here, too: the pieces of this view are outdated."""
        self._around, self.is_behind = None, False
        self.looked_at = other.looked_at
        self.is_tumbling, self.has_marker = other.is_tumbling, other.has_marker
        self.is_counting, self.is_cooling = other.is_counting, other.is_cooling

    def pieces_of_step(self, seen_at: Millis) -> tuple[Piece, ...]:
        """As `pieces`, for a step of the table: everybody who is shown the step sees the same, and nobody
        sees anything older than what they saw at *seen_at*."""
        step = self.presenter.frames.shown_step
        if step is None or step != self._step or self.looked_at < seen_at:
            self.pieces()
            self._step = step
        return self.drawn

    def pieces(self, *, is_brief: bool = False) -> tuple[Piece, ...]:
        """The pieces of `frame`, each drawn over those before it: the same objects as before if nothing
        has changed."""
        if not self.is_large_enough:
            return (Piece(self._too_small(), Place(0, 0, self.width, self.height)),)
        at, memo, eyes = self.at, self._memo, self.presenter.eyes
        eyes.look()
        self.looked_at = eyes.now
        state, scene = eyes.table.state, eyes.table.scene
        if state.ending is not None and (ended := self.presenter.finale_at) is not None:
            return self._finale(ended, eyes)
        people = state.adventurers
        friends = tuple(map(people.__getitem__, at.friends))
        mine = tuple([(player, self._scenery_of(player, scene.scenery)) for player in at.trays])
        dice = DiceInputs(at, friends, scene.marks, eyes.time.calls, at.here(scene.scenery))
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
        """The finale after the game: only its latest picture, which may be still."""
        step = min(LAST_STEP, at // STEP_MS) if self.look.is_moving else LAST_STEP
        map = self.presenter.maps.of(eyes.table.scene.scenery, eyes.time.sand, (), self.narrator)
        state = eyes.table.state
        assert state.ending is not None
        inputs = FinaleInputs(
            state,
            state.ending,
            map,
            self.narrator,
            self.look.glyphs,
            eyes.table.scene.bots,
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
        """Pieces that other kinds of views draw over all this."""
        return ()

    def _note_what_moves(self, people: tuple[Adventurer, ...], inputs: AroundInputs) -> None:
        self.is_tumbling = self.look.is_moving and True in [people[who].is_tumbling for who in self.at.shown]
        self.has_marker, self.is_cooling = inputs.gauge is not None, False
        is_resuming = self.presenter.shown.standing.resumes_at is not None
        self.is_counting = is_resuming or (inputs.seated is not None and inputs.seated.now is not None)

    def _shown(self, inputs: AroundInputs, dice: DiceInputs, is_brief: bool) -> Shown:
        """Everything but the map and the dice; unchanged if the picture *is_brief*."""
        old = self._around
        # After a change of viewpoint, or behind the curtain, nothing of the old picture may remain.
        if is_brief and old is not None:
            was = old.inputs
            if was.at is inputs.at and was.is_curtained is inputs.is_curtained:
                self.is_behind = was != inputs or old.dice != dice
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
        lines = too_small(self.width, self.height, self.look.words)
        return dressed(fitted(lines, self.width, self.height), self.look.glyphs)
