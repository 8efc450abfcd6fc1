"""What goes in (commands, moments), what comes out (events), and what bends the rules (effects)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from escape_tui.engine.icon import Cost
from escape_tui.engine.named import AtChamber, Named, NamedPerson
from escape_tui.engine.setup import ModuleId, PlayerId, Setup
from escape_tui.engine.state import Choice, State
from escape_tui.engine.temple import ChamberId

if TYPE_CHECKING:
    from escape_tui.engine.game import Game

Fact = int | str | Cost | tuple[str, ...]
Answer = TypeVar("Answer")


class RuleError(Exception):
    """A refusal: the rule that refuses, and the facts for its message."""

    def __init__(self, rule: str, **facts: Fact) -> None:
        super().__init__(rule, facts)
        self.rule = rule
        self.facts = facts


def require(condition: object, rule: str, **facts: Fact) -> None:
    """Refuse by *rule* unless *condition* is met."""
    if not condition:
        raise RuleError(rule, **facts)


class Command(Struct, frozen=True, tag=True):
    """Something *player* wants to do."""

    #: Whether only an adventurer inside the temple can do it, once the game has begun.
    is_action: ClassVar[bool] = True
    #: Whether the order of the things that it names makes no difference.
    is_symmetric: ClassVar[bool] = False

    player: PlayerId

    def names(self, state: State) -> tuple[Named, ...]:
        """What it names, in the order in which a player is asked; nothing if its type says it all."""
        return ()


class ChamberCommand(Command, frozen=True):
    """A command that names a *chamber*."""

    chamber: ChamberId

    def names(self, state: State) -> tuple[Named, ...]:
        return (AtChamber(self.chamber),)


class PersonCommand(Command, frozen=True):
    """A command that names a player, *whom*."""

    whom: PlayerId

    def names(self, state: State) -> tuple[Named, ...]:
        return (NamedPerson(self.whom),)


class Reply(Command, frozen=True):
    """The answer to an open choice: the player who was asked may give it, wherever they are by then."""


class TableCommand(Command, frozen=True):
    """A command that only the table can give, in the name of a player."""

    is_action = False


class Event(Struct, frozen=True, tag=True):
    """Something that has happened: states change only by events."""

    def apply(self, state: State) -> State:
        """The state after this event; an announcement leaves it unchanged."""
        return state

    def seen_by(self, viewer: PlayerId | None, state: State) -> Event:
        """screen.hidden — this event without what *viewer* (`None`: a spectator) may not see; *state* is the
        one after it.

        Applied to what the viewer saw before, it gives what the viewer may see now.
        """
        return self


class Question(Struct, Generic[Answer], frozen=True):
    """A number, a price or a permission that effects may adjust."""

    def plain(self, game: Game) -> Answer:
        """The answer if no effect is in play."""
        raise NotImplementedError(type(self).__name__)


#: Runs a command: all requirements come before the first event, so checking a command is running its rule up
#: to that point.
Rule = Callable[["Game", Any], Iterable[Event]]
#: The answers that a player may give to an open choice, the default first.
Options = Callable[["Game", Choice], Iterable[Command]]


class Effect:
    """Something in play that bends the rules, through these three methods only.

    It declares which commands it *forbids*, which questions it *adjusts* and which events it *reacts_to*, and
    is asked about no others.
    """

    forbids: ClassVar[tuple[type[Command], ...]] = (Command,)
    adjusts: ClassVar[tuple[type[Question[Any]], ...]] = (Question,)
    reacts_to: ClassVar[tuple[type[Event], ...]] = (Event,)

    def __eq__(self, other: object) -> bool:
        """Effects of the same type about the same thing are interchangeable."""
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash(type(self))

    @classmethod
    def bends_rules(cls) -> bool:
        """Whether it overrides any of the three methods."""
        used = (cls.forbid, cls.adjust, cls.react)
        return used != (Effect.forbid, Effect.adjust, Effect.react)

    def forbid(self, game: Game, command: Command) -> None:
        """Raise `RuleError` if *command* is not allowed while this is in play."""

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        """The answer to *question* while this is in play."""
        return answer

    def concerns(self, player: PlayerId, price: Cost) -> bool:
        """Whether it may change how *player* pays *price*, and with which dice."""
        return True

    def react(self, game: Game, event: Event) -> Iterable[Event]:
        """What follows from *event* while this is in play."""
        return ()


class Module(Effect):
    """A chapter of the rules: an effect that is always in play, with commands and moments of its own."""

    id: ClassVar[ModuleId]
    rules: Mapping[type[Command], Rule] = {}
    moments: Mapping[type[Struct], Rule] = {}
    choices: Mapping[str, Options] = {}

    def refuse(self, setup: Setup) -> RuleError | None:
        """Why *setup* can't be played with this module, or `None`."""
        return None

    def effects(self, state: State) -> Iterable[Effect]:
        """The cards, chambers and timers of this module that are in play. Depends on `state.parts` alone."""
        return ()

    def veil(self, state: State, viewer: PlayerId | None) -> State:
        """screen.hidden — *state* without what *viewer* (`None`: a spectator) may not see. It depends only
        on `state.pile` and `state.parts`, and changes nothing else."""
        return state

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        """Every command of this module that *player* might consider now, allowed or not."""
        return iter(())
