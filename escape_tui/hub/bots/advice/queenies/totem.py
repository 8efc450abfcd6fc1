"""Advice on the totem: stack masks, and cash a stack that is high enough."""

from collections.abc import Iterator

from escape_tui.content.printed import StackIcon
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost, Icon
from escape_tui.engine.setup import PlayerId
from escape_tui.hub.bots.advice.errand import ANYBODY, GEM_WORTH, Errand
from escape_tui.modules.queenies.totem import (
    GEMS,
    STACK,
    TOTEM_CHAMBER,
    CashStack,
    StackDie,
    Totem,
    can_be_stacked,
    icons,
    is_standing,
)

#: Masks are needed; a black one works while locked.
MASK: Cost = (Icon.BLACK,)

#: Minimum number of players who stack together, if that many are inside.
HANDS = 2


def notice(game: Game) -> Iterator[Errand]:
    """Send enough players to roll for masks and stack them, then cash the stack at its best height."""
    if not is_standing(game.state) or game.state.depot == 0:
        return
    wanted, hands = _stack_and_hands(game)
    if len(game.state.part(Totem).stack) >= wanted.dice:
        yield Errand(GEMS, CashStack(ANYBODY), GEM_WORTH * wanted.gems, chambers=(TOTEM_CHAMBER,))
        return
    yield Errand(
        STACK,
        StackDie(ANYBODY, 0),
        GEM_WORTH * wanted.gems,
        MASK,
        chambers=(TOTEM_CHAMBER,),
        hands=hands,
        is_pooled=True,
        is_for_gems=True,
    )


def gems_to_stack(game: Game) -> int:
    """The number of gems that a stack of all dice inside can give."""
    return _stack_and_hands(game)[0].gems


def _stack_and_hands(game: Game) -> tuple[StackIcon, int]:
    """The stack that companions aim for, and the number of players it takes; cached for a state."""
    notes = game.notes
    if STACK not in notes:
        wanted = _stack_wanted(game)
        notes[STACK] = wanted, _hands_for(game, wanted.dice)
    found: tuple[StackIcon, int] = notes[STACK]
    return found


def _stack_wanted(game: Game) -> StackIcon:
    """The lowest stack that gives the most gems possible with the dice inside."""
    dice = sum(len(who.dice) for who in game.state.inside) + len(game.state.part(Totem).stack)
    payable = [icon for icon in icons(game.catalogue) if icon.dice <= dice]
    lowest = min(icons(game.catalogue), key=lambda icon: icon.dice)
    return max(payable, key=lambda icon: (min(icon.gems, game.state.depot), -icon.dice), default=lowest)


def _hands_for(game: Game, height: int) -> int:
    """The number of players needed for *height*, those with most dice first, counting what they have
    stacked."""
    stacked = [die.player for die in game.state.part(Totem).stack]
    dice = sorted((len(who.dice) + stacked.count(who.player) for who in game.state.inside), reverse=True)
    enough = [hands for hands in range(1, len(dice) + 1) if sum(dice[:hands]) >= height]
    return max(min(HANDS, len(dice)), min(enough, default=len(dice)))


def die_to_stack(game: Game, player: PlayerId) -> StackDie | None:
    """The first die of *player* that shows a mask now."""
    dice = enumerate(game.state.adventurers[player].dice)
    place = next((place for place, die in dice if can_be_stacked(die)), None)
    return None if place is None else StackDie(player, place)
