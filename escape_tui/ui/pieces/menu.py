"""Menus: small questions with numbered answers, drawn over the map and never over the dice."""

from dataclasses import dataclass

from escape_tui.engine.state import Millis, State
from escape_tui.ui.narration import Narrator
from escape_tui.ui.pieces.prose import apart, clipped, keycap, price
from escape_tui.ui.wishes import Menu, Option
from tile_art.canvas import Picture, Row, row
from tile_art.ink import Ink

WIDEST = 46


@dataclass(frozen=True)
class OpenMenu:
    """A menu on the screen; only while *has_focus* do keys answer it. *until* is when the game decides."""

    menu: Menu
    has_focus: bool
    cursor: int = 0
    first: int = 0
    until: Millis | None = None


def menu_box(
    open: OpenMenu, title: str, hint: str, narrator: Narrator, state: State, width: int, height: int
) -> Picture:
    """The question, its answers and what to press, in a box."""
    inner = min(width, WIDEST) - 4
    room = max(1, height - 3)
    first = max(0, min(open.cursor - room + 1, len(open.menu.options) - room, open.cursor))
    first = max(0, open.cursor - room + 1)
    shown = list(enumerate(open.menu.options))[first : first + room]
    lines = [_option(number, option, open, narrator, state, inner) for number, option in shown]
    ink = Ink.TITLE if open.has_focus else Ink.FRAME
    head = row("╭─ ", ink) + row(clipped(title, inner - 2), Ink.STRONG) + row(" ", ink)
    head += row("─" * (inner + 3 - len(head.text)) + "╮", ink)
    foot = row("╰─ ", ink) + row(clipped(hint, inner - 2), Ink.FAINT) + row(" ", ink)
    foot += row("─" * (inner + 3 - len(foot.text)) + "╯", ink)
    return (head, *(row("│ ", ink) + line.fit(inner) + row(" │", ink) for line in lines), foot)


def _option(number: int, option: Option, open: OpenMenu, narrator: Narrator, state: State, width: int) -> Row:
    label = narrator.label(option.command, state)
    if option.refusal is not None:
        missing = option.refusal.facts.get("missing")
        right = row("")
        if isinstance(missing, tuple):
            right = row(narrator.words.say("actions-short") + " ", Ink.FAINT) + price(
                [str(icon) for icon in missing]
            )
        return apart(row(f" {_digit(number)}  {clipped(label, width - 12)}", Ink.FAINT), right, width)
    is_chosen = open.has_focus and number == open.cursor
    ink = Ink.CURSOR if is_chosen else Ink.STRONG
    cap = keycap(_digit(number)) if open.has_focus else row(f" {_digit(number)} ", Ink.FAINT)
    return apart(cap + row(f" {clipped(label, width - 10)} ", ink), price(option.price), width)


def _digit(number: int) -> str:
    return str(number + 1) if number < 9 else " "
