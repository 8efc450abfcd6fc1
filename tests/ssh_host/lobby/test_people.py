"""The list of people in the lobby."""

from pathlib import Path

from ssh_host.store.stored_results import Outcome
from tests.ssh_host.camp import DOWN, ENTER, UP, camp, in_lobby, new_key
from tests.ssh_host.house import visiting


async def test_others_can_be_muted_and_oneself_not(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani, in_lobby(home, "bo"):
        await ani.until_sees("2 people here")
        await ani.choose("Who’s here")
        await ani.until_sees("ani (you)")
        ani.type(UP + UP + ENTER)
        ani.type(DOWN)
        await ani.until_sees("Enter mutes bo, only for you.")
        assert not ani.sees("Enter mutes ani")
        ani.type(ENTER)
        await ani.until_sees("bo (muted)")
        assert not ani.sees("ani (muted)")


async def test_a_visitor_with_a_borrowed_name_reads_what_the_others_call_them(tmp_path: Path) -> None:
    key = new_key()
    async with camp(tmp_path) as home, in_lobby(home, "ani", key), in_lobby(home, "bo") as bo:
        await bo.choose("My name")
        await bo.until_sees("What should we call you?")
        bo.type(b"\x15ani" + ENTER)
        await bo.until_sees("Welcome, ani·guest.")
        await bo.choose("Who’s here")
        await bo.until_sees("ani·guest (you)")
        assert not bo.sees("ani (you)")


async def test_a_wide_lobby_shows_who_is_here_and_todays_quickest_teams(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "bo"):
        day = home.hosted_lobby.archive.daily_temple.today
        team = (("key:kan", "Kan"), ("key:yara", "Yara"))
        home.host.store.results.record(Outcome("T1", "", True, 100, 439_000, team, day))
        async with visiting(home, "ani", new_key(), size=(120, 40)) as ani:
            await ani.until_sees("Enter the temple")
            ani.type(ENTER)
            await ani.until_sees("─ Who’s here")
            await ani.until_sees("bo  ")
            lines = [line.rstrip() for line in ani.text.splitlines()]
            assert any(line.endswith("in the lobby") and " bo " in line for line in lines)
            assert any("Kan, Yara" in line and line.endswith("7:19") for line in lines)
            ani.type(DOWN * 2)
            await ani.until_sees("Best today: Kan, Yara in 7:19.")
