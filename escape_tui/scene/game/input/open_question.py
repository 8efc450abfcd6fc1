"""An open question: its answers step by step, the key of each, and the one pointed at."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from escape_tui.engine.effect import Command
from escape_tui.engine.named import Named, NamedPlace, QuarterTurns
from escape_tui.engine.state import Millis
from escape_tui.scene.game.input.intents import NumberedMenu, Option

#: The keys of places, those on the home row first.
LETTERS = "asdfghjklqwertyuiopzxcvbnm"
DIGITS = "123456789"


class Deed(NamedTuple):
    """A choice of what to do: a complete *command*, or any command of a *kind* that asks for more."""

    kind: type[Command]
    command: Command | None = None


#: One step of an answer.
Part = Deed | Named


class Branch(NamedTuple):
    """One of the answers at a step, and the options it leaves."""

    part: Part
    options: tuple[Option, ...]

    @property
    def is_allowed(self) -> bool:
        return any(option.refusal is None for option in self.options)


@dataclass(frozen=True)
class OpenQuestion:
    """A question on the screen; keys answer it only while it *has_focus*. *until* is when the game decides.
    *taken* are the answers so far. *keys* are the keys of the answers: an answer keeps its key while the
    question is open, and no other answer gets it."""

    menu: NumberedMenu
    has_focus: bool
    until: Millis | None = None
    taken: tuple[Part, ...] = ()
    pointed: Part | None = None
    keys: tuple[tuple[Part, str], ...] = ()
    #: The first letter of a key of two.
    typed: str = ""

    def seconds_left(self, now: Millis) -> int | None:
        """The time until the game decides."""
        return None if self.until is None else max(0, -(-(self.until - now) // 1000))

    @cached_property
    def prefix(self) -> tuple[Part, ...]:
        """The answers so far, including steps with only one answer."""
        prefix = self.taken
        while True:
            found = {path[len(prefix)] for _, path in self._open_paths(prefix)}
            is_last = any(len(path) == len(prefix) + 1 for _, path in self._open_paths(prefix))
            if len(found) != 1 or is_last:
                return prefix
            prefix = (*prefix, found.pop())

    @cached_property
    def branches(self) -> tuple[Branch, ...]:
        """The answers at this step, without places that can't be chosen."""
        at = len(self.prefix)
        by_part: dict[Part, list[Option]] = {}
        for option, path in self._paths(self.prefix):
            if len(path) > at:
                by_part.setdefault(path[at], []).append(option)
        found = [Branch(part, tuple(options)) for part, options in by_part.items()]
        if at and all(isinstance(each.part, NamedPlace) for each in found):
            return tuple(each for each in found if each.is_allowed)
        return tuple(found)

    @cached_property
    def is_on_map(self) -> bool:
        """Whether every answer at this step is a place."""
        return bool(self.branches) and all(isinstance(each.part, NamedPlace) for each in self.branches)

    @cached_property
    def is_turning(self) -> bool:
        """Whether a chamber has been chosen and the next answer is how far it turns."""
        return bool(self.branches) and all(isinstance(each.part, QuarterTurns) for each in self.branches)

    @cached_property
    def key_of(self) -> dict[Part, str]:
        """The keys of the answers at this step."""
        given = dict(self.keys)
        return {each.part: given[each.part] for each in self.branches if each.part in given}

    @property
    def kind(self) -> type[Command] | None:
        """The kind of command, once that has been answered."""
        first = next(iter(self.prefix), None)
        return first.kind if isinstance(first, Deed) else None

    def branch(self, part: Part | None) -> Branch | None:
        return next((each for each in self.branches if each.part == part), None)

    def keyed(self, order: Iterable[Part], without: Collection[str] = ()) -> "OpenQuestion":
        """A copy with a key for each answer at this step, in *order*, none of them *without*; points at the
        first answer if at none yet."""
        parts = tuple(order)
        pool = _pool(self, len(parts), without)
        given, used = dict(self.keys), {key for _, key in self.keys}
        free = [key for key in pool if key not in used]
        for part in parts:
            if isinstance(part, QuarterTurns):
                given[part] = str(part.quarters)
            elif part not in given and free:
                given[part] = free.pop(0)
        first = next(iter(parts), None)
        return replace(self, keys=tuple(given.items()), pointed=self.pointed or first)

    def answered(self, part: Part) -> "OpenQuestion":
        """A copy with *part* as the answer at this step; a place that is asked for again keeps its key."""
        keys = tuple((known, key) for known, key in self.keys if isinstance(known, NamedPlace))
        return replace(self, taken=(*self.prefix, part), pointed=None, typed="", keys=keys)

    def _open_paths(self, prefix: tuple[Part, ...]) -> list[tuple[Option, tuple[Part, ...]]]:
        """The options that can be chosen."""
        paths = [(option, path) for option, path in self._paths(prefix) if len(path) > len(prefix)]
        return [each for each in paths if each[0].refusal is None]

    def _paths(self, prefix: tuple[Part, ...]) -> list[tuple[Option, tuple[Part, ...]]]:
        paths = ((option, path) for option in self.menu.options for path in _paths_of(option))
        return [(option, path) for option, path in paths if path[: len(prefix)] == prefix]


def settled(question: OpenQuestion) -> Option | None:
    """The only option left after the answers so far, if nothing remains to be asked."""
    fitting = [
        option
        for option in question.menu.options
        for path in _paths_of(option)
        if question.taken and path == question.taken
    ]
    return fitting[0] if fitting else None


def _paths_of(option: Option) -> tuple[tuple[Part, ...], ...]:
    """How an option is answered, step by step; in both orders if they lead to the same."""
    command, names = option.command, option.names
    if len(names) > 1 or any(isinstance(name, NamedPlace) for name in names):
        deed: Part = Deed(type(command))
        forward, backward = (deed, *names), (deed, *reversed(names))
        return (forward, backward) if command.is_symmetric else (forward,)
    return ((Deed(type(command), command),),)


def _pool(question: OpenQuestion, count: int, without: Collection[str]) -> list[str]:
    """Keys for *count* answers: in a list digits first, then letters; if there are many, two letters for the
    last ones."""
    if not question.is_on_map:
        return [*DIGITS, *_letters(count - len(DIGITS), without)]
    return _letters(count, without)


def _letters(count: int, without: Collection[str]) -> list[str]:
    letters = [letter for letter in LETTERS if letter not in without]
    firsts = 0
    while firsts < len(letters) and len(letters) - firsts + firsts * len(letters) < count:
        firsts += 1
    single = letters[: len(letters) - firsts]
    return [*single, *(first + second for first in letters[len(single) :] for second in letters)]


def first_letters(question: OpenQuestion) -> frozenset[str]:
    """The letters with which a key of two begins."""
    return frozenset(key[0] for key in question.key_of.values() if len(key) == 2)
