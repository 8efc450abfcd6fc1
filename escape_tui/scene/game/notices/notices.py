"""Notices: what a rule asks of a player now, with key and time left, over the lower edge of the map."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from msgspec import Struct

from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, State
from escape_tui.hub.lobby.sanitize import harmless
from escape_tui.hub.port.messages.views import StandView
from escape_tui.rules.fate import Fate, resting
from escape_tui.scene.game.notices.banner import GongCountdown
from escape_tui.scene.game.notices.caption import caption
from escape_tui.scene.game.notices.gauge import GaugeInputs, gauge_line
from escape_tui.scene.game.notices.notice import ScreenNotice
from escape_tui.scene.game.notices.table_notices import Seated, table_notices
from escape_tui.scene.game.viewer_sight import ViewerSight
from escape_tui.scene.game.viewpoint import Viewpoint
from escape_tui.scene.modules.box import PRESENTATIONS, in_play
from escape_tui.scene.modules.presentation import Gauge, Presentation
from escape_tui.scene.words.prose import clipped, dressed, keycap, whole_sentences, wrapped
from tile_art.inks.canvas import Picture, Row, row
from tile_art.inks.ink import Ink
from tile_art.letters import in_cells

#: The most lines of the map that notices cover; the last one says how many there was no room for.
MOST_NOTICES = 5

#: How often the time left of a notice is redrawn: its seconds don't change together with the clock's.
SAND_MS: Millis = 250

#: The names of the state's parts that may ask something while they are in play.
_ASKING = frozenset(each.part.__name__ for each in PRESENTATIONS if each.notices and each.part is not Fate)


class Asked(NamedTuple):
    """What a player at this terminal may be asked: the game as *viewer* sees it, and its time."""

    viewer: PlayerId | None
    state: State


class NoticeInputs(Struct, frozen=True):
    at: Viewpoint
    #: The game as it is seen from here, with all dice covered.
    scenery: State
    running: GongCountdown | None
    #: What rules may ask, and the time for their countdowns; `None` while nothing can ask.
    asked: tuple[Asked, ...]
    now: Millis | None
    #: What spectators are told, and with whom they watch.
    watched: State | None
    stand: StandView | None
    seated: Seated | None
    gauge: Gauge | None


def notices(inputs: NoticeInputs) -> Picture:
    """What the players at this terminal are asked, the most urgent first; below it the gauge."""
    at, running, memo = inputs.at, inputs.running, inputs.at.memo
    asked = () if inputs.now is None else memo(_asked, AskedInputs(at, inputs.asked, inputs.now))
    captions: Picture = ()
    told: Picture = ()
    if inputs.watched is not None and inputs.stand is not None:
        captions = memo(told_to_watchers, CaptionInputs(at, inputs.watched, running, inputs.stand))
    if inputs.seated is not None:
        told = memo(asked_by_table, TableNoticeInputs(at, inputs.seated, bool(asked)))
    gauge = () if inputs.gauge is None else memo(gauge_line, GaugeInputs(at, inputs.gauge))
    lines = (*asked, *captions, *told, *gauge)
    return lines if len(lines) <= MOST_NOTICES else _shortened(at, lines)


class CaptionInputs(NamedTuple):
    at: Viewpoint
    state: State
    running: GongCountdown | None
    stand: StandView


def told_to_watchers(inputs: CaptionInputs) -> Picture:
    """What is going on, for spectators, and what they say to each other."""
    at, state, running, stand = inputs
    say, width = at.words.say, at.regions.map.width
    lines: tuple[str, ...] = (say("caption-gathering"),)
    if not stand.is_gathering:
        lines = caption(at.rules.about(state), running, at.narrator)
    told = [line for text in lines for line in whole_sentences(text, width - 2, Ink.BANNER, 2)]
    heard = [saying for saying in stand.talk if saying.speaker not in at.look.muted]
    talk = [f" {harmless(saying.name)}: {harmless(saying.text)}" for saying in heard[-2:]]
    captions = ((row(" ", Ink.BANNER) + line).fit(width, Ink.BANNER) for line in told)
    return dressed((*captions, *(row(clipped(text, width)).fit(width) for text in talk)), at.glyphs)


class TableNoticeInputs(NamedTuple):
    at: Viewpoint
    seated: Seated
    #: Whether another question comes first, so that the key for *no* answers that one.
    is_next: bool


def asked_by_table(inputs: TableNoticeInputs) -> Picture:
    """What the other people at the table want, and who has dropped out; by the table's own clock."""
    at, seated, is_next = inputs
    found = table_notices(seated, at)
    told = (each._replace(refusal="") for each in found) if is_next else found
    return notice_lines(told, at, seated.now or 0)


