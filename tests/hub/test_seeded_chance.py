"""Chance: what a seed gives, at which place of which stream."""

from collections import Counter

import pytest

from escape_tui.engine.chance import Draws, shuffled
from escape_tui.hub.seeded_chance import SeededChance

THROWS = 12_000


def test_a_number_depends_on_its_seed_its_stream_and_its_place_alone() -> None:
    forwards = [SeededChance(7).number("dice-0", place, 6) for place in range(50)]
    chance = SeededChance(7)
    chance.number("pile", 3, 20)
    assert [chance.number("dice-0", place, 6) for place in reversed(range(50))] == forwards[::-1]
    assert [SeededChance(8).number("dice-0", place, 6) for place in range(50)] != forwards
    assert [SeededChance(7).number("dice-1", place, 6) for place in range(50)] != forwards


def test_the_numbers_are_the_same_on_every_machine() -> None:
    assert [SeededChance(1).number("dice-0", place, 6) for place in range(10)] == [
        5,
        1,
        3,
        4,
        0,
        4,
        5,
        5,
        4,
        1,
    ]
    assert SeededChance(2**200).number("", 10**9, 1) == 0


@pytest.mark.parametrize("bound", [2, 6, 7, 52])
def test_every_number_is_equally_likely(bound: int) -> None:
    draws = Draws(SeededChance(bound))
    seen = Counter(draws.below("x", bound) for _ in range(THROWS))
    expected = THROWS / bound
    assert sum((seen[number] - expected) ** 2 / expected for number in range(bound)) < 2 * bound + 20


def test_every_order_is_equally_likely() -> None:
    draws = Draws(SeededChance(3))
    seen = Counter("".join(shuffled(draws.below, "deck", "abc")) for _ in range(THROWS))
    assert len(seen) == 6
    assert all(abs(count - THROWS / 6) < 4.5 * (THROWS * 5 / 36) ** 0.5 for count in seen.values())


def test_what_is_drawn_is_counted_by_stream() -> None:
    draws = Draws(SeededChance(1))
    drawn = [draws.below("a", 100), draws.below("b", 100), draws.below("a", 100)]
    assert draws.counts == {"a": 2, "b": 1}
    chance = SeededChance(1)
    assert drawn == [chance.number("a", 0, 100), chance.number("b", 0, 100), chance.number("a", 1, 100)]
