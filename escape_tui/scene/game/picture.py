"""The picture of a game: its pieces, the inputs of each, and their places."""

from typing import NamedTuple

from msgspec import Struct

from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.hub.port.messages.views import StandView
from escape_tui.scene.game.dice.divider import DividerInputs, divider
from escape_tui.scene.game.input.input_state import NewCard
from escape_tui.scene.game.map.camera import Camera, Pose
from escape_tui.scene.game.map.choosing.map_question import QUESTION_LINES, Posed, asked_on_map
from escape_tui.scene.game.map.map_pieces import MapInputs, map_pieces
from escape_tui.scene.game.map.temple_maps import Sand, TempleMaps
from escape_tui.scene.game.notices.banner import ScreenMoment
from escape_tui.scene.game.notices.notices import (
    Asked,
    NoticeInputs,
    TableNoticeInputs,
    asked_by_table,
    notices,
)
from escape_tui.scene.game.notices.overlays import OverlayInputs, overlays
from escape_tui.scene.game.notices.table_notices import Seated
from escape_tui.scene.game.regions import FrameInputs, frame
from escape_tui.scene.game.scenery import Deciding
from escape_tui.scene.game.side.race_panel import RivalLine
from escape_tui.scene.game.side.side_column import ColumnInputs, side_column, story_alone
from escape_tui.scene.game.side.story_panel import Told
from escape_tui.scene.game.status.hints import HintInputs, hints
from escape_tui.scene.game.status.status_line import StatusInputs, status
from escape_tui.scene.game.table_inputs import SceneInputs, TimeInputs
from escape_tui.scene.game.viewpoint import Viewpoint
from escape_tui.scene.modules.presentation import Gauge
from escape_tui.scene.stage.layout import Piece, Place
from tile_art.inks.canvas import Picture


class AroundInputs(Struct, frozen=True):
    """The inputs of everything but the map and the dice."""

    at: Viewpoint
    #: The game as seen from here, with all dice covered.
    scenery: State
    table: SceneInputs
    time: TimeInputs
    deciding: tuple[Deciding, ...]
    is_curtained: bool
    is_alarm: bool
    #: The open page beside the map, and the card that a player here has just drawn.
    page: str
    new: NewCard | None
    story: tuple[Told, ...]
    rivals: tuple[RivalLine, ...]
    #: The players with an open question.
    questioned: tuple[PlayerId, ...]
    #: What rules may ask.
    asked: tuple[Asked, ...]
    #: What spectators are told, and with whom they watch.
    watched: State | None
    stand: StandView | None
    seated: Seated | None
    gauge: Gauge | None


class Around(NamedTuple):
    """The pieces around map and dice, the place of the team among them, and the notices over the map."""

    frame: Piece
    pieces: tuple[Piece, ...]
    team: Place | None
    noticed: Picture


def around(inputs: AroundInputs) -> Around:
    """The frame, the lines on it, the column beside the map, and the notices."""
    at, scenery, is_alarm, memo = inputs.at, inputs.scenery, inputs.is_alarm, inputs.at.memo
    table, time = inputs.table, inputs.time
    column = memo(
        story_alone if inputs.is_curtained else side_column,
        ColumnInputs(
            at,
            scenery,
            inputs.deciding,
            table.bots,
            inputs.page,
            inputs.new,
            inputs.story,
            inputs.rivals,
        ),
    )
    people = scenery.adventurers
    here = tuple(map(people.__getitem__, at.shown))
    lines = (
        memo(divider, DividerInputs(at, here, is_alarm, inputs.questioned)),
        memo(
            status,
            StatusInputs(at, scenery, time.clock, table.watchers, table.is_waiting, is_alarm, time.running),
        ),
        memo(hints, HintInputs(at, is_alarm, people if at.is_duo else ())),
    )
    return Around(
        memo(frame, FrameInputs(at.regions, is_alarm, at.glyphs)),
        (*lines, *column.pieces),
        column.team,
        _noticed(inputs),
    )


def _noticed(inputs: AroundInputs) -> Picture:
    at, seated = inputs.at, inputs.seated
    if inputs.is_curtained:
        return () if seated is None else at.memo(asked_by_table, TableNoticeInputs(at, seated, False))
    drawn_from = NoticeInputs(
        at,
        inputs.scenery,
        inputs.time.running,
        inputs.asked,
        inputs.time.asked,
        inputs.watched,
        inputs.stand,
        seated,
        inputs.gauge,
    )
    return at.memo(notices, drawn_from)


class MiddleInputs(Struct, frozen=True):
    """The inputs of the map and of what is drawn over it."""

    at: Viewpoint
    #: The game as everybody may see it, and as each player whose dice are on the table sees it.
    open: State
    mine: tuple[tuple[PlayerId, State], ...]
    maps: TempleMaps
    sand: Sand
    calls: tuple[tuple[PlayerId, str], ...]
    camera: Camera
    #: How the player last moved the camera.
    pose: Pose
    noticed: Picture
    #: The text on the curtain of a paused table, and the lines below it.
    moment: ScreenMoment
    curtain: tuple[str, ...]
    posed: tuple[Posed, ...]


class Middle(NamedTuple):
    """The map, what is drawn over it, and the visible keys of answers."""

    map: tuple[Piece, ...]
    over: tuple[Piece, ...]
    hinted: frozenset[str] = frozenset()


def middle(inputs: MiddleInputs) -> Middle:
    """The map, and what is drawn over it."""
    at, noticed, posed = inputs.at, inputs.noticed, inputs.posed
    over = OverlayInputs(at, noticed, inputs.moment, inputs.curtain, posed)
    if inputs.curtain:
        return Middle((), at.memo(overlays, over))
    asked = asked_on_map(at.trays, posed) if posed else None
    drawn_from = MapInputs(
        at,
        inputs.maps.of(inputs.open, inputs.sand, inputs.calls, at.narrator, at.muted),
        inputs.mine,
        len(noticed) + (0 if asked is None else QUESTION_LINES),
        asked,
        inputs.camera,
        inputs.pose,
    )
    drawn = at.memo(map_pieces, drawn_from)
    return Middle(drawn.pieces, (*drawn.edges, *at.memo(overlays, over)), drawn.hinted)
