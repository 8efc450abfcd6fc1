"""A guest who drops out gets their seat back by repeating the command; a name alone gets nobody a seat."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.ssh_host.camp import ENTER, ESC, Camp, begun, camp, in_lobby, new_key
from tests.ssh_host.house import connected, entered, until, visiting

CTRL_Q = b"\x11"
QUESTION = "Are you the ani who dropped out?"


@asynccontextmanager
async def dropped(folder: Path) -> AsyncIterator[Camp]:
    """Two guests play; one of them, ani, has lost the connection."""
    async with camp(folder) as home, in_lobby(home, "bo") as bo:
        async with in_lobby(home, "ani") as ani:
            await begun(home, ani, bo)
        await bo.until_sees("is away")
        yield home


def seat_owner(home: Camp) -> str | None:
    return home.table.chairs[0].person


async def test_repeating_the_command_brings_a_guest_back_to_the_game(tmp_path: Path) -> None:
    async with dropped(tmp_path) as home:
        owner, code = seat_owner(home), home.table.code
        for command in (None, f"join {code}"):
            async with visiting(home, "ani", command=command) as ani:
                await ani.until_sees(QUESTION)
                await ani.until_sees(f"Your seat at table {code} is saved")
                ani.type(ENTER)
                await ani.until_sees("─ Story")
                assert not home.table.chairs[0].is_away
                assert seat_owner(home) == owner
                (session,) = [each for each in home.host.sessions if each.player == owner]
                assert session.identity.resume_code == "", "the code stays with who has seen it"
            await until(lambda: home.table.chairs[0].is_away)


async def test_a_name_alone_gets_nobody_the_seat(tmp_path: Path) -> None:
    async with dropped(tmp_path) as home:
        async with connected(home, "ani", local_addr=("127.0.0.2", 0)) as line:
            stranger = await entered(line)
            await stranger.until_sees("Enter the temple")
            stranger.type(ENTER)
            await stranger.until_sees("Quick play")
            assert not stranger.sees(QUESTION)
        async with visiting(home, "ann") as neighbour:
            await neighbour.until_sees("Enter the temple")
            assert not neighbour.sees(QUESTION)
        assert home.table.chairs[0].is_away


async def test_somebody_else_says_no_and_is_a_newcomer(tmp_path: Path) -> None:
    async with dropped(tmp_path) as home, visiting(home, "ani") as other:
        await other.until_sees(QUESTION)
        other.type(ESC)
        await until(lambda: not other.sees(QUESTION))
        other.type(ENTER)
        await other.until_sees("Quick play")
        assert not other.sees(QUESTION)
        assert home.table.chairs[0].is_away


async def test_nobody_is_asked_about_another_table_or_a_seat_that_is_gone(tmp_path: Path) -> None:
    async with dropped(tmp_path) as home:
        async with visiting(home, "ani", command="join BCDF") as ani:
            await ani.until_sees("There is no table BCDF any more")
            assert not ani.sees(QUESTION)
        home.clock.turn(300_000)
        async with visiting(home, "ani") as ani:
            await ani.until_sees("Enter the temple")
            assert not ani.sees(QUESTION)


async def test_a_seat_that_is_lost_while_the_question_is_open(tmp_path: Path) -> None:
    async with dropped(tmp_path) as home, visiting(home, "ani") as ani:
        await ani.until_sees(QUESTION)
        home.clock.turn(300_000)
        ani.type(ENTER)
        await ani.until_sees("That seat is taken by now")


async def test_a_banned_guest_is_not_asked(tmp_path: Path) -> None:
    async with dropped(tmp_path) as home:
        owner = seat_owner(home)
        assert owner is not None
        home.host.ban_player(owner)
        async with visiting(home, "ani") as ani:
            await ani.until_sees("Enter the temple")
            assert not ani.sees(QUESTION)


async def test_a_guest_who_listens_is_asked_in_words(tmp_path: Path) -> None:
    async with dropped(tmp_path) as home:
        owner = seat_owner(home)
        async with visiting(home, "ani", command="plain", term="dumb") as ani:
            await until(lambda: b"Are you the ani who dropped out" in ani.received)
            ani.type(b"yes\n")
            await until(lambda: not home.table.chairs[0].is_away)
            assert seat_owner(home) == owner


async def test_a_guest_reads_the_whole_resume_code_at_the_table_on_a_phone(tmp_path: Path) -> None:
    async with (
        camp(tmp_path) as home,
        visiting(home, "ani", size=(46, 60), env={"LANG": "fr_FR.UTF-8"}) as ani,
    ):
        await ani.until_sees("ou personne.")
        assert ani.sees("Dix minutes, une poignée de dés")
        ani.type(ENTER)
        await ani.until_sees("Partie rapide")
        (session,) = home.host.sessions
        ani.type(b"o")
        await ani.until_sees(f"code de retour {session.identity.resume_code}")


async def test_a_guest_reads_the_resume_code_at_the_table_in_the_menu_and_in_the_farewell(
    tmp_path: Path,
) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani:
        (session,) = home.host.sessions
        code = session.identity.resume_code
        ani.type(b"o")
        await ani.until_sees("I’m ready")
        assert ani.sees(f"resume code {code}")
        ani.type(b"r")
        await ani.until_sees("─ Story")
        ani.type(ESC)
        await ani.until_sees(f"Resume code {code}")
        ani.type(CTRL_Q)
        await until(lambda: f"resume code {code}".encode() in ani.received)


async def test_a_visitor_with_a_key_reads_of_no_code(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani", new_key()) as ani:
        ani.type(b"o")
        await ani.until_sees("I’m ready")
        assert not ani.sees("esume code")
        ani.type(CTRL_Q)
        await until(lambda: b"Until the next escape." in ani.received)
        assert b"resume code" not in ani.received
