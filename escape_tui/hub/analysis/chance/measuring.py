"""Measuring: the chance at positions of a recorded game, by rollouts of their own for each purpose."""

from collections import Counter
from enum import StrEnum

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.state import State
from escape_tui.hub.analysis.chance.odds import Odds
from escape_tui.hub.analysis.chance.rollout import Finish, odds_of, rolled_out
from escape_tui.hub.analysis.chance.seeds import Seeds
from escape_tui.hub.analysis.positions import Positions, collapse_of, positions
from escape_tui.hub.record.record import Recording


class Aim(StrEnum):
    """The purpose of a measurement; each purpose has rollouts of its own."""

    COURSE = "course"
    SEARCH = "search"
    AROUND = "around"
    STEP = "step"
    INSTEAD = "instead"
    STRETCH_START = "stretch-start"
    STRETCH_END = "stretch-end"
    LUCK = "luck"


class Measuring:
    """The positions of *recording*, and rollouts from them; another *run* uses other dice."""

    def __init__(self, recording: Recording, catalogue: Catalogue, run: int = 0) -> None:
        self.recording = recording
        #: The edition that was played.
        self.catalogue = catalogue.chosen(recording.header.setup.options)
        self.positions: Positions = positions(recording, catalogue)
        self.collapse_ms = collapse_of(recording, catalogue)
        self._seeds = Seeds(recording, run)
        #: How often companions acted in all rollouts: their cost, independent of the machine.
        self.acts = 0

    @property
    def is_out_of_time(self) -> bool:
        """Whether the game ended because the temple collapsed."""
        return self.positions[-1].at >= self.collapse_ms

    def affordable(self, acts: int) -> float:
        """How many *acts* of companions may be spent: with modules, each takes up to twice as long."""
        return acts / (2 if self.recording.header.setup.modules else 1)

    def odds(self, aim: Aim, position: int, rollouts: int) -> Odds:
        """The chance at *position*."""
        return self.numbered_odds(aim, position, range(rollouts))

    def numbered_odds(self, aim: Aim, position: int, numbers: range) -> Odds:
        """The same, by the rollouts of these *numbers*."""
        return odds_of(self.from_state(self.positions[position].state, aim, position, numbers))

    def from_state(self, state: State, aim: Aim, position: int, numbers: range) -> Counter[Finish]:
        """How rollouts from *state*, which belongs to *position*, end; each of *numbers* has its own seed."""
        ended = Counter[Finish]()
        for number in numbers:
            rollout = rolled_out(state, self.catalogue, self.seed(aim, position, number))
            ended[rollout.finish] += 1
            self.acts += rollout.acts
        return ended

    def seed(self, aim: Aim, position: int, number: int) -> int:
        return self._seeds.of(aim, position, number)
