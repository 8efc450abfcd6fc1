"""The curse to stand up, on the screen."""

from collections.abc import Iterator

from escape_tui.modules.curses import has_curse
from escape_tui.modules.queenies.doomed import LegsTire, Sitting, StandUp
from escape_tui.scene.game.notices.notice import ScreenNotice
from escape_tui.scene.game.viewer_sight import ViewerSight
from escape_tui.scene.modules.presentation import Presentation


def _notices(part: Sitting, sight: ViewerSight) -> Iterator[ScreenNotice]:
    """doomed.stand-up — how long a player can stay standing, or that a sitting player can't act."""
    viewer = sight.viewer
    if viewer is None or not sight.seen.adventurers[viewer].is_inside:
        return
    if viewer in part.players:
        yield ScreenNotice(sight.say("notice-sitting"), None, "stand", is_alarm=True)
    elif has_curse(sight.seen, viewer, "stand-up") and not sight.seen.setup.is_honour:
        yield ScreenNotice(sight.say("notice-stand"), sight.seen.due(LegsTire(viewer)), "stand")


SITTING = Presentation(Sitting, notices=_notices, for_one=True, keys={StandUp: "stand"})
