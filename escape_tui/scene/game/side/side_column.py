"""The side column: what to do, who is where, what the expansions show, and the story so far."""

from collections.abc import Hashable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from escape_tui.engine.setup import PlayerId
from escape_tui.rules.countdown import DoorSlams
from escape_tui.scene.game.facts import about
from escape_tui.scene.game.input.muting import is_voice_of
from escape_tui.scene.game.pacing.presenter import Told
from escape_tui.scene.game.regions import WIDE
from escape_tui.scene.game.side.actions import Doable, Ways, action_line, doable
from escape_tui.scene.game.side.here_panel import here_panel
from escape_tui.scene.game.side.panels import can_show, panels
from escape_tui.scene.game.side.team_panel import TEAM, TEAM_IN_SHORT, team
from escape_tui.scene.game.status.status_line import story_clock
from escape_tui.scene.stage.layout import Piece, Place
from escape_tui.scene.words.prose import dressed, fitted, heading, wrapped
from tile_art.inks.canvas import Picture, Row, row
from tile_art.inks.ink import Ink

if TYPE_CHECKING:
    from escape_tui.scene.game.view import View

#: More lists of what can be done are not kept for one player.
MOST_LISTS = 64


#: What each part of the column is drawn from.
_ACTIONS = about("seat", "hands", "help", "temple", "parts", "depot", "course", "choices")
_HERE = about("seat", "places", "temple")
_PANELS = about("seat", "places", "temple", "parts", "deadlines", "page")
_STORY = about("story")
SIDE_COLUMN = _ACTIONS | TEAM | _HERE | _PANELS | _STORY


class Known(NamedTuple):
    """What a player can do by what is in their hand, and what ways cost, while so much is *laid* out."""

    laid: tuple[object, ...]
    lists: dict[Hashable, Picture]
    ways: Ways


class Column(NamedTuple):
    """What stands beside the map, in pieces, and where among it the *team* is."""

    pieces: tuple[Piece, ...] = ()
    team: Place | None = None


