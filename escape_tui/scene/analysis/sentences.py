"""An analysis in words: three sentences and a line for each turning point, about the team rather than
single players."""

from collections.abc import Iterator
from itertools import pairwise

from escape_tui.engine.state import Millis
from escape_tui.hub.analysis.analysis import Analysis
from escape_tui.hub.analysis.curve import CurvePoint
from escape_tui.hub.analysis.dice_luck import DiceLuck
from escape_tui.hub.analysis.luck_and_play import Split
from escape_tui.hub.analysis.scan import STEEP
from escape_tui.hub.analysis.turning_points import NOISE, TurningPoint
from escape_tui.hub.analysis.unanalysable import Unfit
from escape_tui.scene.game.status.status_line import clock_face
from escape_tui.scene.words.words import Words

#: From this on, a losing team's chance was good.
GOOD_CHANCE = 0.5


def sentences(analysis: Analysis, words: Words) -> tuple[str, ...]:
    """Three sentences: how the chance changed, where it turned, and what the dice were like."""
    if not analysis.has_yardstick:
        return words.say("analysis-no-yardstick"), _dice(analysis.dice, words)
    return _course(analysis, words), _turn(analysis, words), _dice(analysis.dice, words)


def point_lines(analysis: Analysis, words: Words) -> tuple[str, ...]:
    """A line for each turning point, numbered as on the curve."""
    return tuple(_point_lines(analysis, words))


def chapters(analysis: Analysis, words: Words) -> tuple[tuple[Millis, str], ...]:
    """The turning points as moments of the recording, each with its line."""
    moments = [turn.moment for turn in analysis.turns or ()]
    return tuple(zip(moments, point_lines(analysis, words), strict=True))


def advice(analysis: Analysis, words: Words) -> tuple[str, ...]:
    """What a companion would have done at the moment where the viewer's own choice turned the game."""
    return tuple(
        words.say(
            "analysis-advice",
            clock=clock_at(analysis, turn.at),
            act=words.say(f"analysis-instead-{turn.instead.choice}"),
            percent=turn.instead.odds.percent,
        )
        for turn in analysis.turns or ()
        if turn.instead is not None
    )


def unfit(reason: Unfit, words: Words) -> str:
    """Why a recording cannot be analysed."""
    return words.say(f"analysis-unfit-{reason.value}")


def clock_at(analysis: Analysis, at: Millis) -> str:
    """The time on the clock at *at*; it counts down."""
    return clock_face(max(0, -(-(analysis.collapse_ms - at) // 1000)))


def cause_words(turn: TurningPoint, words: Words) -> str:
    return words.say(f"analysis-cause-{turn.cause.name}", **turn.cause.counts)


def _course(analysis: Analysis, words: Words) -> str:
    *points, _ = analysis.curve
    if analysis.is_won:
        message, told = "analysis-course-won", min(points, key=lambda point: point.odds.share)
    else:
        message, told = "analysis-course-lost", _last_good(points)
    clock = clock_at(analysis, told.at)
    return words.say(message, first=points[0].odds.percent, percent=told.odds.percent, clock=clock)


def _last_good(points: list[CurvePoint]) -> CurvePoint:
    """The last point with a good chance; if there was none, the best one."""
    good = [point for point in points if point.odds.share >= GOOD_CHANCE]
    return good[-1] if good else max(points, key=lambda point: point.odds.share)


def _turn(analysis: Analysis, words: Words) -> str:
    if not analysis.turns:
        return _slipped(analysis, words)
    turn = max(analysis.turns, key=lambda turn: abs(turn.change))
    return words.say(
        "analysis-turned" if len(analysis.turns) == 1 else "analysis-turned-most",
        count=len(analysis.turns),
        clock=clock_at(analysis, turn.at),
        cause=cause_words(turn, words),
        before=turn.before.percent,
        after=turn.after.percent,
        then=words.say(f"analysis-then-{turn.then}") if turn.then else "",
    )


def _slipped(analysis: Analysis, words: Words) -> str:
    """If no step turned the game: the two points of the curve between which most was lost."""
    before, after = min(pairwise(analysis.curve), key=lambda pair: pair[1].odds.share - pair[0].odds.share)
    if before.odds.share - after.odds.share < STEEP:
        return words.say("analysis-steady")
    return words.say(
        "analysis-slipped",
        before=before.odds.percent,
        after=after.odds.percent,
        clock=clock_at(analysis, before.at),
        until=clock_at(analysis, after.at),
    )


def _dice(dice: DiceLuck, words: Words) -> str:
    worse, due = round(100 * dice.worse), round(dice.due)
    return words.say(
        "analysis-dice", dice=dice.dice, black=dice.black, golden=dice.golden, due=due, worse=worse
    )


def _point_lines(analysis: Analysis, words: Words) -> Iterator[str]:
    splits = {split.at: split for split in analysis.splits or ()}
    for number, turn in enumerate(analysis.turns or (), start=1):
        line = words.say(
            "analysis-point",
            number=number,
            clock=clock_at(analysis, turn.at),
            cause=cause_words(turn, words),
            before=turn.before.percent,
            after=turn.after.percent,
        )
        told = () if (split := splits.get(turn.at)) is None else tuple(_split(split, words))
        yield f"{line} · {', '.join(told)}" if told else line


def _split(split: Split, words: Words) -> Iterator[str]:
    """Luck and play, as far as they are more than noise."""
    for message, change in (("analysis-luck", split.luck), ("analysis-play", split.play)):
        if abs(change) >= NOISE:
            yield words.say(message, points=f"{100 * change:+.0f}")
