"""Traps on the screen: who hangs above a cliff, and a platform that nobody can leave."""

from collections.abc import Iterator
from operator import attrgetter

from escape_tui.modules.trap.cliff import Hanging
from escape_tui.modules.trap.platform import PLATFORM as PLATFORM_CHAMBER
from escape_tui.modules.trap.platform import WaitingPlatform, is_stranded
from escape_tui.modules.trap.trap import FEWEST, MOST, TRAP
from escape_tui.scene.game.notices.notice import ScreenNotice
from escape_tui.scene.game.viewer_sight import ViewerSight
from escape_tui.scene.modules.presentation import ModuleSheet, Presentation, SetUpOption


def _waiting(part: WaitingPlatform, sight: ViewerSight) -> Iterator[ScreenNotice]:
    """trap.platform-waits — the player is stuck on it, or would be."""
    if part.laid_at is None or PLATFORM_CHAMBER not in sight.seen.temple:
        return
    if sight.viewer is not None and is_stranded(sight.seen, sight.viewer):
        yield ScreenNotice(sight.say("notice-platform-stuck"), is_alarm=True)
    else:
        yield ScreenNotice(sight.say("notice-platform-waits"))


CLIFFS = Presentation(Hanging, hanging=attrgetter("colours"))
PLATFORM = Presentation(WaitingPlatform, notices=_waiting, for_one=True)

SHEET = ModuleSheet(TRAP, SetUpOption(TRAP, tuple(range(FEWEST, MOST + 1))))
