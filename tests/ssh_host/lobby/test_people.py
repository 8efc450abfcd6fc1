"""The list of people in the lobby."""

from pathlib import Path

from tests.ssh_host.camp import DOWN, ENTER, UP, camp, in_lobby


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
