"""Races and ghosts over ssh."""

from pathlib import Path

from escape_tui.hub.race.race import PacerChoice, PacerKind
from escape_tui.hub.race.races import NOTICE_MS
from escape_tui.hub.table.seats.seats import Phase
from ssh_host.store.stored_results import Outcome
from tests.hub.people import COUNT_IN_MS
from tests.ssh_host.camp import ENTER, begun, camp, in_lobby, new_key
from tests.ssh_host.house import until, visiting

TEN_MINUTES_MS = 600_000


async def test_a_finished_game_is_raced_and_its_team_is_seen_beside_the_map(tmp_path: Path) -> None:
    key = new_key()
    async with camp(tmp_path) as home:
        async with in_lobby(home, "ani", key) as ani:
            await begun(home, ani)
            game = home.hosted_lobby.archive.game_id(home.table)
            home.clock.turn(TEN_MINUTES_MS)
            await ani.until_sees(f"replay {game}")
            home.hosted_lobby.lobby.stand_up(home.table.opener)
            await ani.until_sees("Quick play")
        async with visiting(home, "ani", key, command=f"race {game}") as ani:
            await ani.until_sees("Again:")
            ani.type(b"r")
            await ani.until_sees("found out")
            await ani.until_sees("0/1")
            home.clock.turn(COUNT_IN_MS + TEN_MINUTES_MS)
            await until(lambda: home.live.is_over)
            assert not home.table.is_ranked
        assert home.hosted_lobby.store.results.rank(game) == (0, 0)


async def test_two_tables_race_from_the_lobby_and_by_code(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani, in_lobby(home, "bo") as bo:
        ani.type(b"o")
        await ani.until_sees("I’m ready")
        table = home.table
        home.hosted_lobby.service.races.call(table, table.opener)
        await ani.until_sees("Rivals enter with:")
        await bo.until_sees(f"Race {table.code}")
        async with visiting(home, "cy", command=f"race {table.code}") as cy:
            await cy.until_sees(f"races {table.code} in the same temple")
            cy.type(ENTER)
            await cy.until_sees("I’m ready")
            await ani.until_sees("cy")
            cy.type(b"r")
            ani.type(b"r")
            await ani.until_sees("The race starts in")
            home.clock.turn(NOTICE_MS)
            tables = home.hosted_lobby.lobby.tables.values()
            await until(lambda: all(each.phase is Phase.PLAYING for each in tables))
            await ani.until_sees("found out")
            await cy.until_sees("found out")
            home.clock.turn(COUNT_IN_MS + 1_000)
            await ani.until_sees("9:5")
            home.hosted_lobby.lobby.tables[table.code].giving_up.vote(table.opener)
            await cy.until_sees("lost")
            game = table.kept_as
            archive = home.hosted_lobby.archive
            await until(lambda: archive.recordings.seal(game) == "race-not-over")
            home.clock.turn(TEN_MINUTES_MS)
            await until(lambda: not archive.recordings.seal(game))
            await cy.until_sees("ani: buried")
            await cy.until_sees("both temples")
            cy.type(b"b")
            await cy.until_sees("You · buried")
            await cy.until_sees("ani · buried")
            await until(lambda: cy.text.count("⌂") == 2)


async def test_the_daily_temple_is_raced_against_companions(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani", new_key()) as ani:
        people = await until(lambda: tuple(home.hosted_lobby.lobby.people))
        home.hosted_lobby.lobby.open_daily(people[0])
        await ani.until_sees("Race against")
        home.table.racing.choose(home.table.opener, PacerKind.COMPANIONS)
        await ani.until_sees("bots")
        ani.type(b"r")
        await ani.until_sees("found out")
        await ani.until_sees("Bots")


async def test_ones_own_best_game_is_raced_also_after_a_restart(tmp_path: Path) -> None:
    key = new_key()
    async with camp(tmp_path) as home, in_lobby(home, "ani", key) as ani:
        await begun(home, ani)
        table, me = home.table, home.table.opener
        home.clock.turn(TEN_MINUTES_MS)
        await ani.until_sees(f"replay {table.kept_as}")
        won = Outcome(table.kept_as, "", True, 0, 300_000, ((me, "ani"),))
        home.hosted_lobby.store.results.record(won)
        home.hosted_lobby.lobby.stand_up(me)
        await ani.until_sees("Quick play")
        home.hosted_lobby.lobby.open_daily(me)
        await ani.until_sees("Race against")
        home.table.racing.choose(me, PacerKind.OWN)
        ani.type(b"r")
        await ani.until_sees("found out")
        assert home.table.racing.choice == PacerChoice(PacerKind.OWN, me, table.kept_as)
    async with camp(tmp_path) as home, visiting(home, "ani", key) as ani:
        await ani.until_sees("found out")
        assert [rival.name for rival in home.table.racing.rivals] == ["ani"]


async def test_what_cannot_be_raced_gets_a_sentence(tmp_path: Path) -> None:
    async with camp(tmp_path) as home:
        async with visiting(home, "kim", command="race f00df00df0") as kim:
            await kim.until_sees("Enter the temple")
            kim.type(ENTER)
            await kim.until_sees("no replay f00df00df0")
        async with visiting(home, "kim", command="race ???") as kim:
            await kim.until_sees("race CODE")


async def test_a_game_that_nobody_finished_or_that_is_private_is_not_raced(tmp_path: Path) -> None:
    key = new_key()
    async with camp(tmp_path) as home:
        async with in_lobby(home, "ani", key) as ani:
            await begun(home, ani)
            left, me = home.table.kept_as, home.table.opener
            home.hosted_lobby.lobby.stand_up(me)
            await ani.until_sees("Quick play")
            home.hosted_lobby.lobby.open_table(me, is_public=False)
            await ani.until_sees("I’m ready")
            ani.type(b"r")
            await until(lambda: home.table.live)
            private = home.table.kept_as
            home.clock.turn(COUNT_IN_MS + TEN_MINUTES_MS)
            await until(lambda: home.live.is_over)
            home.hosted_lobby.lobby.stand_up(me)
            await ani.until_sees("Quick play")
        for game, told in ((left, "didn’t come to an end"), (private, "doesn’t let others race")):
            async with visiting(home, "ani", key, command=f"race {game}") as ani:
                await ani.until_sees(told)
