"""The dice tray: one player's dice, large enough to be felt, and a quiet word beside them."""

from collections.abc import Sequence
from functools import cache, lru_cache

from escape_tui.engine.dice import Die
from escape_tui.scene.stage.layout import Piece, Place, Target
from escape_tui.scene.words.prose import dressed, fitted, wrapped
from tile_art.chambers.size import Size
from tile_art.dice_art import DIE_MEASURES, DieLook, die
from tile_art.inks.canvas import Picture, row
from tile_art.inks.glyphs import Glyphs
from tile_art.inks.ink import Ink

#: Rows of dice and the line below them.
HEIGHT = 5

#: A tray of fewer cells is narrow, and so many lines leave no room for numbered dice.
_NARROW, _SAID_ALONE = 40, (3, 4)

#: So many trays are remembered, for all terminals together.
MOST_TRAYS = 4_096

#: After so many frames a tumbling die looks as it did.
TUMBLE_FRAMES = 12


@lru_cache(maxsize=MOST_TRAYS)
def dice_tray(
    dice: tuple[Die, ...],
    numbers: Sequence[int],
    place: Place,
    tumble_frame: int,
    quiet: str,
    is_urgent: bool,
    glyphs: Glyphs,
    letters: str,
    tray: int = 0,
) -> tuple[Piece, ...]:
    """*dice* with their *numbers* in *place*, and *quiet* below them.

    Each die is a piece of its own: they look alike on all terminals, so that hardly any is drawn anew.
    """
    x, y, width, _ = place
    said_lines = _lines_of(quiet, width - 2) if quiet else 0
    size, lies, below = _laid_out(len(dice), place, said_lines)
    said = _said(quiet, width, below, is_urgent, glyphs)
    # Under the dice: a line that is blank until something is said moves nothing when it is.
    pieces = [Piece(said, Place(x, y + HEIGHT - len(said), width, len(said)))]
    for at, each in enumerate(dice):
        number = numbers[at] if at < len(numbers) else None
        frame = (tumble_frame + 2 * at) % TUMBLE_FRAMES if each.is_tumbling else 0
        held = Target(lies[at], f"hold-{at + 1}", tray=tray)
        pieces.append(_die_piece(each, number, size, frame, held, glyphs, letters))
    return tuple(pieces)


@lru_cache(maxsize=MOST_TRAYS)
def _die_piece(
    die: Die, number: int | None, size: Size, tumble_frame: int, held: Target, glyphs: Glyphs, letters: str
) -> Piece:
    if die.is_tumbling:
        return Piece(_tumbling(number, size, tumble_frame, glyphs), held.place, targets=(held,))
    picture = _lying(die.face, DieLook(die.state.value), number, size, glyphs, letters)
    return Piece(picture, held.place, targets=(held,))


@lru_cache(maxsize=256)
def _laid_out(dice: int, place: Place, said_lines: int) -> tuple[Size, tuple[Place, ...], int]:
    """How large so many *dice* in *place* are, where each lies, and how many lines are left below them for
    what is said in *said_lines*."""
    x, y, width, _ = place
    size, _ = _size_and_gap(dice, width, said_lines)
    places = die_places(dice, width, said_lines)
    below = max(1, HEIGHT - max((each.y + each.height for each in places), default=0))
    room = HEIGHT - min(said_lines, below)
    lies = [
        Place(x + left, y + top, min(across, width - left), min(down, max(0, room - top)))
        for left, top, across, down in places
    ]
    return size, tuple(lies), below


@lru_cache(maxsize=256)
def _lines_of(quiet: str, width: int) -> int:
    return len(wrapped(quiet, width))


@lru_cache(maxsize=256)
def _said(quiet: str, width: int, most: int, is_urgent: bool, glyphs: Glyphs) -> Picture:
    ink = Ink.WARNING if is_urgent else Ink.FAINT
    lines = [row(" ") + line for line in wrapped(quiet, width - 2, ink, most=most)]
    return dressed(fitted(lines, width, len(lines)), glyphs)


@cache
def _lying(face: str, look: DieLook, number: int | None, size: Size, glyphs: Glyphs, letters: str) -> Picture:
    return dressed(die(face, look, number, size, letters=letters), glyphs)


@cache
def _tumbling(number: int | None, size: Size, tumble_frame: int, glyphs: Glyphs) -> Picture:
    """A die in the air: only its face changes, in one ink, since it is drawn several times a second."""
    outline = die("A", DieLook.TUMBLING, number, size)
    face = die("A", DieLook.TUMBLING, number, size, tumble_frame=tumble_frame % TUMBLE_FRAMES)
    last = len(outline) - 1
    lines = [
        edge.text if y in (0, last) and last else edge.text[0] + line.text[1:-1] + edge.text[-1]
        for y, (edge, line) in enumerate(zip(outline, face, strict=True))
    ]
    if last:
        # The letter of a face belongs to a die that has landed.
        lines[0] = lines[0].replace("A", lines[0][1])
    return dressed(tuple(row(line, Ink.DIE_TUMBLING) for line in lines), glyphs)


@cache
def die_places(dice: int, width: int, said_lines: int = 0) -> tuple[Place, ...]:
    """Where each of *dice* lies in a tray of *width* cells; the smallest dice lie in several rows."""
    size, gap = _size_and_gap(dice, width, said_lines)
    across, down = DIE_MEASURES[size]
    step = across + gap
    in_a_row = min(dice, width // step) if size is Size.SMALL else dice
    left = min(1, max(0, width - in_a_row * step + gap))
    return tuple(
        Place(left + number % in_a_row * step, number // in_a_row * down, across, down)
        for number in range(dice)
    )


@cache
def _size_and_gap(dice: int, width: int, said_lines: int) -> tuple[Size, int]:
    """The largest dice that fit above so many lines, spread a little where there is room."""
    for size in (Size.LARGE, Size.MEDIUM):
        across, down = DIE_MEASURES[size]
        # In a narrow tray dice make way for a sentence, but not for one that would be cut even so.
        makes_way = size is Size.LARGE or (said_lines in _SAID_ALONE and width < _NARROW)
        if down + said_lines > HEIGHT and makes_way:
            continue
        for gap in (2, 1, 0):
            if dice * (across + gap) - gap <= width:
                return size, gap
    return Size.SMALL, 0
