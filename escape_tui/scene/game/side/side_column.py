"""The side column: what to do, who is where, what the expansions show, and the story so far."""

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

#: The story has at least its heading and three lines.
FEWEST_STORY_ROWS = 4


class ColumnInputs(Struct, frozen=True):
    at: Viewpoint
    #: The game as it is seen from here, with all dice covered.
    scenery: State
    #: For each of those whose dice are on the table, what decides what they can do.
    deciding: tuple[Deciding, ...]
    bots: frozenset[PlayerId]
    #: What is shown in the column's lower part instead of the usual, if anything was asked for.
    page: str
    new: NewCard | None
    story: tuple[Told, ...]
    rivals: tuple[RivalLine, ...] = ()


class Column(NamedTuple):
    """What stands beside the map, in pieces, and where among it the *team* is."""

    pieces: tuple[Piece, ...] = ()
    team: Place | None = None


def side_column(inputs: ColumnInputs) -> Column:
    """The column beside the map, and the far one where there is one."""
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
    """What can be done, and below it the page that was asked for."""
    at, room = inputs.at, place.height - sum(map(len, near))
    page = at.memo(_PAGES[inputs.page], CardsInputs(at, inputs.scenery, place.width, room))
    stacked = _stacked([page, *near] if at.regions.is_upright else [*near, page], place)
    shown, listed = (stacked[:1], stacked[1:]) if at.regions.is_upright else (stacked[-1:], stacked[:-1])
    return Column((*_clickable(lists, listed), *shown))


_PAGES = {"cards": all_cards, "legend": legend_page}


def _clickable(lists: list[ActionList], pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """*pieces*, of which the first are *lists* of what can be done, with a target on each of their lines."""
    listed = [
        piece._replace(targets=each.targets(piece.place, tray))
        for tray, (each, piece) in enumerate(zip(lists, pieces, strict=False))
    ]
    return *listed, *pieces[len(listed) :]


def _upright(inputs: ColumnInputs, lists: list[ActionList], near: list[Picture], room: int) -> Column:
    """The column with *room* for more between map and dice: what one can do is last, above the dice."""
    place, (*actions, team_lines) = inputs.at.regions.side, near
    shown = _panels(inputs, place.width, max(0, room - FEWEST_STORY_ROWS))
    told = _story(inputs, place.width, room - len(shown))
    above = _stacked([team_lines, told, shown, *actions], place)
    others, listed = above[: -len(lists) or None], above[len(above) - len(lists) :]
    return Column((*others, *_clickable(lists, listed)), above[0].place)


def _two_columns(inputs: ColumnInputs, near: list[Picture], room: int, far: Place) -> tuple[Piece, ...]:
    """The column with *room* for more, and the far one, where cards have their place."""
    at, place = inputs.at, inputs.at.regions.side
    beyond = []
    if at.regions.width >= WIDE:
        chamber = inputs.scenery.adventurers[at.seat].chamber
        here = HereInputs(chamber, inputs.scenery.temple, at.narrator, at.glyphs, far.width)
        beyond.append(at.memo(here_panel, here))
    left = max(0, far.height - sum(map(len, beyond)))
    shown = _panels(inputs, far.width, left)
    # Those who only watch are shown no cards: the far column is for the story then.
    column, width, height = (near, place.width, room) if shown else (beyond, far.width, left)
    if shown:
        beyond.append(shown)
    column.append(_story(inputs, width, height))
    return *_stacked(near, place), *_stacked(beyond, far)


def _stacked(pictures: list[Picture], place: Place) -> tuple[Piece, ...]:
    """*pictures* under one another in *place*, as far as there is room."""
    pieces, (x, y, width, room) = [], place
    for picture in pictures:
        height = min(len(picture), room)
        pieces.append(Piece(picture, Place(x, y, width, height)))
        y, room = y + height, room - height
    return tuple(pieces)


def story_alone(inputs: ColumnInputs) -> Column:
    """The column while the table is paused: nothing but what has been told."""
    place = inputs.at.regions.side
    return Column((Piece(_story(inputs, place.width, place.height), place),))


def _panels(inputs: ColumnInputs, width: int, most: int) -> Picture:
    """What the expansions in play show in at most *most* lines."""
    if not inputs.at.has_panels or most < 2:
        return ()
    return inputs.at.memo(panels, PanelInputs(inputs.at, inputs.scenery, inputs.new, width, most))


def _story(inputs: ColumnInputs, width: int, height: int) -> Picture:
    """What has happened last, drawn once for all who hear the same."""
    at = inputs.at
    for_whom = (at.muted, at.glyphs, width, height)
    drawn_from = StoryInputs(inputs.story, at.narrator, at.rules.catalogue, *for_whom)
    return at.shared(story_panel, drawn_from, (at.words.language, *for_whom))
