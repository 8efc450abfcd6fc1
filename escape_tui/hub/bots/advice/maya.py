"""Advice on the Maya calendar: what the next space asks for goes before the rest."""

from collections.abc import Iterator

from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.temple import ChamberId
from escape_tui.hub.bots.advice.errand import GEM_WORTH, Errand
from escape_tui.modules.queenies.maya import (
    CALENDAR_CHAMBER,
    MayaCalendar,
    TurnCalendar,
    is_doomed,
    is_next,
    may_shine,
    price_to_turn,
)
from escape_tui.rules.dice import Roll
from escape_tui.rules.gems import ActivateGems, GemCommand, GemIcons, cheapest_price

#: What a step of the figure and a die on the calendar are worth.
STEP_WORTH = 50
DIE_WORTH = 60


def advice(game: Game, player: PlayerId) -> Iterator[Errand]:
    calendar = game.state.part(MayaCalendar)
    if player in calendar.dice and CALENDAR_CHAMBER in game.state.temple:
        yield Errand("maya.doomed-bars", Roll(player), DIE_WORTH, chambers=(CALENDAR_CHAMBER,))
    if is_doomed(game.state.setup):
        for chamber in calendar.lying:
            if is_next(game, chamber):
                yield from _stepping(game, player, chamber)


def is_timely(game: Game, errand: Errand) -> bool:
    """maya.eternal — whether the calendar lets *errand* be done, if it is about the gems of a chamber."""
    if not isinstance(errand.command, GemCommand) or not errand.chambers:
        return True
    return any(may_shine(game, chamber) for chamber in errand.chambers)


def _stepping(game: Game, player: PlayerId, chamber: ChamberId) -> Iterator[Errand]:
    """Gems that move the figure before others, and once there are none left the figure for its own sake."""
    icons = game.ask(GemIcons(chamber))
    if game.state.depot == 0:
        price = price_to_turn(game.catalogue, chamber)
        if price:
            rule = "maya.doomed-empty-depot"
            yield Errand(rule, TurnCalendar(player), STEP_WORTH, price, (chamber,), is_pooled=True)
    elif icons:
        worth, price = GEM_WORTH + STEP_WORTH, cheapest_price(icons)
        yield Errand("maya.doomed", ActivateGems(player), worth, price, (chamber,), is_pooled=True)
