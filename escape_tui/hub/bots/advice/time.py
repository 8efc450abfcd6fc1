"""Advice on time chambers: what they demand while their sand runs."""

from collections.abc import Iterator

from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.hub.bots.advice.errand import GEM_WORTH, Errand
from escape_tui.modules.time import DEMANDS, SACRIFICE, MeetDemand, Timed, TimersInPlay, demand, tasks_left
from escape_tui.rules.dice import Roll

#: Value of saving a die.
DIE_WORTH = 80
#: Number of icons of one price that companions expect from one adventurer.
ICONS_A_HAND = 4


def advice(game: Game, player: PlayerId) -> Iterator[Errand]:
    timers = game.state.part(TimersInPlay)
    for timed in timers.running:
        if timed.chamber in DEMANDS and tasks_left(game, timed):
            yield _meeting(game, player, timed)
    if player in timers.sacrificed:
        yield Errand(SACRIFICE, Roll(player), DIE_WORTH, chambers=("sacrifice",))


def _meeting(game: Game, player: PlayerId, timed: Timed) -> Errand:
    price = demand(game, timed)
    return Errand(
        rule=DEMANDS[timed.chamber],
        command=MeetDemand(player),
        worth=GEM_WORTH * tasks_left(game, timed),
        price=price,
        chambers=(timed.chamber,),
        hands=min(-(-len(price) // ICONS_A_HAND), len(tuple(game.state.inside))),
        is_pooled=True,
    )
