"""The notice of a standstill: nobody can do anything any more, and the game ends soon."""

from collections.abc import Iterator

from escape_tui.rules.ending.standstill import Standstill, TempleTakesAll
from escape_tui.scene.game.notices.notice import ScreenNotice
from escape_tui.scene.game.viewer_sight import ViewerSight
from escape_tui.scene.modules.presentation import Presentation


def _notices(part: Standstill, sight: ViewerSight) -> Iterator[ScreenNotice]:
    """end.lose — the game ends soon unless a player says no."""
    if part.is_staying:
        yield ScreenNotice(sight.say("notice-standstill-stays"))
        return
    refusal = "" if sight.viewer is None else "refuse"
    until = sight.seen.due(TempleTakesAll())
    yield ScreenNotice(sight.say("notice-standstill"), until, refusal=refusal, is_alarm=True)


STANDSTILL = Presentation(Standstill, notices=_notices)
