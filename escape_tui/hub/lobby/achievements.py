"""Achievements: few and kind, noticed when a game is over."""

from collections.abc import Iterator
from enum import StrEnum

from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis
from escape_tui.rules.ending.highlights import COLLAPSE, Rescue
from escape_tui.rules.ending.report import Report


class Achievement(StrEnum):
    FIRST_ESCAPE = "first-escape"
    LAST_SECOND = "last-second"
    THREE_AT_ONCE = "three-at-once"
    ALL_CHALLENGES = "all-challenges"


_SECOND_MS: Millis = 1_000
#: Friends freed within this time are freed at once.
_AT_ONCE_MS: Millis = 10_000
_FRIENDS = 3


def achieved_in_game(player: PlayerId, report: Report, *, is_won: bool) -> Iterator[Achievement]:
    """What *player* reached in a game that is over."""
    if is_won:
        yield Achievement.FIRST_ESCAPE
    noted = report.highlights
    left = [each.left_ms for each in noted.close_calls if each.player == player and each.gong == COLLAPSE]
    if any(ms <= _SECOND_MS for ms in left):
        yield Achievement.LAST_SECOND
    if _freed_at_once([each for each in noted.rescues if each.helper == player]) >= _FRIENDS:
        yield Achievement.THREE_AT_ONCE


def _freed_at_once(rescues: list[Rescue]) -> int:
    """The most friends freed within a short time."""
    return max(
        (len({each.whom for each in rescues if 0 <= each.at - first.at <= _AT_ONCE_MS}) for first in rescues),
        default=0,
    )
