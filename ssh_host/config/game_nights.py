"""Game nights: when people who want to play together meet, such as `every Thursday 20:00 Europe/Paris`."""

import re
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

_DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_WORDS = re.compile(r"every ([A-Za-z]+) ([01]?\d|2[0-3]):([0-5]\d) ([A-Za-z0-9_+/-]{1,64})", re.ASCII)
#: Characters of a name that are left out of its identifier.
_PLAIN = str.maketrans(" :/", "---")


class NoSuchNight(Exception):
    """Not a game night; the text says what is wrong."""


class GameNight(NamedTuple):
    """A *weekday* (0 is Monday), a time of day, and a time zone."""

    weekday: int
    hour: int
    minute: int
    zone: ZoneInfo

    def __str__(self) -> str:
        return f"{_DAYS[self.weekday].title()} {self.hour}:{self.minute:02} {self.zone.key}"

    def after(self, now: datetime) -> datetime:
        """The start of the next night after *now*, in UTC; an hour later if a clock change skips it."""
        today = now.astimezone(self.zone).date()
        for ahead in range(9):
            day = today + timedelta(days=ahead)
            begins = datetime(day.year, day.month, day.day, self.hour, self.minute, tzinfo=self.zone)
            if day.weekday() == self.weekday and begins.astimezone(UTC) > now:
                return begins.astimezone(UTC)
        raise AssertionError("a week has every weekday")


def night_of(words: str) -> GameNight:
    """The game night described by *words*; raises `NoSuchNight`."""
    found = _WORDS.fullmatch(words.strip())
    if found is None or found[1].lower() not in _DAYS:
        raise NoSuchNight("write a night as in 'every Thursday 20:00 Europe/Paris'")
    try:
        zone = ZoneInfo(found[4])
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise NoSuchNight(f"there is no time zone {found[4]}") from None
    return GameNight(_DAYS.index(found[1].lower()), int(found[2]), int(found[3]), zone)


def next_night(nights: Iterable[str], now: datetime | None = None) -> tuple[GameNight, datetime] | None:
    """The next game night and its time; `None` if there is none."""
    now = now or datetime.now(UTC)
    coming = [(night, night.after(now)) for night in map(night_of, nights)]
    return min(coming, key=lambda each: each[1], default=None)


def calendar(nights: Iterable[str], title: str, url: str, now: datetime | None = None) -> str:
    """The *nights* as an iCalendar file, each repeated every week."""
    now = now or datetime.now(UTC)
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//escape-temple//game nights//EN"]
    for night in map(night_of, nights):
        begins = night.after(now)
        lines += [
            "BEGIN:VEVENT",
            f"UID:{str(night).translate(_PLAIN)}@escape-temple",
            f"DTSTAMP:{now:%Y%m%dT%H%M%SZ}",
            f"DTSTART;TZID={night.zone.key}:{begins.astimezone(night.zone):%Y%m%dT%H%M%S}",
            "DURATION:PT2H",
            "RRULE:FREQ=WEEKLY",
            f"SUMMARY:{title}",
            *([f"URL:{url}"] if url else []),
            "END:VEVENT",
        ]
    return "\r\n".join((*lines, "END:VCALENDAR", ""))


def feed(nights: Iterable[str], title: str, url: str, now: datetime | None = None) -> str:
    """The next date of each of *nights* as an Atom feed, published a week before."""
    now = now or datetime.now(UTC)
    entries = []
    coming = sorted(((night.after(now), night) for night in map(night_of, nights)), key=lambda each: each[0])
    for begins, night in coming:
        id = f"{str(night).translate(_PLAIN)}-{begins:%Y-%m-%d}"
        link = f"<link href={quoteattr(url)}/>" if url else ""
        local = begins.astimezone(night.zone)
        entries.append(
            f"<entry><id>tag:escape-temple,2026:{id}</id><title>{escape(f'{title}: {night}')}</title>"
            f"<updated>{_stamp(begins - timedelta(days=7))}</updated>{link}"
            f"<summary>{local.isoformat(timespec='minutes')}</summary></entry>"
        )
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">'
        f"<id>tag:escape-temple,2026:nights</id><title>{escape(title)}</title>"
        f"<author><name>{escape(title)}</name></author><updated>{_stamp(now)}</updated>"
        + "".join(entries)
        + "</feed>\n"
    )


def _stamp(moment: datetime) -> str:
    return f"{moment:%Y-%m-%dT%H:%M:%SZ}"
