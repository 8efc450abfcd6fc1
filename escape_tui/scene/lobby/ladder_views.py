"""The ladder of the week as screens show it."""

from msgspec import Struct


class LadderLine(Struct, frozen=True):
    """A team: the sum of its best days, how many days that are, and whether the viewer belongs to it."""

    names: tuple[str, ...]
    total: int
    days: int
    is_mine: bool = False


class DailyLine(Struct, frozen=True):
    """The temple of a *day*: the *seal* of its key; once the day is over, the *key* and the best *game*."""

    day: str
    seal: str
    key: str = ""
    game: str = ""


class LadderView(Struct, frozen=True):
    """The teams of *players* in a week or a season, the best first."""

    period: str
    players: int
    first: str
    last: str
    lines: tuple[LadderLine, ...] = ()
    days: tuple[DailyLine, ...] = ()
