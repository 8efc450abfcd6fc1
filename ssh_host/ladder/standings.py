"""The ladder of a week or a season: its days, and the standings of its teams."""

import re
from datetime import date, timedelta
from typing import NamedTuple

from escape_tui.scene.lobby.ladder_views import DailyLine, LadderLine, LadderView
from ssh_host.lobby.daily_temple import DailyTemple
from ssh_host.store.store import Store
from ssh_host.store.stored_players import PlayerKey

#: How many days of a week count for a team.
BEST_DAYS = 5
_WEEK = re.compile(r"(\d{4})-W(\d{2})", re.ASCII)
_SEASON = re.compile(r"(\d{4})-Q([1-4])", re.ASCII)


class LadderPeriod(NamedTuple):
    """A week such as `2026-W47`, or a season such as `2026-Q4`: all weeks whose Monday is in that quarter."""

    name: str
    first: date
    last: date

    @property
    def is_season(self) -> bool:
        return "Q" in self.name


def week_of(day: date) -> LadderPeriod:
    monday = day - timedelta(days=day.weekday())
    year, week, _ = monday.isocalendar()
    return LadderPeriod(f"{year}-W{week:02}", monday, monday + timedelta(days=6))


def season_of(day: date) -> LadderPeriod:
    """The season that *day*'s week belongs to."""
    monday = week_of(day).first
    quarter = (monday.month - 1) // 3
    begins = date(monday.year, 3 * quarter + 1, 1)
    ends = date(monday.year + quarter // 3, (3 * quarter + 3) % 12 + 1, 1)
    first = begins + timedelta(days=-begins.weekday() % 7)
    last = ends + timedelta(days=-ends.weekday() % 7 - 1)
    return LadderPeriod(f"{monday.year}-Q{quarter + 1}", first, last)


def period_named(name: str) -> LadderPeriod | None:
    """The week or season called *name*, or the season of a day as `season DAY`; `None` if there is none."""
    try:
        if found := _WEEK.fullmatch(name.upper()):
            return week_of(date.fromisocalendar(int(found[1]), int(found[2]), 1))
        if found := _SEASON.fullmatch(name.upper()):
            return season_of(date(int(found[1]), 3 * int(found[2]) - 1, 1))
        if name.startswith("season "):
            return season_of(date.fromisoformat(name.removeprefix("season ")))
    except ValueError:
        pass
    return None


def ladder_view(
    store: Store, temple: DailyTemple, period: LadderPeriod, players: int, viewer: PlayerKey = ""
) -> LadderView:
    """The standings of teams of *players* in *period*, as *viewer* sees them, with the seals of its days."""
    lines = ladder_lines(store, period, players, viewer)
    days = daily_lines(store, temple, period, players)
    return LadderView(period.name, players, str(period.first), str(period.last), lines, days)


def ladder_lines(
    store: Store, period: LadderPeriod, players: int, viewer: PlayerKey = ""
) -> tuple[LadderLine, ...]:
    """The teams of *players* in *period*, the best first."""
    ranks = store.ladder.teams(str(period.first), str(period.last), players, BEST_DAYS)
    return tuple(LadderLine(each.names, each.total, each.days, viewer in each.keys) for each in ranks)


def daily_lines(
    store: Store, temple: DailyTemple, period: LadderPeriod, players: int
) -> tuple[DailyLine, ...]:
    """The days of a week that have begun; none for a season."""
    found: list[DailyLine] = []
    if period.is_season:
        return ()
    for number in range((period.last - period.first).days + 1):
        day = str(period.first + timedelta(days=number))
        if day > temple.today:
            break
        is_over = temple.is_over(day)
        key = temple.key(day) if is_over else ""
        game = store.ladder.best_of_day(day, players) if is_over else ""
        found.append(DailyLine(day, temple.seal(day), key, game))
    return tuple(found)


def neighbour(period: LadderPeriod, step: int) -> LadderPeriod:
    """The next week or season if *step* is positive, else the previous one."""
    day = period.last + timedelta(days=1) if step > 0 else period.first - timedelta(days=1)
    return season_of(day) if period.is_season else week_of(day)
