"""Hostile visits, in a process of their own: PORT SECONDS NAME…"""

import asyncio
import sys

from tests.hostile.registry import VISITS


async def attack(port: int, seconds: float, names: list[str]) -> str:
    attacks = [visit.attack(port, seconds) for visit in VISITS if visit.name in names]
    return ", ".join(await asyncio.gather(*attacks))


if __name__ == "__main__":
    print("begun", flush=True)
    print(asyncio.run(attack(int(sys.argv[1]), float(sys.argv[2]), sys.argv[3:])), flush=True)
