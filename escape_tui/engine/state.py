"""The state of a game: one immutable value."""

from bisect import insort_right
from operator import attrgetter
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from escape_tui.engine.dice import LOCKED, TUMBLING, Die, DieState
from escape_tui.engine.once import once
from escape_tui.engine.setup import PlayerId, Setup
from escape_tui.engine.temple import ChamberId, Temple, TileId

Millis = int


class Moment(Struct, frozen=True, tag=True):
    """What happens when a deadline is reached; a table binds each kind to its rule."""


class Deadline(Struct, frozen=True):
    at: Millis
    moment: Any
    #: A deadline of the table, not of the temple: it is reached even while the clock is stopped.
    is_outside: bool = False


_INSTANT = attrgetter("at")


class Choice(Struct, frozen=True):
    """A decision that *player* has to make until *until*; *topic* is the rule that asks."""

    player: PlayerId
    topic: str
    until: Millis


class Part(Struct, frozen=True, tag=True):
    """The state of one module; the module alone knows what is in it."""


class Adventurer(Struct, frozen=True, dict=True):
    player: PlayerId
    colour: str
    chamber: ChamberId | None
    dice: tuple[Die, ...]
    #: Dice lost for good.
    lost: int = 0
    #: The player's dice that are elsewhere and may come back.
    aside: int = 0
    settled_at: Millis = 0
    escaped_at: Millis | None = None
    is_away: bool = False

    @property
    def is_inside(self) -> bool:
        return self.escaped_at is None

    @once
    def is_tumbling(self) -> bool:
        return TUMBLING in [die.state for die in self.dice]

    @once
    def locked(self) -> tuple[int, ...]:
        return tuple([place for place, die in enumerate(self.dice) if die.state is LOCKED])

    def with_dice(self, places: tuple[int, ...], state: DieState) -> "Adventurer":
        dice = list(self.dice)
        for place in places:
            dice[place] = Die(dice[place].face, state)
        return replace(self, dice=tuple(dice))


class Ending(Struct, frozen=True):
    """How a game ended; *rule* says why."""

    is_won: bool
    rule: str
    at: Millis


PartType = TypeVar("PartType", bound=Part)


class State(Struct, frozen=True):
    setup: Setup
    temple: Temple
    pile: tuple[TileId, ...]
    #: Gems that still block the exit.
    depot: int
    adventurers: tuple[Adventurer, ...]
    now: Millis = 0
    #: When "Escape!" sounded; moves on while the clock is stopped.
    started_at: Millis = 0
    has_begun: bool = False
    stopped_at: Millis | None = None
    ending: Ending | None = None
    deadlines: tuple[Deadline, ...] = ()
    choices: tuple[Choice, ...] = ()
    parts: dict[str, Any] = {}
    #: How many numbers were drawn from each stream of chance.
    drawn: dict[str, int] = {}

    @property
    def elapsed(self) -> Millis:
        """The game's clock: milliseconds since "Escape!", without pauses."""
        now = self.now if self.stopped_at is None else self.stopped_at
        return now - self.started_at

    @property
    def inside(self) -> list[Adventurer]:
        return [who for who in self.adventurers if who.escaped_at is None]

    def present_in(self, chamber: ChamberId | None) -> list[Adventurer]:
        return [who for who in self.adventurers if who.escaped_at is None and who.chamber == chamber]

    def place_of(self, player: PlayerId) -> ChamberId:
        """The chamber of *player*, who must be inside."""
        chamber = self.adventurers[player].chamber
        assert chamber is not None
        return chamber

    def part(self, kind: type[PartType]) -> PartType:
        found: PartType = self.parts[kind.__name__]
        return found

    def find_part(self, kind: type[PartType]) -> PartType | None:
        """The part of type *kind*, if it is in play."""
        found: PartType | None = self.parts.get(kind.__name__)
        return found

    def has_part(self, kind: type[Part]) -> bool:
        return kind.__name__ in self.parts

    def with_part(self, part: Part) -> "State":
        return replace(self, parts=self.parts | {type(part).__name__: part})

    def without_part(self, kind: type[Part]) -> "State":
        return replace(self, parts={name: part for name, part in self.parts.items() if name != kind.__name__})

    def with_adventurer(self, adventurer: Adventurer) -> "State":
        seats = list(self.adventurers)
        seats[adventurer.player] = adventurer
        return replace(self, adventurers=tuple(seats))

    def with_dice(self, player: PlayerId, places: tuple[int, ...], condition: DieState) -> "State":
        """With the dice of *player* at *places* in another *condition*."""
        seats = list(self.adventurers)
        seats[player] = seats[player].with_dice(places, condition)
        return replace(self, adventurers=tuple(seats))

    def with_deadline(self, at: Millis, moment: Moment, *, is_outside: bool = False) -> "State":
        """With another deadline; those of the same instant are reached in the order in which they were
        set."""
        deadlines = list(self.deadlines)
        insort_right(deadlines, Deadline(at, moment, is_outside), key=_INSTANT)
        return replace(self, deadlines=tuple(deadlines))

    def without_deadline(self, moment: Moment) -> "State":
        # Most moments are of another type, which is quicker to check than equality.
        kind = type(moment)
        if moment not in [due.moment for due in self.deadlines if type(due.moment) is kind]:
            return self
        return replace(self, deadlines=tuple([due for due in self.deadlines if due.moment != moment]))

    def with_draws(self, stream: str, count: int) -> "State":
        """With *count* more numbers drawn from *stream*."""
        return replace(self, drawn=self.drawn | {stream: self.drawn.get(stream, 0) + count})

    def due(self, moment: Moment) -> Millis | None:
        """When *moment* will be reached, if it is set."""
        return next((due.at for due in self.deadlines if due.moment == moment), None)

    def choice(self, player: PlayerId, topic: str) -> Choice | None:
        return next((open for open in self.choices if (open.player, open.topic) == (player, topic)), None)
