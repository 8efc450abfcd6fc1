"""The trays: the dice of those who play from here, each with what should be said beside them."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from escape_tui.engine.dice import DieState
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Adventurer, Millis
from escape_tui.scene.game.dice.cooling import cooling_bar
from escape_tui.scene.game.dice.dice_tray import dice_tray
from escape_tui.scene.game.viewpoint import Viewpoint
from escape_tui.scene.stage.layout import Piece, Place

_ALL_LOCKED = {DieState.LOCKED}
#: What is printed on dice that are held by the keys of their numbers.
_NUMBERS = range(1, 10)


class TrayInputs(NamedTuple):
    at: Viewpoint
    #: Those whose dice are on the table, and what was just said to each, if anything was.
    people: tuple[Adventurer, ...]
    said: tuple[str, ...]
    has_begun: bool
    #: How dice look that tumble.
    tumbling: Millis | None
    #: How many cells of each one's cooling bar are full; empty where no rule punishes haste.
    cooling: tuple[int, ...] = ()


def trays(inputs: TrayInputs) -> tuple[Piece, ...]:
    return tuple(_drawn(inputs))


def _drawn(inputs: TrayInputs) -> Iterator[Piece]:
    at, place, count = inputs.at, inputs.at.regions.tray, len(inputs.people)
    # A blank column keeps the dice of two people apart.
    width = (place.width - count + 1) // count
    for number, who in enumerate(inputs.people):
        said = inputs.said[number] if inputs.said else ""
        left = place.x + number * (width + 1)
        own = Place(left, place.y, width, place.height)
        drawn = dice_tray(
            who.dice,
            _numbers(at, who.player) if at.is_duo else _NUMBERS,
            own,
            (inputs.tumbling or 0) if who.is_tumbling else 0,
            said or _advice(at, who, inputs.has_begun),
            bool(said),
            at.glyphs,
            at.words.letters,
            number,
        )
        yield from drawn
        if inputs.cooling and (full := inputs.cooling[number]):
            dice = tuple(piece.place for piece in drawn[1:])
            yield cooling_bar(full, at.words.say("tray-wait"), own, dice, bool(who.lost), at.glyphs)


def _numbers(at: Viewpoint, player: PlayerId) -> Sequence[int]:
    """What is printed on the dice of *player*: the keys that hold them."""
    caps = [at.cap(f"hold-{die}", player) for die in range(1, 6)]
    return tuple([int(cap) if cap.isdigit() else die for die, cap in enumerate(caps, start=1)])


def _advice(at: Viewpoint, who: Adventurer, has_begun: bool) -> str:
    """A quiet word for somebody who might not know what to do."""
    if not at.seats:
        return ""
    if who.escaped_at is not None:
        return at.words.say("advice-outside")
    if not has_begun:
        return at.words.say("advice-count-in")
    if who.dice and {die.state for die in who.dice} == _ALL_LOCKED:
        return at.words.say("advice-all-locked")
    return ""
