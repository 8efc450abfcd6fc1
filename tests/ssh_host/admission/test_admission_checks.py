"""Each admission check lets in the right visitors, and the first failed one names the reason."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from ssh_host.admission import admission_checks as checks
from ssh_host.admission.admission_checks import (
    ADMISSION_CHECKS,
    CONNECTION_CHECKS,
    Refusal,
    refusal_at_accept,
    refusal_for,
)
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
        for name, each in vars(checks).items()
        if getattr(each, "__module__", "") == checks.__name__
        and callable(each)
        and name not in ("Refusal", "refusal_for", "refusal_at_accept")
    ]
    assert [*CONNECTION_CHECKS, *ADMISSION_CHECKS] == written
    assert all(check.__doc__ and check.__doc__.count("\n") == 0 for check in written)


async def test_nobody_comes_in_who_is_banned(tmp_path: Path) -> None:
    with a_host(tmp_path) as host:
        who = arrival()
        assert checks.is_welcome(host, who) is None
        host.store.ban("key", who.identity.player)
        assert checks.is_welcome(host, who) == Refusal("ban", "gate-banned")


async def test_a_command_names_a_door_of_this_house(tmp_path: Path) -> None:
    with a_host(tmp_path) as host:
        assert checks.leads_somewhere(host, arrival()) is None
        assert checks.leads_somewhere(host, arrival(command="join ABC")) is None
        refusal = checks.leads_somewhere(host, arrival(command="bash"))
        assert refusal is not None
        assert (refusal.reason, refusal.status) == ("command", 1)


async def test_the_admin_door_opens_for_keys_in_the_settings(tmp_path: Path) -> None:
    with a_host(tmp_path, admin__keys=(KEY,)) as host:
        who = arrival(command="admin")
        assert checks.may_administer(host, with_key(who)) is None
        assert checks.may_administer(host, who) == Refusal("door", "gate-not-an-admin")
        assert checks.may_administer(host, arrival()) is None


async def test_one_identity_is_here_so_often(tmp_path: Path) -> None:
    with a_host(tmp_path, limits__per_key=1) as host:
        assert checks.is_not_here_too_often(host, arrival()) is None
        host.sessions_of = lambda player: 1  # type: ignore[method-assign]
        assert checks.is_not_here_too_often(host, arrival()) == Refusal("door", "gate-too-many-sessions")


async def test_there_is_something_to_draw_on(tmp_path: Path) -> None:
    with a_host(tmp_path) as host:
        assert checks.has_a_terminal(host, arrival(kind="xterm")) is None
        told = checks.has_a_terminal(host, arrival(kind=""))
        assert told == Refusal("terminal", "gate-how-to-play", 0, {"command": host.command})
        assert checks.has_a_terminal(host, arrival(kind="dumb", command="join ABC")) is None
        assert checks.has_a_terminal(host, arrival(kind="", command="plain")) is None
        assert checks.has_a_terminal(host, arrival(kind="dumb", command="replay ABC")) == Refusal(
            "terminal", "gate-needs-terminal"
        )


async def test_sound_does_not_go_to_a_terminal(tmp_path: Path) -> None:
    with a_host(tmp_path) as host:
        assert checks.has_a_player_of_sound(host, arrival(kind="", command="listen ABCD")) is None
        assert checks.has_a_player_of_sound(host, arrival(kind="xterm", command="join ABCD")) is None
        refusal = checks.has_a_player_of_sound(host, arrival(kind="xterm", command="listen abcd wav"))
        assert refusal is not None
        assert refusal.facts == {"command": f"{host.command} listen ABCD wav"}


async def test_there_is_room_inside_or_in_line(tmp_path: Path) -> None:
    with a_host(tmp_path, limits__sessions=1, limits__queue=1) as host:
        for _ in range(2):
            assert checks.finds_room(host, arrival()) is None
            host.entrance_queue.arrive(lambda place: None)
        assert checks.finds_room(host, arrival()) == Refusal("full", "gate-full", status=75)


async def test_the_first_failed_check_is_the_reason(tmp_path: Path) -> None:
    with a_host(tmp_path) as host:
        who = arrival(command="bash", kind="")
        host.store.ban("key", who.identity.player)
        assert refusal_for(host, who) == Refusal("ban", "gate-banned")
        assert refusal_for(host, who, ()) is None


async def test_nobody_knocks_from_a_network_that_is_banned(tmp_path: Path) -> None:
    with a_host(tmp_path) as host:
        assert checks.comes_from_elsewhere(host, "2001:db8::1") is None
        host.ban_address("2001:db8::1")
        assert checks.comes_from_elsewhere(host, "2001:db8::2") == "ban"
        assert checks.comes_from_elsewhere(host, "2001:db8:0:1::2") is None


async def test_one_network_has_so_many_lines_and_opens_so_many_a_second(tmp_path: Path) -> None:
    with a_host(tmp_path, limits__per_address=2) as host:
        assert refusal_at_accept(host, "192.0.2.1") is None
        assert checks.is_in_no_hurry(host, "192.0.2.1") is None
        assert checks.is_in_no_hurry(host, "192.0.2.1") == "pace"
        host.network_limits.enter("192.0.2.1")
        assert checks.has_few_neighbours(host, "192.0.2.1") is None
        host.network_limits.enter("192.0.2.1")
        assert checks.has_few_neighbours(host, "192.0.2.1") == "address"
        assert refusal_at_accept(host, "192.0.2.1") == "address"
        assert refusal_at_accept(host, "192.0.2.2") is None


async def test_the_house_has_so_many_lines(tmp_path: Path) -> None:
    with a_host(tmp_path, limits__connections=1) as host:
        assert checks.finds_a_line(host, "192.0.2.1") is None
        host.network_limits.enter("192.0.2.9")
        assert checks.finds_a_line(host, "192.0.2.1") == "connections"
