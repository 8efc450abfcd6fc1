"""Errands: what is worth doing, told to companions who do not know the cards."""

from collections.abc import Callable, Iterable

from msgspec import Struct
from msgspec.structs import replace

from escape_tui.engine.effect import Command
from escape_tui.engine.game import Game
from escape_tui.engine.icon import FREE, Cost
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.engine.temple import ChamberId

#: What an errand is worth: a gem activated is the measure.
GEM_WORTH = 100

#: What a quest is worth: without it nobody escapes.
QUEST_WORTH = 600

#: Stands in a command for whoever will play it.
ANYBODY: PlayerId = -1


class Errand(Struct, frozen=True):
    """Play *command* with dice for *price*, in one of *chambers*; nowhere named, anywhere.

    *hands* is how many adventurers it takes there; where it *is_pooled*, all who are there pay together. What
    costs more than dice are rolled for *is_last*: it waits until everybody is about to leave. *claims_pile*
    wants every chamber that is left, so that none is laid elsewhere. *is_for_gems* is what leads to gems
    though its command takes none.
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
    #: The chamber whose gems it leads to, where they lie elsewhere.
    gems_in: ChamberId | None = None

    @property
    def is_aside(self) -> bool:
        """Whether it takes neither dice nor a walk."""
        return not self.price and not self.chambers

    @property
    def is_anybodys(self) -> bool:
        """Whether it is the same for all players, and no more than a command of `ANYBODY`."""
        return self.command.player == ANYBODY

    def played_by(self, player: PlayerId) -> Command:
        """The command as *player* plays it, whose errand it is or who is anybody."""
        return replace(self.command, player=player) if self.is_anybodys else self.command


#: What a player could usefully do with the cards and chambers of one module.
Adviser = Callable[[Game, PlayerId], Iterable[Errand]]

#: What anybody could usefully do with them, in chambers that it names: looked into once for all players.
Notice = Callable[[Game], Iterable[Errand]]

#: Whether a module has anything to advise single players on.
Occasion = Callable[[State], bool]

#: Whether a player has to be in a safe chamber at every slam, whatever it costs.
Summons = Callable[[Game, PlayerId], bool]

#: How much the gems of a chamber matter now, compared with others; 0: they cannot be activated.
Emphasis = Callable[[Game, ChamberId], float]

#: Whether gems can be activated only a few times more, wherever they lie.
Ration = Callable[[Game], bool]

#: Whether the pile of chambers holds something that nobody can do without.
Search = Callable[[Game], bool]
