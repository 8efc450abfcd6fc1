"""A list in the doorway of the temple, by torchlight; a plain list if there is no room for a temple."""

from collections.abc import Sequence

from escape_tui.scene.menus.menu_list import Item, listed
from escape_tui.scene.menus.title_art import letter_size, scene, title_picture
from escape_tui.scene.words.prose import clipped, wrapped
from tile_art.inks.canvas import Canvas, Picture, row
from tile_art.inks.ink import Ink
from tile_art.letters import in_cells

_NARROWEST_DOOR = 24


def doorway(
    items: Sequence[Item], cursor: int, subtitle: str, flame: int, width: int, height: int
) -> Picture:
    """*items* in the doorway, *subtitle* below the title, and the selected item's help at the bottom."""
    labels = [in_cells(_label(item, at == cursor)) for at, item in enumerate(items)]
    door = max(_NARROWEST_DOOR, *map(len, labels))
    laid = scene(width, height, min(width - 4, door), len(items))
    canvas = Canvas(width, height)
    canvas.paste(0, 0, title_picture(laid, flame))
    below = laid.title_y + letter_size(laid.scale)
    for line, said in enumerate(wrapped(subtitle, width, most=2), start=below):
        _centre(canvas, line, said.text, Ink.STAIRS)
    for at, (item, label) in enumerate(zip(items, labels, strict=True)):
        ink = Ink.CURSOR if at == cursor else item.label_ink
        _centre(canvas, laid.door.y + at, clipped(label, laid.door.width), ink)
    help = wrapped(items[cursor].help, width - 4, Ink.FAINT, most=2) if items else []
    for line, said in enumerate(help, start=height - len(help)):
        _centre(canvas, line, said.text, Ink.FAINT)
    return canvas.rows()


def doorway_list(items: Sequence[Item], cursor: int, subtitle: str, width: int, height: int) -> Picture:
    """The same for a small terminal."""
    above = [row(" ") + line for line in wrapped(subtitle, width - 2, Ink.TITLE)]
    help = items[cursor].help if items else ""
    below = [row(" ") + line for line in wrapped(help, width - 2, Ink.FAINT, most=3)]
    room = height - len(above) - len(below) - 2
    return (*above, row(""), *listed(items, cursor, width, room), row(""), *below)


def _label(item: Item, is_chosen: bool) -> str:
    words = f"{item.label}  ◄ {item.value} ►" if item.is_stepped else item.label
    if item.value and not item.is_stepped:
        words = f"{item.label}  {item.value}"
    return f"► {words} ◄" if is_chosen and not item.is_stepped else f" {words} "


def _centre(canvas: Canvas, y: int, text: str, ink: Ink) -> None:
    canvas.put((canvas.width - len(text)) // 2, y, text, ink)
