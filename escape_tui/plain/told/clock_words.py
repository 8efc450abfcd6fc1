"""The clock in words: the time left, and when it is told."""

from collections.abc import Mapping

from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis
from escape_tui.rules.countdown import LoseAllBySlam
from escape_tui.rules.ending.leaving import EscapeCost
from escape_tui.rules.fate import Fate
from escape_tui.scene.game.notices.banner import GongCountdown, countdown, way_home
from escape_tui.scene.game.status.status_line import seconds_left
from escape_tui.scene.menus.player_settings import Verbosity
from escape_tui.scene.words.narration import Narrator

#: The seconds of a countdown, and of the whole clock, at which the time left is told.
COUNTED: Mapping[Verbosity, tuple[int, ...]] = {
    Verbosity.QUIET: (30, 10),
    Verbosity.NORMAL: (30, 20, 10, 5),
    Verbosity.FULL: (45, 30, 20, 10, 5, 4, 3, 2, 1),
}
MINUTES: Mapping[Verbosity, tuple[int, ...]] = {
    Verbosity.QUIET: (300, 120),
    Verbosity.NORMAL: (480, 360, 300, 240, 120),
    Verbosity.FULL: (540, 480, 420, 360, 300, 240, 180, 120, 60),
}


def left(game: Game, now: Millis) -> int | None:
    """The seconds until the collapse; `None` if no clock runs or it is hidden."""
    state = game.state
    track = game.catalogue.soundtracks.get(state.setup.soundtrack or "")
    if track is None or state.setup.is_clock_hidden or not state.has_begun or state.ending is not None:
        return None
    return seconds_left(_elapsed(game, now), track)


def _elapsed(game: Game, now: Millis) -> Millis:
    state = game.state
    return state.elapsed if state.stopped_at is not None else now - state.started_at


def next_mark(game: Game, now: Millis, verbosity: Verbosity) -> tuple[Millis, int] | None:
    """The time until the clock is told next, and the seconds that it shows then."""
    running = countdown(game.state, now)
    if running is not None and game.state.ending is None:
        seconds, marks = running.seconds, COUNTED[verbosity]
    elif (whole := left(game, now)) is not None:
        seconds, marks = whole, MINUTES[verbosity]
    else:
        return None
    mark = next((mark for mark in marks if mark < seconds), None)
    if mark is None or game.state.stopped_at is not None:
        return None
    return (seconds - mark) * 1000, mark


def told(game: Game, player: PlayerId | None, now: Millis, narrator: Narrator) -> str:
    """The time left, and in a countdown the distance to go."""
    running = countdown(game.state, now)
    if running is None:
        return narrator.words.say("plain-left", **_minutes(left(game, now) or 0))
    missing = game.ask(LoseAllBySlam()) if running.gong < 3 else ()
    absent = narrator.listed(narrator.name(who) for who in missing)
    return narrator.words.say(
        "plain-counted",
        seconds=running.seconds,
        steps=_steps(game, player, running),
        absent=absent or "none",
    )


def _steps(game: Game, player: PlayerId | None, running: GongCountdown) -> int:
    """The number of steps to go: 0 for players who are there, -1 if there is no way."""
    if player is None or not game.state.adventurers[player].is_inside:
        return 0
    way = way_home(game, player, running.gong)
    return -1 if way is None or way.steps is None else len(way.steps)


def standing(game: Game, now: Millis, narrator: Narrator) -> str:
    """The state of the game: time, gems, keys to escape, tiles, turns of fate."""
    state, say = game.state, narrator.words.say
    inside = state.inside
    keys = len(game.ask(EscapeCost(inside[0].player))) if inside else 0
    seconds = left(game, now)
    time = say("plain-no-clock") if seconds is None else say("plain-left", **_minutes(seconds))
    fate = state.part(Fate).gems
    rest = say("plain-standing", depot=state.depot, keys=keys, pile=len(state.pile), fate=fate)
    return f"{time} {rest}"


def _minutes(seconds: int) -> dict[str, int]:
    return {"minutes": seconds // 60, "seconds": seconds % 60}
