"""The maze on the screen: a time-out."""

from collections.abc import Iterator

from escape_tui.modules.queenies.maze.short_cut import Spots
from escape_tui.modules.queenies.maze.time_out import TimeOutEnds
from escape_tui.scene.game.notices.notice import Notice
from escape_tui.scene.game.viewer_sight import Sight
from escape_tui.scene.modules.presentation import Presentation


def _time_out(part: Spots, sight: Sight) -> Iterator[Notice]:
    """maze.time-out — that nobody acts, and how it ends."""
    if sight.seen.stopped_at is not None:
        until = sight.seen.due(TimeOutEnds())
        yield Notice(sight.say("notice-time-out"), until, "" if sight.viewer is None else "act")


TIME_OUT = Presentation(Spots, notices=_time_out)
