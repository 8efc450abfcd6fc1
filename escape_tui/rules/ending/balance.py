"""The balance: what was missing when a game ended."""

from msgspec import Struct

from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Adventurer
from escape_tui.engine.temple import EXIT, ChamberId
from escape_tui.rules.ending.leaving import EscapeCost
from escape_tui.rules.ending.shortage import Shortage, shortage
from escape_tui.rules.gems import GemIcons


class Straggler(Struct, frozen=True):
    """A player still inside, *steps* away from the exit; `None` if no way leads there."""

    player: PlayerId
    dice: int
    steps: int | None


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
    #: Those who could not have paid, even with the dice that others leave behind.
    short_of_dice: tuple[Straggler, ...] = ()
    #: How many fewer gems in the depot would have let everybody pay, all of them if that is not enough.
    gems_missing: int = 0
    #: How many dice they would have lacked even with an empty depot.
    dice_missing: int = 0

    @property
    def farthest(self) -> int | None:
        """The distance to the exit of the farthest player; `None` if somebody had no way to it."""
        steps = [who.steps for who in self.stragglers]
        return None if None in steps else max((each for each in steps if each is not None), default=0)


def balance(game: Game) -> Balance:
    state = game.state
    stragglers = tuple(_straggler(game, who) for who in state.inside)
    chambers = state.temple.chambers.values()
    gems = {chamber.id: (chamber.gems, _most_gems(game, chamber.id)) for chamber in chambers}
    is_exit_found = EXIT in state.temple
    missing = shortage(game, state.depot) if is_exit_found else Shortage()
    return Balance(
        depot=state.depot,
        keys=max((len(game.ask(EscapeCost(who.player))) for who in state.adventurers), default=1),
        is_exit_found=is_exit_found,
        pile=len(state.pile),
        stragglers=stragglers,
        vaults=tuple(Vault(id, taken, most) for id, (taken, most) in gems.items() if 0 < taken < most),
        untouched=sum(taken == 0 < most for taken, most in gems.values()),
        short_of_dice=tuple(who for who in stragglers if who.player in missing.players),
        gems_missing=_gems_missing(game) if missing.dice else 0,
        dice_missing=shortage(game, 0).dice if missing.dice else 0,
    )


def _gems_missing(game: Game) -> int:
    depot = game.state.depot
    enough = (gems for gems in range(1, depot) if not shortage(game, depot - gems).dice)
    return next(enough, depot)


def _straggler(game: Game, who: Adventurer) -> Straggler:
    temple, here = game.state.temple, who.chamber
    way = None if here is None or EXIT not in temple else temple.way(here, EXIT)
    return Straggler(who.player, len(who.dice), None if way is None else len(way))


def _most_gems(game: Game, chamber: ChamberId) -> int:
    return max((icon.gems for icon in game.ask(GemIcons(chamber))), default=0)
