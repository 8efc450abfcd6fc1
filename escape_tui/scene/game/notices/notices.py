"""Notices: what a rule asks of a player now, with its key and its sand, over the lower edge of the map."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from escape_tui.engine.icon import Cost
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, State
from escape_tui.engine.temple import EXIT
from escape_tui.hub.lobby.sanitize import harmless
from escape_tui.rules.fate import Fate
from escape_tui.rules.leaving import EscapeCost
from escape_tui.scene.game.notices.banner import Countdown, WayHome, way_to, written_way
from escape_tui.scene.game.notices.caption import caption
from escape_tui.scene.game.notices.gauge import gauge_line
from escape_tui.scene.game.notices.notice import Notice
from escape_tui.scene.game.notices.table_notices import table_notices
from escape_tui.scene.game.viewer_sight import Sight
from escape_tui.scene.modules.box import PRESENTATIONS, in_play
from escape_tui.scene.modules.presentation import Presentation
from escape_tui.scene.words.prose import apart, broken, clipped, keycap, price, wrapped
from tile_art.inks.canvas import Picture, Row, row
from tile_art.inks.ink import Ink
from tile_art.letters import in_cells

if TYPE_CHECKING:
    from escape_tui.scene.game.view import View

#: More lines of the map than this are never covered; the last one says how many notices there is no room for.
MOST_NOTICES = 5

#: How often the sand of a notice is looked at: its seconds do not change when the clock's do.
SAND_MS: Millis = 250

#: The names of the parts that may ask something whenever they are in play.
_ASKING = frozenset(each.part.__name__ for each in PRESENTATIONS if each.notices and each.part is not Fate)


def notices(view: "View", running: Countdown | None) -> Picture:
    """What is asked of those who sit here, the most pressing first; below it the gauge and the way out."""
    width = view.regions.map.width
    asked = _asked(view, width)
    lines = (
        *asked,
        *told_to_watchers(view, width),
        *asked_by_table(view, width, is_next=bool(asked)),
        *gauge_line(view, width),
        *_way_out(view, running, width),
    )
    return lines[:MOST_NOTICES] if len(lines) <= MOST_NOTICES else _shortened(view, lines, width)


def told_to_watchers(view: "View", width: int) -> Picture:
    """What goes on, for those who only watch, and what they say to each other."""
    if view.seats or view.stand is None:
        return ()
    now, stand = view.presenter.shown.now(), view.stand
    drawn_from = (now // 1000, view.state.ending, stand, width)

    def draw() -> Picture:
        say = view.look.words.say
        lines = (say("caption-gathering"),) if stand.is_gathering else caption(view.game, now, view.narrator)
        told = [line for text in lines for line in wrapped(text, width - 2, Ink.BANNER, most=2)]
        heard = [saying for saying in stand.talk if saying.speaker not in view.look.muted]
        talk = [f" {harmless(saying.name)}: {harmless(saying.text)}" for saying in heard[-2:]]
        captions = ((row(" ", Ink.BANNER) + line).fit(width, Ink.BANNER) for line in told)
        return (*captions, *(row(clipped(text, width)).fit(width) for text in talk))

    return view.piece("caption", drawn_from, draw)


def asked_by_table(view: "View", width: int, *, is_next: bool = False) -> Picture:
    """What the others at the table want, and who of them is gone; by the table's own clock. What *is_next*
    cannot be refused yet: the key for that stands for something else."""
    if view.table is None:
        return ()
    now = view.table_now()

    def draw() -> Picture:
        found = table_notices(view)
        told = (each._replace(refusal="") for each in found) if is_next else found
        return notice_lines(told, view, now, width)

    return view.piece("table notices", (view.table.version, now // 1000, width, is_next), draw)


def _shortened(view: "View", lines: Picture, width: int) -> Picture:
    more = view.look.words.say("notice-more", count=len(lines) - MOST_NOTICES + 1)
    return (*lines[: MOST_NOTICES - 1], row(f" {more}", Ink.BANNER).fit(width, Ink.BANNER))


def _asked(view: "View", width: int) -> Picture:
    """Found anew as the sand runs, and only where something that asks is in play."""
    state = view.state
    if not can_ask(state):
        return ()
    now = view.presenter.shown.now() // SAND_MS * SAND_MS
    asked = (state.parts, state.temple, state.choices, state.stopped_at)
    drawn_from = (asked, now, view.seats, width)

    def draw() -> Picture:
        found = dict.fromkeys(each for viewer in view.seats or (None,) for each in _notices(view, viewer))
        return notice_lines(found, view, now, width)

    return view.piece("notices", drawn_from, draw)


def can_ask(state: State) -> bool:
    """Whether anything in play may ask something of somebody."""
    return not _ASKING.isdisjoint(state.parts) or bool(state.part(Fate).agreed)


def _notices(view: "View", viewer: PlayerId | None) -> Iterator[Notice]:
    game = view.sight_of(viewer).game
    sight = Sight(game, game.state, viewer, view.narrator, 0, False)
    whose = f"{view.narrator.name(viewer)}: " if viewer is not None and len(view.seats) > 1 else ""
    for presented, each in asked_by_rules(sight):
        yield each._replace(text=whose + each.text) if whose and presented.for_one else each


def asked_by_rules(sight: Sight) -> Iterator[tuple[Presentation[Any], Notice]]:
    """What rules tell or ask the one who looks, the most pressing first, and what it is a notice of."""
    for presented, part in in_play(sight.seen):
        if presented.notices is not None:
            yield from ((presented, each) for each in presented.notices(part, sight))


def notice_lines(found: Iterable[Notice], view: "View", now: Millis, width: int) -> Picture:
    """*found* as lines; a key answers the first that it stands for, so that only that one shows it."""
    lines: list[Row] = []
    keys = set[str]()
    for each in found:
        action = "" if each.action in keys else each.action
        refusal = "" if each.refusal in keys else each.refusal
        keys |= {each.action, each.refusal}
        lines += _lines(each._replace(action=action, refusal=refusal), view, now, width)
    return tuple(lines)


def _lines(each: Notice, view: "View", now: Millis, width: int) -> Picture:
    """One line, or two where nobody could read what is asked otherwise; yes on the left, no on the right."""
    ink = Ink.BANNER_ALARM if each.is_alarm else Ink.BANNER
    cap = keycap(view.cap(each.action)) + row(" ", ink) if each.action else row(" ", ink)
    left = 0 if each.until is None else max(0, -(-(each.until - now) // 1000))
    seconds = row(f" {left} s " if each.until is not None else "", ink)
    no = row("", ink)
    if each.refusal:
        no = row(" ", ink) + keycap(view.cap(each.refusal))
        no += row(f" {view.look.words.say('notice-no')} ", ink)
    room = width - len(cap.text) - len(seconds.text)
    text = in_cells(each.text)
    if len(text) + len(no.text) <= room or not (each.action or each.refusal):
        room -= len(no.text)
        return (cap + row(clipped(text, room), ink).fit(room, ink) + no + seconds,)
    first, *rest = broken(text, room)
    indent = row(" " * len(cap.text), ink)
    below = clipped(" ".join(rest), width - len(indent.text) - len(no.text))
    return (
        cap + row(first, ink).fit(room, ink) + seconds,
        (indent + row(below, ink)).fit(width - len(no.text), ink) + no,
    )


def _way_out(view: "View", running: Countdown | None, width: int) -> Picture:
    """screen.shown — once the exit is found, the way there and what it asks; the last gong shows it above."""
    state = view.state
    here = state.adventurers[view.seat].chamber if view.seats else None
    if here is None or here == EXIT or EXIT not in state.temple or (running and running.gong == 3):
        return ()
    drawn_from = (here, view.seat, state.temple, state.parts, state.depot, width)
    return view.piece("way out", drawn_from, lambda: (_way_line(view, width),))


def _way_line(view: "View", width: int) -> Row:
    game, words = view.game, view.look.words
    way = way_to(game, view.seat, EXIT) or WayHome(EXIT, None)
    keys: Cost = game.ask(EscapeCost(view.seat))
    cost = row(words.say("notice-out") + " ") + price(keys, words) + row(" ")
    return apart(row(" ") + written_way(way, words, Ink.STRONG, width - len(cost.text) - 2), cost, width)
