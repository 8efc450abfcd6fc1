"""Taking up: a game whose process stopped continues from its journal."""

from collections.abc import Iterator

from msgspec import Struct

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.game import Game
from escape_tui.hub.record.answered_requests import AskedRequest
from escape_tui.hub.record.record import Entry, JournalError, Passing, Recording, Snapshot
from escape_tui.hub.record.replay import Drift, Replay
from escape_tui.hub.table.table_record import TableRecord
from escape_tui.hub.watching.replica import Chapter, Publisher


class ResumedGame(Struct, frozen=True):
    """A game ready to continue after that number of *commands*, with the last record of its *table*. Its
    *story* must still be published, unless a *publisher* has it already. *reason* says why the state isn't
    exactly the recorded one; *lost* counts the commands that these rules refused."""

    game: Game
    story: tuple[Chapter, ...]
    commands: int
    table: TableRecord | None
    publisher: Publisher | None = None
    reason: str = ""
    lost: int = 0
    #: The requests behind its lines, which must not be carried out again.
    asked: tuple[AskedRequest, ...] = ()


def take_up(recording: Recording, catalogue: Catalogue) -> ResumedGame:
    """The game of *recording* at its last line, or as near as these rules get; raises `JournalError` if they
    can't continue it."""
    try:
        return _taken_up(recording, catalogue)
    except JournalError:
        raise
    except Exception as error:
        # A line that can be read may still make no sense: a player that there is not, a broken letter.
        where = len(recording.lines) + 1
        raise JournalError(recording.name, where, f"cannot be continued: {error!r}") from error


def _taken_up(recording: Recording, catalogue: Catalogue) -> ResumedGame:
    replay, reason = Replay(recording, catalogue), recording.estranged
    if not recording.lines:
        # After a crash only the header may be left: nothing has happened.
        return ResumedGame(replay.game, (), 0, None)
    replay.retell()
    # Retelling up to the last snapshot is quick. If the rest then drifts, play everything again.
    for told in () if reason else (replay.last_snapshot, 0):
        try:
            story = _story(replay, told)
        except Drift as drift:
            replay.retell()
            reason = str(drift)
        else:
            return ResumedGame(
                replay.game, story, len(recording.entries), recording.table, asked=recording.asked
            )
    return _from_snapshot(replay, reason)


def _story(replay: Replay, told: int) -> tuple[Chapter, ...]:
    """The story of *replay*: the first *told* steps retold, the others played."""
    before = tuple(_chapters(replay, told))
    replay.play_on()
    return (*before, *_chapters(replay))


def _chapters(replay: Replay, until: int | None = None) -> Iterator[Chapter]:
    """The chapters of the steps of *replay*, to the step *until* or to the end."""
    while not replay.is_over and replay.done != until:
        step = replay.step()
        yield Chapter((*step.before, *step.events), replay.state)


def _from_snapshot(replay: Replay, reason: str) -> ResumedGame:
    """The game from its last snapshot, with the later commands that are still allowed."""
    story = tuple(_chapters(replay))
    recording = replay.recording
    lines = recording.lines
    last = max(number for number, line in enumerate(lines) if isinstance(line, Snapshot))
    snapshot, rest = lines[last], [line for line in lines[last + 1 :] if isinstance(line, Entry | Passing)]
    assert isinstance(snapshot, Snapshot)
    game = replay.game
    try:
        game.state = snapshot.state
        lost = _play_on(game, rest)
        _probe(game)
    except Exception as error:
        raise JournalError(recording.name, last + 2, f"{reason}; cannot go on: {error!r}") from error
    commands, asked = len(recording.entries), recording.asked
    return ResumedGame(game, story, commands, recording.table, reason=reason, lost=lost, asked=asked)


def _play_on(game: Game, lines: list[Entry | Passing]) -> int:
    """Play *lines* until one is refused; returns the number of commands not played."""
    for number, line in enumerate(lines):
        try:
            game.advance(line.at)
            if isinstance(line, Entry):
                game.play(line.command)
        except Exception:
            return _commands(lines[number:])
        if isinstance(line, Passing) and line.is_foreign:
            return _commands(lines[number:])
    return 0


def _commands(lines: list[Entry | Passing]) -> int:
    return sum(isinstance(line, Entry) or line.is_foreign for line in lines)


def _probe(game: Game) -> None:
    """Raise an error if these rules can't handle the state of *game*."""
    game.seen_by(None)
    for adventurer in game.state.adventurers:
        for _ in game.offers(adventurer.player):
            pass
