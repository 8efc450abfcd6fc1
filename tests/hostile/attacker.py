"""One hostile visit, in a process of its own: NAME PORT SECONDS."""

import asyncio
import sys

from tests.hostile.registry import VISITS


async def attack(name: str, port: int, seconds: float) -> str:
    (visit,) = (visit for visit in VISITS if visit.name == name)
    return await visit.attack(port, seconds)


if __name__ == "__main__":
    print("begun", flush=True)
    print(asyncio.run(attack(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))), flush=True)
