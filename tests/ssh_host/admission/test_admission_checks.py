"""Each reason to refuse a visitor keeps out the right ones, and the first that applies is told."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from ssh_host.admission.admission_checks import Refusal, is_address_banned, refusal_at_accept, refusal_for
from ssh_host.admission.identity import Identity, host_key
from ssh_host.config.config import load
from ssh_host.host import Host
from ssh_host.session.arrival import Arrival
from ssh_host.store.store import FILE_NAME, Store
from tests.ssh_host.house import Apps
from tests.ssh_host.pipe_door import arrival

KEY = "SHA256:" + "k" * 43


@contextmanager
def a_host(folder: Path, **flags: object) -> Iterator[Host]:
    settings = {"data.folder": str(folder), **{name.replace("__", "."): each for name, each in flags.items()}}
    store = Store.open(folder / FILE_NAME)
    nobody = Apps(lambda session: pytest.fail("nobody is let in"))
    yield Host(load(None, settings), store, host_key(folder), nobody)
    store.close()


def with_key(who: Arrival) -> Arrival:
    return replace(who, identity=Identity(KEY, KEY))


async def test_nobody_comes_in_who_is_banned(tmp_path: Path) -> None:
    with a_host(tmp_path) as host:
        who = arrival()
        assert refusal_for(host, who) is None
        host.store.bans.ban("key", who.identity.player)
        assert refusal_for(host, who) == Refusal("ban", "gate-banned")


async def test_a_command_names_a_destination_of_this_server(tmp_path: Path) -> None:
    with a_host(tmp_path) as host:
        assert refusal_for(host, arrival(command="join ABC")) is None
        refusal = refusal_for(host, arrival(command="bash"))
        assert refusal is not None
        assert (refusal.reason, refusal.status) == ("command", 1)


async def test_the_admin_screen_opens_for_keys_in_the_settings(tmp_path: Path) -> None:
    with a_host(tmp_path, admin__keys=(KEY,)) as host:
        who = arrival(command="admin")
        assert refusal_for(host, with_key(who)) is None
        assert refusal_for(host, who) == Refusal("door", "gate-not-an-admin")


async def test_programs_need_a_key_and_a_server_that_takes_some(tmp_path: Path) -> None:
    who = arrival(command="program", kind="")
    with a_host(tmp_path, limits__programs=0) as host:
        assert refusal_for(host, with_key(who)) == Refusal("programs", "gate-no-programs")
    with a_host(tmp_path, limits__programs=1) as host:
        assert refusal_for(host, who) == Refusal("programs", "gate-program-needs-key")
        assert refusal_for(host, with_key(who)) is None
        host.other_gates.programs = 1
        refusal = Refusal("programs", "gate-too-many-programs", status=75)
        assert refusal_for(host, with_key(who)) == refusal


async def test_one_identity_has_a_limited_number_of_sessions(tmp_path: Path) -> None:
    with a_host(tmp_path, limits__per_key=1) as host:
        who = arrival()
        host.other_gates.sessions_of[who.identity.player] = 1
        assert refusal_for(host, who) == Refusal("door", "gate-too-many-sessions")


async def test_there_is_something_to_draw_on(tmp_path: Path) -> None:
    with a_host(tmp_path) as host:
        told = refusal_for(host, arrival(kind=""))
        assert told == Refusal("terminal", "gate-how-to-play", 0, {"command": host.command})
        assert refusal_for(host, arrival(kind="dumb", command="join ABC")) is None
        assert refusal_for(host, arrival(kind="", command="plain")) is None
        assert refusal_for(host, arrival(kind="dumb", command="replay ABC")) == Refusal(
            "terminal", "gate-needs-terminal"
        )


async def test_sound_does_not_go_to_a_terminal(tmp_path: Path) -> None:
    with a_host(tmp_path) as host:
        assert refusal_for(host, arrival(kind="", command="listen ABCD")) is None
        refusal = refusal_for(host, arrival(kind="xterm", command="listen abcd wav"))
        assert refusal is not None
        assert refusal.facts == {"command": f"{host.command} listen ABCD wav"}


async def test_there_is_room_inside_or_in_line(tmp_path: Path) -> None:
    with a_host(tmp_path, limits__sessions=1, limits__queue=1) as host:
        for _ in range(2):
            assert refusal_for(host, arrival()) is None
            host.entrance_queue.arrive(lambda place: None)
        assert refusal_for(host, arrival()) == Refusal("full", "gate-full", status=75)
        assert refusal_for(host, arrival(command="wait", kind="")) is None


async def test_the_first_reason_is_told(tmp_path: Path) -> None:
    with a_host(tmp_path) as host:
        who = arrival(command="bash", kind="")
        host.store.bans.ban("key", who.identity.player)
        assert refusal_for(host, who) == Refusal("ban", "gate-banned")


async def test_nobody_connects_from_a_network_that_is_banned(tmp_path: Path) -> None:
    with a_host(tmp_path) as host:
        assert not is_address_banned(host, "2001:db8::1")
        host.ban_address("2001:db8::1")
        assert refusal_at_accept(host, "2001:db8::2") == "ban"
        assert refusal_at_accept(host, "2001:db8:0:1::2") is None


async def test_one_network_has_so_many_connections_and_opens_so_many_a_second(tmp_path: Path) -> None:
    with a_host(tmp_path, limits__per_address=2) as host:
        assert [refusal_at_accept(host, "192.0.2.1") for _ in range(3)] == [None, None, "pace"]
        for _ in range(2):
            host.network_limits.enter("192.0.2.1")
        assert refusal_at_accept(host, "192.0.2.1") == "address"
        assert refusal_at_accept(host, "192.0.2.2") is None


async def test_the_server_has_so_many_connections(tmp_path: Path) -> None:
    with a_host(tmp_path, limits__connections=1) as host:
        assert refusal_at_accept(host, "192.0.2.1") is None
        host.network_limits.enter("192.0.2.9")
        assert refusal_at_accept(host, "192.0.2.1") == "connections"
