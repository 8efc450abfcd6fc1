"""Published games: which finished games may be shown, with their analyses."""

from collections.abc import Callable

import msgspec
from msgspec import Struct

from escape_tui.engine.setup import PlayerId
from escape_tui.hub.analysis.analysis import Analysis, Measured
from escape_tui.hub.race.race import Race
from ssh_host.store.store import Store

#: Whether a day's daily temple is over.
IsOver = Callable[[str], bool]


class _Shared(Struct, frozen=True):
    """The part of a table's record that tells whether others play the same temple."""

    day: str = ""
    race: Race | None = None


def seal(store: Store, game: str, is_over: IsOver) -> str:
    """Why *game* may not be shown yet: others still play its daily temple or race. Empty if it may."""
    try:
        shared = msgspec.json.decode(store.setup(game) or b"{}", type=_Shared)
    except msgspec.MsgspecError:
        return ""
    if shared.race is not None and store.is_race_running(shared.race.id):
        return "race-not-over"
    return "daily-not-over" if shared.day and not is_over(shared.day) else ""


def published_analysis(
    store: Store, game: str, is_over: IsOver, seats: tuple[PlayerId, ...] = ()
) -> Analysis | None:
    """The analysis of *game*, if there is one and the people in *seats* may see it."""
    known = None if seal(store, game, is_over) else store.analysis(game, Measured())
    return None if known is None else known.seen_by(seats)
