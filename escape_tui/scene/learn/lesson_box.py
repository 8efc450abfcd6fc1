"""The lesson box: the teacher's text, between the map and the dice."""

from escape_tui.scene.words.prose import clipped, fitted, wrapped
from tile_art.inks.canvas import Picture, Row, row
from tile_art.inks.ink import Ink

#: Height of the box, with its frame.
HEIGHT = 7


def lesson_box(title: str, text: str, foot: str, width: int, *, is_hint: bool) -> Picture:
    """*text* in a box; a hint is more prominent."""
    edge = Ink.WARNING if is_hint else Ink.TITLE
    name = clipped(title, width - 6)
    head = row("╭─ ", edge) + row(name, Ink.STRONG) + row(f" {'─' * (width - 5 - len(name))}╮", edge)
    inner = fitted(wrapped(text, width - 4, Ink.STRONG, most=HEIGHT - 2), width - 4, HEIGHT - 2)
    body = tuple(row("│ ", edge) + line + row(" │", edge) for line in inner)
    return (head, *body, _last_line(clipped(foot, width - 6), width, edge))


def _last_line(foot: str, width: int, edge: Ink) -> Row:
    if not foot:
        return row(f"╰{'─' * (width - 2)}╯", edge)
    return row("╰─ ", edge) + row(foot, Ink.FAINT) + row(f" {'─' * (width - 5 - len(foot))}╯", edge)
