"""Once: worked out when it is first looked at, and never again."""

from msgspec import Struct

from escape_tui.engine.once import once


class Chest(Struct, frozen=True, dict=True):
    coins: int
    counted: list[int] = []

    @once
    def is_full(self) -> bool:
        """Whether nothing more fits in."""
        self.counted.append(self.coins)
        return self.coins > 9


def test_what_is_kept_is_worked_out_once_for_each() -> None:
    poor, rich = Chest(1), Chest(10)
    assert (poor.is_full, rich.is_full, poor.is_full, rich.is_full) == (False, True, False, True)
    assert (poor.counted, rich.counted) == ([1], [10])


def test_what_is_kept_is_no_part_of_the_value() -> None:
    looked_at = Chest(10)
    assert looked_at.is_full
    assert looked_at == Chest(10, [10])


def test_it_can_be_read_about_on_the_class() -> None:
    assert Chest.is_full.__doc__ == "Whether nothing more fits in."
