"""Strange commands: of every kind there is, with choices that are wrong, stale, or somebody else's."""

from collections.abc import Callable
from random import Random
from typing import get_type_hints

from msgspec.structs import replace

from escape_tui.engine.effect import Command
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Icon
from escape_tui.engine.temple import Side
from escape_tui.hub.record.codec import kinds_of
from escape_tui.modules.queenies.questplus.mind_control import written
from escape_tui.rules.calling import CALLS

#: Numbers that count something, and numbers that count nothing.
NUMBERS = (-(2**62), -1, 0, 1, 2, 3, 4, 5, 6, 7, 9, 99, 2**62)
STRANGE_WORDS = ("", "nowhere", "start/rear", "double-1/rear", "?", "Æther", "x" * 500)


class Strange:
    """A source of commands for *game* that nobody in their senses would write."""

    def __init__(self, game: Game, random: Random) -> None:
        self.game = game
        self.random = random

    def command(self, kind: type[Command]) -> Command:
        """A command of *kind*, its fields of the right types and otherwise anything."""
        hints = get_type_hints(kind)
        return kind(*(self._value(name, hints[name]) for name in kind.__struct_fields__))  # type: ignore[arg-type]

    def distorted(self, command: Command) -> Command:
        """*command* with one of its fields wrong."""
        hints, name = get_type_hints(type(command)), self.random.choice(command.__struct_fields__)
        return replace(command, **{name: self._value(name, hints[name])})

    def _value(self, name: str, hint: object) -> object:
        if name in _SPECIAL:
            return _SPECIAL[name](self)
        if hint is Side:
            return self.random.choice(tuple(Side))
        if hint is bool:
            return self.random.random() < 0.5
        if hint is int:
            return self.random.choice(NUMBERS)
        if hint is str:
            return self._word()
        return self._optional(str(hint))

    def _optional(self, hint: str) -> object:
        if self.random.random() < 0.3 and "None" in hint:
            return None
        if "tuple[int" in hint:
            return tuple(self.random.choice(NUMBERS[1:9]) for _ in range(self.random.randrange(4)))
        if "Icon" in hint:
            return self.random.choice(tuple(Icon))
        return self.random.choice(NUMBERS) if "int" in hint else self._word()

    def seat(self) -> int:
        seats = len(self.game.state.adventurers)
        return (
            self.random.randrange(seats)
            if self.random.random() < 0.9
            else self.random.choice((-1, seats, 99))
        )

    def wish(self) -> str:
        if self.random.random() < 0.5:
            return self._word()
        return written(self.command(self.random.choice(self.game.commands)))

    def _word(self) -> str:
        state, printed = self.game.state, self.game.catalogue
        shelves = (
            STRANGE_WORDS,
            tuple(state.temple.chambers),
            tuple(state.temple.chambers),
            state.pile or ("exit",),
            tuple(printed.curses),
            tuple(printed.treasures),
            CALLS,
        )
        return self.random.choice(self.random.choice(shelves))


_SPECIAL: dict[str, Callable[[Strange], object]] = {
    "player": Strange.seat,
    "whom": Strange.seat,
    "wish": Strange.wish,
}

#: Every kind of command in the box.
KINDS = kinds_of(Command)
