"""The other doors: replays, records, the keeper's lodge, and a house that says no."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from escape_tui.app.screens.lobby.lobby_screen import LobbyScreen
from tests.scene.analysis.made_up import TURN, analysis
from tests.ssh_host.camp import DOWN, ENTER, ESC, UP, begun, camp, in_lobby, new_key
from tests.ssh_host.house import until, visiting

TEN_MINUTES_MS = 600_000


async def test_a_finished_game_is_in_the_records_and_can_be_seen_by_its_number(tmp_path: Path) -> None:
    async with camp(tmp_path) as home:
        async with in_lobby(home, "ani") as ani:
            await begun(home, ani)
            game = home.hosted_lobby.archive.game_id(home.table)
            async with visiting(home, "kim", command=f"replay {game}") as kim:
                await kim.until_sees("New here?")
                kim.type(ENTER)
                await kim.until_sees("no replay")
            home.clock.turn(TEN_MINUTES_MS)
            await ani.until_sees(f"replay {game}")
            home.hosted_lobby.lobby.stand_up(home.table.chairs[0].person or "")
            await ani.until_sees("Quick play")
            await ani.choose("Records")
            await ani.until_sees("Your games")
            await ani.until_sees("buried")
            ani.type(DOWN)
            await ani.until_sees(f"replay {game}")
        async with visiting(home, "kim", command=f"replay {game}") as kim:
            await kim.until_sees("New here?")
            kim.type(ENTER)
            await kim.until_sees("Story")


async def test_a_late_friend_is_offered_a_bots_seat_or_watching(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani:
        ani.type(b"o")
        await ani.until_sees("I’m ready")
        ani.type(b"bbr")
        await ani.until_sees("─ Story")
        home.clock.turn(10_000)
        async with visiting(home, "zoe", command=f"join {home.table.code}") as zoe:
            await zoe.until_sees("New here?")
            zoe.type(ENTER)
            await zoe.until_sees("takes a bot’s seat")
            zoe.type(ENTER)
            await zoe.until_sees("─ Story")
            await ani.until_sees("zoe takes a bot’s")
            assert home.table.chairs[1].name == "zoe"
            assert home.live.bots == {2}
        async with visiting(home, "kim", command=f"join {home.table.code}") as kim:
            await kim.until_sees("New here?")
            kim.type(ENTER)
            await kim.until_sees("takes a bot’s seat")
            kim.type(b"w")
            await until(lambda: home.live.publisher.standing.watchers == 1)


async def test_a_watcher_sees_a_replay_with_those_who_played_and_talks_with_them(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani:
        await begun(home, ani)
        async with visiting(home, "eve", command=f"watch {home.table.code}") as eve:
            await eve.until_sees("New here?")
            eve.type(ENTER)
            await eve.until_sees("cheer")
            home.clock.turn(TEN_MINUTES_MS)
            await eve.until_sees(f"replay {home.table.kept_as}")
            await ani.until_sees(" replay")
            ani.type(b"v")
            await ani.until_sees("You lead")
            await eve.until_sees("ani shows a replay")
            eve.type(b"v")
            await eve.until_sees("ani leads")
            eve.type(b"t")
            await eve.until_sees("Say to the ")
            eve.type(b"well done" + ENTER)
            await ani.until_sees("eve: well done")
            ani.type(ESC)
            await eve.until_sees(" replay")


async def test_a_game_of_the_record_is_seen_together_with_whoever_joins(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani:
        await begun(home, ani)
        game = home.hosted_lobby.archive.game_id(home.table)
        home.clock.turn(TEN_MINUTES_MS)
        await ani.until_sees(" replay")
        ani.type(ESC)
        await ani.until_sees("Quick play")
        await ani.choose("Records")
        await ani.until_sees("buried")
        ani.type(DOWN)
        await ani.until_sees(f"replay {game}")
        ani.type(ENTER)
        await ani.until_sees("t together")
        ani.type(b"t")
        await ani.until_sees("You lead")
        async with visiting(home, "bo", command=f"join {home.table.code}") as bo:
            await bo.until_sees("New here?")
            bo.type(ENTER)
            await bo.until_sees("Watch ani’s replay")
            bo.type(b"\x1b[F" + UP + ENTER)
            await bo.until_sees("ani leads")
            ani.type(b"h")
            await bo.until_sees("You lead")


async def test_two_see_their_game_again_together_and_hand_the_lead_on(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani, in_lobby(home, "bo") as bo:
        await begun(home, ani, bo)
        home.clock.turn(TEN_MINUTES_MS)
        for client in (ani, bo):
            await client.until_sees(" replay")
        ani.type(b"v")
        await ani.until_sees("You lead")
        bo.type(b"v")
        await bo.until_sees("ani leads")
        assert ani.sees("Space  play")
        assert bo.sees("Tab  view")
        assert not bo.sees("Space  play")
        ani.type(b" ")
        await until(
            lambda: home.table.replay.screening is not None and not home.table.replay.screening.is_playing
        )
        ani.type(b"n")
        await until(lambda: home.table.replay.screening is not None and home.table.replay.screening.at > 0)
        await bo.until_sees("■")
        bo.type(b" ")
        bo.type(b"t")
        await bo.until_sees("Say to the ")
        bo.type(b"look there" + ENTER)
        await ani.until_sees("bo: look there")
        ani.type(b"h")
        await bo.until_sees("You lead")
        await ani.until_sees("bo leads")
        turned = analysis(replace(TURN, moment=4_000))
        home.hosted_lobby.store.analyses.keep(home.table.kept_as, turned)
        bo.type(b"[")
        for client in (bo, ani):
            await client.until_sees("1 3:20 all dice")
        bo.type(b"\x1b")
        await ani.until_sees(" replay")


async def test_who_is_no_keeper_stays_outside(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, visiting(home, "eve", new_key(), command="admin") as eve:
        await until(lambda: eve.is_closed)
        assert b"Admins only" in eve.received


async def test_a_held_key_does_not_queue_up_and_a_paste_does_nothing(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani:
        await begun(home, ani)
        ani.type(b"\x1b[200~" + b" " * 500 + b"\x1b[201~")
        ani.type(b"1" * 3_000)
        ani.type(b"\x1b")
        await ani.until_sees("Leave the game")
        assert home.live.report.deeds[0].rolls == 0


async def test_an_impatient_newcomer_enters_once(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani:
        ani.type(b"o")
        await ani.until_sees("I’m ready")
        async with visiting(home, "zoe", command=f"join {home.table.code}") as zoe:
            await zoe.until_sees("New here?")
            zoe.type(ENTER * 3)
            await zoe.until_sees("I’m ready")
            await ani.until_sees("zoe")
            assert sum(chair.name == "zoe" for chair in home.table.chairs) == 1


async def test_every_line_of_the_lobby_says_what_it_is_good_for(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani:
        await begun(home, ani)
        ani.type(b"\x1b")
        await ani.until_sees("Leave the game")
        ani.type(b"\x1b[F" + ENTER)
        await ani.until_sees("Back to your game")
        ani.type(b"\x1b[H")
        await ani.until_sees("Your seat is saved")


async def test_tables_opened_and_left_redraw_each_lobby_once_and_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    turn, redrawn = 0, list[tuple[int, int]]()
    renew = LobbyScreen._renew

    def renewed(screen: LobbyScreen) -> None:
        redrawn.append((id(screen), turn))
        renew(screen)

    monkeypatch.setattr(LobbyScreen, "_renew", renewed)
    async with camp(tmp_path) as home, in_lobby(home, "ani"), in_lobby(home, "bo"):
        lobby = home.hosted_lobby.lobby
        await until(lambda: len(lobby.people) == 2)
        redrawn.clear()
        for _ in range(5):
            lobby.open_table(next(iter(lobby.people)))
            lobby.stand_up(next(iter(lobby.people)))
        async with asyncio.timeout(30):
            while len({screen for screen, _ in redrawn}) < 2:
                turn += 1
                await asyncio.sleep(0)
        assert len(redrawn) <= 4, "those who came told of that, too"
        assert len({turn for _, turn in redrawn}) == len(redrawn)
