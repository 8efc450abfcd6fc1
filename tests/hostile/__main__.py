"""Play all hostile visits, or those named, and print a line for each; fails where one broke something."""

import asyncio
import sys

from tests.hostile.registry import VISITS, judged

SECONDS = 10.0


async def main(names: list[str]) -> int:
    broken = 0
    for visit in VISITS:
        if not names or visit.name in names:
            verdict = await judged(visit, SECONDS)
            broken += bool(verdict.wrong)
            print(verdict, flush=True)
    return min(1, broken)


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
