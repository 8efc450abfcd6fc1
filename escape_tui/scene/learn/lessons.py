"""Lessons: a first game step by step, on a real game with scripted dice."""

from itertools import cycle

from msgspec.structs import replace

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.dice import Die, DieState
from escape_tui.engine.effect import Command, Event
from escape_tui.engine.icon import FACES, Icon
from escape_tui.engine.setup import Seat, Setup
from escape_tui.engine.state import Millis, State
from escape_tui.engine.temple import EXIT, Temple
from escape_tui.hub.clockwork import Clockwork
from escape_tui.hub.record.scribe import NoScribe
from escape_tui.hub.table.live_game import LiveGame
from escape_tui.modules.box import new_game
from escape_tui.rules.calling import Call
from escape_tui.rules.countdown import DoorSlams, GongSounds, Slammed
from escape_tui.rules.exploring import as_laid
from escape_tui.rules.fate import ProposeFate
from escape_tui.rules.gems import ActivateGems
from escape_tui.scene.learn.lesson_steps import FRIEND, ME, NICHE, PLACES, STEPS, VAULT, LessonStep

UNROLLED_DICE = "- - - - -"

#: The friend's answers, for steps that have one.
_CALLS_UPON = (Call, ProposeFate)

#: Time to get home in the drill.
DRILL_MS: Millis = 60_000

#: Most mistakes in a step before it is repeated; repeats come before the way out, so that a lesson ends
#: outside.
FORGIVEN = 1
WAY_OUT = next(at for at, step in enumerate(STEPS) if step.id == "exit")


class ScriptedChance:
    """Scripted dice; when they are used up, the same faces repeat, without black masks."""

    def __init__(self) -> None:
        self.script("AKTAK")

    def script(self, faces: str) -> None:
        self._next = [FACES.index(Icon(face)) for face in faces]
        self._later = cycle([FACES.index(Icon(face)) for face in faces if face != Icon.BLACK])

    def number(self, stream: str, place: int, bound: int) -> int:
        if not stream.startswith("dice-"):
            return 0
        return self._next.pop(0) if self._next else next(self._later)


class Lesson:
    """The first game, step by step, on a real game without a clock."""

    def __init__(self, catalogue: Catalogue, clockwork: Clockwork, names: tuple[str, str]) -> None:
        seats = (Seat(names[ME], "red"), Seat(names[FRIEND], "blue"))
        self._chance = ScriptedChance()
        game = new_game(Setup(seats, soundtrack=None), catalogue, self._chance)
        game.advance(catalogue.numbers.count_in_ms)
        self._catalogue = catalogue
        self.live = LiveGame(game, clockwork, NoScribe())
        self.live.publisher.change(bots=frozenset({FRIEND}))
        self._watch = self.live.publisher.watch(self._look)
        self._todo = list(range(len(STEPS)))
        self.mistakes = [0] * len(STEPS)
        self._missed: list[int] = []
        #: Whether the last action was not the one to learn.
        self.is_hinting = False
        self._repeated: frozenset[int] = frozenset()
        self._set_scene()
        self.live.resume()

    @property
    def is_over(self) -> bool:
        return not self._todo

    @property
    def is_repeating(self) -> bool:
        """Whether this step is repeated because of too many mistakes."""
        return bool(self._todo) and self._todo[0] in self._repeated

    @property
    def step(self) -> LessonStep:
        """The current step; after the end, the last one."""
        return STEPS[self._todo[0]] if self._todo else STEPS[-1]

    @property
    def number(self) -> int:
        """The number of the step, from 1."""
        return STEPS.index(self.step) + 1

    def play(self, command: Command) -> tuple[Event, ...]:
        """Play *command* if this step allows it, else show a hint; raises `RuleError` like a game."""
        if self.is_over or not self._is_allowed(command):
            self.mistake()
            return ()
        self.is_hinting = False
        step, played = self.step, self.live.play(command)
        if step.answer is not None and isinstance(command, _CALLS_UPON):
            self.live.play(step.answer)
        return played

    def look(self, action_id: str) -> None:
        """A key was pressed that only changes the view."""
        if not self.is_over and action_id in self.step.looks:
            self._finish()

    def mistake(self) -> None:
        """Count a wrong action and show a hint."""
        if not self.is_over:
            self.mistakes[self._todo[0]] += 1
            self.is_hinting = True

    def skip(self) -> None:
        """Skip this step; after the last one, the player is outside as the lesson says."""
        if not self.is_over:
            self._todo.pop(0)
            self._go_on()
            if self.is_over:
                self.live.set_scene(_staged(self.live.state, self.step._replace(me=None), self._catalogue))

    def close(self) -> None:
        self.live.close()

    def _is_allowed(self, command: Command) -> bool:
        sides = self.step.allows.get(type(command))
        if isinstance(command, ActivateGems) and (command.gems or 3) < self.step.least_gems:
            return False
        return sides is not None and (not sides or getattr(command, "side", None) in sides)

    def _look(self) -> None:
        """After every event: finish the step, or start it over."""
        events = self._watch.take()
        if self.is_over or not events:
            return
        if self.step.has_gong and any(isinstance(event, Slammed) for event in events):
            # Too late: start the step over.
            self.mistake()
            self._set_scene()
        elif self.step.goal(self.live.state):
            self._finish()

    def _finish(self) -> None:
        done = self._todo.pop(0)
        if self.mistakes[done] > FORGIVEN and done < WAY_OUT:
            self._missed.append(done)
        self._go_on()

    def _go_on(self) -> None:
        self.is_hinting = False
        if self._todo[:1] == [WAY_OUT] and not self._repeated:
            self._repeated = frozenset(self._missed)
            self._todo = self._missed + self._todo
        if self._todo:
            self._set_scene()

    def _set_scene(self) -> None:
        """Set up the step; if it continues the one before, only what is new changes."""
        step = self.step
        self._chance.script(step.dice)
        state = _staged(self.live.state, step, self._catalogue)
        if step.has_gong:
            rung = state.with_deadline(state.now, GongSounds(1))
            state = rung.with_deadline(state.now + DRILL_MS, DoorSlams(1))
        self.live.set_scene(state)


