"""Means: what companions can pay, so that they don't try in vain."""

from escape_tui.engine.game import Attempt, Game
from escape_tui.engine.icon import Cost
from escape_tui.engine.state import Adventurer
from escape_tui.hub.bots.strategy.bot_task import Purpose, Task
from escape_tui.hub.bots.strategy.tactics import kept
from escape_tui.rules.ending.leaving import Escape, EscapeCost
from escape_tui.rules.exploring import Discover, DiscoveryCost
from escape_tui.rules.gems import GemPool
from escape_tui.rules.paying import LaidReady, Purse

#: Tasks paid only with dice that show the price, unless something helps.
PAID_WITH_DICE = (Purpose.GEMS, Purpose.EXPLORE, Purpose.LEAVE)

#: The parts of the rules that may help to pay.
HELP = (Attempt, LaidReady, Purse, GemPool)


def may_be_paid(game: Game, me: Adventurer, task: Task, *, is_shown: bool) -> bool:
    """Whether *task* may be payable for *me*; *is_shown* says whether the people there show its price."""
    if task.purpose not in PAID_WITH_DICE or _price_now(game, task) != task.price:
        return True
    if not task.is_pooled:
        return is_in_reach(game, me, task.price)
    payers = tuple([who.player for who in game.state.present_in(task.goal)])
    return is_shown or not game.is_plain_for(payers, task.price, *HELP)


def is_in_reach(game: Game, me: Adventurer, price: Cost) -> bool:
    """Whether *me* shows *price*, or something may help to pay it."""
    is_shown = len(kept(me.dice, price)) == len(price)
    return is_shown or not game.is_plain_for((me.player,), price, *HELP)


def _price_now(game: Game, task: Task) -> Cost:
    """The current price of *task*; for gems the planned one, because any change of it changes the plan,
    too."""
    match task.command:
        case Discover(player):
            return game.ask(DiscoveryCost(player))
        case Escape(player):
            return game.ask(EscapeCost(player))
    return task.price
