"""The side column: actions, team, expansions, and the story so far."""

from typing import NamedTuple

from msgspec import Struct

from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.scene.game.input.input_state import NewCard
from escape_tui.scene.game.regions import WIDE
from escape_tui.scene.game.scenery import Deciding
from escape_tui.scene.game.side.action_list import ActionList, ActionLists, LaidOut
from escape_tui.scene.game.side.here_panel import HereInputs, here_panel
from escape_tui.scene.game.side.legend import legend_page
from escape_tui.scene.game.side.panels import CardsInputs, PanelInputs, all_cards, panels
from escape_tui.scene.game.side.race_panel import RaceInputs, RivalLine, race_panel
from escape_tui.scene.game.side.story_panel import StoryInputs, Told, story_panel
from escape_tui.scene.game.side.team_panel import TeamInputs, team
from escape_tui.scene.game.viewpoint import Viewpoint
from escape_tui.scene.stage.layout import Piece, Place
from tile_art.inks.canvas import Picture

#: The story has at least a heading and three lines.
FEWEST_STORY_ROWS = 4


class ColumnInputs(Struct, frozen=True):
    at: Viewpoint
    #: The game as it is seen from here, with all dice covered.
    scenery: State
    #: What decides the actions of each player whose dice are on the table.
    deciding: tuple[Deciding, ...]
    bots: frozenset[PlayerId]
    #: The page that replaces the lower part of the column, if one was opened.
    page: str
    new: NewCard | None
    story: tuple[Told, ...]
    rivals: tuple[RivalLine, ...] = ()


class Column(NamedTuple):
    """The pieces beside the map, and the place of the *team* among them."""

    pieces: tuple[Piece, ...] = ()
    team: Place | None = None


def side_column(inputs: ColumnInputs) -> Column:
    """The column beside the map, and the second one in wide terminals."""
    at, place, far = inputs.at, inputs.at.regions.side, inputs.at.regions.far
    if not place.width:
        return Column()
    memo = at.memo
    lists = [
        memo(ActionLists, LaidOut(at, each.me.player, each.laid), each.me.player).drawn(each)
        for each in inputs.deciding
    ]
    near = [each.picture for each in lists]
    above = len(near)
    friends = memo(team, TeamInputs(at, inputs.scenery, inputs.bots))
    below = max(0, place.height - sum(map(len, near)) - len(friends))
    near.append((*friends, *memo(race_panel, RaceInputs(at, inputs.rivals, below))))
    room = max(0, place.height - sum(map(len, near)))
    if inputs.page:
        return _with_page(inputs, lists, near[:above], place)
    if at.regions.is_upright:
        return _upright(inputs, lists, near, room)
    if far is not None:
        pieces = _two_columns(inputs, near, room, far)
        return Column(_clickable(lists, pieces), pieces[above].place)
    near.append(_panels(inputs, place.width, max(0, room - FEWEST_STORY_ROWS)))
    room = max(0, room - len(near[-1]))
    near.append(_story(inputs, place.width, room))
    pieces = _stacked(near, place)
    return Column(_clickable(lists, pieces), pieces[above].place)


def _with_page(inputs: ColumnInputs, lists: list[ActionList], near: list[Picture], place: Place) -> Column:
    """The actions, and the open page below them."""
    at, room = inputs.at, place.height - sum(map(len, near))
    page = at.memo(_PAGES[inputs.page], CardsInputs(at, inputs.scenery, place.width, room))
    stacked = _stacked([page, *near] if at.regions.is_upright else [*near, page], place)
    shown, listed = (stacked[:1], stacked[1:]) if at.regions.is_upright else (stacked[-1:], stacked[:-1])
    return Column((*_clickable(lists, listed), *shown))


_PAGES = {"cards": all_cards, "legend": legend_page}


def _clickable(lists: list[ActionList], pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """*pieces* with click targets; the first ones are action *lists*, with a target on each line."""
    listed = [
        piece._replace(targets=each.targets(piece.place, tray))
        for tray, (each, piece) in enumerate(zip(lists, pieces, strict=False))
    ]
    return *listed, *pieces[len(listed) :]


def _upright(inputs: ColumnInputs, lists: list[ActionList], near: list[Picture], room: int) -> Column:
    """The column between map and dice of an upright terminal; the actions are last, close to the dice."""
    place, (*actions, team_lines) = inputs.at.regions.side, near
    shown = _panels(inputs, place.width, max(0, room - FEWEST_STORY_ROWS))
    told = _story(inputs, place.width, room - len(shown))
    above = _stacked([team_lines, told, shown, *actions], place)
    others, listed = above[: -len(lists) or None], above[len(above) - len(lists) :]
    return Column((*others, *_clickable(lists, listed)), above[0].place)


def _two_columns(inputs: ColumnInputs, near: list[Picture], room: int, far: Place) -> tuple[Piece, ...]:
    """The column beside the map, and the second one with the cards."""
    at, place = inputs.at, inputs.at.regions.side
    beyond = []
    if at.regions.width >= WIDE:
        chamber = inputs.scenery.adventurers[at.seat].chamber
        here = HereInputs(chamber, inputs.scenery.temple, at.narrator, at.glyphs, far.width)
        beyond.append(at.memo(here_panel, here))
    left = max(0, far.height - sum(map(len, beyond)))
    shown = _panels(inputs, far.width, left)
    # Spectators have no cards: their second column shows the story.
    column, width, height = (near, place.width, room) if shown else (beyond, far.width, left)
    if shown:
        beyond.append(shown)
    column.append(_story(inputs, width, height))
    return *_stacked(near, place), *_stacked(beyond, far)


def _stacked(pictures: list[Picture], place: Place) -> tuple[Piece, ...]:
    """*pictures* one below another in *place*, as many as fit."""
    pieces, (x, y, width, room) = [], place
    for picture in pictures:
        height = min(len(picture), room)
        pieces.append(Piece(picture, Place(x, y, width, height)))
        y, room = y + height, room - height
    return tuple(pieces)


def story_alone(inputs: ColumnInputs) -> Column:
    """The column of a paused table: only the story."""
    place = inputs.at.regions.side
    return Column((Piece(_story(inputs, place.width, place.height), place),))


def _panels(inputs: ColumnInputs, width: int, most: int) -> Picture:
    """The panels of the expansions in play, in at most *most* lines."""
    if not inputs.at.has_panels or most < 2:
        return ()
    return inputs.at.memo(panels, PanelInputs(inputs.at, inputs.scenery, inputs.new, width, most))


def _story(inputs: ColumnInputs, width: int, height: int) -> Picture:
    """The latest events, drawn once for everybody who reads them alike."""
    at = inputs.at
    for_whom = (at.muted, at.glyphs, width, height)
    drawn_from = StoryInputs(inputs.story, at.narrator, at.rules.catalogue, *for_whom)
    return at.shared(story_panel, drawn_from, (at.words.language, *for_whom))
