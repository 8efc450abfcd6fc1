"""Icons: what a die shows and what a price asks for."""

from collections.abc import Iterable
from enum import StrEnum
from functools import cache


class Icon(StrEnum):
    ADVENTURER = "A"
    KEY = "K"
    TORCH = "T"
    GOLDEN = "G"
    BLACK = "B"


#: Shortcuts: looking up a member of an enum takes several times as long.
ADVENTURER, KEY, TORCH, GOLDEN, BLACK = Icon


#: The six sides of a die; chance refers to them by index (dice.faces).
FACES = (Icon.ADVENTURER, Icon.ADVENTURER, Icon.KEY, Icon.TORCH, Icon.BLACK, Icon.GOLDEN)

#: What something costs: icons in the order of `Icon`, one entry an icon.
Cost = tuple[Icon, ...]

FREE: Cost = ()

_ORDER = {icon: place for place, icon in enumerate(Icon)}


def cost(icons: Iterable[Icon]) -> Cost:
    """*icons* as a price, in its canonical order."""
    return tuple(sorted(icons, key=_ORDER.__getitem__))


@cache
def in_order(icons: Cost) -> Cost:
    """*icons* in the order of `cost`; cached, because the same few prices are asked for again and again."""
    return cost(icons)


def written(price: Cost) -> str:
    """*price* as letters: `"AAK"`; `parsed` is its inverse."""
    return "".join(price)


def parsed(letters: str) -> Cost:
    """`"A A K"` or `"AAK"` as a price; raises `ValueError` for an unknown icon."""
    return cost(Icon(letter) for letter in letters.replace(" ", ""))
