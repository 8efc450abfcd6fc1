"""The log of a whole host: it tells a visit from start to end, and no secret."""

import json
import signal
from pathlib import Path

from escape_tui.hub.lobby.who_is_here import handle_of
from ssh_host.admission.identity import identity_of_key
from tests.ssh_host.camp import ENTER, new_key
from tests.ssh_host.house import visiting
from tests.ssh_host.process import started


async def test_the_log_tells_a_visit_without_a_secret(tmp_path: Path) -> None:
    key = new_key()
    async with started(tmp_path) as home:
        async with visiting(home, "ani", key) as ani, visiting(home, "guest") as guest:
            await guest.until_sees("Enter the temple")
            for client in (ani, guest):
                await client.until_sees("Enter the temple")
                client.type(ENTER)
                await client.until_sees("Quick play")
            ani.type(b"o")
            await ani.until_sees("I’m ready")
            ani.type(b"r")
            await ani.until_sees("─ Story")
        assert await home.stop(signal.SIGINT) == 0
    written = (tmp_path / "log").read_text("utf-8")
    lines = [json.loads(line) for line in written.splitlines()]
    events = [line["event"] for line in lines]
    order = [
        "starting",
        "listening",
        "session started",
        "table opened",
        "game started",
        "session ended",
        "closed",
    ]
    assert [event for event in dict.fromkeys(events) if event in order] == order
    listening = lines[events.index("listening")]
    assert (listening["folder"], listening["started"]) == (str(tmp_path), "first start")
    fingerprint = identity_of_key(key).fingerprint
    people = {line["player"] for line in lines if line["event"] == "session started"}
    assert handle_of(fingerprint) in people
    assert fingerprint not in written
    secrets = [(tmp_path / "daily_secret").read_bytes().hex(), (tmp_path / "host_key").read_text().split()[5]]
    assert not any(secret in written for secret in secrets)
    assert "127.0.0.1" not in "".join(
        line for line in written.splitlines() if '"listening"' not in line and '"level":"info"' in line
    )
    assert not any("guest:" in str(value) for line in lines for value in line.values())
