"""The curses of the Maze: neither can be lifted."""

from collections.abc import Iterator
from typing import Any

from escape_tui.engine.effect import Event, Question
from escape_tui.engine.game import Game
from escape_tui.engine.happenings import Ended
from escape_tui.engine.setup import PlayerId
from escape_tui.modules.curses import Curse, CurseId
from escape_tui.rules.countdown import LoseAllBySlam, Slammed
from escape_tui.rules.exploring import Laid
from escape_tui.rules.moving import IsSafe

#: How often every screen announces the exit.
ANNOUNCEMENTS = 2


class ExitAnnounced(Event, frozen=True):
    """maze.misinformation — *player* announces the exit."""

    player: PlayerId


class WeakestLink(Curse):
    """maze.weakest-link — if you are outside the start chambers at a slam, before chambers vanish,
    everybody loses."""

    adjusts = (LoseAllBySlam,)
    reacts_to = (Slammed,)

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        here = game.state.adventurers[self.player].chamber
        match question:
            case LoseAllBySlam() if here is not None and not game.ask(IsSafe(here)):
                return (*answer, self.player)
        return answer

    def react(self, game: Game, event: Event) -> Iterator[Event]:
        match event:
            case Slammed() if game.state.ending is None and self.player in game.ask(LoseAllBySlam()):
                yield Ended(False, "maze.weakest-link")


class Misinformation(Curse):
    """maze.misinformation — whenever you discover a chamber, you announce twice that it is the exit."""

    reacts_to = (Laid,)

    def react(self, game: Game, event: Event) -> Iterator[Event]:
        match event:
            case Laid(by=by) if by == self.player:
                yield from (ExitAnnounced(self.player) for _ in range(ANNOUNCEMENTS))


CURSES: dict[CurseId, type[Curse]] = {"weakest-link": WeakestLink, "misinformation": Misinformation}
