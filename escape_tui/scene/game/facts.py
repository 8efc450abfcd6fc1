"""Facts: what a picture of a game shows, named, and which of it is different since the last picture."""

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, NamedTuple

from escape_tui.engine.dice import DieState
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Adventurer, Millis
from escape_tui.engine.temple import tile_of
from escape_tui.rules.dice import golden_mask
from escape_tui.scene.game.common_facts import COMMON, TableFacts, TimedFacts, differing
from escape_tui.scene.game.notices.gauge import has_marker
from escape_tui.scene.game.notices.overlays import moment
from escape_tui.scene.game.notices.table_notices import is_counting
from tile_art.inks.ink import Ink

if TYPE_CHECKING:
    from escape_tui.scene.game.view import View

#: How often tumbling dice look different.
TUMBLE_MS: Millis = 200

_PAYING = (DieState.READY, DieState.HELD, DieState.LOCKED)


class SeatFacts(NamedTuple):
    """What those know and have who play from here; where nobody does, the one that is looked at."""

    seat: PlayerId
    mine: tuple[Adventurer, ...]
    #: How many dice each of them has, has lost, and has put aside.
    counts: tuple[tuple[int, int, int], ...]
    has_tumbling: bool
    #: What each of them can pay with, and what others could do for them, and they for others.
    hands: tuple[Hashable, ...]
    help: tuple[Hashable, ...]
    #: What the modules in play remember, as each of those sees it whose dice are on the table.
    parts: tuple[dict[str, Any], ...]


class ScreenFacts(NamedTuple):
    """What this terminal shows of what others may not even have."""

    story: object
    moment: tuple[str, Ink]
    #: Whether everything is framed in red.
    is_alarm: bool
    is_curtained: bool
    #: Where the totem's marker is, and how dice look that tumble.
    marker: Millis | None
    tumbling: Millis | None
    menus: Hashable
    quiet: Hashable
    table: Hashable
    #: The second that the table's own clock shows, while anything is counted by it.
    counted: Hashable
    stand: object
    pose: Hashable
    #: What a view of another kind shows besides.
    besides: Hashable


class Facts(NamedTuple):
    """Everything that a picture is drawn from."""

    #: How much of what is common to all who look was known.
    number: int
    table: TableFacts
    time: TimedFacts
    seats: SeatFacts
    screen: ScreenFacts


#: That somebody has anything new whose dice are not on the table here.
_OTHERS = frozenset(("others",))
EVERYTHING = COMMON | _OTHERS | frozenset((*SeatFacts._fields, *ScreenFacts._fields))


def about(*names: str) -> frozenset[str]:
    """The facts that something is drawn from, by their *names*."""
    assert EVERYTHING.issuperset(names), f"not all of {names} are facts"
    return frozenset(names)


def facts_and_news(view: "View", old: Facts | None) -> tuple[Facts, frozenset[str]]:
    """What *view* shows now, and the names of those facts that are not what they were in *old*. Behind a
    curtain nothing is drawn: when it opens, everything is news."""
    common = view.presenter.common
    common.look()
    table, time = common.table, common.time
    news = EVERYTHING if old is None else common.news_since(old.number)
    if old is None or old.seats.seat != view.seat:
        seats = _seats(view, table)
    else:
        seats = old.seats if old.table is table else _seats_since(view, table, old, news)
    screen = _screen(view, table, time, seats, old)
    facts = Facts(common.number, table, time, seats, screen)
    if old is None or old.screen.is_curtained is not screen.is_curtained:
        return facts, EVERYTHING
    if not view.others.isdisjoint(news):
        news |= _OTHERS
    if seats is not old.seats:
        news |= differing(old.seats, seats)
    if screen is not old.screen:
        news |= differing(old.screen, screen)
    return facts, news


def _seats(view: "View", table: TableFacts) -> SeatFacts:
    mine = tuple([table.people[player] for player in view.seats or (view.seat,)])
    return SeatFacts(
        view.seat,
        mine,
        tuple([(len(who.dice), who.lost, who.aside) for who in mine]),
        DieState.TUMBLING in [die.state for who in mine for die in who.dice],
        tuple([_hand(who, view.has_modules) for who in mine]),
        tuple([_help(view, who, table) for who in mine]),
        tuple([sight.state.parts for sight in view.sights]),
    )


