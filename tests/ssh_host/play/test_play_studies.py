"""Playing on from a moment of a finished game, over ssh."""

from pathlib import Path

from tests.scene.analysis.made_up import CHOICE, analysis
from tests.ssh_host.camp import ENTER, begun, camp, in_lobby, new_key
from tests.ssh_host.house import until, visiting

RIGHT = b"\x1b[C"
TEN_MINUTES_MS = 600_000


async def test_a_replay_is_played_on_from_and_its_result_is_told_to_the_next(tmp_path: Path) -> None:
    key = new_key()
    async with camp(tmp_path) as home:
        async with in_lobby(home, "ani", key) as ani:
            await begun(home, ani)
            game = home.hosted_lobby.archive.game_id(home.table)
            home.clock.turn(TEN_MINUTES_MS)
            await ani.until_sees(f"replay {game}")
            home.hosted_lobby.lobby.stand_up(home.table.chairs[0].person or "")
            await ani.until_sees("Quick play")
        async with visiting(home, "ani", key, command=f"replay {game}") as ani:
            await ani.until_sees("spectator")
            ani.type(RIGHT)
            await ani.until_sees("0:10/")
            ani.type(b"p")
            await ani.until_sees(f"study {game}@9:5")
        for nowhere, told in ((f"{game}@0:00", "already over"), ("nosuch@4:55", "no replay nosuch")):
            async with visiting(home, "ani", key, command=f"study {nowhere}") as ani:
                await ani.until_sees(told)
                assert not ani.sees("Play on from here?")
        for told in ("Nobody has played on from here", "From here no team got out"):
            async with visiting(home, "ani", key, command=f"study {game}@4:12") as ani:
                await ani.until_sees("Play on from here?")
                ani.type(ENTER)
                await ani.until_sees("I’m ready")
                await ani.until_sees(told)
                assert home.table.origin is not None
                ani.type(b"r")
                await until(lambda: home.table.live)
                await ani.until_sees("get ready")
                home.clock.turn(TEN_MINUTES_MS)
                await until(lambda: home.table.live is not None and home.table.live.is_over)
                home.hosted_lobby.lobby.stand_up(home.table.chairs[0].person or "")
                await ani.until_sees("Quick play")


async def test_a_table_that_forbids_it_is_not_played_on_from(tmp_path: Path) -> None:
    key = new_key()
    async with camp(tmp_path) as home:
        async with in_lobby(home, "ani", key) as ani:
            ani.type(b"o")
            await ani.until_sees("I’m ready")
            home.table.may_be_studied = False
            ani.type(b"r")
            await ani.until_sees("─ Story")
            home.clock.turn(TEN_MINUTES_MS + 10_000)
            game = home.table.kept_as
            await ani.until_sees(f"replay {game}")
            home.hosted_lobby.lobby.stand_up(home.table.chairs[0].person or "")
            await ani.until_sees("Quick play")
        async with visiting(home, "ani", key, command=f"study {game}@4:12") as ani:
            await ani.until_sees("This table doesn’t let others")
            assert not ani.sees("Play on from here?")


async def test_a_moment_that_is_none_gets_a_sentence(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, visiting(home, "kim", command="study f00d") as kim:
        await kim.until_sees("study ID@4:12")


async def test_what_a_bot_would_have_done_is_told_to_the_one_who_chose(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani, in_lobby(home, "bo") as bo:
        await begun(home, ani, bo)
        game = home.hosted_lobby.archive.game_id(home.table)
        home.clock.turn(TEN_MINUTES_MS)
        for client in (ani, bo):
            await client.until_sees(f"replay {game}")
        home.hosted_lobby.store.analyses.keep(game, analysis(CHOICE))
        home.table.changed()
        assert CHOICE.player == 1, "that is bo"
        await bo.until_sees("a bot would have")
        await ani.until_sees("6:40")
        assert not ani.sees("a bot would have")
