"""Replaying: a recording is played again and checked, or its recorded events are applied."""

import logging
from bisect import bisect_right
from collections.abc import Iterator
from operator import attrgetter

from msgspec import Struct
from msgspec.structs import replace

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.effect import Command, Event, RuleError
from escape_tui.engine.game import Game
from escape_tui.engine.state import Millis, State
from escape_tui.hub.game_at import game_at
from escape_tui.hub.record.record import (
    DIGEST_LETTERS,
    Entry,
    JournalError,
    Passing,
    Recording,
    Snapshot,
    told,
)
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game

_log = logging.getLogger(__name__)


class Drift(Exception):
    """The replay differs from the recording; *number* counts its commands from 1."""

    def __init__(self, name: str, number: int, at: Millis, command: Command, reason: str) -> None:
        super().__init__(f"{name}, command {number} at {at} ms ({command}): {reason}")
        self.number = number


class Step(Struct, frozen=True):
    """The events of one line: those *before* its command, if there is one, and those it caused."""

    at: Millis
    command: Command | None
    before: tuple[Event, ...]
    events: tuple[Event, ...]


class Replay:
    """A recorded game to step through; `step` moves on, `seek` moves anywhere.

    Its commands are played again, which gives the same game by the same rules. A game of other rules is
    retold (*is_retold*): its recorded events are applied, and every snapshot corrects the state. Retelling is
    also quicker, where no check is needed. Raises `JournalError` if neither is possible.
    """

    def __init__(self, recording: Recording, catalogue: Catalogue) -> None:
        self.recording = recording
        self.is_retold = bool(recording.estranged)
        self._catalogue = catalogue
        self._steps: tuple[Entry | Passing, ...] = recording.entries
        self._snapshots: dict[int, Snapshot] = {}
        self.game = self._begun()
        #: Number of steps made.
        self.done = 0
        if self.is_retold:
            self.retell()

    def restart(self) -> None:
        first = _unpacked(self.recording, self._snapshots[0]) if self.is_retold else self._begun().state
        self.go_to(0, first)

    def retell(self) -> None:
        """Restart and apply the recorded events from now on; raises `JournalError` if they are missing."""
        self.is_retold = True
        self._steps, self._snapshots = _retold(self.recording)
        if 0 not in self._snapshots:
            reason = self.recording.estranged or "it does not replay"
            raise JournalError(self.recording.name, 1, f"{reason}, and only its commands were recorded")
        self.restart()

    def play_on(self) -> None:
        """Play the commands from now on, from the current state."""
        self.is_retold = False

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def last_snapshot(self) -> int:
        """Number of steps before the last snapshot of a retold game."""
        return max(self._snapshots)

    @property
    def is_over(self) -> bool:
        return self.done == len(self._steps)

    @property
    def progress(self) -> float:
        return self.done / max(1, len(self._steps))

    def __iter__(self) -> Iterator[Step]:
        while not self.is_over:
            yield self.step()

    def next_at(self) -> Millis | None:
        """Game time of the next step."""
        return None if self.is_over else self._steps[self.done].at

    def last_at(self) -> Millis:
        """Game time of the last recorded event or command."""
        return max((line.at for line in self.recording.lines if isinstance(line, Entry | Passing)), default=0)

    def step(self) -> Step:
        """Make the next step; raises `Drift` if its outcome differs from the recording."""
        line = self._steps[self.done]
        if self.is_retold:
            return self._told(line)
        return self._played(line) if isinstance(line, Entry) else self._passed(line)

    def advance(self, to: Millis) -> tuple[Event, ...]:
        """Let time pass until *to*, which is before the next step."""
        if not self.is_retold:
            return self.game.advance(to)
        self.game.state = _at(self.game.state, to)
        return ()

    def next_deadline(self) -> Millis | None:
        """The next deadline of the rules; a retold game has its events in its steps."""
        return None if self.is_retold else self.game.next_deadline()

    def go_to(self, done: int, state: State) -> None:
        """Jump to *state*, which *done* steps had led to."""
        self.game.state = state
        self.done = done

    def _begun(self) -> Game:
        first = self.recording.header
        chance = SeededChance(first.seed)
        try:
            if first.origin is None:
                game = new_game(first.setup, self._catalogue, chance)
            else:
                game = game_at(self._studied(), self._catalogue, chance)
        except RuleError as refusal:
            raise JournalError(self.recording.name, 1, f"its setup breaks {refusal.rule}") from refusal
        # Errors in rules during the game happen again in its replay; the game skipped them, too.
        game.on_broken = lambda error: _log.warning("%s: fails again: %r", self.recording.name, error)
        return game

    def _studied(self) -> State:
        """The state from which a study is played on."""
        snapshot = next((line for line in self.recording.lines if isinstance(line, Snapshot)), None)
        if snapshot is None:
            raise JournalError(self.recording.name, 2, "the first state of the study is missing")
        return _unpacked(self.recording, snapshot)

    def _played(self, entry: Entry) -> Step:
        before = self.game.advance(entry.at)
        try:
            events = self.game.play(entry.command)
        except RuleError as refusal:
            raise self._drift(entry, f"refused by {refusal.rule}") from refusal
        if self.game.digest()[:DIGEST_LETTERS] != entry.digest:
            raise self._drift(entry, "the state differs")
        self.done += 1
        return Step(entry.at, entry.command, before, events)

    def _passed(self, line: Passing) -> Step:
        """Return the recorded events: they include announcements, which the rules don't produce."""
        self.game.advance(line.at)
        self.done += 1
        return Step(line.at, None, (), told(line.events))

    def _told(self, line: Entry | Passing) -> Step:
        events, state = told(line.events), replace(self.game.state, now=line.at)
        for event in events:
            state = event.apply(state)
        self.game.state = _at(state, line.at)
        self.done += 1
        if (snapshot := self._snapshots.get(self.done)) is not None:
            self.game.state = _unpacked(self.recording, snapshot)
        return Step(line.at, line.command if isinstance(line, Entry) else None, (), events)

    def _drift(self, entry: Entry, reason: str) -> Drift:
        commands = sum(isinstance(step, Entry) for step in self._steps[: self.done])
        return Drift(self.recording.name, commands + 1, entry.at, entry.command, reason)


def _retold(recording: Recording) -> tuple[tuple[Entry | Passing, ...], dict[int, Snapshot]]:
    """The recorded steps, and the snapshots by the number of steps before them.

    A snapshot earlier than the line before it was written by a takeover from that state: later lines before
    it are no longer part of the game.
    """
    steps: list[Entry | Passing] = []
    snapshots: dict[int, Snapshot] = {}
    for line in recording.lines:
        if isinstance(line, Entry | Passing):
            steps.append(line)
        elif isinstance(line, Snapshot):
            while steps and steps[-1].at > line.at:
                steps.pop()
            snapshots = {done: kept for done, kept in snapshots.items() if done < len(steps)}
            snapshots[len(steps)] = line
    return tuple(steps), snapshots


def _at(state: State, now: Millis) -> State:
    """*state* at *now*, without the deadlines that have passed."""
    reached = bisect_right(state.deadlines, now, key=attrgetter("at"))
    return replace(state, now=now, deadlines=state.deadlines[reached:])


def _unpacked(recording: Recording, snapshot: Snapshot) -> State:
    try:
        return snapshot.state
    except ValueError as error:
        raise JournalError(
            recording.name, 1, f"{recording.estranged}, and its state is unreadable"
        ) from error
