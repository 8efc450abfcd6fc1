"""The dice tray: one player's dice, large enough to be felt, and a quiet word beside them."""

from collections.abc import Sequence
from functools import cache, lru_cache

from escape_tui.engine.dice import Die, DieState
from escape_tui.engine.icon import Icon
from escape_tui.scene.stage.layout import Place
from escape_tui.scene.words.prose import fitted, wrapped
from tile_art.canvas import Picture, join, row
from tile_art.dice import DIE_MEASURES, DieLook, die
from tile_art.ink import Ink
from tile_art.size import Size

#: Rows of dice and the line below them.
HEIGHT = 5

#: A tray of fewer cells is narrow, and so many lines leave no room for numbered dice.
_NARROW, _SAID_ALONE = 40, (3, 4)

#: After so many frames a tumbling die looks as it did.
TUMBLE_FRAMES = 12

#: What a tumbling die showed before does not matter.
IN_THE_AIR = Die(Icon.ADVENTURER, DieState.TUMBLING)


def dice_tray(
    dice: tuple[Die, ...], numbers: Sequence[int], width: int, tumble_frame: int, quiet: str, is_urgent: bool
) -> Picture:
    """*dice* with their *numbers*, and *quiet* below them."""
    lying = tuple(IN_THE_AIR if each.is_tumbling else each for each in dice)
    return _tray(lying, tuple(numbers), width, tumble_frame % TUMBLE_FRAMES, quiet, is_urgent)


@lru_cache(maxsize=2048)
def _tray(
    dice: tuple[Die, ...],
    numbers: tuple[int, ...],
    width: int,
    tumble_frame: int,
    quiet: str,
    is_urgent: bool,
) -> Picture:
    """Drawn once for all players who hold the same."""
    said_lines = len(wrapped(quiet, width - 2)) if quiet else 0
    size, gap = _size_and_gap(len(dice), width, said_lines)
    drawn = [_drawn(each, at, numbers, size, tumble_frame) for at, each in enumerate(dice)]
    places = die_places(len(dice), width, said_lines)
    in_a_row = sum(place.y == 0 for place in places) or 1
    margin, between = row(" " * (places[0].x if places else 0)), row(" " * gap)
    lines = []
    for first in range(0, len(drawn), in_a_row):
        for cells in zip(*drawn[first : first + in_a_row], strict=True):
            apart = [part for cell in cells for part in (between, cell)][1:]
            lines.append(join((margin, *apart)))
    ink = Ink.WARNING if is_urgent else Ink.FAINT
    said = wrapped(quiet, width - 2, ink, most=max(1, HEIGHT - len(lines))) if quiet else []
    below = [row(" ") + line for line in said]
    return fitted((*fitted(lines, width, HEIGHT - len(below)), *below), width, HEIGHT)


def _drawn(each: Die, at: int, numbers: tuple[int, ...], size: Size, tumble_frame: int) -> Picture:
    number = numbers[at] if at < len(numbers) else None
    if each.is_tumbling:
        return _tumbling(number, size, (tumble_frame + 2 * at) % TUMBLE_FRAMES)
    return die(each.face, DieLook(each.state.value), number, size)


@cache
def _tumbling(number: int | None, size: Size, tumble_frame: int) -> Picture:
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
    return tuple(row(line, Ink.DIE_TUMBLING) for line in lines)


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
