"""What a worker announces of its tables."""

from types import SimpleNamespace
from typing import cast

import pytest
from nats.aio.msg import Msg
from nats.errors import ConnectionClosedError

from ssh_host.cluster.bus.bus import Bus
from ssh_host.cluster.membership.directory import TableAnnouncer, TableNotice


class FakeBus:
    """Remembers what was published for each subject; raises while it *is_down*."""

    def __init__(self) -> None:
        self.client = SimpleNamespace(publish=self.publish)
        self.heard: dict[str, bytes] = {}
        self.is_down = False

    def subject(self, *parts: str) -> str:
        return ".".join(parts)

    async def publish(self, subject: str, content: bytes) -> None:
        if self.is_down:
            raise ConnectionClosedError
        self.heard[subject] = content


@pytest.mark.parametrize("is_asked", [False, True])
async def test_a_table_that_is_gone_is_withdrawn_whatever_happened_meanwhile(is_asked: bool) -> None:
    bus, tables = FakeBus(), {"BCDF": TableNotice("w1", "BCDF"), "GHJK": TableNotice("w1", "GHJK")}
    announcer = TableAnnouncer(cast(Bus, bus), "w1", dict, lambda: iter(tables.values()))
    await announcer.tell()
    assert all(bus.heard[f"table.w1.{code}"] for code in tables)
    bus.heard.clear()
    del tables["BCDF"]
    announcer.close()
    if is_asked:
        await announcer._asked(Msg(cast(Bus, bus).client))
    else:
        bus.is_down = True
        with pytest.raises(ConnectionClosedError):
            await announcer.tell()
        bus.is_down = False
    await announcer.tell()
    assert bus.heard["table.w1.BCDF"] == b""
    assert bus.heard["table.w1.GHJK"], "the other one is announced again"