def _staged(state: State, step: LessonStep, catalogue: Catalogue) -> State:
    """*state* as *step* needs it."""
    pile = tuple(tile for tile in (NICHE, VAULT, EXIT) if tile not in step.scene.chambers)
    staged = replace(
        state,
        temple=_temple(state.temple, step, catalogue),
        pile=pile,
        depot=step.scene.depot,
        deadlines=(),
        choices=(),
        ending=None,
    )
    for player, chamber, hand in ((ME, step.me, step.hand), (FRIEND, step.friend, step.offer)):
        who = replace(
            staged.adventurers[player],
            chamber=chamber,
            dice=_dice(hand) if hand else _kept(staged.adventurers[player].dice),
            escaped_at=staged.elapsed if chamber is None else None,
        )
        staged = staged.with_adventurer(who)
    return staged


def _temple(old: Temple, step: LessonStep, catalogue: Catalogue) -> Temple:
    """The chambers of *step*, with their activated gems."""
    laid = Temple()
    for tile in step.scene.chambers:
        chambers = as_laid(catalogue.tiles[tile], *PLACES[tile])
        laid = laid.with_chambers(replace(each, gems=step.scene.lit.get(tile, 0)) for each in chambers)
    return old if laid.chambers == old.chambers else laid


def _kept(dice: tuple[Die, ...]) -> tuple[Die, ...]:
    """*dice* as they are, since a lesson continues with them; locked and lost dice come back."""
    whole = (*dice, *_dice(UNROLLED_DICE))[: len(UNROLLED_DICE.split())]
    return tuple(_die("-") if die.is_locked or die.is_tumbling else die for die in whole)


def _dice(written: str) -> tuple[Die, ...]:
    """`"A K* B -"` as dice: ready, held, locked, spent."""
    return tuple(_die(word) for word in written.split())


def _die(word: str) -> Die:
    if word == "-":
        return Die(Icon.ADVENTURER, DieState.SPENT)
    if word == Icon.BLACK:
        return Die(Icon.BLACK, DieState.LOCKED)
    return Die(Icon(word[0]), DieState.HELD if word.endswith("*") else DieState.READY)
