"""The map asks: what can be chosen on it is lit, and what is pointed at is shown as it would be."""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from escape_tui.engine.named import AtChamber, AtLine, AtWall, QuarterTurns
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.temple import Cell, Temple
from escape_tui.rules.moving import Move
from escape_tui.scene.game.input.open_question import OpenQuestion
from escape_tui.scene.game.map.candidates import anchor, cells_of, in_order, line_cells
from escape_tui.scene.game.map.map_hints import Hint, Window, hint_piece, placed
from escape_tui.scene.game.map.map_preview import IfChosen, cells_changed, chamber_if
from escape_tui.scene.game.side.team import ARROWS
from escape_tui.scene.stage.layout import Piece, Place
from escape_tui.scene.words.answer_words import AnswerWords, title
from escape_tui.scene.words.prose import apart, clipped, dressed
from tile_art.chambers.size import Rect, Size, size_to_fit
from tile_art.chambers.temple_map import TempleArt
from tile_art.inks.canvas import Picture, Row, row
from tile_art.inks.ink import INKS_PER_GROUND, Ink
from tile_art.letters import cell_count

if TYPE_CHECKING:
    from escape_tui.scene.game.view import View

#: The lines that a question takes below the map.
QUESTION_LINES = 2

#: Every ink as it looks while something else is asked about.
_DIM = bytes(cell - cell % INKS_PER_GROUND + Ink.FAINT for cell in range(256))


def asked_on_map(view: "View") -> tuple[PlayerId, OpenQuestion] | None:
    """The question that the map asks one of those whose dice are on the table, and whom."""
    for player in view.trays:
        open = view.input.menus.get(player)
        if open is not None and open.has_focus and open.is_on_map:
            return player, open
    return None


def size_for(question: OpenQuestion, state_temple: Temple, here: Cell, place: Place, usual: Size) -> Size:
    """A size in which all that can be chosen is seen at once, if there is one that can be read."""
    cells = cells_of((branch.part for branch in question.branches), state_temple) | {here}
    columns = max(cell.x for cell in cells) - min(cell.x for cell in cells) + 1
    rows = max(cell.y for cell in cells) - min(cell.y for cell in cells) + 1
    fits = size_to_fit(columns, rows, place.width, place.height - QUESTION_LINES)
    sizes = (Size.SMALL, Size.MEDIUM, Size.LARGE)
    return min((max((fits, Size.SMALL), key=_rank), usual), key=_rank) if usual in sizes else usual


def _rank(size: Size) -> int:
    return (Size.TINY, Size.SMALL, Size.MEDIUM, Size.LARGE).index(size)


def dimmed(view: "View", shown: Piece) -> Piece:
    """The map that is *shown*, dark but for its shapes."""
    picture = view.presenter.found(
        ("dim", view.look.glyphs, view.size),
        shown.picture,
        lambda: tuple(Row(line.text, line.inks.translate(_DIM)) for line in shown.picture),
    )
    return shown._replace(picture=picture)


def question_on_map(
    view: "View", player: PlayerId, question: OpenQuestion, shown: Piece, drawn: TempleArt, free: Place
) -> Iterator[Piece]:
    """The chambers that can be chosen, the one pointed at as it would be, and the keys of all."""
    state = view.sight_of(player).state
    parts = in_order(question, state, player)
    chambers = cells_of((part for part in parts if isinstance(part, AtChamber)), state.temple)
    # Where nearly all can be chosen, their keys are easier to find on dark ground.
    for cell in sorted(chambers) if 2 * len(chambers) <= len(state.temple.cells) else ():
        rect = drawn.place((cell.x, cell.y))
        yield view.camera.on(shown, rect, _cut(drawn.picture, rect))
    yield from _preview(view, player, question, shown, drawn)
    keys = question.key_of
    pointed = question.pointed
    hints = tuple(
        Hint(where, keys[part], part == pointed)
        for part in parts
        if part in keys and not isinstance(part, QuarterTurns)
        if (where := anchor(part, state.temple)) is not None
    )
    window = Window(free, shown.left + free.x - shown.place.x, shown.top + free.y - shown.place.y)
    found = placed(hints, drawn, state.temple, window)
    view.hinted = frozenset(each.hint.key for each in found)
    for each in found:
        if not (each.hint.is_pointed and isinstance(pointed, AtWall)):
            yield hint_piece(each, question.typed)


def question_lines(view: "View", player: PlayerId, question: OpenQuestion, width: int) -> Picture:
    """What is asked and how to answer, and below it what is pointed at."""
    state, asked = view.sight_of(player).state, title(question, view.narrator)
    hint = _hint(view, player, question, asked, width)
    first = apart(row(f" {clipped(asked, width - 2)}", Ink.STRONG), hint, width)
    if question.pointed is None:
        return first, row(" " * width)
    key = question.key_of.get(question.pointed, "")
    cap = row(f" {key} ", Ink.CURSOR)
    label = AnswerWords(view.narrator, state, player, is_short=True).label(question.pointed)
    second = cap + row(f" {clipped(label, width - len(cap.text) - 1)}", Ink.TITLE)
    return first, second.fit(width)


def _hint(view: "View", player: PlayerId, question: OpenQuestion, asked: str, width: int) -> Row:
    """What to press, as far as there is room for it beside what is *asked*."""
    say = view.look.words.say
    message = "question-turning" if question.is_turning else "question-keys"
    hints = [say("question-pointing", key=view.cap("act", player))] if view.is_duo else []
    hints = hints or [say(message), say(f"{message}.short")]
    room = width - cell_count(asked) - 3
    return row(next((f"{hint} " for hint in hints if cell_count(hint) <= room), ""), Ink.FAINT)


def _preview(
    view: "View", player: PlayerId, question: OpenQuestion, shown: Piece, drawn: TempleArt
) -> Iterator[Piece]:
    """What is pointed at, as it would be if it were chosen."""
    state, pointed = view.sight_of(player).state, question.pointed
    if isinstance(pointed, AtLine):
        cells = line_cells(pointed.line, pointed.side, state.temple)
        yield from _line_to_shift(view, shown, drawn, cells, ARROWS[pointed.side])
        return
    is_landing = question.kind is not None and issubclass(question.kind, Move)
    traveller = state.adventurers[player] if is_landing else None
    for number, cell in enumerate(cells_changed(pointed, state.temple)):
        if_chosen = IfChosen(pointed, cell, traveller, drawn.size, view.look.glyphs)
        picture = view.piece(
            f"preview {number}",
            (if_chosen, state.temple, state.parts, state.adventurers, view.narrator),
            partial(chamber_if, if_chosen, state, view.game.catalogue, view.narrator),
        )
        yield view.camera.over(shown, drawn, cell, picture)


def _line_to_shift(
    view: "View", shown: Piece, drawn: TempleArt, cells: Iterable[Cell], arrow: str
) -> Iterator[Piece]:
    """maze.gear — arrows over every chamber that a shift would take along."""
    for cell in cells:
        x, y, width, height = drawn.place((cell.x, cell.y))
        across = max(1, width - 2)
        place = Rect(x + (width - across) // 2, y + height // 2, across, 1)
        yield view.camera.on(shown, place, dressed((row(arrow * across, Ink.CURSOR),), view.look.glyphs))


def _cut(picture: Picture, rect: Rect) -> Picture:
    x, y, width, height = rect
    return tuple(line.cut(x, x + width) for line in picture[y : y + height])
