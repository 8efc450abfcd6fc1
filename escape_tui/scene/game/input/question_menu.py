"""Menus: small questions with numbered answers, drawn over the map and never over the dice."""

from dataclasses import dataclass

from escape_tui.engine.effect import RuleError
from escape_tui.engine.state import Millis, State
from escape_tui.scene.game.input.intents import Menu, Option
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.prose import apart, clipped, keycap, price
from tile_art.inks.canvas import Picture, Row, join, row
from tile_art.inks.ink import Ink
from tile_art.letters import in_cells

WIDEST = 66

#: More answers than this stand in columns if they are short.
SHORT_LIST = 5


@dataclass(frozen=True)
class OpenMenu:
    """A menu on the screen; only while *has_focus* do keys answer it. *until* is when the game decides."""

    menu: Menu
    has_focus: bool
    cursor: int = 0
    until: Millis | None = None

    def seconds_left(self, now: Millis) -> int | None:
        """How long it is until the game decides."""
        return None if self.until is None else max(0, -(-(self.until - now) // 1000))


def menu_box(
    open: OpenMenu, title: str, hint: str, narrator: Narrator, state: State, width: int, height: int
) -> Picture:
    """The question, its answers and what to press, in a box; many short answers stand in columns."""
    options = open.menu.options
    labels = [in_cells(narrator.label(option.command, state)) for option in options]
    longest = max(len(label) for label in labels)
    is_plain = all(not option.price and option.refusal is None for option in options)
    columns = min(3, (width - 4) // (longest + 7)) if is_plain and len(options) > SHORT_LIST else 1
    column = longest + 7 if columns > 1 else max(len(title), len(hint), longest + 12) + 3
    inner = min(width - 4, max(column * columns, len(title) + 3) if columns > 1 else min(column, WIDEST))
    down = -(-len(options) // max(1, columns))
    room = max(1, height - 3)
    first = max(0, min(open.cursor % down - room // 2, down - room))
    ink = Ink.TITLE if open.has_focus else Ink.FRAME
    lines = []
    for line in range(first, min(down, first + room)):
        cells = range(line, len(options), down)
        across = column if columns > 1 else inner
        lines.append(join(_option(at, options[at], labels[at], open, narrator, across) for at in cells))
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
    cost = price(option.price, narrator.words)
    text = row(f" {clipped(label, width - 6 - len(cost.text))} ", Ink.CURSOR if is_chosen else Ink.STRONG)
    return apart(cap + text, cost, width)


def _shortfall(refusal: RuleError, narrator: Narrator) -> Row:
    missing = refusal.facts.get("missing")
    if not isinstance(missing, tuple):
        return row("")
    return row(narrator.words.say("actions-short") + " ", Ink.FAINT) + price(missing, narrator.words)


def _digit(number: int) -> str:
    return str(number + 1) if number < 9 else " "
