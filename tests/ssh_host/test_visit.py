"""A visitor with a terminal: in, keys, out."""

from pathlib import Path

from tests.ssh_host.house import house, until, visiting


async def test_a_guest_comes_in_types_and_leaves(tmp_path: Path) -> None:
    async with house(tmp_path) as home, visiting(home) as client:
        await client.until_sees("hello kim door=lobby")
        client.type(b"a")
        await client.until_sees("keys: a")
        client.type(b"\x1b")
        await client.until_sees("keys: a escape")
        client.type(b"b")
        await client.until_sees("keys: a escape b")
        client.type(b"\x11")
        await until(lambda: client.is_closed)
