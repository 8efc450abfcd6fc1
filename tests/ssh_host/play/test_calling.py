"""Call me: one bell and one notification for those who look elsewhere, and quiet for those who look."""

from pathlib import Path

from tests.ssh_host.camp import ENTER, UP, camp, in_lobby
from tests.ssh_host.house import Client, until

ASKED = b"\x1b[?1004h\x1b[?1004$p\x1b[>q"
KITTY = b"\x1b[?1004;2$y\x1bP>|kitty(0.35.2)\x1b\\"
BLUR, FOCUS = b"\x1b[O", b"\x1b[I"
#: From the end of the list, past everything else that is more than a game.
TO_CALL = b"\x1b[F" + UP * 12 + ENTER


async def waits_for_a_call(client: Client, answers: bytes) -> None:
    client.type(TO_CALL)
    await client.until_sees("Quiet here.")
    await until(lambda: ASKED in client.received)
    client.type(answers)


async def test_somebody_who_looks_elsewhere_is_called_once(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani, in_lobby(home, "bo") as bo:
        await waits_for_a_call(ani, KITTY + BLUR)
        before = ani.received.count(b"\a")
        bo.type(b"o")
        await ani.until_sees("A table is open.")
        await until(lambda: ani.received.count(b"\x1b]99;;A table is open.\x1b\\") == 1)
        assert ani.received.count(b"\a") == before + 1
        ani.type(ENTER)
        await ani.until_sees("Puzzles of the week")
        await until(lambda: b"\x1b[?1004l" in ani.received)


async def test_somebody_who_looks_sees_it_and_hears_nothing(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani, in_lobby(home, "bo") as bo:
        await waits_for_a_call(ani, KITTY + BLUR + FOCUS)
        before = ani.received.count(b"\a")
        bo.type(b"o")
        await ani.until_sees("A table is open.")
        assert ani.received.count(b"\a") == before
        assert b"\x1b]99" not in ani.received


async def test_the_waiting_room_calls_when_somebody_joins(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani, in_lobby(home, "bo") as bo:
        ani.type(b"o")
        await ani.until_sees("I’m ready")
        ani.type(b"\x1b[F" + UP * 2 + ENTER)
        await ani.until_sees("Quiet here.")
        before = ani.received.count(b"\a")
        bo.type(b"q")
        await ani.until_sees("Somebody joined your table.")
        # This terminal doesn't say what it is, or where its person looks: the bell alone.
        await until(lambda: ani.received.count(b"\a") == before + 1)
        assert b"\x1b]9" not in ani.received
