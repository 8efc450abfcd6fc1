"""The collapse: the temple shakes and falls chamber by chamber, until rubble covers the players."""

from escape_tui.engine.state import State
from escape_tui.engine.temple import Cell
from escape_tui.scene.game.end.last_words import LastWords, put_saying, put_words
from escape_tui.scene.game.side.team import figure
from tile_art.chambers.temple_map import TempleArt
from tile_art.inks.canvas import Canvas, Picture, Row, join, row
from tile_art.inks.ink import Ink

#: The steps in which the temple shakes, and those in which its chambers fall; after that it is dark.
SHAKES, FALLS = 3, 10

#: What a chamber looks like while it falls, and afterwards; each cell shows one of these glyphs.
_DEBRIS = (("▓ ▒░ ▒ ", Ink.RUBBLE), ("          .  ", Ink.FAINT))

#: Every other row has none: blanks cost few bytes, and the ground is visible through them. In wide terminals
#: the stones are farther apart.
_STONES = "▓  ▒ ░  "
_FAR_STONES = "▓                            ▒                ░                         "
_WIDE = 100

#: The rows of rubble above the players.
_MOST_RUBBLE = 10

#: How much lower the rubble begins, from left to right, a few columns each.
_RIDGE = (2, 0, 1, 3, 4, 2, 1, 0, 2, 1, 3, 2, 4, 3, 1)
_RIDGE_COLUMNS = 5


def collapse(state: State, art: TempleArt, words: LastWords, width: int, height: int, step: int) -> Picture:
    """The temple at *step*: chambers far from the players fall first, the players' own last."""
    canvas = Canvas(width, height)
    if step < SHAKES + FALLS:
        left, top = centred(art, width, height)
        canvas.paste(left, top, _shaken(art.picture, step))
        _drop_chambers(canvas, state, art, left, top, step - SHAKES)
    canvas.paste(0, 0, (_alarm(words, width),))
    return canvas.rows()


def centred(art: TempleArt, width: int, height: int) -> tuple[int, int]:
    """The position of the upper left corner of *art*, below the first line."""
    return (width - len(art.picture[0].text)) // 2, max(1, 1 + (height - 1 - len(art.picture)) // 2)


def _shaken(picture: Picture, step: int) -> Picture:
    """Every sixth row moved by one cell for a moment."""
    if step >= SHAKES - 1:
        return picture
    return tuple(
        row(" ") + line.cut(0, len(line.text) - 1) if number % 6 == 0 else line
        for number, line in enumerate(picture)
    )


def falling_order(state: State) -> list[Cell]:
    """All chambers, those farthest from any player first."""
    people = [state.temple.chambers[who.chamber].cell for who in state.inside if who.chamber is not None]

    def nearest(cell: Cell) -> int:
        return min((abs(cell.x - each.x) + abs(cell.y - each.y) for each in people), default=0)

    return sorted(state.temple.cells, key=lambda cell: (-nearest(cell), cell.y, cell.x))


def _drop_chambers(canvas: Canvas, state: State, art: TempleArt, left: int, top: int, step: int) -> None:
    cells = falling_order(state)
    # The last ones stand until the last step but one.
    falls_at = {cell: number * (FALLS - 2) // max(1, len(cells) - 1) for number, cell in enumerate(cells)}
    fallen = [cell for cell in cells if falls_at[cell] <= step]
    for cell in fallen:
        # The arrows of its doors stand outside.
        x, y, across, down = art.place((cell.x, cell.y))
        canvas.paste(left + x - 1, top + y - 1, (row(" " * (across + 2)),) * (down + 2))
    for cell in fallen:
        glyphs, ink = _DEBRIS[min(len(_DEBRIS) - 1, step - falls_at[cell])]
        x, y, across, down = art.place((cell.x, cell.y))
        for line in range(down):
            row_of = range(x * 5 + (y + line) * 3, (x + across) * 5 + (y + line) * 3, 5)
            debris = "".join(glyphs[place % len(glyphs)] for place in row_of)
            canvas.put(left + x, top + y + line, debris, ink)
    for cell in cells[len(fallen) :] if fallen else ():
        x, y, across, down = art.place((cell.x, cell.y))
        standing = tuple(line.cut(x, x + across) for line in art.picture[y : y + down])
        canvas.paste(left + x, top + y, standing)


def _alarm(words: LastWords, width: int) -> Row:
    clock = row(f" {words.clock} ", Ink.DANGER) if words.clock else row("")
    line = join((row("─" * 3, Ink.FRAME_ALARM), clock, row("─" * 2, Ink.FRAME_ALARM)))
    title = row(f" {words.falling} ", Ink.BANNER_ALARM)
    return line + title + row("─" * (width - len(line.text) - len(title.text)), Ink.FRAME_ALARM)


def buried(state: State, words: LastWords, width: int, height: int, *, is_roomy: bool) -> Picture:
    """Rubble with a small hollow, and in it the players who didn't get out."""
    canvas = Canvas(width, height)
    put_words(canvas, words, Ink.STRONG, is_roomy=is_roomy)
    surface, stones = max(7, height // 3), _FAR_STONES if width > _WIDE else _STONES
    hollow = surface + min(height // 4, _MOST_RUBBLE)
    for y in range(surface, height):
        ink = Ink.RUBBLE if y < hollow else Ink.LIGHT
        for x in range(width):
            if y - surface >= _RIDGE[x // _RIDGE_COLUMNS % len(_RIDGE)]:
                canvas.put(x, y, stones[(x + y * 3) % len(stones)] if y % 2 else " ", ink)
    _put_hollow(canvas, state, hollow)
    put_saying(canvas, hollow + 4, words)
    return canvas.rows()


def _put_hollow(canvas: Canvas, state: State, y: int) -> None:
    people = [figure(who.colour) for who in state.inside]
    if not people:
        return
    gap = row("  ")
    line = join((gap, *[part for each in people for part in (each, gap)]))
    left = (canvas.width - len(line.text)) // 2
    roof, floor = row("▔" * len(line.text), Ink.WALL_INNER), row(" " * len(line.text))
    canvas.paste(left, y, (roof, line, floor))
