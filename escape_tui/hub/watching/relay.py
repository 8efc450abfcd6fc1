"""A relay: a game of another process, replayed here from its journal for spectators."""

from collections import deque
from collections.abc import Iterable

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.effect import Event, RuleError
from escape_tui.hub.clockwork import Clockwork
from escape_tui.hub.record.answered_requests import REMEMBERED_ANSWERS, AskedRequest
from escape_tui.hub.record.record import (
    DIGEST_LETTERS,
    Entry,
    JournalError,
    Passing,
    Snapshot,
    further_lines,
    read_lines,
    told,
)
from escape_tui.hub.record.taking_up import ResumedGame, take_up
from escape_tui.hub.table.table_record import TableRecord
from escape_tui.hub.watching.replica import Publisher, Reading

#: Number of requests remembered for a table of six programs.
_REMEMBERED_REQUESTS = 6 * REMEMBERED_ANSWERS


def caught_up(lines: Iterable[bytes], catalogue: Catalogue, name: str) -> ResumedGame:
    """The game whose journal is *lines*, at their end; raises `JournalError`. This may take long."""
    return take_up(read_lines(lines, catalogue, name), catalogue)


class Relay:
    """Follows the journal of the game *name* in another process and publishes the game here.

    Its clock shows the time of the last line, no later: another relay, or the next owner, then never shows an
    earlier time.
    """

    def __init__(self, taken_up: ResumedGame, clockwork: Clockwork, name: str) -> None:
        self.publisher = Publisher(taken_up.game, clockwork)
        self._game = taken_up.game
        self._name = name
        self._commands, self._table = taken_up.commands, taken_up.table
        self._asked = deque[AskedRequest](taken_up.asked, maxlen=_REMEMBERED_REQUESTS)
        self.publisher.recall(taken_up.story)
        self._publish(())

    @property
    def is_over(self) -> bool:
        return self._game.state.ending is not None

    def follow(self, lines: Iterable[bytes]) -> None:
        """Play and publish the next *lines*; raises `JournalError` if the replay differs from them."""
        for line in further_lines(lines, self._name):
            if isinstance(line, Entry | Passing) and line.asked is not None:
                self._asked.append(line.asked)
            match line:
                case Entry():
                    self._commands += 1
                    self._publish(self._played(line))
                case Passing(at=at):
                    self._game.advance(at)
                    self._publish(told(line.events))
                case Snapshot() if line.at < self._game.state.now:
                    # The process that took the game over had to start from an earlier state.
                    self._game.state = line.state
                    self._publish(())
                case TableRecord(held=held):
                    self._table = line
                    self.publisher.change(bots=frozenset(held))

    def stand(self, *, is_paused: bool, is_waiting: bool) -> None:
        """Show why the owner's clock has stopped, or that it runs."""
        self.publisher.change(is_paused=is_paused, is_waiting=is_waiting)

    def taken_up(self) -> ResumedGame:
        """The game, for this process to take over."""
        asked = tuple(self._asked)
        return ResumedGame(self._game, (), self._commands, self._table, self.publisher, asked=asked)

    def close(self) -> None:
        self.publisher.close()

    def _played(self, entry: Entry) -> tuple[Event, ...]:
        before = self._game.advance(entry.at)
        try:
            events = self._game.play(entry.command)
        except RuleError as refusal:
            raise JournalError(self._name, 0, f"refused by {refusal.rule}") from refusal
        if self._game.digest()[:DIGEST_LETTERS] != entry.digest:
            raise JournalError(self._name, 0, "the state differs")
        return (*before, *events)

    def _publish(self, events: tuple[Event, ...]) -> None:
        state = self._game.state
        # A snapshot from which the next owner continues may be of an earlier time.
        at = max(state.now, self.publisher.standing.clock.at)
        self.publisher.publish(state, events, clock=Reading(at))
