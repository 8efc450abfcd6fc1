"""The race of a table in words: for waiting rooms, end screens and plain text."""

from escape_tui.engine.state import Millis
from escape_tui.hub.lobby.sanitize import harmless
from escape_tui.hub.port.messages import requests
from escape_tui.hub.port.messages.requests import Request
from escape_tui.hub.port.messages.views import TableSummary, TableView
from escape_tui.hub.race.race import PacerKind
from escape_tui.hub.race.rival import Rival, RivalState
from escape_tui.scene.game.status.status_line import clock_face
from escape_tui.scene.words.words import Words

#: The command that asks for a race when connecting.
ASKED = "race "
#: Race codes have the length of table codes; game ids are longer.
_LONGEST_CODE = 8


def opening(asked: str) -> Request:
    """The request for the race *asked* for when connecting: by its code, or by the id of a finished game."""
    word = asked.removeprefix(ASKED).strip()
    return requests.OpenRerun(word) if is_game(word) else requests.OpenRacing(word)


def is_game(word: str) -> bool:
    """Whether *word* can only be the id of a game."""
    return len(word) > _LONGEST_CODE


def rival_name(rival: Rival, words: Words) -> str:
    return harmless(rival.name) or words.say("race-companions")


def rival_words(rival: Rival, words: Words, now: Millis) -> str:
    """The public facts about *rival*, in a sentence."""
    seconds = rival.seconds_left(now)
    return words.say(
        "race-told",
        name=rival_name(rival, words),
        state=rival.state.value,
        gems=rival.progress.gems,
        rooms=rival.progress.chambers,
        out=rival.progress.out,
        people=rival.people,
        clock="none" if seconds is None else clock_face(seconds),
    )


def readiness(rival: Rival, words: Words) -> str:
    """Whether *rival* is ready, before the race."""
    return words.say("gathering-ready" if rival.state is RivalState.READY else "gathering-not-ready")


def pacer_name(kind: PacerKind | None, words: Words) -> str:
    return words.say(f"pacer-{'none' if kind is None else kind.value}")


def pacers(table: TableView) -> tuple[PacerKind | None, ...]:
    """The recorded teams that *table* may choose."""
    kinds = (None, *PacerKind)
    return kinds if table.rerun else tuple(kind for kind in kinds if kind is not PacerKind.GAME)


def open_races(tables: tuple[TableSummary, ...]) -> dict[str, int]:
    """The codes of the open races at public *tables*, and the number of tables in each."""
    found: dict[str, int] = {}
    for table in tables:
        if table.race is not None and table.race.rival.state in (RivalState.WAITING, RivalState.READY):
            code = table.race.race.code
            found[code] = found.get(code, 0) + 1
    return found
