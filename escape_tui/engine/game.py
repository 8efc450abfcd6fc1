"""The game: commands and time go in, events come out."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from escape_tui.engine.chance import Chance
from escape_tui.engine.effect import Command, Effect, Event, Module, Question, RuleError
from escape_tui.engine.happenings import BROKEN, ChoiceRunsOut, ChoiceSettled, Ended, MomentSkipped
from escape_tui.engine.icon import Cost
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Choice, Deadline, Millis, State
from escape_tui.engine.temple import TileId

if TYPE_CHECKING:
    from escape_tui.content.catalogue import Catalogue

Answer = TypeVar("Answer")

#: A longer series of events from one cause, or a longer chain of reactions, is a loop between effects.
ENDLESS = 2_000
DEEPEST = 200
#: How many moments of a game may fail before it ends.
FORGIVEN = 3

#: Marks a question that was not asked yet.
_UNKNOWN: Any = object()


class EndlessReaction(Exception):
    """Effects react to each other endlessly."""


class Attempt(Question[Command], frozen=True):
    """What *command* becomes when its player tries it: itself, unless somebody else controls their hands."""

    command: Command

    def plain(self, game: Game) -> Command:
        return self.command


class Offer(Struct, frozen=True):
    """A command that a player might play: *cause* is its first event, *refusal* the reason why it is not
    allowed."""

    command: Command
    cause: Event | None
    refusal: RuleError | None

    @property
    def is_allowed(self) -> bool:
        return self.refusal is None


class _Veil(NamedTuple):
    """What a viewer sees of a pile and of the parts of a state; reused while these don't change."""

    pile: tuple[TileId, ...]
    parts: dict[str, Any]
    seen_pile: tuple[TileId, ...]
    seen_parts: dict[str, Any]