def _shortened(at: Viewpoint, lines: Picture) -> Picture:
    more = at.words.say("notice-more", count=len(lines) - MOST_NOTICES + 1)
    last = row(f" {more}", Ink.BANNER).fit(at.regions.map.width, Ink.BANNER)
    return (*lines[: MOST_NOTICES - 1], *dressed((last,), at.glyphs))


class AskedInputs(NamedTuple):
    at: Viewpoint
    asked: tuple[Asked, ...]
    now: Millis


def _asked(inputs: AskedInputs) -> Picture:
    at, asked, now = inputs
    found = dict.fromkeys(notice for each in asked for notice in _notices(at, each))
    return notice_lines(found, at, now)


def can_ask(state: State) -> bool:
    """Whether anything in play may ask a player something."""
    has_fate_notice = bool(state.part(Fate).agreed) or resting(state) is not None
    return has_fate_notice or not _ASKING.isdisjoint(state.parts)


def _notices(at: Viewpoint, asked: Asked) -> Iterator[ScreenNotice]:
    viewer, state = asked
    sight = ViewerSight(at.rules.about(state), state, viewer, at.narrator, 0)
    whose = f"{at.narrator.name(viewer)}: " if viewer is not None and len(at.seats) > 1 else ""
    for presented, each in asked_by_rules(sight):
        yield each._replace(text=whose + each.text, player=viewer) if whose and presented.for_one else each


def asked_by_rules(sight: ViewerSight) -> Iterator[tuple[Presentation[Any], ScreenNotice]]:
    """What rules tell or ask the viewer, the most urgent first, each with what it is about."""
    for presented, part in in_play(sight.seen):
        if presented.notices is not None:
            yield from ((presented, each) for each in presented.notices(part, sight))


def notice_lines(found: Iterable[ScreenNotice], at: Viewpoint, now: Millis) -> Picture:
    """*found* as lines. A key answers only the first notice it belongs to, so only that one shows the key."""
    lines: list[Row] = []
    keys = set[str]()
    for each in found:
        yes, no = (at.cap(id, each.player) if id else "" for id in (each.action, each.refusal))
        lines += _lines(each, "" if yes in keys else yes, "" if no in keys else no, at, now)
        keys |= {yes, no}
    return dressed(tuple(lines), at.glyphs)


def _lines(each: ScreenNotice, yes: str, no: str, at: Viewpoint, now: Millis) -> Picture:
    """One line, or two if the question wouldn't fit; the key *yes* on the left, *no* on the right."""
    width = at.regions.map.width
    ink = Ink.BANNER_ALARM if each.is_alarm else Ink.BANNER
    cap = keycap(yes) + row(" ", ink) if yes else row(" ", ink)
    left = 0 if each.until is None else max(0, -(-(each.until - now) // 1000))
    seconds = row(f" {left} s " if each.until is not None else "", ink)
    refusal = row("", ink)
    if no:
        refusal = row(" ", ink) + keycap(no) + row(f" {at.words.say('notice-no')} ", ink)
    room = width - len(cap.text) - len(seconds.text)
    text = in_cells(each.text)
    if len(text) + len(refusal.text) <= room or not (yes or no):
        room -= len(refusal.text)
        return (cap + row(clipped(text, room), ink).fit(room, ink) + refusal + seconds,)
    first, *rest = wrapped(text, room, ink)
    indent = row(" " * len(cap.text), ink)
    below = clipped(" ".join(line.text for line in rest), width - len(indent.text) - len(refusal.text))
    return (
        cap + first.fit(room, ink) + seconds,
        (indent + row(below, ink)).fit(width - len(refusal.text), ink) + refusal,
    )
