"""The ladder and achievements as people see them over ssh."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from escape_tui.app.screens.lobby.ladder_screen import LadderScreen
from escape_tui.app.screens.lobby.lobby_screen import LobbyScreen
from escape_tui.app.screens.lobby.profile_screen import ProfileScreen
from escape_tui.hub.lobby.achievements import Achievement
from escape_tui.scene.words.words import LANGUAGES, Words
from ssh_host.ladder.standings import season_of
from ssh_host.store.stored_ladder import LadderEntry
from tests.ssh_host.camp import LEFT, camp
from tests.ssh_host.house import until
from tests.ssh_host.session.test_menu_help import walking


@pytest.mark.parametrize(
    "language", ["en", *(pytest.param(each, marks=pytest.mark.soak) for each in LANGUAGES[1:])]
)
async def test_the_ladder_shows_teams_weeks_seasons_and_seals(tmp_path: Path, language: str) -> None:
    say = Words(language).say
    async with camp(tmp_path) as home, walking(home, "ani", language) as ani:
        await ani.is_told(LobbyScreen, "ladder")
        temple, store = home.hosted_lobby.archive.daily_temple, home.hosted_lobby.store
        today = date.fromisoformat(temple.today)
        for days in (0, 7):
            when = str(today - timedelta(days=days))
            store.ladder.climb(
                LadderEntry(when, (("k1", "Bea"), ("k2", "Kan")), 70 + days, True, 1, "box", "f00d")
            )
        ani.choose("ladder")
        await ani.is_told(LadderScreen, "period", "players", "team:1", f"day:{today}")
        await ani.client.until_sees("Bea, Kan")
        await ani.client.until_sees(say("ladder-points", points=170, days=1))
        await ani.client.until_sees(temple.seal(temple.today))
        ani.client.type(LEFT)
        await ani.client.until_sees(say("ladder-points", points=177, days=1))
        ani.choose("period")
        await ani.client.until_sees(season_of(today - timedelta(days=7)).name)


async def test_achievements_are_on_ones_own_page(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, walking(home, "ani", "en") as ani:
        await ani.is_told(LobbyScreen, "profile")
        (me,) = await until(lambda: tuple(home.hosted_lobby.lobby.people))
        home.hosted_lobby.store.ladder.achieve(me, Achievement.LAST_SECOND, "f00d")
        ani.choose("profile")
        await ani.is_told(ProfileScreen)
        await ani.client.until_sees("Achievements")
        lines = [line for line in ani.client.text.splitlines() if "★" in line]
        assert len(lines) == 1
        assert "Last second" in lines[0]
