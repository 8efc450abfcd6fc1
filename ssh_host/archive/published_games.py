"""Published games: which finished games may be shown, with their analyses."""

from collections.abc import Callable

from escape_tui.engine.setup import PlayerId
from escape_tui.hub.analysis.analysis import Analysis, Measured
from ssh_host.store.store import Store
from ssh_host.store.stored_studies import consent_of

#: Whether a day's daily temple is over.
IsOver = Callable[[str], bool]


def seal(store: Store, game: str, is_over: IsOver) -> str:
    """Why *game* may not be shown yet: others still play its daily temple or race. Empty if it may."""
    shared = consent_of(store.games.setup(game))
    if shared.race is not None and store.games.is_race_running(shared.race.id):
        return "race-not-over"
    return "daily-not-over" if shared.day and not is_over(shared.day) else ""


def published_analysis(
    store: Store, game: str, is_over: IsOver, seats: tuple[PlayerId, ...] = ()
) -> Analysis | None:
    """The analysis of *game*, if there is one and the people in *seats* may see it."""
    known = None if seal(store, game, is_over) else store.analyses.find(game, Measured())
    return None if known is None else known.seen_by(seats)