def _seats_since(view: "View", table: TableFacts, old: Facts, news: frozenset[str]) -> SeatFacts:
    """As `_seats`, the same object as before where the *news* of the table change nothing of it."""
    if not view.mine.isdisjoint(news):
        return _seats(view, table)
    was = old.seats
    is_same_help = old.table.offers is table.offers and old.table.temple is table.temple
    help = was.help
    if not is_same_help or view.has_swaps:
        help = tuple([_help(view, who, table) for who in was.mine])
    parts = was.parts
    # Without expansions nobody has a secret.
    if view.has_modules or old.table.open_parts is not table.open_parts:
        parts = tuple([sight.state.parts for sight in view.sights])
    return was if help == was.help and parts == was.parts else was._replace(help=help, parts=parts)


def _hand(who: Adventurer, has_modules: bool) -> Hashable:
    """What *who* can do with their dice. Without expansions a die that is held pays like any other."""
    if has_modules:
        return who
    states = [die.state for die in who.dice]
    can_roll = DieState.TUMBLING not in states and (DieState.READY in states or DieState.SPENT in states)
    faces = [die.face for die in who.dice if die.state in _PAYING]
    return who.chamber, len(who.dice), who.escaped_at, can_roll, *sorted(faces)


def _help(view: "View", me: Adventurer, table: TableFacts) -> Hashable:
    """What I could do for others, or with their help: it changes far less often than their dice. Without
    expansions I can free the dice of those who are here, with a golden mask, and they can help where there
    are gems."""
    if view.has_swaps:
        return tuple([(who.chamber, who.dice) for who in table.people])
    if view.has_modules:
        return table.offers
    has_gems = me.chamber is not None and view.tiles[tile_of(me.chamber)].gems
    if me.chamber is None or not (has_gems or golden_mask(me.dice) is not None):
        return ()
    here = [each for each in table.offers if each.chamber == me.chamber and each.player != me.player]
    return tuple(here if has_gems else [each[:-1] for each in here])


def _screen(
    view: "View", table: TableFacts, time: TimedFacts, seats: SeatFacts, old: Facts | None
) -> ScreenFacts:
    presenter, input, stand, at = view.presenter, view.input, view.stand, view.table
    story = presenter.story[-1] if presenter.story else None
    seen_at = None if at is None else (at.version, view.place)
    # What nobody had to look up for before can have come only with something else that is new.
    is_quiet = (
        old is not None
        and story is old.screen.story
        and seen_at == old.screen.table
        and table.temple is old.table.temple
        and table.course == old.table.course
        and table.places is old.table.places
        and not (table.is_waiting or old.table.is_waiting)
    )
    was = old.screen if old is not None and is_quiet else None
    has_tumbling = seats.has_tumbling and view.look.is_moving
    # In the order of their names: a tuple is compared with them, and named only where it differs.
    shown: tuple[Any, ...] = (
        story,
        was.moment if was is not None and not was.moment[0] else moment(view, presenter.elapsed),
        time.running is not None or view.is_flashing,
        table.is_waiting and view.is_curtained,
        None if was is not None and was.marker is None else _marker(view),
        presenter.shown.now() // TUMBLE_MS if has_tumbling else None,
        _menus(view, presenter.shown.now()) if input.menus else (),
        tuple(input.quiet.items()) if input.quiet else (),
        seen_at,
        None if was is not None and was.counted is None else _counted(view),
        (stand, presenter.shown.now() // 1000) if stand is not None else None,
        view.camera.pose,
        None if view.besides is None else view.besides(),
    )
    if old is not None and old.screen == shown:
        return old.screen
    return ScreenFacts(*shown)


def _marker(view: "View") -> Millis | None:
    return view.presenter.elapsed if has_marker(view) else None


def _menus(view: "View", now: Millis) -> Hashable:
    """The open questions, how many seconds are left to answer each, and whose dice their answers may name."""
    menus = view.input.menus
    left = [None if open.until is None else -(-(open.until - now) // 1000) for open in menus.values()]
    return tuple(menus.items()), tuple(left), view.state.adventurers


def _counted(view: "View") -> Hashable:
    if not is_counting(view):
        return None
    resumes_in = view.presenter.shown.resumes_in
    return view.table_now() // 1000, None if resumes_in is None else -(-resumes_in // 1000)
