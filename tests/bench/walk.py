"""Walks: `python -m tests.bench.walk` counts the functions of a held die and of a connection."""

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FrameType

from tests.ssh_host.camp import begun, camp, in_lobby
from tests.ssh_host.house import Client, until, visiting

ROOT = Path(__file__).parents[2]
OURS = tuple(str(ROOT / folder) for folder in ("escape_tui", "ssh_host", "tile_art"))
PRESSES = 6

#: Part of the function in which they stand.
COMPREHENSIONS = ("<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>")


@contextmanager
def walked() -> Iterator[list[CodeType]]:
    """Which functions of ours are called, in the order in which each is first."""
    called: dict[CodeType, None] = {}

    def notice(frame: FrameType, event: str, argument: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(OURS) and code.co_name not in COMPREHENSIONS:
            called.setdefault(code)

    order: list[CodeType] = []
    sys.setprofile(notice)
    try:
        yield order
    finally:
        sys.setprofile(None)
        order += called


async def pressed(player: Client, key: bytes, friend: Client) -> list[CodeType]:
    """The walk of one press of *key*, up to the friend's frame."""
    await asyncio.sleep(0.5)
    seen = len(friend.received)
    with walked() as walk:
        player.type(key)
        await until(lambda: len(friend.received) > seen)
    return walk


async def walks() -> list[list[CodeType]]:
    with TemporaryDirectory() as folder:
        async with camp(Path(folder)) as home, in_lobby(home, "ani") as ani, in_lobby(home, "bo") as bo:
            await begun(home, ani, bo)
            ani.type(b" ")
            await until(lambda: home.live.state.adventurers[0].is_tumbling)
            # Until the dice have landed and the banner of the beginning is gone.
            home.clock.turn(3_000)
            ready = [die.is_ready for die in home.live.state.adventurers[0].dice].index(True)
            return [await pressed(ani, b"%d" % (ready + 1), bo) for _ in range(PRESSES)]


async def connected() -> list[CodeType]:
    """The walk from a connection to its first card, when another visitor has been there before."""
    with TemporaryDirectory() as folder:
        async with camp(Path(folder)) as home:
            async with visiting(home, "ani") as ani:
                await ani.until_sees("Enter the temple")
            await until(lambda: not home.host.sessions)
            await asyncio.sleep(0.5)
            with walked() as walk:
                async with visiting(home, "bo") as bo:
                    await bo.until_sees("Enter the temple")
                    # Leaving is not part of it.
                    sys.setprofile(None)
    return walk


def told(walk: list[CodeType]) -> str:
    files = {code.co_filename for code in walk}
    lines = [f"{Path(code.co_filename).relative_to(ROOT)}  {code.co_qualname}" for code in walk]
    return "\n".join((*lines, f"{len(walk)} functions in {len(files)} files"))


def run() -> str:
    """Both walks: of several presses the shortest, since the others met a clock on the way."""
    held = told(min(asyncio.run(walks()), key=len))
    return f"From a connection to its first card\n{told(asyncio.run(connected()))}\n\nA held die\n{held}"


if __name__ == "__main__":
    print(run())
