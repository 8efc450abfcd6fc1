"""Puzzles of the week: positions in which public games turned, to play on from."""

import time
from collections.abc import Iterator

from escape_tui.hub.analysis.analysis import Measured
from escape_tui.hub.record.origin import Origin
from escape_tui.scene.lobby.visitor_services import Puzzle
from ssh_host.store.store import Store
from ssh_host.store.stored_analyses import KeptAnalysis
from ssh_host.store.stored_studies import consent_of

_WEEK_SECONDS = 7 * 24 * 3600
#: How many analyses to look at, and how many puzzles to offer.
_MOST_LOOKED_AT, _MOST_OFFERED = 100, 9
#: A puzzle is neither lost nor won yet.
_LEAST_CHANCE, _MOST_CHANCE = 0.2, 0.9
#: A puzzle begins this long before the moment at which its game turned, and leaves at least this much time.
_BEFORE_SECONDS, _LEAST_SECONDS = 5, 45


def puzzles(store: Store) -> tuple[Puzzle, ...]:
    """The puzzles of the last seven days, the latest first."""
    since = int(time.time()) - _WEEK_SECONDS
    found: list[Puzzle] = []
    for kept in store.analyses.latest(since, Measured(), _MOST_LOOKED_AT):
        if consent_of(kept.setup).is_given:
            found += _puzzles_of(store, kept)
        if len(found) >= _MOST_OFFERED:
            break
    return tuple(found[:_MOST_OFFERED])


def _puzzles_of(store: Store, kept: KeptAnalysis) -> Iterator[Puzzle]:
    analysis = kept.analysis
    for turn in analysis.turns or ():
        clock = -(-(analysis.collapse_ms - turn.at) // 1000) + _BEFORE_SECONDS
        is_open = _LEAST_CHANCE <= turn.before.share <= _MOST_CHANCE and turn.change < 0
        if is_open and clock >= _LEAST_SECONDS and turn.standing.players:
            origin = Origin(kept.game_id, clock)
            got_out, stayed = store.studies.results(origin)
            yield Puzzle(origin, turn.standing, turn.before.percent, got_out, stayed)
