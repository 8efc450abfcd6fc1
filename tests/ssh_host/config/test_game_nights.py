"""Game nights: what the settings may say, and when each begins."""

import xml.etree.ElementTree as ElementTree
from datetime import UTC, datetime
from pathlib import Path

import pytest

from ssh_host.config.config import ConfigError, load
from ssh_host.config.game_nights import NoSuchNight, calendar, feed, next_night, night_of
from tests.ssh_host.camp import camp, in_lobby
from tests.ssh_host.house import connected
from tests.ssh_host.web.page import WEB, address, browser

PARIS = "every Thursday 20:00 Europe/Paris"


def at(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


@pytest.mark.parametrize(
    ("now", "begins"),
    [
        ("2026-11-18T12:00", "2026-11-19T19:00"),
        ("2026-11-19T18:59", "2026-11-19T19:00"),
        ("2026-11-19T19:00", "2026-11-26T19:00"),
        ("2026-07-01T12:00", "2026-07-02T18:00"),
    ],
)
def test_a_night_begins_at_its_local_time_in_summer_and_in_winter(now: str, begins: str) -> None:
    coming = next_night((PARIS,), at(now))
    assert coming is not None
    assert coming[1] == at(begins)


def test_a_night_in_the_hour_that_clocks_skip_begins_when_they_go_on() -> None:
    skipped = night_of("every Sunday 2:30 Europe/Paris")
    assert skipped.after(at("2026-03-28T12:00")) == at("2026-03-29T01:30")


def test_the_earliest_of_several_nights_is_the_next() -> None:
    coming = next_night((PARIS, "every Wednesday 21:00 America/New_York"), at("2026-11-18T12:00"))
    assert coming is not None
    assert str(coming[0]) == "Wednesday 21:00 America/New_York"
    assert next_night(()) is None


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("Thursday 20:00 Europe/Paris", "write a night as in"),
        ("every Thorsday 20:00 Europe/Paris", "write a night as in"),
        ("every Thursday 25:00 Europe/Paris", "write a night as in"),
        ("every Thursday 20:00 Europe/Atlantis", "no time zone Europe/Atlantis"),
        ("every Thursday 20:00 ../../etc/passwd", "write a night as in"),
    ],
)
def test_an_impossible_night_is_a_mistake_in_the_settings(words: str, why: str) -> None:
    with pytest.raises(NoSuchNight, match=why):
        night_of(words)
    with pytest.raises(ConfigError, match=r"`game\.nights` is wrong"):
        load(None, {"game.nights": [words]})


def test_calendars_repeat_a_night_every_week() -> None:
    text = calendar((PARIS,), "Escape the temple", "", at("2026-11-18T12:00"))
    assert "DTSTART;TZID=Europe/Paris:20261119T200000\r\n" in text
    assert "RRULE:FREQ=WEEKLY" in text


async def test_the_lobby_announces_the_next_night(tmp_path: Path) -> None:
    days = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
    nights = [f"every {day} 20:00 UTC" for day in days]
    async with camp(tmp_path, {"game.nights": nights}) as home, in_lobby(home, "ani") as ani:
        await ani.until_sees("Game night in")
        async with connected(home, "kim") as connection:
            ended = await connection.run("wait 9 --for 1s", check=False)
        assert ended.exit_status == 1


def test_a_feed_names_the_next_nights_in_their_order() -> None:
    now = datetime(2026, 11, 18, 12, tzinfo=UTC)
    nights = ("every Friday 21:00 UTC", "every Thursday 20:00 Europe/Paris")
    read = ElementTree.fromstring(feed(nights, "Fun & games", "https://t.example/?a=1&b", now))
    atom = "{http://www.w3.org/2005/Atom}"
    entries = read.findall(f"{atom}entry")
    assert [entry.findtext(f"{atom}summary") for entry in entries] == [
        "2026-11-19T20:00+01:00",
        "2026-11-20T21:00+00:00",
    ]
    assert entries[0].findtext(f"{atom}title") == "Fun & games: Thursday 20:00 Europe/Paris"
    assert entries[0].findtext(f"{atom}updated") == "2026-11-12T19:00:00Z"
    assert len({entry.findtext(f"{atom}id") for entry in entries}) == 2


async def test_the_page_has_a_calendar_and_a_feed(tmp_path: Path) -> None:
    async with camp(tmp_path, {**WEB, "game.nights": ["every Friday 21:00 UTC"]}) as home, browser() as kim:
        for path, kind in (("/nights.ics", "text/calendar"), ("/feed.xml", "application/atom+xml")):
            async with kim.get(address(home) + path) as answer:
                assert (answer.status, answer.content_type) == (200, kind)
                assert "Friday" in await answer.text()
    async with camp(tmp_path, WEB) as home, browser() as kim, kim.get(f"{address(home)}/feed.xml") as answer:
        assert answer.status == 404
