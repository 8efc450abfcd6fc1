"""The line before a full house, the crowd of one address, and the tap on what is typed."""

from ssh_host.limits import Crowd, Entrance
from ssh_host.typing_limits import Bucket, Flood


def test_the_line_moves_up_when_somebody_leaves() -> None:
    places: dict[str, list[int]] = {name: [] for name in "abc"}
    entrance = Entrance(most=1, longest_line=2)
    first = entrance.arrive(places["a"].append)
    second = entrance.arrive(places["b"].append)
    third = entrance.arrive(places["c"].append)
    assert entrance.is_full
    entrance.leave(first)
    assert not entrance.is_full
    assert places == {"a": [0], "b": [1, 0], "c": [2, 1]}
    entrance.leave(third)
    entrance.leave(second)
    assert (entrance.inside, entrance.waiting) == (0, 0)


def test_one_address_cannot_fill_the_house() -> None:
    crowd = Crowd(most=3, most_of_one=1)
    crowd.enter("a")
    assert not crowd.is_too_many("a")
    crowd.enter("a")
    assert crowd.is_too_many("a")
    assert not crowd.is_too_many("b")
    crowd.enter("b")
    assert crowd.is_full
    crowd.leave("a")
    assert not crowd.is_full


def test_a_bucket_fills_with_time() -> None:
    bucket = Bucket(rate=10, most=2, now=0)
    assert [bucket.take(1, 0) for _ in range(3)] == [True, True, False]
    assert bucket.take(1, 0.1)
    assert not bucket.take(1, 0.1)


def test_a_flood_is_dropped_to_its_end_and_then_forgiven() -> None:
    flood = Flood(keys_per_second=40, now=0)
    assert flood.passes(3, 0)
    assert not flood.passes(30_000, 0.01)
    assert not flood.passes(3, 0.05)
    assert not flood.passes(3, 0.15)
    assert flood.passes(3, 0.5)


def test_a_held_key_is_no_flood() -> None:
    flood = Flood(keys_per_second=40, now=0)
    assert all(flood.passes(3, step / 30) for step in range(3_000))
