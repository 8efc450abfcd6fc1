"""Taking up: a game that stopped with its host goes on from what was written down of it."""

from collections.abc import Iterator

from msgspec import Struct

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.game import Game
from escape_tui.hub.record.record import Entry, JournalError, Passing, Recording, Snapshot
from escape_tui.hub.record.replay import Drift, Replay
from escape_tui.hub.table.table_record import TableRecord
from escape_tui.hub.watching.replica import Chapter, Publisher


class TakenUp(Struct, frozen=True):
    """A game that can go on after so many *commands*, at a *table* as it was last written down. Its *story*
    is still to be told, unless a *publisher* knows it already. *reason* says why the game is not quite where
    it was; *lost* counts the commands that these rules did not take any more."""

    game: Game
    story: tuple[Chapter, ...]
    commands: int
    table: TableRecord | None
    publisher: Publisher | None = None
    reason: str = ""
    lost: int = 0


def take_up(recording: Recording, catalogue: Catalogue) -> TakenUp:
    """The game of *recording* where its last line left it, or as near to it as these rules come; raises
    `JournalError` where they cannot go on with it at all."""
    replay, reason = Replay(recording, catalogue), recording.estranged
    if not recording.lines:
        # A crash has left no more than how the game was set up: nothing has happened.
        return TakenUp(replay.game, (), 0, None)
    replay.retell()
    # All that led to the last snapshot has only to be told, which is quick; where that does not lead to the
    # game on record, everything is played again.
    for told in () if reason else (replay.last_snapshot, 0):
        try:
            story = _story(replay, told)
        except Drift as drift:
            replay.retell()
            reason = str(drift)
        else:
            return TakenUp(replay.game, story, len(recording.entries), recording.table)
    return _from_snapshot(replay, reason)


def _story(replay: Replay, told: int) -> tuple[Chapter, ...]:
    """What happens in *replay*: so many steps as they were *told*, the others as they are played again."""
    before = tuple(_chapters(replay, told))
    replay.play_on()
    return (*before, *_chapters(replay))


def _chapters(replay: Replay, until: int | None = None) -> Iterator[Chapter]:
    """What happens while *replay* makes its steps, so many of them or all."""
    while not replay.is_over and replay.done != until:
        step = replay.step()
        yield Chapter((*step.before, *step.events), replay.state)


def _from_snapshot(replay: Replay, reason: str) -> TakenUp:
    """The game from its last snapshot, with as many of the commands after it as are still allowed."""
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
    return TakenUp(game, story, len(recording.entries), recording.table, reason=reason, lost=lost)


def _play_on(game: Game, lines: list[Entry | Passing]) -> int:
    """Play *lines* as far as they are allowed; returns how many commands were not."""
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
    """Raise what these rules raise where they cannot look at *game*."""
    game.seen_by(None)
    for adventurer in game.state.adventurers:
        for _ in game.offers(adventurer.player):
            pass
