"""Menus: small questions with numbered answers, drawn over the map and never over the dice."""

from dataclasses import dataclass

from escape_tui.engine.effect import RuleError
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
    until: Millis | None = None


def menu_box(
    open: OpenMenu, title: str, hint: str, narrator: Narrator, state: State, width: int, height: int
) -> Picture:
    """The question, its answers and what to press, in a box."""
    options = open.menu.options
    labels = [narrator.label(option.command, state) for option in options]
    inner = min(width - 4, WIDEST, max(len(title), len(hint), *(len(label) + 12 for label in labels)) + 3)
    room = max(1, height - 3)
    first = max(0, min(open.cursor - room // 2, len(options) - room))
    shown = range(len(options))[first : first + room]
    lines = [_option(at, options[at], labels[at], open, narrator, inner) for at in shown]
    ink = Ink.TITLE if open.has_focus else Ink.FRAME
    return (
        _edge("╭╮", title, Ink.STRONG, ink, inner),
        *(row("│ ", ink) + line.fit(inner) + row(" │", ink) for line in lines),
        _edge("╰╯", hint, Ink.FAINT, ink, inner),
    )


def _edge(corners: str, text: str, text_ink: Ink, ink: Ink, inner: int) -> Row:
    line = row(f"{corners[0]}─ ", ink) + row(clipped(text, inner - 2), text_ink) + row(" ", ink)
    return line + row("─" * (inner + 3 - len(line.text)) + corners[1], ink)


def _option(number: int, option: Option, label: str, open: OpenMenu, narrator: Narrator, width: int) -> Row:
    if option.refusal is not None:
        return apart(
            row(f" {_digit(number)}  {clipped(label, width - 12)}", Ink.FAINT),
            _shortfall(option.refusal, narrator),
            width,
        )
    is_chosen = open.has_focus and number == open.cursor
    cap = keycap(_digit(number)) if open.has_focus else row(f" {_digit(number)} ", Ink.FAINT)
    text = row(f" {clipped(label, width - 10)} ", Ink.CURSOR if is_chosen else Ink.STRONG)
    return apart(cap + text, price(option.price), width)


def _shortfall(refusal: RuleError, narrator: Narrator) -> Row:
    missing = refusal.facts.get("missing")
    if not isinstance(missing, tuple):
        return row("")
    return row(narrator.words.say("actions-short") + " ", Ink.FAINT) + price(missing)


def _digit(number: int) -> str:
    return str(number + 1) if number < 9 else " "
