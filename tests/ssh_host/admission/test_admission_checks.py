"""Each gate opens for whom it should, and the first that does not open is the one that speaks."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from ssh_host.admission import admission_checks as gates
from ssh_host.admission.admission_checks import GATES, LINE_GATES, Refusal, refusal_at_accept, refusal_for
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


async def test_every_gate_is_in_the_list_once() -> None:
    written = [
        each
        for name, each in vars(gates).items()
        if getattr(each, "__module__", "") == gates.__name__
        and callable(each)
        and name not in ("Refusal", "refusal_for", "refusal_at_accept")
    ]
    assert [*LINE_GATES, *GATES] == written
    assert all(gate.__doc__ and gate.__doc__.count("\n") == 0 for gate in written)


async def test_nobody_comes_in_who_is_banned(tmp_path: Path) -> None:
    with a_host(tmp_path) as host:
        who = arrival()
        assert gates.is_welcome(host, who) is None
        host.store.ban("key", who.identity.player)
        assert gates.is_welcome(host, who) == Refusal("ban", "gate-banned")


async def test_a_command_names_a_door_of_this_house(tmp_path: Path) -> None:
    with a_host(tmp_path) as host:
        assert gates.leads_somewhere(host, arrival()) is None
        assert gates.leads_somewhere(host, arrival(command="join ABC")) is None
        refusal = gates.leads_somewhere(host, arrival(command="bash"))
        assert refusal is not None
        assert (refusal.reason, refusal.status) == ("command", 1)


async def test_the_admin_door_opens_for_keys_in_the_settings(tmp_path: Path) -> None:
    with a_host(tmp_path, admin__keys=(KEY,)) as host:
        who = arrival(command="admin")
        assert gates.may_keep_house(host, with_key(who)) is None
        assert gates.may_keep_house(host, who) == Refusal("door", "gate-not-an-admin")
        assert gates.may_keep_house(host, arrival()) is None


async def test_one_identity_is_here_so_often(tmp_path: Path) -> None:
    with a_host(tmp_path, limits__per_key=1) as host:
        assert gates.is_not_here_too_often(host, arrival()) is None
        host.sessions_of = lambda player: 1  # type: ignore[method-assign]
        assert gates.is_not_here_too_often(host, arrival()) == Refusal("door", "gate-too-many-sessions")


async def test_there_is_something_to_draw_on(tmp_path: Path) -> None:
    with a_host(tmp_path) as host:
        assert gates.has_a_terminal(host, arrival(kind="xterm")) is None
        told = gates.has_a_terminal(host, arrival(kind=""))
        assert told == Refusal("terminal", "gate-how-to-play", 0, {"command": host.command})
        assert gates.has_a_terminal(host, arrival(kind="dumb", command="join ABC")) is None
        assert gates.has_a_terminal(host, arrival(kind="", command="plain")) is None
        assert gates.has_a_terminal(host, arrival(kind="dumb", command="replay ABC")) == Refusal(
            "terminal", "gate-needs-terminal"
        )


async def test_sound_does_not_go_to_a_terminal(tmp_path: Path) -> None:
    with a_host(tmp_path) as host:
        assert gates.has_a_player_of_sound(host, arrival(kind="", command="listen ABCD")) is None
        assert gates.has_a_player_of_sound(host, arrival(kind="xterm", command="join ABCD")) is None
        refusal = gates.has_a_player_of_sound(host, arrival(kind="xterm", command="listen abcd wav"))
        assert refusal is not None
        assert refusal.facts == {"command": f"{host.command} listen ABCD wav"}


async def test_there_is_room_inside_or_in_line(tmp_path: Path) -> None:
    with a_host(tmp_path, limits__sessions=1, limits__queue=1) as host:
        for _ in range(2):
            assert gates.finds_room(host, arrival()) is None
            host.entrance_queue.arrive(lambda place: None)
        assert gates.finds_room(host, arrival()) == Refusal("full", "gate-full", status=75)


async def test_the_first_gate_that_does_not_open_speaks(tmp_path: Path) -> None:
    with a_host(tmp_path) as host:
        who = arrival(command="bash", kind="")
        host.store.ban("key", who.identity.player)
        assert refusal_for(host, who) == Refusal("ban", "gate-banned")
        assert refusal_for(host, who, ()) is None


async def test_nobody_knocks_from_a_network_that_is_banned(tmp_path: Path) -> None:
    with a_host(tmp_path) as host:
        assert gates.comes_from_elsewhere(host, "2001:db8::1") is None
        host.ban_address("2001:db8::1")
        assert gates.comes_from_elsewhere(host, "2001:db8::2") == "ban"
        assert gates.comes_from_elsewhere(host, "2001:db8:0:1::2") is None


async def test_one_network_has_so_many_lines_and_opens_so_many_a_second(tmp_path: Path) -> None:
    with a_host(tmp_path, limits__per_address=2) as host:
        assert refusal_at_accept(host, "192.0.2.1") is None
        assert gates.is_in_no_hurry(host, "192.0.2.1") is None
        assert gates.is_in_no_hurry(host, "192.0.2.1") == "pace"
        host.network_limits.enter("192.0.2.1")
        assert gates.has_few_neighbours(host, "192.0.2.1") is None
        host.network_limits.enter("192.0.2.1")
        assert gates.has_few_neighbours(host, "192.0.2.1") == "address"
        assert refusal_at_accept(host, "192.0.2.1") == "address"
        assert refusal_at_accept(host, "192.0.2.2") is None


async def test_the_house_has_so_many_lines(tmp_path: Path) -> None:
    with a_host(tmp_path, limits__connections=1) as host:
        assert gates.finds_a_line(host, "192.0.2.1") is None
        host.network_limits.enter("192.0.2.9")
        assert gates.finds_a_line(host, "192.0.2.1") == "connections"
