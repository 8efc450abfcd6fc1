"""The way of a connection, as docs/architecture.md tells it, is the one it takes."""

import re

from tests.bench.walk import ROOT, connected

_FUNCTION = re.compile(r"`((?:[A-Z]\w+\.)?[a-z_]+)`")


def told_steps() -> list[list[str]]:
    """The functions that each step of the way names."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    way = page.split("## From a connection to the first picture")[1].split("\n## ")[0]
    return [_FUNCTION.findall(step) for step in re.split(r"\n\d\. ", way)[1:]]


async def test_a_connection_goes_the_way_that_is_told() -> None:
    walk, steps = [code.co_qualname for code in await connected()], told_steps()
    assert len(steps) == 7
    assert [name for step in steps for name in step if name not in walk] == []
    assert sorted(steps, key=lambda step: walk.index(step[0])) == steps
