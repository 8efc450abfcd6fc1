"""What the lobby's panels show: people's words, people's seats, and the sky above the camp."""

from collections.abc import Sequence

from escape_tui.engine.state import State
from escape_tui.hub.manners import harmless
from escape_tui.hub.table import Chair, Saying
from escape_tui.ui.pieces.lettering import lettered, width_of
from escape_tui.ui.pieces.prose import clipped, fitted, heading, wrapped
from escape_tui.ui.words import Words
from tile_art.canvas import Canvas, Picture, Row, join, row
from tile_art.icons import ADVENTURER, COLOURS
from tile_art.ink import Ground, Ink

#: Rows of the sky with the name of the game in it.
SKY = 6

_TORCH = (" ▖ ", "▗█▖", "▐█▌", " ┃ ")
_TITLE = "ESCAPE"
_STARS = 37


def figure(colour: str) -> Row:
    """The adventurer of *colour*, told apart by a letter as well."""
    return row(f"{ADVENTURER}{colour[0].upper()}", COLOURS[colour][0])


def figures(chairs: Sequence[Chair]) -> Row:
    """Who sits at a table, in a few cells: people in their colours, bots faint, free seats as dots."""
    return join(_sitter(chair) for chair in chairs)


def _sitter(chair: Chair) -> Row:
    if chair.is_free:
        return row("·", Ink.FAINT)
    return row(ADVENTURER, Ink.FAINT if chair.is_bot else COLOURS[chair.colour][0])


def said(title: str, sayings: Sequence[Saying], nothing: str, width: int, height: int) -> Picture:
    """The last *sayings* under *title*, as many as fit."""
    inner = width - 2
    lines: list[Row] = []
    for saying in sayings[-height:]:
        name = harmless(saying.name)
        spoken = wrapped(f"{name}: {harmless(saying.text)}", inner)
        bold = min(len(name) + 1, len(spoken[0].text))
        first = row(spoken[0].text[:bold], Ink.STRONG) + row(spoken[0].text[bold:])
        lines += [first, *spoken[1:]]
    if not lines:
        lines = wrapped(nothing, inner, Ink.FAINT)
    room = max(0, height - 1)
    return fitted([heading(title, width), *(row(" ") + line for line in lines[-room:])], width, height)


def clock_left(state: State, collapse_ms: int | None, elapsed: int, words: Words) -> str:
    """How long a game still lasts, in a word."""
    if state.setup.soundtrack is None or collapse_ms is None:
        return words.say("lobby-no-clock")
    if elapsed < 0:
        return words.say("lobby-counting-in")
    seconds = max(0, collapse_ms - elapsed) // 1000
    return words.say("lobby-time-left", time=f"{seconds // 60}:{seconds % 60:02}")


def sky(width: int, greeting: str, news: str) -> Picture:
    """The night over the camp: the name of the game between two torches, who is greeted, and the news."""
    canvas = Canvas(width, SKY)
    for y in range(SKY - 1):
        for x in range(width):
            # Scattered by a fixed rule, so that the sky never moves.
            if (x * 7_919 + y * 104_729 + x * y * 31) % (_STARS * 97) % _STARS == 0:
                canvas.put(x, y, "∙" if (x + y) % 2 else "·", Ink.FAINT)
    letters = width_of(_TITLE)
    left = (width - letters) // 2
    canvas.paste(left, 1, tuple(Row(line.text, line.inks) for line in lettered(_TITLE, Ink.TITLE)))
    for x in (left - 7, left + letters + 4):
        for line, glyphs in enumerate(_TORCH):
            canvas.put(x, line, glyphs, Ink.TORCH if line < 2 else Ink.EQUIPMENT)
    canvas.put(2, 1, clipped(greeting, max(0, left - 10)), Ink.STRONG)
    room = max(0, width - (left + letters + 9) - 2)
    canvas.put(width - 2 - len(clipped(news, room)), 1, clipped(news, room), Ink.FAINT)
    canvas.put(0, SKY - 2, "▂" * width, Ink.WALL)
    canvas.put(0, SKY - 1, ("┴───┬───" * (width // 8 + 1))[:width], Ink.LIGHT + Ground.FLOOR)
    return canvas.rows()
