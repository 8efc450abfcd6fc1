"""The line before a full house, the limits of one network, and the filter for floods of input."""

import pytest

from ssh_host.admission.entrance_queue import EntranceQueue
from ssh_host.admission.network_limits import LINES_A_SECOND, NetworkLimits, network_of
from ssh_host.admission.token_bucket import TokenBucket


def test_the_queue_moves_up_when_somebody_leaves() -> None:
    moved: dict[str, list[int]] = {name: [] for name in "abc"}
    entrance_queue = EntranceQueue(most=1, longest_queue=2)
    first, second, third = (entrance_queue.arrive(moved[name].append) for name in "abc")
    assert [ticket.place for ticket in (first, second, third)] == [0, 1, 2]
    assert entrance_queue.is_full
    entrance_queue.leave(first)
    assert not entrance_queue.is_full
    assert moved == {"a": [], "b": [0], "c": [1]}
    entrance_queue.leave(third)
    entrance_queue.leave(second)
    assert (entrance_queue.inside, entrance_queue.waiting) == (0, 0)


def test_one_network_cannot_fill_the_house() -> None:
    network_limits = NetworkLimits(most=3, most_of_one=2, clock=lambda: 0.0)
    network_limits.enter("192.0.2.1")
    assert network_limits.refusal("192.0.2.1") is None
    network_limits.enter("192.0.2.1")
    assert network_limits.refusal("192.0.2.1") == "address"
    assert network_limits.refusal("192.0.2.2") is None
    network_limits.enter("192.0.2.2")
    assert network_limits.refusal("192.0.2.3") == "connections"
    network_limits.leave("192.0.2.1")
    assert network_limits.refusal("192.0.2.3") is None


def test_all_addresses_of_one_household_are_one_network() -> None:
    network_limits = NetworkLimits(most=100, most_of_one=2, clock=lambda: 0.0)
    for number in range(2):
        network_limits.enter(f"2001:db8::{number:x}")
    assert network_limits.refusal("2001:db8::ffff") == "address"
    assert network_limits.refusal("2001:db8:0:1::1") is None
    assert network_of("2001:db8::1") == "2001:db8::/64"
    assert network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("nonsense") == "nonsense"


def test_new_connections_come_at_a_pace() -> None:
    now = [0.0]
    network_limits = NetworkLimits(most=100, most_of_one=3, clock=lambda: now[0])
    assert [network_limits.refusal("192.0.2.1") for _ in range(4)] == [None, None, None, "pace"]
    assert network_limits.refusal("192.0.2.2") is None
    now[0] = 1 / LINES_A_SECOND
    assert [network_limits.refusal("192.0.2.1") for _ in range(2)] == [None, "pace"]


def test_networks_that_are_gone_are_forgotten() -> None:
    network_limits = NetworkLimits(most=100, most_of_one=3, clock=lambda: 0.0)
    network_limits.enter("192.0.2.1")
    for number in range(10_000):
        network_limits.refusal(f"2001:db8:0:{number:x}::1")
    assert len(network_limits._networks) <= 4_096
    assert network_limits.of("192.0.2.1").lines == 1


def test_a_debt_is_paid_by_waiting() -> None:
    bucket = TokenBucket(rate=10, most=2, now=0)
    bucket.spend(7, 0)
    assert bucket.wait(0) == pytest.approx(0.5)
    assert bucket.wait(0.5) == 0


def test_a_bucket_fills_with_time() -> None:
    bucket = TokenBucket(rate=10, most=2, now=0)
    assert [bucket.take(1, 0) for _ in range(3)] == [True, True, False]
    assert bucket.take(1, 0.1)
    assert not bucket.take(1, 0.1)