def side_column(view: "View") -> Column:
    """The column beside the map, and the far one where there is one."""
    place, far = view.regions.side, view.regions.far
    width = place.width
    if not width:
        return Column()
    # Whoever only watches is told of nothing to do.
    near = [
        view.kept(("actions", player), _ACTIONS, partial(_actions, view, player, width))
        for player in (view.trays if view.seats else ())
    ]
    above = len(near)
    near.append(view.kept("team", TEAM_IN_SHORT if view.is_small else TEAM, partial(team, view, width)))
    room = max(0, place.height - sum(map(len, near)))
    if far is not None:
        pieces = _two_columns(view, near, room, place, far)
        return Column(pieces, pieces[above].place)
    # A story of one line tells nothing: where there is so little room the panels have it all.
    most = room if room < 6 else room - min(4, room // 3)
    near.append(view.kept("panels", _PANELS, partial(_panels, view, width, most), (width, most)))
    room = max(0, room - len(near[-1]))
    near.append(view.kept("story", _STORY, partial(_story, view, width, room), (width, room)))
    pieces = _stacked(near, place)
    return Column(pieces, pieces[above].place)


def _two_columns(view: "View", near: list[Picture], room: int, place: Place, far: Place) -> tuple[Piece, ...]:
    """The column with *room* for more, and the far one, where cards have their place."""
    beyond = []
    if view.width >= WIDE:
        beyond.append(view.kept("here", _HERE, lambda: here_panel(view, far.width)))
    left = max(0, far.height - sum(map(len, beyond)))
    shown = view.kept("panels", _PANELS, lambda: _panels(view, far.width, left), (far.width, left))
    # Who only watches is shown no cards: the far column is for the story then.
    column, width, height = (near, place.width, room) if shown else (beyond, far.width, left)
    if shown:
        beyond.append(shown)
    column.append(view.kept("story", _STORY, lambda: _story(view, width, height), (width, height)))
    return *_stacked(near, place), *_stacked(beyond, far)


def _stacked(pictures: list[Picture], place: Place) -> tuple[Piece, ...]:
    """*pictures* under one another in *place*, as far as there is room."""
    pieces, (x, y, width, room) = [], place
    for picture in pictures:
        height = min(len(picture), room)
        pieces.append(Piece(picture, Place(x, y, width, height)))
        y, room = y + height, room - height
    return tuple(pieces)


def story_alone(view: "View") -> Column:
    """The column while the table is paused: nothing but what has been told."""
    place = view.regions.side
    return Column((Piece(_story(view, place.width, place.height), place),))


def _most_actions(view: "View") -> int:
    if view.is_small:
        return 5
    most = 6 if view.height < 30 else 9 if view.height < 50 else 12
    return most - 2 if view.is_duo else most


def _actions(view: "View", player: PlayerId, width: int) -> Picture:
    """What *player* can do now; found anew only when something it depends on has changed."""
    sight, most = view.sight_of(player), _most_actions(view)
    state = sight.state
    me = state.adventurers[player]
    seats = view.facts.seats
    at = seats.mine.index(me)
    hand = (seats.hands[at], seats.help[at], state.depot)
    laid = (state.temple, state.parts, state.choices, view.facts.table.course, width, most)
    known = _known(view, player, laid)
    lists = known.lists
    if hand not in lists:
        found = _doable(view, known, player, most) if me.is_inside and state.has_begun else ()
        name = view.narrator.name(player) if view.is_duo else view.look.words.say("panel-actions")
        lines = [_action_line(view, each, width) for each in found]
        drawn = (heading(name, width), *fitted(lines, width, most))
        lists[hand] = dressed(drawn, view.look.glyphs)
    return lists[hand]


def _known(view: "View", player: PlayerId, laid: tuple[object, ...]) -> Known:
    """What is known of the lists of *player* until what is *laid* out changes: many hands come again."""
    known = view.action_lists.get(player)
    if known is None or known.laid != laid or len(known.lists) > MOST_LISTS:
        known = view.action_lists[player] = Known(laid, {}, Ways())
    return known


def _doable(view: "View", known: Known, player: PlayerId, most: int) -> tuple[Doable, ...]:
    game = view.sight_of(player).game
    return doable(game, player, most) if view.has_modules else known.ways.doable(game, player, most)


def _action_line(view: "View", each: Doable, width: int) -> Row:
    """Lines come again and again while one rolls in one chamber: they are kept until he moves on."""
    player = each.command.player
    place = (view.state.adventurers[player].chamber, view.state.temple, width)
    kept_for, lines = view.action_lines.get(player, (None, {}))
    if kept_for != place:
        lines = {}
        view.action_lines[player] = place, lines
    # With expansions, what is done with certain dice is called by what they show.
    called = (each, view.narrator.label(each.command, view.state) if view.state.setup.modules else "")
    if called not in lines:
        lines[called] = action_line(
            each, view.state, view.narrator, lambda action: view.cap(action, player), width
        )
    return lines[called]


def _panels(view: "View", width: int, most: int) -> Picture:
    """What the expansions in play show; page by page where that is too much for *most* lines."""
    state = view.state
    if not can_show(state) or most < 1:
        return ()
    game, viewer = view.game, view.seat if view.seats else None
    slams = (state.due(DoorSlams(1)), state.due(DoorSlams(2)))
    pages = view.piece(
        "panels",
        (state.parts, state.temple, view.facts.table.places, slams, viewer, width, most),
        lambda: panels(game, viewer, view.narrator, width, most),
    )
    if len(pages) <= most:
        return pages
    page = view.facts.time.page % (len(pages) // most)
    return pages[page * most : (page + 1) * most]


def _story(view: "View", width: int, height: int) -> Picture:
    """What has happened last, the newest line below."""
    story = view.presenter.story
    if height < 2:
        return ()

    def draw() -> Picture:
        lines: list[Row] = []
        for told in reversed(story):
            if is_voice_of(told.event, view.muted):
                continue
            more = _told(view, told, width)
            if lines and len(more) + len(lines) >= height:
                break
            lines = [*more, *lines]
        return fitted((heading(view.look.words.say("panel-story"), width), *lines), width, height)

    return view.shared_piece(("story", width, height, view.muted), view.facts.screen.story, draw)


def _told(view: "View", told: Told, width: int) -> Picture:
    """A sentence of the story with what the clock showed; nothing for what is not worth one."""
    key = (view.look.words.language, width)
    if key not in told.lines:
        sentence = view.narrator.told(told.event, told.state)
        clock = story_clock(told.at, told.state.setup, view.presenter.shown.game.catalogue)
        told.lines[key] = tuple(_dated(sentence, clock, width)) if sentence else ()
    return told.lines[key]


def _dated(sentence: str, clock: str, width: int) -> list[Row]:
    margin = len(clock) + 1 if clock else 0
    first, *others = wrapped(sentence, width - margin, Ink.PLAIN, most=3)
    return [row(clock.ljust(margin), Ink.FAINT) + first, *(row(" " * margin) + line for line in others)]
