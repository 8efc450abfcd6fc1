"""A recorded game of two companions, and one whose chances are made up."""

from collections import Counter
from functools import cache

from escape_tui.content.catalogue import load
from escape_tui.engine.setup import COLOURS, Seat, Setup
from escape_tui.engine.state import State
from escape_tui.hub.analysis.chance.measuring import Aim, Measuring
from escape_tui.hub.analysis.chance.rollout import Finish
from escape_tui.hub.record.record import Journal, Recording, read_lines
from tests.hub.record.recorded import play_recorded

CATALOGUE = load()
SETUP = Setup(tuple(Seat(colour, colour) for colour in COLOURS[:2]), soundtrack="1")
#: A game of this seed is lost when the clock runs out, and one of the other when every die is locked.
SEED, ENDED_EARLY = 6, 20


@cache
def lines(seed: int = SEED) -> tuple[bytes, ...]:
    written: list[bytes] = []
    play_recorded(SETUP, seed, CATALOGUE, Journal(written.append))
    return tuple(written)


def recording(rows: tuple[bytes, ...] | None = None) -> Recording:
    return read_lines(rows or lines(), CATALOGUE, "recording")


class MadeUp(Measuring):
    """The chance is *first*, and from the position *step* on *then*; it counts what was measured."""

    def __init__(self, step: int, first: float, then: float, seed: int = SEED) -> None:
        super().__init__(recording(lines(seed)), CATALOGUE)
        self.step, self.first, self.then = step, first, then
        self.measured: list[tuple[Aim, int]] = []

    def from_state(self, state: State, aim: Aim, position: int, numbers: range) -> Counter[Finish]:
        self.measured.append((aim, position))
        won = round(len(numbers) * (self.first if position < self.step else self.then))
        return Counter({Finish.WON: won, Finish.KEYS: len(numbers) - won})
