"""Time chambers on the screen: sand that runs, what they forbid or ask for, and the dice it may cost."""

from collections.abc import Iterator, Mapping

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.icon import Cost
from escape_tui.engine.state import Millis, State
from escape_tui.engine.temple import ChamberId
from escape_tui.modules.time import (
    DEMANDS,
    FEWEST,
    GREEN,
    MOST,
    TORCH_PAYERS,
    TimeChambers,
    Timed,
    TimerRunsOut,
    TimersInPlay,
    tasks_left,
)
from escape_tui.modules.toll import VOLUNTEER, KeepDice, Toll, VolunteerDie
from escape_tui.scene.game.notices.notice import ScreenNotice
from escape_tui.scene.game.viewer_sight import ViewerSight
from escape_tui.scene.modules.presentation import ModuleSheet, Placed, Presentation, SetUpOption
from tile_art.chambers.chamber import Mark

_PROHIBITIONS = {
    "gems": "no-gems",
    "golden-masks": "no-golden-masks",
    "movement": "no-moving",
    "start": "no-start",
}


def _marks(part: TimersInPlay, seen: State, catalogue: Catalogue) -> Iterator[Placed]:
    for timed in part.running:
        tile = catalogue.tiles[timed.chamber]
        for step, what in enumerate(tile.prohibits):
            yield Placed(timed.chamber, Mark(_PROHIBITIONS[what], int(step == timed.step)))
        yield Placed(timed.chamber, Mark("timer", _sand_left(timed, seen, seen.now, catalogue)))
    if part.sacrificed:
        yield Placed("sacrifice", Mark("die", len(part.sacrificed)))


def _sand(part: TimersInPlay, state: State, now: Millis, catalogue: Catalogue) -> tuple[int, ...]:
    return tuple([_sand_left(timed, state, now, catalogue) for timed in part.running])


def _sand_left(timed: Timed, state: State, now: Millis, catalogue: Catalogue) -> int:
    """How much of a timer's sand is left, in steps of ten percent."""
    numbers = catalogue.numbers
    whole = numbers.green_timer_ms if timed.timer == GREEN else numbers.blue_timer_ms
    due = state.due(TimerRunsOut(timed.chamber))
    return 0 if due is None else max(0, min(100, -(-(due - now) * 10 // whole) * 10))


def _notices(part: TimersInPlay, sight: ViewerSight) -> Iterator[ScreenNotice]:
    """time.prohibition, time.torch, time.lava — what is forbidden now and next, or what is asked for."""
    for timed in part.running:
        tile, until = sight.game.catalogue.tiles[timed.chamber], sight.seen.due(TimerRunsOut(timed.chamber))
        if timed.step < len(tile.prohibits):
            now, *later = tile.prohibits[timed.step :]
            then = sight.say("notice-then", what=later[0]) if later else ""
            yield ScreenNotice(
                f"{sight.say('panel-prohibited', what=now)} {then}".strip(), until, is_alarm=True
            )
        else:
            yield ScreenNotice(_task(part, timed, sight), until)
            if timed.chamber in DEMANDS and tasks_left(sight.game, timed):
                yield ScreenNotice(_what_follows(timed, sight))
    for timed in part.waiting:
        yield ScreenNotice(sight.say("notice-waits", chamber=sight.narrator.chamber(timed.chamber)))


def _task(part: TimersInPlay, timed: Timed, sight: ViewerSight) -> str:
    """What a chamber asks for until its sand runs out."""
    asks = sight.game.catalogue.tiles[timed.chamber].asks
    name = sight.narrator.chamber(timed.chamber)
    if timed.step < len(asks):
        return sight.say("notice-task", chamber=name, price=sight.narrator.price(asks[timed.step]))
    message = "notice-sacrificed" if sight.viewer in part.sacrificed else "notice-timer"
    return sight.say(message, chamber=name)


def _what_follows(timed: Timed, sight: ViewerSight) -> str:
    """time.torch, time.lava — what is asked for next, and the penalty for leaving it undone."""
    later = sight.game.catalogue.tiles[timed.chamber].asks[timed.step + 1 :]
    following = sight.say("notice-next", price=sight.narrator.price(later[0])) if later else ""
    count = TORCH_PAYERS if DEMANDS[timed.chamber] == "time.torch" else tasks_left(sight.game, timed)
    penalty = sight.say(f"notice-penalty-{timed.chamber}", count=count)
    return f"{following} {penalty}".strip()


def _asks(part: TimersInPlay, seen: State, catalogue: Catalogue) -> Mapping[ChamberId, tuple[Cost, ...]]:
    """time.lava — what remains to be paid."""
    return {timed.chamber: catalogue.tiles[timed.chamber].asks[timed.step :] for timed in part.running}


def _toll(part: Toll, sight: ViewerSight) -> Iterator[ScreenNotice]:
    """time.volunteer — how many dice must be lost, and how long players can volunteer."""
    if part.dice == 0:
        return
    asked = [choice for choice in sight.seen.choices if choice.topic == VOLUNTEER]
    mine = next((choice for choice in asked if choice.player == sight.viewer), None)
    if mine is not None:
        yield ScreenNotice(
            sight.say("notice-toll", dice=part.dice), mine.until, "volunteer", is_alarm=True, refusal="refuse"
        )
    elif asked:
        yield ScreenNotice(sight.say("notice-toll-open", dice=part.dice), asked[0].until)


TIMERS = Presentation(TimersInPlay, marks=_marks, asks=_asks, sand=_sand, notices=_notices)
TOLL = Presentation(Toll, notices=_toll, for_one=True, keys={VolunteerDie: "volunteer", KeepDice: "refuse"})

SHEET = ModuleSheet(TimeChambers.id, SetUpOption(TimeChambers.id, tuple(range(FEWEST, MOST + 1))))
