"""The notice of a turn of fate: who is asked, and how it stands."""

from collections.abc import Iterator

from escape_tui.rules.fate import Fate, FateRunsOut, waited_for
from escape_tui.scene.game.notices.notice import Notice
from escape_tui.scene.game.viewer_sight import Sight
from escape_tui.scene.modules.presentation import Presentation


def _notices(part: Fate, sight: Sight) -> Iterator[Notice]:
    """base.fate-unanimous — who is asked, and for the one who asked how it stands."""
    if not part.agreed or sight.viewer is None:
        return
    until, waited = sight.seen.due(FateRunsOut()), tuple(waited_for(sight.seen))
    if sight.viewer in waited:
        asked = sight.say("notice-fate", player=sight.narrator.name(part.agreed[0]))
        yield Notice(asked, until, "fate", refusal="refuse" if sight.viewer not in part.agreed else "")
    elif sight.viewer in part.agreed:
        names = sight.narrator.listed(sight.narrator.name(player) for player in waited)
        yield Notice(sight.say("notice-fate-waits", players=names), until)


FATE = Presentation(Fate, notices=_notices, for_one=True)
