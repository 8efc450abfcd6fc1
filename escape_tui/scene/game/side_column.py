"""The side column: what to do, who is where, what the expansions show, and the story so far."""

from collections.abc import Hashable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING

from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Adventurer
from escape_tui.engine.temple import ChamberId, Temple
from escape_tui.modules.queenies.maya import MayaCalendar
from escape_tui.scene.game.actions import Doable, action_line, doable
from escape_tui.scene.game.calendar_panel import next_slam
from escape_tui.scene.game.facts import about
from escape_tui.scene.game.here_panel import here_panel
from escape_tui.scene.game.map_plan import letter_of
from escape_tui.scene.game.muting import is_voice_of
from escape_tui.scene.game.panels import can_show, panels
from escape_tui.scene.game.presenter import Told
from escape_tui.scene.game.regions import WIDE
from escape_tui.scene.game.sight import chips
from escape_tui.scene.game.status_line import story_clock
from escape_tui.scene.game.team import Friend, dice, friend_in_short, where
from escape_tui.scene.stage.layout import Piece, Place
from escape_tui.scene.words.prose import dressed, fitted, heading, wrapped
from tile_art.canvas import Picture, Row, row
from tile_art.ink import Ink

if TYPE_CHECKING:
    from escape_tui.scene.game.view import View

#: More lists of what can be done are not kept for one player.
MOST_LISTS = 64


#: What each part of the column is drawn from.
_ACTIONS = about("seat", "hands", "help", "temple", "parts", "depot", "course", "choices")
_TEAM = about("seat", "others", "places", "temple", "marks", "calls", "bots")
_HERE = about("seat", "places", "temple")
_PANELS = about("seat", "places", "temple", "parts", "deadlines", "page")
_STORY = about("story")
SIDE_COLUMN = _ACTIONS | _TEAM | _HERE | _PANELS | _STORY


