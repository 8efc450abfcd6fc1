"""The balance: what was missing when a game ended."""

from msgspec import Struct

from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Adventurer
from escape_tui.engine.temple import EXIT, ChamberId
from escape_tui.rules.ending.leaving import EscapeCost
from escape_tui.rules.gems import GemIcons


class Straggler(Struct, frozen=True):
    """A player still inside, *steps* away from the exit; `None` if no way leads there."""

    player: PlayerId
    dice: int
    keys: int
    steps: int | None

    @property
    def missing(self) -> int:
        """How many more keys they need than they have dice."""
        return max(0, self.keys - self.dice)


class Vault(Struct, frozen=True):
    """A chamber with several gems of which only some were taken."""

    chamber: ChamberId
    gems: int
    most: int


class Balance(Struct, frozen=True):
    """end.report — how the temple was left: what blocked the exit, who stood where, what was not used."""

    depot: int
    keys: int
    is_exit_found: bool
    pile: int
    stragglers: tuple[Straggler, ...]
    vaults: tuple[Vault, ...]
    #: Chambers whose gems were not taken.
    untouched: int

    @property
    def short_of_dice(self) -> tuple[Straggler, ...]:
        return tuple(who for who in self.stragglers if who.missing)

    @property
    def gems_missing(self) -> int:
        """How many fewer gems in the depot would have let everybody pay."""
        return max((who.missing for who in self.stragglers), default=0)

    @property
    def dice_missing(self) -> int:
        """How many dice one player would have lacked even with an empty depot."""
        return max(0, self.gems_missing - self.depot)

    @property
    def farthest(self) -> int:
        """The distance to the exit of the farthest player who had a way to it."""
        return max((who.steps for who in self.stragglers if who.steps is not None), default=0)


def balance(game: Game) -> Balance:
    state = game.state
    stragglers = tuple(_straggler(game, who) for who in state.inside)
    chambers = state.temple.chambers.values()
    gems = {chamber.id: (chamber.gems, _most_gems(game, chamber.id)) for chamber in chambers}
    return Balance(
        depot=state.depot,
        keys=max((who.keys for who in stragglers), default=state.depot + 1),
        is_exit_found=EXIT in state.temple,
        pile=len(state.pile),
        stragglers=stragglers,
        vaults=tuple(Vault(id, taken, most) for id, (taken, most) in gems.items() if 0 < taken < most),
        untouched=sum(taken == 0 < most for taken, most in gems.values()),
    )


def _straggler(game: Game, who: Adventurer) -> Straggler:
    temple, here = game.state.temple, who.chamber
    way = None if here is None or EXIT not in temple else temple.way(here, EXIT)
    keys = len(game.ask(EscapeCost(who.player)))
    return Straggler(who.player, len(who.dice), keys, None if way is None else len(way))


def _most_gems(game: Game, chamber: ChamberId) -> int:
    return max((icon.gems for icon in game.ask(GemIcons(chamber))), default=0)
