"""The notice of a turn of fate: who is asked, who has agreed, and who refused."""

from collections.abc import Iterator

from escape_tui.rules.fate import Fate, FateRests, FateRunsOut, is_asked_alone, resting, waited_for
from escape_tui.scene.game.notices.notice import ScreenNotice
from escape_tui.scene.game.viewer_sight import ViewerSight
from escape_tui.scene.modules.presentation import Presentation


def _notices(part: Fate, sight: ViewerSight) -> Iterator[ScreenNotice]:
    """base.fate-unanimous — the question, the state of the vote for those who have agreed, and after a
    refusal why it rests."""
    if sight.viewer is None:
        return
    if part.agreed:
        yield from _proposed(part, sight)
    elif (rest := resting(sight.seen)) is not None:
        moment: FateRests = rest.moment
        name = "none" if moment.player is None else sight.narrator.name(moment.player)
        told = sight.say("notice-fate-rests", player=name, reason=moment.reason or "none")
        yield ScreenNotice(told, rest.at)


def _proposed(part: Fate, sight: ViewerSight) -> Iterator[ScreenNotice]:
    until, waited = sight.seen.due(FateRunsOut()), tuple(waited_for(sight.seen))
    if is_asked_alone(sight.seen):
        if sight.viewer in waited:
            yield ScreenNotice(sight.say("notice-fate-alone"), until, "fate", refusal="refuse")
    elif sight.viewer in waited:
        asked = sight.say("notice-fate", player=sight.narrator.name(part.agreed[0]))
        yield ScreenNotice(asked, until, "fate", refusal="refuse")
    elif sight.viewer in part.agreed:
        names = sight.narrator.listed(sight.narrator.name(player) for player in waited)
        yield ScreenNotice(sight.say("notice-fate-waits", players=names), until)


FATE = Presentation(Fate, notices=_notices, for_one=True)
