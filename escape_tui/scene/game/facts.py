"""Facts: what a picture of a game shows, named, and which of it is different since the last picture."""

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, NamedTuple

from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Adventurer, Ending, Millis, State
from escape_tui.engine.temple import Temple
from escape_tui.scene.game.banner import Countdown, countdown
from escape_tui.scene.game.notices import SAND_MS, can_ask
from escape_tui.scene.game.overlays import moment
from escape_tui.scene.game.panels import PAGE_MS
from escape_tui.scene.game.presenter import Offered
from escape_tui.scene.game.status_line import progress, seconds_left
from escape_tui.scene.game.table_notices import is_counting
from escape_tui.scene.game.totem_gauge import has_marker
from tile_art.ink import Ink

if TYPE_CHECKING:
    from escape_tui.scene.game.view import View

#: How often tumbling dice look different.
TUMBLE_MS: Millis = 200


class Facts(NamedTuple):
    """Everything that a picture is drawn from. Published values never change: where a fact is the same
    object as before, whatever is drawn from it looks as it did."""

    seat: PlayerId
    #: Those who play from here; for who only watches, the one that is looked at.
    mine: tuple[Adventurer, ...]
    #: How many dice each of them has, has lost, and has put aside.
    counts: list[tuple[int, int, int]]
    people: tuple[Adventurer, ...]
    #: What everybody could get from others, or give them.
    offers: tuple[Offered, ...]
    #: Where everybody stands, and in which colour.
    places: Hashable
    temple: Temple
    #: What the modules in play remember, as each of those sees it who play from here, and as everybody may.
    parts: tuple[dict[str, Any], ...]
    open_parts: dict[str, Any]
    depot: int
    pile: int
    course: tuple[bool, Millis | None, Ending | None]
    deadlines: Hashable
    choices: Hashable
    #: Seconds and bar of the status line.
    clock: tuple[int | None, int]
    running: Countdown | None
    moment: tuple[str, Ink]
    #: Whether everything is framed in red.
    is_alarm: bool
    is_curtained: bool
    sand: tuple[int, ...]
    #: What the sand of something asked shows, and the totem's marker.
    asked: Millis | None
    marker: Millis | None
    tumbling: Millis | None
    page: int
    calls: Hashable
    story: object
    bots: Hashable
    watchers: int
    is_waiting: bool
    menus: Hashable
    quiet: Hashable
    table: Hashable
    #: The second that the table's own clock shows, while anything is counted by it.
    counted: Hashable
    stand: object
    pose: Hashable
    #: What a view of another kind shows besides.
    besides: Hashable


EVERYTHING = frozenset(Facts._fields)


def about(*names: str) -> frozenset[str]:
    """The facts that something is drawn from, by their *names*."""
    assert EVERYTHING.issuperset(names), f"not all of {names} are facts"
    return frozenset(names)


def news(old: Facts | None, new: Facts) -> frozenset[str]:
    """The names of those facts that are not what they were. Behind a curtain nothing is drawn: when it opens,
    everything is news."""
    if old is None or old.is_curtained is not new.is_curtained:
        return EVERYTHING
    facts: zip[tuple[str, object, object]] = zip(Facts._fields, old, new, strict=True)
    return frozenset([name for name, was, now in facts if was is not now and was != now])


def facts_of(view: "View") -> Facts:
    """What *view* shows now."""
    presenter, state, standing = view.presenter, view.state, view.presenter.shown.standing
    shown, now, elapsed = presenter.shown.state, presenter.shown.now(), presenter.elapsed
    mine = tuple([state.adventurers[player] for player in view.seats or (view.seat,)])
    running = _running(view, state, now)
    return Facts(
        seat=view.seat,
        mine=mine,
        counts=[(len(who.dice), who.lost, who.aside) for who in mine],
        people=shown.adventurers,
        offers=presenter.offers,
        places=presenter.places,
        temple=state.temple,
        parts=tuple([view.sight_of(player).state.parts for player in view.trays]),
        open_parts=shown.parts,
        depot=state.depot,
        pile=len(state.pile),
        course=(state.has_begun, state.stopped_at, state.ending),
        deadlines=state.deadlines,
        choices=state.choices,
        clock=_clock(view, elapsed),
        running=running,
        moment=moment(view, elapsed),
        is_alarm=running is not None or view.is_flashing,
        is_curtained=view.is_curtained,
        sand=presenter.sand(),
        asked=now // SAND_MS if can_ask(state) else None,
        marker=elapsed if has_marker(view) else None,
        tumbling=now // TUMBLE_MS if _is_tumbling(view, state) else None,
        page=now // PAGE_MS if view.has_panels else 0,
        calls=(tuple(presenter.calls.values()), presenter.calling()) if presenter.calls else (),
        story=presenter.latest,
        bots=standing.bots,
        watchers=standing.watchers,
        is_waiting=standing.is_paused or standing.is_waiting,
        menus=_menus(view, now),
        quiet=tuple(view.input.quiet.items()),
        table=None if view.table is None else (view.table.version, view.place),
        counted=_counted(view) if is_counting(view) else None,
        stand=(view.stand, now // 1000) if view.stand is not None else None,
        pose=view.camera.pose,
        besides=view.besides(),
    )


def _running(view: "View", state: State, now: Millis) -> Countdown | None:
    """The countdown that runs, if one does."""
    is_running = view.presenter.found("counting", state.deadlines, lambda: bool(countdown(state, now)))
    return countdown(state, now) if is_running else None


def _clock(view: "View", elapsed: Millis) -> tuple[int | None, int]:
    if view.track is None or view.state.setup.is_clock_hidden:
        return None, 0
    elapsed = max(0, elapsed)
    return seconds_left(elapsed, view.track), progress(elapsed, view.track)


def _is_tumbling(view: "View", state: State) -> bool:
    people = state.adventurers
    return view.look.is_moving and any(die.is_tumbling for who in view.trays for die in people[who].dice)


def _menus(view: "View", now: Millis) -> Hashable:
    """The open questions, how many seconds are left to answer each, and whose dice their answers may name."""
    menus = view.input.menus
    if not menus:
        return ()
    left = [None if open.until is None else -(-(open.until - now) // 1000) for open in menus.values()]
    return tuple(menus.items()), tuple(left), view.state.adventurers


def _counted(view: "View") -> Hashable:
    resumes_in = view.presenter.shown.resumes_in
    return view.table_now() // 1000, None if resumes_in is None else -(-resumes_in // 1000)
