"""Pens: the look of each ink on one kind of terminal, and the shortest sequence from one look to another."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

#: A look as its index in `Pens.looks`. Style 0 is the terminal's default look.
Style = int

DEFAULT: Style = 0

#: The look of a blank: styles on the same ground have the same blanks.
Ground = int


def any_on(ground: Ground) -> Style:
    """The style of blanks on *ground*: any style with that ground. It is negative."""
    return ~ground


#: Attribute codes and the code that resets each. Bold and faint share theirs.
_ENDS = {"1": "22", "2": "22", "3": "23", "4": "24", "5": "25", "7": "27", "9": "29"}

#: Attributes that are visible on blanks.
_SEEN_ON_BLANKS = frozenset({"4", "7", "9"})


class PenStyle(NamedTuple):
    """Colours and attributes as SGR codes; empty is the terminal's default."""

    foreground: str = ""
    background: str = ""
    attributes: tuple[str, ...] = ()

    @property
    def is_lined(self) -> bool:
        """Whether blanks in this look show more than their background."""
        return not _SEEN_ON_BLANKS.isdisjoint(self.attributes)

    @property
    def blank(self) -> "PenStyle":
        """The part of this look that is visible on blanks."""
        return self if self.is_lined else PenStyle(background=self.background)


def look(sgr: str) -> PenStyle:
    """The look of *sgr*, either bare codes (`"1;31"`) or a whole sequence (`"\\x1b[1;31m"`)."""
    foreground = background = ""
    attributes: set[str] = set()
    for code in _codes(sgr.removeprefix("\x1b[").removesuffix("m")):
        number = int(code.partition(";")[0] or "0")
        if number == 0:
            foreground = background = ""
            attributes.clear()
        elif 30 <= number <= 39 or 90 <= number <= 97:
            foreground = "" if number == 39 else code
        elif 40 <= number <= 49 or 100 <= number <= 107:
            background = "" if number == 49 else code
        elif code in _ENDS:
            attributes.add(code)
        else:
            attributes -= {begin for begin, end in _ENDS.items() if end == code}
    return PenStyle(foreground, background, tuple(sorted(attributes)))


def _codes(parameters: str) -> Iterator[str]:
    """The single codes in *parameters*; extended colours (`38;5;n`, `48;2;r;g;b`) stay whole."""
    numbers = iter(parameters.split(";"))
    for number in numbers:
        if number in ("38", "48"):
            kind = next(numbers)
            yield ";".join((number, kind, *(next(numbers) for _ in range(1 if kind == "5" else 3))))
        else:
            yield number


class Pens:
    """The looks of all inks, shared by every terminal with the same palette and colour depth."""

    def __init__(self, sgr_of_inks: Sequence[str], *, erases_in_colour: bool = True) -> None:
        """*sgr_of_inks* holds the codes of ink 0, ink 1 and so on; further inks have the default look.

        Most terminals erase with the current background; a few (GNU screen) only with their default.
        """
        self._erases_in_colour = erases_in_colour
        self._inks = 0
        self._blanks: list[PenStyle] = []
        #: By the current style and the wanted one (or `any_on` a ground): what to write, and the resulting
        #: style.
        self.turns: dict[tuple[Style, Style], tuple[str, Style]] = _Turns(self)
        self.looks: list[PenStyle] = []
        #: Translates a row's inks to styles; inks with the same look become the same style.
        self.styles = bytes(256)
        #: The ground of each style, the styles on each ground, and whether erasing leaves that ground.
        self.grounds: list[Ground] = []
        self.styles_on: list[bytes] = []
        self.is_erasable: list[bool] = []
        self._style(PenStyle())
        for sgr in sgr_of_inks:
            self.add(sgr)

    def add(self, sgr: str) -> int:
        """Add an ink with the codes *sgr*; it gets the next number, and the others don't change."""
        ink, self._inks = self._inks, self._inks + 1
        self.styles = self.styles[:ink] + bytes((self._style(look(sgr)),)) + self.styles[ink + 1 :]
        return ink

    def _style(self, wanted: PenStyle) -> Style:
        """The index of *wanted* among the looks, added if it is new."""
        if wanted in self.looks:
            return self.looks.index(wanted)
        style = len(self.looks)
        self.looks.append(wanted)
        ground = self._ground(wanted.blank)
        self.grounds.append(ground)
        self.styles_on[ground] += bytes((style,))
        return style

    def _ground(self, blank: PenStyle) -> Ground:
        if blank in self._blanks:
            return self._blanks.index(blank)
        self._blanks.append(blank)
        self.styles_on.append(b"")
        self.is_erasable.append(not blank.is_lined and (self._erases_in_colour or not blank.background))
        return len(self._blanks) - 1

    def nearest(self, style: Style, wanted: Style) -> Style:
        """The style for *wanted*, coming from *style*: itself, or for `any_on` a ground the style on it that
        takes the fewest bytes."""
        if wanted >= 0:
            return wanted
        if self.grounds[style] == ~wanted:
            return style
        return min(self.styles_on[~wanted], key=lambda each: len(self.turns[style, each][0]))


class _Turns(dict[tuple[Style, Style], tuple[str, Style]]):
    """Every change from one style of *pens* to another, computed on first use."""

    def __init__(self, pens: Pens) -> None:
        self._pens = pens

    def __missing__(self, turn: tuple[Style, Style]) -> tuple[str, Style]:
        looks, old, new = self._pens.looks, turn[0], self._pens.nearest(*turn)
        self[turn] = ("" if old == new else _shortest_change(looks[old], looks[new])), new
        return self[turn]


def _shortest_change(old: PenStyle, new: PenStyle) -> str:
    stepwise = ";".join(_steps(old, new))
    if new == PenStyle():
        return "\x1b[m"
    afresh = ";".join(("0", *_steps(PenStyle(), new)))
    return f"\x1b[{min(stepwise, afresh, key=len)}m"


def _steps(old: PenStyle, new: PenStyle) -> Iterable[str]:
    ended = {_ENDS[each] for each in old.attributes if each not in new.attributes}
    yield from sorted(ended)
    for each in new.attributes:
        if each not in old.attributes or _ENDS[each] in ended:
            yield each
    if old.foreground != new.foreground:
        yield new.foreground or "39"
    if old.background != new.background:
        yield new.background or "49"
