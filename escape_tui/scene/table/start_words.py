"""When a game starts by itself, in words: a race, a quick game, or a rematch."""

from collections.abc import Iterator

from escape_tui.engine.state import Millis
from escape_tui.hub.port.messages.views import TableView
from escape_tui.scene.words.words import Words


def start_words(table: TableView, words: Words, now: Millis) -> Iterator[str]:
    """When the game of *table* starts by itself, and what its race still needs."""
    race = table.race
    if table.starts_at is not None:
        message = "quick-starts" if table.bots_to_come else "rematch-starts"
        yield words.say(message, seconds=_seconds(table.starts_at, now))
    if table.has_missed_race:
        yield words.say("race-missed")
    if race is None:
        return
    if race.begins_at is not None:
        yield words.say("race-begins", seconds=_seconds(race.begins_at, now))
    elif race.waits_until is not None:
        yield words.say("race-waits", seconds=_seconds(race.waits_until, now))
    else:
        yield words.say("race-needs")


def _seconds(at: Millis, now: Millis) -> int:
    return max(0, -(-(at - now) // 1000))
