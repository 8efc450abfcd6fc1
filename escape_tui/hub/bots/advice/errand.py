"""Errands: useful actions, described for companions who don't know the cards."""

from collections.abc import Callable, Iterable

from msgspec import Struct
from msgspec.structs import replace

from escape_tui.engine.effect import Command
from escape_tui.engine.game import Game
from escape_tui.engine.icon import FREE, Cost
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.temple import ChamberId

#: The unit of value: one activated gem.
GEM_WORTH = 100

#: Value of a quest: without it nobody escapes.
QUEST_WORTH = 600

#: Placeholder in a command for the player who will play it.
ANYBODY: PlayerId = -1


class Errand(Struct, frozen=True):
    """Play *command* with dice for *price*, in one of *chambers*; anywhere if none is given.

    It takes *hands* adventurers there; if it *is_pooled*, everybody there pays together. An errand that costs
    more than rolled dice *is_last*: it waits until everybody is about to leave. One that *claims_pile* needs
    all remaining chambers, so that none is laid elsewhere. *is_for_gems* marks one that leads to gems though
    its command takes none.
    """

    rule: str
    command: Command
    worth: int
    price: Cost = FREE
    chambers: tuple[ChamberId, ...] = ()
    hands: int = 1
    is_pooled: bool = False
    is_last: bool = False
    claims_pile: bool = False
    is_for_gems: bool = False
    #: The chamber whose gems it leads to, if that is another one.
    gems_in: ChamberId | None = None

    @property
    def is_aside(self) -> bool:
        """Whether it takes neither dice nor a walk."""
        return not self.price and not self.chambers

    @property
    def is_anybodys(self) -> bool:
        """Whether it is the same for all players, with the placeholder `ANYBODY` in its command."""
        return self.command.player == ANYBODY

    def played_by(self, player: PlayerId) -> Command:
        """The command as *player* plays it, who must be its own player unless it is anybody's."""
        return replace(self.command, player=player) if self.is_anybodys else self.command


#: The useful errands of a player with the cards and chambers of one module.
Adviser = Callable[[Game, PlayerId], Iterable[Errand]]

#: The useful errands of anybody in certain chambers, computed once for all players.
Notice = Callable[[Game], Iterable[Errand]]

#: Whether a player must be in a safe chamber at every slam, at any cost.
Summons = Callable[[Game, PlayerId], bool]

#: The importance of a chamber's gems compared with others; 0 if they can't be activated.
Emphasis = Callable[[Game, ChamberId], float]

#: Whether gems can be activated only a limited number of times.
Ration = Callable[[Game], bool]

#: Whether the pile of chambers holds something necessary.
Search = Callable[[Game], bool]