class Game:
    """A game: a state, the effects in play, the catalogue, and chance."""

    def __init__(
        self,
        state: State,
        modules: tuple[Module, ...],
        catalogue: Catalogue,
        chance: Chance,
        on_broken: Callable[[Exception], None] | None = None,
    ) -> None:
        self.state = state
        self.modules = modules
        self.module_ids = frozenset(module.id for module in modules)
        self.catalogue = catalogue
        self.chance = chance
        self._rules = {kind: rule for module in modules for kind, rule in module.rules.items()}
        self._moments = {kind: rule for module in modules for kind, rule in module.moments.items()}
        self._options = {topic: options for module in modules for topic, options in module.choices.items()}
        self._sources = [
            (module, module.bends_rules(), type(module).effects is not Module.effects) for module in modules
        ]
        self._veiling = [module for module in modules if type(module).veil is not Module.veil]
        self._veils: dict[PlayerId | None, _Veil] = {}
        #: The last veiled state, its veil, and the result.
        self._veiled: tuple[State, _Veil, State] | None = None
        #: Called with errors in the program. With it, a moment that fails is skipped, and an offer that fails
        #: is omitted; without it, the error is raised.
        self.on_broken = on_broken
        self._skips = 0
        self._happened: list[Event] = []
        self._parts_seen: dict[str, Any] | None = None
        self._answers_in: State | None = None
        self._answers: dict[Question[Any], Any] = {}
        self._notes_on: State | None = None
        self._notes: dict[Hashable, Any] = {}
        self._effects: list[Effect] = []
        self._forbidding = _Concerned([])
        self._adjusting = _Concerned([])
        self._reacting = _Concerned([])

    def play(self, command: Command) -> tuple[Event, ...]:
        """Play *command* and return what happened, or raise `RuleError` and change nothing."""
        return self._atomically(self.allowed(command, is_attempt=True))

    def check(self, command: Command) -> Event | None:
        """Raise `RuleError` if *command* is not allowed now; otherwise return its first event."""
        return next(iter(self.allowed(command, is_attempt=True)), None)

    def allowed(self, command: Command, *, is_attempt: bool = False) -> Iterable[Event]:
        """The events of *command*, for a rule that carries it out, or of what becomes of it; raises
        `RuleError` like `check`, sometimes only when the first event is requested."""
        if self.state.parts is not self._parts_seen:
            self._notice_effects()
        if is_attempt and self._adjusting[Attempt]:
            command = self.ask(Attempt(command))
        rule = self._rules.get(type(command))
        if rule is None:
            raise RuleError("screen.combine", reason="unknown-command", command=type(command).__name__)
        if not 0 <= command.player < len(self.state.adventurers):
            raise RuleError("base.players", reason="no-seat", player=command.player)
        for effect in self._forbidding[type(command)]:
            effect.forbid(self, command)
        return rule(self, command)

    @property
    def commands(self) -> tuple[type[Command], ...]:
        return tuple(self._rules)

    def advance(self, to: Millis) -> tuple[Event, ...]:
        """Let time pass until *to*, handling each deadline on the way; returns what happened."""
        happened: list[Event] = []
        while (due := self.next_due()) is not None and due.at <= to:
            happened += self._reached(due)
        self.state = replace(self.state, now=max(to, self.state.now))
        return tuple(happened)

    def draw(self, stream: str, bound: int) -> int:
        """The next number of *stream*, from 0 to *bound* - 1; a command that fails uses up no number."""
        return self.draws(stream, bound, 1)[0]

    def draws(self, stream: str, bound: int, count: int) -> tuple[int, ...]:
        """The next *count* numbers of *stream*, each like `draw`."""
        place = self.state.drawn.get(stream, 0)
        self.state = self.state.with_draws(stream, count)
        number = self.chance.number
        return tuple([number(stream, at, bound) for at in range(place, place + count)])

    def next_due(self) -> Deadline | None:
        """The next deadline and its moment, if nobody acts before."""
        deadlines = self.state.deadlines
        if self.state.stopped_at is None:
            return deadlines[0] if deadlines else None
        return next((due for due in deadlines if due.is_outside), None)

    def next_deadline(self) -> Millis | None:
        """The time of the next deadline, if nobody acts before."""
        due = self.next_due()
        return None if due is None else due.at

    def ask(self, question: Question[Answer]) -> Answer:
        """The answer to *question*, adjusted by all effects in play; cached for each state."""
        state = self.state
        if state.parts is not self._parts_seen:
            self._notice_effects()
        adjusting = self._adjusting[type(question)]
        if not adjusting:
            return question.plain(self)
        if self._answers_in is not state:
            self._answers_in, self._answers = state, {}
        answers = self._answers
        answer: Answer = answers.get(question, _UNKNOWN)
        if answer is _UNKNOWN:
            answer = question.plain(self)
            for effect in adjusting:
                answer = effect.adjust(self, question, answer)
            answers[question] = answer
        return answer

    @property
    def notes(self) -> dict[Hashable, Any]:
        """A cache for what others derive from this state alone."""
        if self._notes_on is not self.state:
            self._notes_on, self._notes = self.state, {}
        return self._notes

    def is_plain_for(self, players: tuple[PlayerId, ...], price: Cost, *kinds: type[Question[Any]]) -> bool:
        """Whether no effect in play adjusts questions of *kinds*, if only *players* pay, and *price*."""
        if self.state.parts is not self._parts_seen:
            self._notice_effects()
        for kind in kinds:
            for effect in self._adjusting[kind]:
                for player in players:
                    if effect.concerns(player, price):
                        return False
        return True

    def offers(self, player: PlayerId) -> Iterator[Offer]:
        """What *player* can do now, at what price, and why the rest is refused."""
        for module in self.modules:
            try:
                for command in module.offers(self, player):
                    yield self.offer(command)
            except Exception as error:
                self._break(error)

    def offer(self, command: Command) -> Offer:
        try:
            return Offer(command, self.check(command), None)
        except RuleError as refusal:
            # Without its traceback, which would keep alive everything that the check looked at.
            return Offer(command, None, refusal.with_traceback(None))
        except Exception as error:
            self._break(error)
            return Offer(command, None, RuleError("base.refusal", reason="broken"))

    def options(self, choice: Choice) -> tuple[Command, ...]:
        """The commands that answer *choice*, the default first."""
        return tuple(self._options[choice.topic](self, choice))

    def seen_by(self, viewer: PlayerId | None) -> State:
        """screen.hidden — the state as *viewer* may see it; `None` is a spectator."""
        return self.veiled(self.state, viewer)

    def veiled(self, state: State, viewer: PlayerId | None) -> State:
        """screen.hidden — a *state* of this game as *viewer* may see it."""
        veil = self._veils.get(viewer)
        if veil is None or veil.pile is not state.pile or veil.parts is not state.parts:
            veil = self._veils[viewer] = self._veil(state, viewer)
        known = self._veiled
        if known is None or known[0] is not state or known[1] is not veil:
            seen = replace(state, drawn={}, pile=veil.seen_pile, parts=veil.seen_parts)
            known = self._veiled = state, veil, seen
        return known[2]

    def _veil(self, state: State, viewer: PlayerId | None) -> _Veil:
        """What *viewer* sees of *state*; viewers who see the same share one veil."""
        seen = state
        for module in self._veiling:
            seen = module.veil(seen, viewer)
        new = _Veil(state.pile, state.parts, seen.pile, seen.parts)
        for known in self._veils.values():
            if known.pile is state.pile and known.parts is state.parts and known == new:
                return known
        return new

    def digest(self) -> str:
        """A fingerprint of the state, including the use of chance: equal games have equal digests."""
        # The temple is half of the state and changes far less often.
        state = replace(self.state, temple=self.state.temple.packed)
        return blake2b(msgspec.msgpack.encode(state, order="deterministic"), digest_size=16).hexdigest()

    def _reached(self, due: Deadline) -> tuple[Event, ...]:
        try:
            return self._atomically(self._reach(due))
        except Exception as error:
            self._break(error)
            return self._skipped(due)

    def _break(self, error: Exception) -> None:
        if self.on_broken is None:
            raise error
        self.on_broken(error)

    def _skipped(self, due: Deadline) -> tuple[Event, ...]:
        """Skip *due* without any reaction, since a reaction may be what failed. A game that fails
        repeatedly, or in which nothing can ever happen, ends."""
        events: list[Event] = [MomentSkipped(type(due.moment).__name__)]
        if isinstance(due.moment, ChoiceRunsOut):
            events.append(ChoiceSettled(due.moment.player, due.moment.topic))
        left = tuple(other for other in self.state.deadlines if other is not due)
        self._skips += 1
        if self._skips > FORGIVEN or (not left and self.state.setup.soundtrack is not None):
            events.append(Ended(is_won=False, rule=BROKEN))
        self.state = replace(self.state, now=max(due.at, self.state.now), deadlines=left)
        for event in events:
            self.state = event.apply(self.state)
        return tuple(events)

    def _reach(self, due: Deadline) -> Iterator[Event]:
        left = list(self.state.deadlines)
        left.remove(due)
        self.state = replace(self.state, now=max(due.at, self.state.now), deadlines=tuple(left))
        if isinstance(due.moment, ChoiceRunsOut):
            yield from self._choose_by_default(due.moment)
        else:
            yield from self._moments[type(due.moment)](self, due.moment)

    def _choose_by_default(self, moment: ChoiceRunsOut) -> Iterator[Event]:
        choice = self.state.choice(moment.player, moment.topic)
        assert choice is not None, "who settles a choice takes its deadline away"
        options = self.options(choice)
        if options:
            yield from self._rules[type(options[0])](self, options[0])
        if self.state.choice(moment.player, moment.topic) == choice:
            yield ChoiceSettled(moment.player, moment.topic)

    def _atomically(self, events: Iterable[Event]) -> tuple[Event, ...]:
        before = self.state
        self._happened = []
        try:
            for event in events:
                self._happen(event)
        except BaseException:
            self.state = before
            raise
        return tuple(self._happened)

    def _happen(self, event: Event, depth: int = 0) -> None:
        if len(self._happened) >= ENDLESS or depth >= DEEPEST:
            raise EndlessReaction(type(event).__name__)
        self.state = event.apply(self.state)
        self._happened.append(event)
        if self.state.parts is not self._parts_seen:
            self._notice_effects()
        for effect in self._reacting[type(event)]:
            for consequence in effect.react(self, event):
                self._happen(consequence, depth + 1)

    def _notice_effects(self) -> None:
        """Update the effects in play: a part of the state has changed."""
        self._parts_seen = self.state.parts
        effects: list[Effect] = []
        for module, bends_rules, has_effects in self._sources:
            if bends_rules:
                effects.append(module)
            if has_effects:
                effects += module.effects(self.state)
        if effects == self._effects:
            return
        self._effects = effects
        self._forbidding = self._forbidding.renewed(
            [(effect, effect.forbids) for effect in effects if type(effect).forbid is not Effect.forbid]
        )
        self._adjusting = self._adjusting.renewed(
            [(effect, effect.adjusts) for effect in effects if type(effect).adjust is not Effect.adjust]
        )
        self._reacting = self._reacting.renewed(
            [(effect, effect.reacts_to) for effect in effects if type(effect).react is not Effect.react]
        )


class _Concerned(dict[type, tuple[Effect, ...]]):
    """The effects that handle each type of command, question or event."""

    def __init__(self, effects: list[tuple[Effect, tuple[type, ...]]]) -> None:
        super().__init__()
        self._effects = effects

    def renewed(self, effects: list[tuple[Effect, tuple[type, ...]]]) -> _Concerned:
        """The same for *effects*; what is known is kept if they are the same."""
        return self if effects == self._effects else _Concerned(effects)

    def __missing__(self, kind: type) -> tuple[Effect, ...]:
        # Comparing base classes takes a fraction of the time of `issubclass`.
        is_none_of = frozenset(kind.__mro__).isdisjoint
        concerned = self[kind] = tuple([effect for effect, kinds in self._effects if not is_none_of(kinds)])
        return concerned
