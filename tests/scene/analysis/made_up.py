"""Analyses that were never measured, for those who tell and draw them."""

from escape_tui.hub.analysis.analysis import Analysis, Measured
from escape_tui.hub.analysis.causes import Cause
from escape_tui.hub.analysis.chance.odds import Odds
from escape_tui.hub.analysis.curve import CurvePoint
from escape_tui.hub.analysis.dice_luck import DiceLuck
from escape_tui.hub.analysis.instead import Instead
from escape_tui.hub.analysis.luck_and_play import Split
from escape_tui.hub.analysis.turning_points import TeamStanding, TurningPoint

TURN = TurningPoint(
    400_000,
    80,
    Odds(24, 40),
    Odds(0, 40),
    Cause("all-locked", {"players": 4}),
    "keys",
    standing=TeamStanding(gems=3, players=4, is_apart=True),
)
CHOICE = TurningPoint(
    200_000,
    40,
    Odds(36, 40),
    Odds(24, 40),
    Cause("fate", {"keys": 5}, is_choice=True),
    "",
    player=1,
    instead=Instead("wait", Odds(35, 40)),
)


def analysis(
    *turns: TurningPoint, shares: tuple[int, ...] = (18, 18, 12, 0, 0), is_won: bool = False
) -> Analysis:
    points = tuple(
        CurvePoint(150_000 * number, 30 * number, Odds(won, 20)) for number, won in enumerate(shares)
    )
    splits = tuple(Split(turn.at, luck=-0.5, play=-0.1) for turn in turns)
    dice = DiceLuck(dice=600, black=120, golden=90)
    return Analysis(Measured(), is_won, points[-1].at, 600_000, dice, points, turns, splits)