def side_column(view: "View") -> Iterator[Piece]:
    """The column beside the map, and the far one where there is one."""
    place, far = view.regions.side, view.regions.far
    if not place.width:
        return
    column = _Column(place)
    # Whoever only watches is told of nothing to do.
    for player in view.trays if view.seats else ():
        yield column.add(
            view.kept(("actions", player), _ACTIONS, partial(_actions, view, player, place.width))
        )
    yield column.add(view.kept("team", _TEAM, lambda: tuple(_team(view, place.width))))
    left = column.room
    if far is None:
        # A story of one line tells nothing: where there is so little room the panels have it all.
        yield column.add(_panels(view, place.width, left if left < 6 else left - min(4, left // 3)))
        yield column.add(_story(view, place.width, column.room))
        return
    beyond = _Column(far)
    if view.width >= WIDE:
        yield beyond.add(view.kept("here", _HERE, lambda: here_panel(view, far.width)))
    shown = _panels(view, far.width, beyond.room)
    # Who only watches is shown no cards: the far column is for the story then.
    if shown:
        yield column.add(_story(view, place.width, column.room))
    yield beyond.add(shown or _story(view, far.width, beyond.room))


def story_alone(view: "View") -> Iterator[Piece]:
    """The column while the table is paused: nothing but what has been told."""
    place = view.regions.side
    yield Piece(_story(view, place.width, place.height), place)


class _Column:
    """Pictures put under one another in *place*, as far as there is room."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self.room = place.height

    def add(self, picture: Picture) -> Piece:
        x, y, width, height = self._place
        piece = Piece(picture, Place(x, y + height - self.room, width, min(len(picture), self.room)))
        self.room -= piece.place.height
        return piece


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
    lists = _lists(view, player, laid)
    if hand not in lists:
        found = doable(sight.game, player, most) if me.is_inside and state.has_begun else ()
        name = view.narrator.name(player) if view.is_duo else view.look.words.say("panel-actions")
        lines = [_action_line(view, each, width) for each in found]
        drawn = (heading(name, width), *fitted(lines, width, most))
        lists[hand] = dressed(drawn, view.look.glyphs)
    return lists[hand]


def _lists(view: "View", player: PlayerId, laid: tuple[object, ...]) -> dict[Hashable, Picture]:
    """The lists of *player* by what they had in their hand, until what is *laid* out changes: many hands come
    again."""
    drawn_for, lists = view.action_lists.get(player, (None, {}))
    if drawn_for != laid or len(lists) > MOST_LISTS:
        lists = {}
        view.action_lists[player] = laid, lists
    return lists


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


def _team(view: "View", width: int) -> Iterator[Row]:
    """Each friend in two lines, below a title; everybody in as few lines as a small terminal has."""
    facts = view.facts
    others, calls = facts.seats.others, dict(facts.time.calls)
    here = facts.table.people[view.seat].chamber if view.seats else None
    if view.is_small:
        everybody = tuple([_friend(view, who, _known_of(view, who, calls)) for who in others])
        yield from _friends_in_short(view, everybody, here, width)
    elif others:
        yield from view.piece("team", width, lambda: (heading(view.look.words.say("panel-team"), width),))
        for who in others:
            known = _known_of(view, who, calls)
            drawn_from = (who, known, here, facts.table.temple, width)
            yield from view.piece(
                ("friend", who.player), drawn_from, partial(_friends_lines, view, *drawn_from)
            )


def _known_of(view: "View", who: Adventurer, calls: Mapping[PlayerId, str]) -> tuple[bool, str, int, bool]:
    """Whether a bot plays for *who*, what they call, how many curses they have, and whether they agree."""
    table, player = view.facts.table, who.player
    return player in table.bots, "" if player in view.muted else calls.get(player, ""), *table.marks[player]


def _friend(view: "View", who: Adventurer, known: tuple[bool, str, int, bool]) -> Friend:
    name, letter = view.presenter.shown.state.setup.seats[who.player].name, letter_of(who)
    return Friend(who, name, letter, *known)


def _friends_in_short(
    view: "View", others: tuple[Friend, ...], here: ChamberId | None, width: int
) -> Picture:
    """Everybody in as few lines as a small terminal has."""
    temple = view.state.temple

    def draw() -> Picture:
        short = (friend_in_short(each, here, temple, view.narrator) for each in others)
        return tuple(chips(short, width))

    return view.shared_piece(("friends in short", here, width), (others, temple), draw) if others else ()


def _friends_lines(
    view: "View",
    who: Adventurer,
    known: tuple[bool, str, int, bool],
    here: ChamberId | None,
    temple: Temple,
    width: int,
) -> Picture:
    """Two lines: who and where, as seen from *here*, then their dice, which change most and which all see."""
    each, narrator = _friend(view, who, known), view.narrator
    stands = (who.chamber, who.colour, who.is_away, each.is_bot, each.name, temple)
    lies = (who.dice, each.curses, each.agrees, each.call)
    return (
        *view.shared_piece(
            ("where", who.player, here, width), stands, lambda: (where(each, here, temple, narrator, width),)
        ),
        *view.shared_piece(("dice", who.player, width), lies, lambda: (dice(each, narrator, width),)),
    )


def _panels(view: "View", width: int, most: int) -> Picture:
    return view.kept("panels", _PANELS, lambda: _page(view, width, most), (width, most))


def _page(view: "View", width: int, most: int) -> Picture:
    """What the expansions in play show; page by page where that is too much for *most* lines."""
    state = view.state
    if not can_show(state) or most < 1:
        return ()
    game, viewer = view.game, view.seat if view.seats else None
    slam = next_slam(state) if state.has_part(MayaCalendar) else None
    pages = view.piece(
        "panels",
        (state.parts, state.temple, slam, viewer, width, most),
        lambda: panels(game, viewer, view.narrator, width, most),
    )
    if len(pages) <= most:
        return pages
    page = view.facts.time.page % (len(pages) // most)
    return pages[page * most : (page + 1) * most]


def _story(view: "View", width: int, height: int) -> Picture:
    return view.kept("story", _STORY, lambda: _last_told(view, width, height), (width, height))


def _last_told(view: "View", width: int, height: int) -> Picture:
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
