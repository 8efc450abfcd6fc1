"""The checker: compares what clients saw with what the journals hold, and knows nothing else of the server.

A history is right when every journal is one line of commands with one owner at a time, every command that was
answered is in it once and in an order that agrees with the clients' clocks, everything that was shown is in
it, too, and no clock ever went back.
"""

import json
from collections.abc import Iterator
from itertools import pairwise

from tests.proof.faults.history import Attempt, Life, Message
from tests.proof.faults.journal_rows import JournalOfGame, Row

#: Answers that say nothing about a request: it was not looked at, or the session was about to end.
_NO_ANSWER = ("too-fast", "too-long", "unreadable", "gone")
#: A table is stored with its game: before it begins, a crash takes the table and its seats.
_NOT_BEGUN = ("not-seated",)


def violations(lives: list[Life], journals: dict[str, JournalOfGame]) -> list[str]:
    """Everything that contradicts the promises, one sentence each."""
    found: list[str] = []
    for game, journal in journals.items():
        found += [f"{game}: {wrong}" for wrong in (*_one_owner(journal), *_forward(journal), *_once(journal))]
    game_of = {row.asked[0]: game for game, journal in journals.items() for row in journal.rows if row.asked}
    played: dict[str, list[Life]] = {}
    for life in lives:
        wrong = [*_clock(life)]
        where = game_of.get(life.visit)
        if where is None:
            wrong += _one_answer(life, (*_NO_ANSWER, *_NOT_BEGUN))
            wrong += [
                f"request {attempt.id} was answered and is in no journal"
                for attempt in life.attempts.values()
                if _is_played(attempt)
            ]
        else:
            played.setdefault(where, []).append(life)
            rows = journals[where].rows
            wrong += _one_answer(life, _NO_ANSWER)
            wrong += [*_answered_is_written(life, rows), *_shown_is_written(life, rows)]
        found += [f"{life.visit}: {each}" for each in wrong]
    for game, together in played.items():
        found += [f"{game}: {wrong}" for wrong in _linear(together, journals[game].rows)]
    return found


# Journals


def _one_owner(journal: JournalOfGame) -> Iterator[str]:
    """Epochs only rise, and each has one owner."""
    owner_of: dict[int, str] = {}
    latest = 0
    for owner, epoch in journal.owners:
        if epoch < latest:
            yield f"{owner} wrote in epoch {epoch} after epoch {latest} had begun"
        if owner_of.setdefault(epoch, owner) != owner:
            yield f"epoch {epoch} belongs to {owner_of[epoch]}, and {owner} wrote in it"
        latest = max(latest, epoch)


def _forward(journal: JournalOfGame) -> Iterator[str]:
    for earlier, later in pairwise(journal.rows):
        if later.at < earlier.at:
            yield f"the journal goes back from {earlier.at} to {later.at} ms"


def _once(journal: JournalOfGame) -> Iterator[str]:
    seen: set[tuple[str, int]] = set()
    for row in journal.rows:
        if row.asked is not None and row.asked in seen:
            yield f"request {row.asked} is in the journal twice"
        if row.asked is not None:
            seen.add(row.asked)


# One client


def _clock(life: Life) -> Iterator[str]:
    times = [message["at"] for _, message in life.news]
    for earlier, later in pairwise(times):
        if later < earlier:
            yield f"the clock went back from {earlier} to {later} ms"


def _one_answer(life: Life, none: tuple[str, ...]) -> Iterator[str]:
    """Each request has one answer, not counting refusals with a reason among *none*."""
    for attempt in life.attempts.values():
        answers = {json.dumps(each, sort_keys=True) for each in _answers(attempt, none)}
        if len(answers) > 1:
            yield f"request {attempt.id} was answered differently: {' and '.join(sorted(answers))}"


def _answers(attempt: Attempt, none: tuple[str, ...] = _NO_ANSWER) -> list[Message]:
    return [answer for _, answer in attempt.answers if answer.get("reason") not in none]


def _is_played(attempt: Attempt) -> bool:
    is_play = attempt.request["type"] == "Play"
    return is_play and any(answer["type"] == "Done" for answer in _answers(attempt))


def _is_refused(attempt: Attempt) -> bool:
    return any(answer["type"] == "Refused" for answer in _answers(attempt))


def _answered_is_written(life: Life, rows: list[Row]) -> Iterator[str]:
    written = {row.asked[1]: row for row in rows if row.asked and row.asked[0] == life.visit}
    for attempt in life.attempts.values():
        row = written.get(attempt.id)
        if _is_played(attempt) and (row is None or row.command is None):
            yield f"request {attempt.id} was done and is not in the journal"
        if _is_refused(attempt) and row is not None and row.command is not None:
            yield f"request {attempt.id} was refused and is in the journal"
        if row is not None and row.command is not None and not _same(attempt.request["command"], row.command):
            yield f"request {attempt.id} is in the journal as {row.command}"


def _same(asked: Message, written: Message) -> bool:
    """Whether a journal has the command that was *asked* for; it writes out what a request may leave out."""
    return all(written.get(key) == value for key, value in asked.items())


def _shown_is_written(life: Life, rows: list[Row]) -> Iterator[str]:
    """What was shown is in the journal in the same order. News after a break may tell some of it again."""
    written = [json.dumps(event, sort_keys=True) for row in rows for event in row.events]
    known, place = set(written), 0
    for _, message in life.news:
        if "setup" in message["state"]:
            # The whole state, told again: so is the story.
            place = 0
        for event in message["events"]:
            shown = json.dumps(event, sort_keys=True)
            if shown not in known:
                yield f"shown and not in the journal: {shown}"
                continue
            try:
                place = written.index(shown, place) + 1
            except ValueError:
                yield f"shown in another order than in the journal: {shown}"


# Everybody at one table


def _linear(lives: list[Life], rows: list[Row]) -> Iterator[str]:
    """A command that was answered before another was sent stands before it."""
    place = {row.asked: number for number, row in enumerate(rows) if row.asked and row.command is not None}
    done = [
        (attempt.sent_at, min(at for at, _ in attempt.answers), place[(life.visit, attempt.id)])
        for life in lives
        for attempt in life.attempts.values()
        if _is_played(attempt) and (life.visit, attempt.id) in place
    ]
    by_answer, by_sending = sorted(done, key=lambda each: each[1]), sorted(done)
    latest, waiting = -1, iter(by_answer)
    following = next(waiting, None)
    for sent_at, _, number in by_sending:
        while following is not None and following[1] < sent_at:
            latest = max(latest, following[2])
            following = next(waiting, None)
        if number < latest:
            yield f"a command sent after another was answered stands before it, at {number} before {latest}"
