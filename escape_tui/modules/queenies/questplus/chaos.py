"""The chaos chamber: everybody in it at once, and a curse for each."""

from collections.abc import Iterator

from escape_tui.engine.effect import Event
from escape_tui.engine.game import Game
from escape_tui.engine.state import State
from escape_tui.engine.temple import ChamberId
from escape_tui.modules.curses import CursesInPlay, draw
from escape_tui.modules.quest.markers import QuestChamber, finished, is_open
from escape_tui.rules.moving import Entered

CHAOS: ChamberId = "chaos"


def is_everybody_there(state: State) -> bool:
    return all(who.chamber == CHAOS for who in state.inside)


class ChaosChamber(QuestChamber):
    """questplus.chaos — everybody in it at once, and a curse for each, if any are in play."""

    reacts_to = (Entered,)

    def react(self, game: Game, event: Event) -> Iterator[Event]:
        match event:
            case Entered(chamber=chamber) if chamber == CHAOS and is_open(game.state, CHAOS):
                if is_everybody_there(game.state):
                    yield from _unleashed(game)


def _unleashed(game: Game) -> Iterator[Event]:
    if game.state.has_part(CursesInPlay):
        for adventurer in tuple(game.state.inside):
            yield from draw(game, adventurer.player)
    yield from finished(game.state, CHAOS)
