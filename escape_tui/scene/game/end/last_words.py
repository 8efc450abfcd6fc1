"""The text of the finale: a title, who is out or buried, a companion's words, and the keys."""

from collections.abc import Collection
from typing import NamedTuple

from escape_tui.engine.happenings import Ended
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Ending, Millis, State
from escape_tui.scene.game.end.end_words import PLAIN_DEFEAT, outcome
from escape_tui.scene.game.status.status_line import clock_face
from escape_tui.scene.words.big_letters import lettered, width_of
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.prose import clipped
from tile_art.inks.canvas import Canvas, row
from tile_art.inks.ink import Ink

#: The rows of the title and of the sentence below it.
TITLE_ROW, SENTENCE_ROW = 1, 5


class LastWords(NamedTuple):
    """*clock* is the time on it when the game ended; the saying is empty if there is no companion."""

    title: str
    sentence: str
    falling: str
    hint: str
    clock: str = ""
    speaker: str = ""
    saying: str = ""


def last_words(
    state: State, ending: Ending, bots: Collection[PlayerId], narrator: Narrator, left_ms: Millis | None
) -> LastWords:
    say, clock = narrator.words.say, "" if left_ms is None else clock_face(left_ms // 1000)
    if ending.is_won:
        sentence = say("finale-out", left=clock) if clock else say("ended-end-win")
    elif ending.rule == PLAIN_DEFEAT:
        inside = len(state.inside)
        sentence = say("finale-buried", count=inside, out=len(state.adventurers) - inside)
    else:
        sentence = narrator.told(Ended(ending.is_won, ending.rule), state)
    title = say("finale-daylight") if ending.is_won else outcome(ending, narrator.words)
    falling, hint = say("finale-falling"), say("finale-hint")
    return LastWords(title, sentence, falling, hint, clock, *word_of_companion(state, bots, narrator))


def word_of_companion(state: State, bots: Collection[PlayerId], narrator: Narrator) -> tuple[str, str]:
    """Which companion says something at the end, with a colon, and what; both empty if there is none."""
    seats, ending = state.setup.seats, state.ending
    # A stand-in for a player who dropped out has no voice of its own.
    own = [player for player in sorted(bots) if seats[player].name == f"Bot {seats[player].colour}"]
    if ending is None or not own:
        return "", ""
    speaker = own[ending.at % len(own)]
    message = "bot-wins" if ending.is_won else "bot-loses"
    words = narrator.words
    return words.say("end-speaker", name=narrator.name(speaker)), words.say(
        message, colour=seats[speaker].colour
    )


def put_words(canvas: Canvas, words: LastWords, ink: Ink, *, is_roomy: bool) -> None:
    """The title, large if it fits, and the sentence below it."""
    width = canvas.width
    if is_roomy and width_of(words.title) <= width - 2:
        canvas.paste((width - width_of(words.title)) // 2, TITLE_ROW, lettered(words.title, ink))
    else:
        _centre(canvas, TITLE_ROW + 1, words.title, ink)
    _centre(canvas, SENTENCE_ROW, words.sentence, ink)


def put_saying(canvas: Canvas, y: int, words: LastWords) -> None:
    """A companion's words in row *y*, and the keys in the last row."""
    if words.saying:
        saying = clipped(words.saying, canvas.width - len(words.speaker) - 5)
        line = row(f" {words.speaker} ", Ink.TITLE) + row(f"{saying} ", Ink.STRONG)
        canvas.paste((canvas.width - len(line.text)) // 2, y, (line,))
    hint = row(f" {words.hint} ", Ink.FAINT)
    canvas.paste(canvas.width - len(hint.text) - 1, canvas.height - 1, (hint,))


def _centre(canvas: Canvas, y: int, text: str, ink: Ink) -> None:
    cells = clipped(text, canvas.width - 2)
    canvas.put((canvas.width - len(cells)) // 2, y, cells, ink)
