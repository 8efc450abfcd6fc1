"""Menus: small questions with listed answers, drawn over the map and never over the dice."""

from collections.abc import Mapping
from typing import NamedTuple

from escape_tui.engine.icon import Cost
from escape_tui.engine.named import NamedTile
from escape_tui.scene.game.input.intents import missing_icons
from escape_tui.scene.game.input.open_question import Branch, OpenQuestion, Part
from escape_tui.scene.stage.layout import Piece, Place, Target
from escape_tui.scene.words.answer_words import AnswerWords, Forms, fitting
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.prose import apart, boxed, keycap, price, wrapped
from tile_art.inks.canvas import Picture, Row, join, row
from tile_art.inks.ink import Ink
from tile_art.letters import cell_count, in_cells

WIDEST = 66

#: More short answers than this are listed in columns.
SHORT_LIST = 5

#: The cells of a line besides its words: a key and the blanks around both.
_BESIDES = 7


class MenuBox(NamedTuple):
    """A box with a question, and which cells of its *picture* give which answer when clicked."""

    picture: Picture
    answered: tuple[Target, ...]

    def piece(self, place: Place, tray: int) -> Piece:
        targets = [
            Target(Place(place.x + x, place.y + y, width, height), key=key, tray=tray)
            for (x, y, width, height), _, key, _ in self.answered
        ]
        return Piece(self.picture, place, targets=tuple(targets))


def menu_box(
    open: OpenQuestion,
    title: str,
    hint: str,
    narrator: Narrator,
    answers: AnswerWords,
    width: int,
    height: int,
    drawn: Picture = (),
    told: str = "",
) -> MenuBox:
    """The question, its answers and the keys in a box; many short answers are listed in columns. The picture
    *drawn* of the answer pointed at is to the right of them, what is *told* of it below them."""
    beside = max((len(line.text) for line in drawn), default=-1) + 1
    branches, room = open.branches, max(1, height - 2)
    forms = {branch.part: answers.forms(branch.part) for branch in branches}
    labels = [in_cells(label) for label, *_ in forms.values()]
    is_plain = all(not _price(open, branch) and branch.is_allowed for branch in branches)
    grid = _grid(labels, room, width - 4 - beside, max(len(title), len(hint)) + 3, is_plain=is_plain)
    inner = max(grid.columns * grid.across, min(width - 4 - beside, max(len(title), len(hint)) + 3))
    at = next((place for place, branch in enumerate(branches) if branch.part == open.pointed), 0)
    gap = int(grid.columns > 1)
    first = max(0, min(at % grid.down - room // 2, grid.down - room))
    below = wrapped(told, inner, Ink.FAINT) if told else []
    lines, answered = [], []
    for line in range(first, first + min(room, max(grid.down - first + len(below), len(drawn)))):
        places = range(line, len(branches), grid.down) if line < grid.down else ()
        listed = join(
            _line(branches[at], forms, open, narrator, grid.across - gap).fit(grid.across) for at in places
        )
        for column, place in enumerate(places):
            cells = Place(2 + column * grid.across, 1 + line - first, grid.across, 1)
            answered.append(Target(cells, key=_key(open, branches[place].part)))
        picture = drawn[line - first] if line - first < len(drawn) else row("")
        listed = below[line - grid.down] if 0 <= line - grid.down < len(below) else listed
        lines.append(listed.fit(inner) + (row(" ") + picture.fit(beside - 1) if drawn else row("")))
    ink = Ink.TITLE if open.has_focus else Ink.FRAME
    return MenuBox(boxed(lines, inner + beside + 4, title, hint, ink), tuple(answered))


class _Grid(NamedTuple):
    """How answers are listed: in *columns*, each *across* cells wide and *down* lines high."""

    columns: int
    across: int
    down: int


def _grid(labels: list[str], room: int, width: int, least: int, *, is_plain: bool) -> _Grid:
    """One column if *room* lines are enough, unless there are many short answers and the list *is_plain*;
    otherwise as many columns as needed."""
    longest = max(len(label) for label in labels)
    pretty = min(3, width // (longest + _BESIDES)) if is_plain and len(labels) > SHORT_LIST else 1
    columns = max(1, pretty, -(-len(labels) // room))
    wanted = longest + _BESIDES if is_plain else longest + _BESIDES + 8
    across = min(width // columns, wanted if columns > 1 else min(WIDEST, max(least, wanted + 8)))
    return _Grid(columns, across, -(-len(labels) // columns))


def tile_pointed_at(open: OpenQuestion) -> NamedTile | None:
    """The tile to look at before it is laid: the one named by the answer pointed at, or the only one there
    is."""
    pointed = open.branch(open.pointed)
    named = _tiles((pointed,)) if pointed is not None else ()
    return next(iter(named or _tiles(open.branches)), None)


def _tiles(branches: tuple[Branch, ...]) -> tuple[NamedTile, ...]:
    names = (name for branch in branches for name in branch.options[0].names)
    return tuple(name for name in names if isinstance(name, NamedTile))


def _line(
    branch: Branch, forms: Mapping[Part, Forms], open: OpenQuestion, narrator: Narrator, width: int
) -> Row:
    key, own, among = _key(open, branch.part), forms[branch.part], forms.values()
    if not branch.is_allowed:
        lack = _shortfall(branch, narrator, width - _BESIDES - cell_count(own[-1]))
        label = fitting(own, width - 4 - (len(lack.text) + 1 if lack.text else 0), among)
        return apart(row(f" {key}  {label}", Ink.FAINT), lack, width)
    is_chosen = open.has_focus and branch.part == open.pointed
    cap = keycap(key) if open.has_focus else row(f" {key} ", Ink.FAINT)
    cost = price(_price(open, branch), narrator.words)
    label = fitting(own, width - len(cap.text) - 2 - (len(cost.text) + 1 if cost.text else 0), among)
    text = row(f"{'►' if is_chosen else ' '}{label} ", Ink.CURSOR if is_chosen else Ink.STRONG)
    return apart(cap + text, cost, width)


def _price(open: OpenQuestion, branch: Branch) -> Cost:
    """The price of an answer if all its options cost the same; not shown after the first step."""
    if open.prefix:
        return ()
    prices = {option.price for option in branch.options if option.refusal is None}
    return prices.pop() if len(prices) == 1 else ()


def _shortfall(branch: Branch, narrator: Narrator, room: int) -> Row:
    """The icons that are missing for the easiest option of *branch*, in *room* cells if possible."""
    nearest = min((option.refusal for option in branch.options if option.refusal), key=missing_icons)
    missing = nearest.facts.get("missing")
    if not isinstance(missing, tuple):
        return row("")
    lack = row(narrator.words.say("actions-short") + " ", Ink.FAINT) + price(missing, narrator.words)
    return lack if len(lack.text) <= room else row("-", Ink.FAINT) + price(missing, narrator.words)


def _key(open: OpenQuestion, part: Part) -> str:
    return open.key_of.get(part, " ")
