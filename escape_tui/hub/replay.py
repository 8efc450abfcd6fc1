"""Replaying: a recording played again, step by step, compared with what was written down."""

from collections.abc import Iterator

from msgspec import Struct

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.effect import Command, Event, RuleError
from escape_tui.engine.game import Game
from escape_tui.engine.state import Millis, State
from escape_tui.hub.chance import SeededChance
from escape_tui.hub.record import DIGEST_LETTERS, Recording
from escape_tui.modules.box import new_game


class Drift(Exception):
    """The replay is no longer the game on record; *number* counts its commands from 1."""

    def __init__(self, name: str, number: int, at: Millis, command: Command, reason: str) -> None:
        super().__init__(f"{name}, command {number} at {at} ms ({command}): {reason}")
        self.number = number


class Step(Struct, frozen=True):
    """What happened up to and with one command: by itself *before* it, and then because of it."""

    at: Millis
    command: Command
    before: tuple[Event, ...]
    events: tuple[Event, ...]


class Replay:
    """A recorded game that can be walked through; `step` goes on, `seek` goes anywhere."""

    def __init__(self, recording: Recording, catalogue: Catalogue) -> None:
        self.recording = recording
        self._catalogue = catalogue
        self.restart()

    def restart(self) -> None:
        first = self.recording.header
        self.game: Game = new_game(first.setup, self._catalogue, SeededChance(first.seed))
        #: How many commands were replayed.
        self.done = 0

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def is_over(self) -> bool:
        return self.done == len(self.recording.entries)

    def __iter__(self) -> Iterator[Step]:
        while not self.is_over:
            yield self.step()

    def step(self) -> Step:
        """Replay the next command; raises `Drift` if it does not go as it did."""
        entry = self.recording.entries[self.done]
        before = self.game.advance(entry.at)
        try:
            events = self.game.play(entry.command)
        except RuleError as refusal:
            raise self._drift(f"refused by {refusal.rule}") from refusal
        if self.game.digest()[:DIGEST_LETTERS] != entry.digest:
            raise self._drift("the state differs")
        self.done += 1
        return Step(entry.at, entry.command, before, events)

    def seek(self, done: int) -> None:
        """Go to where *done* commands have been replayed, forwards or backwards."""
        if done < self.done:
            self.restart()
        while self.done < min(done, len(self.recording.entries)):
            self.step()

    def seek_time(self, at: Millis) -> None:
        """Go to the moment *at*, every command up to it replayed."""
        if at < self.game.state.now:
            self.restart()
        entries = self.recording.entries
        while not self.is_over and entries[self.done].at <= at:
            self.step()
        self.game.advance(at)

    def _drift(self, reason: str) -> Drift:
        entry = self.recording.entries[self.done]
        return Drift(self.recording.name, self.done + 1, entry.at, entry.command, reason)


def replayed(recording: Recording, catalogue: Catalogue) -> Game:
    """The game on record, played again to its last command."""
    replay = Replay(recording, catalogue)
    replay.seek(len(recording.entries))
    return replay.game
