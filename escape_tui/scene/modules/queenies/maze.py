"""The maze on the screen: a time-out, and the chambers that a gear shifts."""

from collections.abc import Iterator

from escape_tui.engine.state import State
from escape_tui.modules.queenies.maze.gear import TurnGear, on_line
from escape_tui.modules.queenies.maze.short_cut import Spots
from escape_tui.modules.queenies.maze.time_out import TimeOutEnds
from escape_tui.scene.game.notices.notice import ScreenNotice
from escape_tui.scene.game.viewer_sight import ViewerSight
from escape_tui.scene.modules.presentation import Presentation
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.words import Fact


def _time_out(part: Spots, sight: ViewerSight) -> Iterator[ScreenNotice]:
    """maze.time-out — nobody may act, and how it ends."""
    if sight.seen.stopped_at is not None:
        until = sight.seen.due(TimeOutEnds())
        yield ScreenNotice(sight.say("notice-time-out"), until, "" if sight.viewer is None else "act")


def _shifted(command: TurnGear, state: State, narrator: Narrator) -> dict[str, Fact]:
    shifted = on_line(state.temple, command.line, command.side)
    return {"chambers": ", ".join(narrator.chamber(chamber.id) for chamber in shifted)}


MAZE = Presentation(Spots, notices=_time_out, facts={TurnGear: _shifted})
