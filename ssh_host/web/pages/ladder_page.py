"""The ladder of a week or a season, as a page with a permanent address."""

from collections.abc import Iterator
from datetime import UTC, datetime
from html import escape

from escape_tui.engine.setup import COLOURS
from escape_tui.scene.lobby.ladder_views import DailyLine, LadderLine
from escape_tui.scene.words.words import Words
from ssh_host.host import Host
from ssh_host.ladder.standings import LadderPeriod, ladder_lines, neighbour, period_named, season_of, week_of
from tile_art.letters import as_written, in_cells


async def ladder_content(host: Host, name: str, words: Words) -> str | None:
    """The ladder called *name*, such as `2026-W47`, or this week's without a name; `None` if the name is
    unknown."""
    period = period_named(name) if name else week_of(datetime.now(UTC).date())
    if period is None:
        return None
    days = await host.hosted.public_games.daily_lines(period.name)
    return "".join(_parts(host, period, days, words))


def _parts(host: Host, period: LadderPeriod, days: tuple[DailyLine, ...], words: Words) -> Iterator[str]:
    title = words.say("ladder-season" if period.is_season else "ladder-week", name=period.name)
    yield f"<h2>{escape(title)}</h2><p>{period.first} – {period.last}</p>"
    teams = {size: ladder_lines(host.store, period, size) for size in range(1, len(COLOURS) + 1)}
    listed = "".join(_teams(size, lines, words) for size, lines in teams.items() if lines)
    yield listed or f"<p>{_said(words, 'ladder-empty')}</p>"
    told = ("ladder-score", "ladder-team", "ladder-no-ratings", "ladder-try")
    yield f"<h3>{_said(words, 'ladder-how')}</h3>"
    yield "".join(f"<p>{_said(words, message)}</p>" for message in told)
    if days:
        told_days = "".join(_day(day, words) for day in days)
        yield f"<h3>{_said(words, 'ladder-days')}</h3><ul>{told_days}</ul>"
    links = [neighbour(period, -1), neighbour(period, 1)]
    links.append(week_of(period.last) if period.is_season else season_of(period.first))
    yield "<p>" + " · ".join(f'<a href="/ladder/{each.name}">{each.name}</a>' for each in links) + "</p>"


def _teams(size: int, lines: tuple[LadderLine, ...], words: Words) -> str:
    rows = "".join(
        f"<li>{escape(as_written(in_cells(', '.join(line.names))))}: "
        f"{escape(words.say('ladder-points', points=line.total, days=line.days))}</li>"
        for line in lines
    )
    return f"<h3>{escape(words.say('records-players', count=size))}</h3><ol>{rows}</ol>"


def _day(day: DailyLine, words: Words) -> str:
    parts = [day.day, words.say("ladder-seal", seal=day.seal)]
    if day.key:
        parts.append(words.say("ladder-key", key=day.key))
        command = f"escape-temple daily {day.day} --key KEY"
        parts.append(words.say("ladder-check", command=command))
    else:
        parts.append(words.say("ladder-sealed"))
    return f"<li>{escape(' '.join(parts))}</li>"


def _said(words: Words, message: str) -> str:
    return escape(words.say(message))
