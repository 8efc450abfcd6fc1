"""Questions on the map: the candidates are lit, and the one pointed at is previewed."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.named import AtChamber, AtLine, AtWall, QuarterTurns
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.engine.temple import Cell, Temple
from escape_tui.rules.moving import Move
from escape_tui.scene.game.input.open_question import OpenQuestion
from escape_tui.scene.game.map.camera import Camera, place_of
from escape_tui.scene.game.map.choosing.candidates import anchor, cells_of, in_order, line_cells
from escape_tui.scene.game.map.choosing.map_hints import Hint, PlacedHint, Window, hint_piece, placed
from escape_tui.scene.game.map.choosing.map_preview import IfChosen, cells_changed, chamber_if
from escape_tui.scene.game.side.team import ARROWS
from escape_tui.scene.game.viewpoint import Viewpoint
from escape_tui.scene.stage.layout import Piece, Place, Target
from escape_tui.scene.words.answer_words import AnswerWords, title
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.prose import apart, clipped, dressed
from tile_art.chambers.size import Rect, Size, size_to_fit, spread
from tile_art.chambers.temple_map import TempleArt
from tile_art.inks.canvas import Picture, Row, row
from tile_art.inks.ink import INKS_PER_GROUND, Ink
from tile_art.letters import cell_count

#: The lines that a question takes below the map.
QUESTION_LINES = 2

#: Every ink, dimmed: the rest of the map while a question is open.
_DIM = bytes(cell - cell % INKS_PER_GROUND + Ink.FAINT for cell in range(256))


class Posed(NamedTuple):
    """A *question* to *player*, who sees the game in *state* and has *seconds* left to answer."""

    player: PlayerId
    question: OpenQuestion
    state: State
    seconds: int | None

    @property
    def is_on_map(self) -> bool:
        return self.question.has_focus and self.question.is_on_map


def asked_on_map(trays: tuple[PlayerId, ...], posed: Iterable[Posed]) -> Posed | None:
    """The map question of one of the players whose dice are on the table, if there is one."""
    return next((each for each in posed if each.player in trays and each.is_on_map), None)


def size_for(question: OpenQuestion, state_temple: Temple, here: Cell, place: Place, usual: Size) -> Size:
    """A readable size that shows all candidates at once, if there is one."""
    cells = cells_of((branch.part for branch in question.branches), state_temple) | {here}
    fits = size_to_fit(*spread(cells), place.width, place.height - QUESTION_LINES)
    sizes = (Size.SMALL, Size.MEDIUM, Size.LARGE)
    return min((max((fits, Size.SMALL), key=_rank), usual), key=_rank) if usual in sizes else usual


def _rank(size: Size) -> int:
    return (Size.TINY, Size.SMALL, Size.MEDIUM, Size.LARGE).index(size)


def dimmed(picture: Picture) -> Picture:
    """The *picture* of a map in one dark colour."""
    return tuple(Row(line.text, line.inks.translate(_DIM)) for line in picture)


class OnMap(NamedTuple):
    """A question on the map: its *pieces*, the visible keys, and the chambers that can be clicked."""

    pieces: tuple[Piece, ...] = ()
    hinted: frozenset[str] = frozenset()
    targets: tuple[Target, ...] = ()


def question_on_map(
    at: Viewpoint, posed: Posed, camera: Camera, shown: Piece, drawn: TempleArt, free: Place
) -> OnMap:
    """The candidates lit, the one pointed at previewed, and a key on each."""
    player, question, state, _ = posed
    parts, keys, pointed = in_order(question, state, player), question.key_of, question.pointed
    crowds = Counter(state.temple.chambers[who.chamber].cell for who in state.inside if who.chamber)
    hints = tuple(
        Hint(where, keys[part], part == pointed, crowds[where.cell])
        for part in parts
        if part in keys and not isinstance(part, QuarterTurns)
        if (where := anchor(part, state.temple)) is not None
    )
    window = Window(free, shown.left + free.x - shown.place.x, shown.top + free.y - shown.place.y)
    found = placed(hints, drawn, state.temple, window)
    tray = at.trays.index(player)
    targets = tuple(_chambers_to_click(found, shown, drawn, tray))
    shown = shown._replace(targets=targets)
    pieces: list[Piece] = []
    chambers = cells_of((part for part in parts if isinstance(part, AtChamber)), state.temple)
    # If most chambers can be chosen, their keys are easier to find on dark ground.
    for cell in sorted(chambers) if 2 * len(chambers) <= len(state.temple.cells) else ():
        rect = drawn.place((cell.x, cell.y))
        pieces.append(camera.on(shown, rect, _cut(drawn.picture, rect)))
    pieces += _preview(at, posed, camera, shown, drawn)
    pieces += [
        hint_piece(each, question.typed, tray)
        for each in found
        if not (each.hint.is_pointed and isinstance(pointed, AtWall))
    ]
    return OnMap(tuple(pieces), frozenset(each.hint.key for each in found), targets)


def _chambers_to_click(
    found: tuple[PlacedHint, ...], shown: Piece, drawn: TempleArt, tray: int
) -> Iterator[Target]:
    """The chambers that stand for exactly one answer, to be clicked anywhere."""
    cells = Counter(each.hint.anchor.cell for each in found)
    for each in found:
        cell, side = each.hint.anchor.cell, each.hint.anchor.side
        if side is None and cells[cell] == 1:
            yield Target(place_of(drawn.place((cell.x, cell.y)), shown), key=each.hint.key, tray=tray)


def question_lines(inputs: tuple[Viewpoint, Posed]) -> Picture:
    """The question with the keys for answering, and on the next line what is pointed at."""
    at, (player, question, state, _) = inputs
    width, asked = at.question_width, title(question, at.narrator)
    hint = _hint(at, player, question, asked, width)
    first = apart(row(f" {clipped(asked, width - 2)}", Ink.STRONG), hint, width)
    branch = question.branch(question.pointed)
    if branch is None:
        return dressed((first, row(" " * width)), at.glyphs)
    key = question.key_of.get(branch.part, "")
    cap = row(f" {key} ", Ink.CURSOR)
    words = AnswerWords(at.narrator, state, player, is_short=True)
    second = cap + row(f" {words.pointed(branch, width - len(cap.text) - 1)}", Ink.TITLE)
    return dressed((first, second.fit(width)), at.glyphs)


def _hint(at: Viewpoint, player: PlayerId, question: OpenQuestion, asked: str, width: int) -> Row:
    """The keys for answering, as many as fit beside what is *asked*."""
    say = at.words.say
    message = "question-turning" if question.is_turning else "question-keys"
    hints = [say("question-pointing", key=at.cap("act", player))] if at.is_duo else []
    hints = hints or [say(message), say(f"{message}.short")]
    room = width - cell_count(asked) - 3
    return row(next((f"{hint} " for hint in hints if cell_count(hint) <= room), ""), Ink.FAINT)


class PreviewInputs(NamedTuple):
    chosen: IfChosen
    state: State
    catalogue: Catalogue
    narrator: Narrator


def _chamber_if(inputs: PreviewInputs) -> Picture:
    return dressed(chamber_if(*inputs), inputs.chosen.glyphs)


def _preview(at: Viewpoint, posed: Posed, camera: Camera, shown: Piece, drawn: TempleArt) -> Iterator[Piece]:
    """The preview of what is pointed at."""
    player, question, state, _ = posed
    pointed = question.pointed
    if isinstance(pointed, AtLine):
        cells = line_cells(pointed.line, pointed.side, state.temple)
        yield from _line_to_shift(at, camera, shown, drawn, cells, ARROWS[pointed.side])
        return
    is_landing = question.kind is not None and issubclass(question.kind, Move)
    traveller = state.adventurers[player] if is_landing else None
    for number, cell in enumerate(cells_changed(pointed, state.temple)):
        if_chosen = IfChosen(pointed, cell, traveller, drawn.size, at.glyphs)
        preview = PreviewInputs(if_chosen, state, at.rules.catalogue, at.narrator)
        yield camera.over(shown, drawn, cell, at.memo(_chamber_if, preview, number))


def _line_to_shift(
    at: Viewpoint, camera: Camera, shown: Piece, drawn: TempleArt, cells: Iterable[Cell], arrow: str
) -> Iterator[Piece]:
    """maze.gear — arrows over every chamber that a shift would move."""
    for cell in cells:
        x, y, width, height = drawn.place((cell.x, cell.y))
        across = max(1, width - 2)
        place = Rect(x + (width - across) // 2, y + height // 2, across, 1)
        yield camera.on(shown, place, dressed((row(arrow * across, Ink.CURSOR),), at.glyphs))


def _cut(picture: Picture, rect: Rect) -> Picture:
    x, y, width, height = rect
    return tuple(line.cut(x, x + width) for line in picture[y : y + height])
