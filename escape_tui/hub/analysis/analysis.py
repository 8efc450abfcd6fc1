"""The analysis of a recorded game: one frozen value, stored with the recording."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis
from escape_tui.hub.analysis.chance.measuring import Measuring
from escape_tui.hub.analysis.curve import HOPELESS, ROLLOUTS, Curve, curve
from escape_tui.hub.analysis.dice_luck import DiceLuck, dice_luck
from escape_tui.hub.analysis.luck_and_play import Split, luck_and_play
from escape_tui.hub.analysis.turning_points import TurningPoint, turning_points
from escape_tui.hub.bots.bots_version import BOTS_VERSION
from escape_tui.hub.record.record import Recording
from escape_tui.modules.box import RULES_VERSION

#: The version of the analysis itself: the curve, the search, the split. Those of another one are redone.
SEARCH_VERSION = 4


class Measured(Struct, frozen=True):
    """The versions and settings of an analysis; one with others is measured again."""

    rules: int = RULES_VERSION
    bots: int = BOTS_VERSION
    rollouts: int = ROLLOUTS
    search: int = SEARCH_VERSION


class Analysis(Struct, frozen=True):
    """The analysis of one game. A stage that wasn't measured yet is `None`."""

    measured: Measured
    is_won: bool
    ended_at: Millis
    #: When the temple would have collapsed, by the game's clock.
    collapse_ms: Millis
    dice: DiceLuck
    curve: Curve
    turns: tuple[TurningPoint, ...] | None = None
    splits: tuple[Split, ...] | None = None

    @property
    def has_yardstick(self) -> bool:
        """Whether companions would have had a realistic chance from the start."""
        return self.curve[0].odds.share >= HOPELESS

    def seen_by(self, seats: tuple[PlayerId, ...] = ()) -> "Analysis":
        """The analysis without what only the people in *seats* may see: what they could have done instead."""
        if self.turns is None:
            return self
        turns = tuple(
            turn if turn.player in seats else replace(turn, player=None, instead=None) for turn in self.turns
        )
        return replace(self, turns=turns)


def analyse(recording: Recording, catalogue: Catalogue, measured: Measured | None = None) -> Analysis:
    """The complete analysis; raises `NotAnalysable` if the recording can't be analysed."""
    *_, whole = stages(recording, catalogue, measured)
    return whole


def stages(
    recording: Recording,
    catalogue: Catalogue,
    measured: Measured | None = None,
    turned: Analysis | None = None,
) -> Iterator[Analysis]:
    """The analysis after each stage: the coarse curve, the turning points, luck and play. If the analysis
    with the turning points is known as *turned*, only the last."""
    measured = measured or Measured()
    measuring = Measuring(recording, catalogue)
    if turned is None:
        coarse = _coarse(measuring, measured)
        yield coarse
        turns = turning_points(measuring, coarse.curve, 2 * measured.rollouts) if coarse.has_yardstick else ()
        turned = replace(coarse, turns=turns)
        yield turned
    yield replace(turned, splits=luck_and_play(measuring, turned.turns or (), 5 * measured.rollouts))


def _coarse(measuring: Measuring, measured: Measured) -> Analysis:
    ending = measuring.positions[-1].state.ending
    assert ending is not None
    return Analysis(
        measured,
        ending.is_won,
        ending.at,
        measuring.collapse_ms,
        dice_luck(event for position in measuring.positions for event in position.events),
        curve(measuring, rollouts=measured.rollouts),
    )
