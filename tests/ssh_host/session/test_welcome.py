"""A first visit: what the game is, in which language, where to learn it, and how to practise."""

from pathlib import Path

from escape_tui.scene.learn.lesson_steps import STEPS
from ssh_host.admission.identity import identity_of_key
from tests.ssh_host.camp import DOWN, ENTER, RIGHT, UP, camp, in_lobby, new_key
from tests.ssh_host.house import until, visiting


async def test_a_newcomer_learns_at_once_and_comes_to_the_lobby(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, visiting(home, "ani") as ani:
        await ani.until_sees("Everyone gets out, or nobody does")
        await ani.until_sees("New here? Learn (5 minutes)")
        ani.type(UP + ENTER)
        for number in range(1, len(STEPS) + 1):
            await ani.until_sees(f"Lesson {number} of")
            ani.type(ENTER)
        await ani.until_sees("for the menu")
        ani.type(ENTER)
        await ani.until_sees("Enter the temple")
        await ani.until(lambda: not ani.sees("New here?"), "the lesson is finished")
        ani.type(ENTER)
        await ani.until_sees("Quick play")
        assert ani.sees("Learn (5 minutes)")
        assert not ani.sees("New here?")


async def test_the_first_screen_speaks_another_language_at_once(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, visiting(home, "ani") as ani:
        await ani.until_sees("Enter the temple")
        ani.type(DOWN + RIGHT)
        await ani.until_sees("Tout le monde sort, ou personne")
        ani.type(UP + ENTER)
        await ani.until_sees("Partie rapide")


async def test_a_visitor_practises_without_a_clock(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani:
        ani.type(DOWN * 6 + ENTER)
        await ani.until_sees("I’m ready")
        ani.type(ENTER)
        await until(lambda: home.table.live is not None)
        assert home.live.state.setup.soundtrack is None


async def test_the_welcome_says_where_it_leads(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "bo") as bo:
        bo.type(b"o")
        await bo.until_sees("I’m ready")
        async with visiting(home, "ani", command=f"join {home.table.code}") as ani:
            await ani.until_sees("Join bo’s table")
            ani.type(ENTER)
            await ani.until_sees("I’m ready")
            ani.type(b"r")
            await ani.until_sees("Waiting for bo")
            bo.type(b"r")
            await ani.until_sees("─ Story")
            async with visiting(home, "zoe", command=f"join {home.table.code}") as zoe:
                await zoe.until_sees("Join bo’s game")
            async with visiting(home, "zoe", command=f"watch {home.table.code}") as zoe:
                await zoe.until_sees("Watch the game")
        async with visiting(home, "watch") as zoe:
            await zoe.until_sees("Watch a game")
            zoe.type(ENTER)
            await zoe.until_sees("Games to watch")


async def test_the_welcome_of_an_admin_leads_to_the_admin_screen(tmp_path: Path) -> None:
    key = new_key()
    keepers = {"admin.keys": [identity_of_key(key).fingerprint]}
    async with camp(tmp_path, keepers) as home, visiting(home, "kim", key, "admin") as kim:
        await kim.until_sees("Shows sessions, tables and bans.")
        assert not kim.sees("lobby")
        kim.type(ENTER)
        await kim.until_sees("Announce")
