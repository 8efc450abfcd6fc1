"""The dice tray: one player's dice, large, always in the same places and of the same size."""

from collections.abc import Sequence
from functools import cache, lru_cache

from escape_tui.engine.dice import TUMBLING, Die
from escape_tui.scene.stage.layout import Piece, Place, Target
from escape_tui.scene.words.prose import dressed
from tile_art.chambers.size import Size
from tile_art.dice_art import DIE_MEASURES, DieLook, die
from tile_art.inks.canvas import Picture, row
from tile_art.inks.glyphs import Glyphs
from tile_art.inks.ink import Ink

#: The rows of the dice and the line below them.
HEIGHT = 5

#: The usual number of dice. Players who have lost some find the others where they were.
_USUAL_DICE = 5

#: The cells beside the dice for seconds or the cooling bar, if there is room.
CORNER = 10

#: Most cached dice, for all terminals together.
MOST_DICE = 4_096

#: A tumbling die repeats itself after this many frames.
TUMBLE_FRAMES = 12


#: A die, its number, size and frame of tumbling, what a click on it does, and how it is drawn.
DieInputs = tuple[Die, int | None, Size, int, Target, Glyphs, str]


def dice_tray(
    dice: tuple[Die, ...],
    numbers: Sequence[int],
    place: Place,
    tumble_frame: int,
    glyphs: Glyphs,
    letters: str,
    tray: int = 0,
) -> list[DieInputs]:
    """What each of *dice* with their *numbers* in *place* is drawn from."""
    size, targets = _laid_out(len(dice), place, tray)
    return [
        (
            each,
            numbers[at] if at < len(numbers) else None,
            size,
            (tumble_frame + 2 * at) % TUMBLE_FRAMES if each.state is TUMBLING else 0,
            targets[at],
            glyphs,
            letters,
        )
        for at, each in enumerate(dice)
    ]


@lru_cache(maxsize=MOST_DICE)
def die_piece(inputs: DieInputs) -> Piece:
    """A die as a piece of its own: it looks the same on all terminals, so most dice are drawn only once."""
    die, number, size, tumble_frame, held, glyphs, letters = inputs
    if die.is_tumbling:
        return Piece(_tumbling(number, size, tumble_frame, glyphs), held.place, targets=(held,))
    picture = _lying(die.face, DieLook(die.state.value), number, size, glyphs, letters)
    return Piece(picture, held.place, targets=(held,))


@lru_cache(maxsize=256)
def _laid_out(dice: int, place: Place, tray: int) -> tuple[Size, tuple[Target, ...]]:
    """The size of *dice* in *place*, and the click target of each."""
    x, y, width, height = place
    lies = [
        Place(x + left, y + top, min(across, width - left), min(down, max(0, height - 1 - top)))
        for left, top, across, down in die_places(dice, width)
    ]
    targets = [Target(place, f"hold-{number}", tray=tray) for number, place in enumerate(lies, start=1)]
    return _size_and_gap(dice, width)[0], tuple(targets)


@cache
def rows_below(dice: int, width: int, height: int) -> int:
    """How many lines are left for a message below *dice* in a tray of *width* × *height* cells."""
    return max(1, height - max((each.y + each.height for each in die_places(dice, width)), default=0))


@cache
def corner(dice: int, place: Place) -> Place | None:
    """The cells of *place* beside the *dice*, if there is room."""
    x, y, width, _ = place
    used = max((each.x + each.width for each in die_places(max(dice, _USUAL_DICE), width)), default=0)
    return None if width - used < CORNER else Place(x + width - CORNER, y, CORNER, HEIGHT - 1)


@cache
def _lying(face: str, look: DieLook, number: int | None, size: Size, glyphs: Glyphs, letters: str) -> Picture:
    return dressed(die(face, look, number, size, letters=letters), glyphs)


@cache
def _tumbling(number: int | None, size: Size, tumble_frame: int, glyphs: Glyphs) -> Picture:
    """A die in the air. Only its face changes, in one ink, because it is drawn several times a second."""
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
def die_places(dice: int, width: int) -> tuple[Place, ...]:
    """Where each of *dice* is in a tray of *width* cells; the smallest dice take several rows."""
    size, gap = _size_and_gap(dice, width)
    across, down = DIE_MEASURES[size]
    step = across + gap
    in_a_row = min(dice, width // step) if size is Size.SMALL else dice
    left = min(1, max(0, width - max(in_a_row, min(_USUAL_DICE, width // step)) * step + gap))
    return tuple(
        Place(left + number % in_a_row * step, number // in_a_row * down, across, down)
        for number in range(dice)
    )


@cache
def _size_and_gap(dice: int, width: int) -> tuple[Size, int]:
    """The largest dice that fit, at least the usual number side by side, with a gap if there is room."""
    count = max(dice, _USUAL_DICE)
    for size in (Size.LARGE, Size.MEDIUM):
        across, _ = DIE_MEASURES[size]
        beside_corner = width - CORNER - 1
        for room, gap in ((beside_corner, 2), (beside_corner, 1), (width, 2), (width, 1), (width, 0)):
            if count * (across + gap) - gap <= room:
                return size, gap
    return Size.SMALL, 0
