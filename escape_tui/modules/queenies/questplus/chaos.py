"""The chaos chamber: everybody in it at once, and a curse for each."""

from collections.abc import Iterator

from escape_tui.engine.effect import Command, Event, require
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.engine.temple import ChamberId
from escape_tui.modules.curses import CursesInPlay, draw
from escape_tui.modules.quest.markers import QuestChamber, finished, is_open, require_quest
from escape_tui.rules.moving import Entered

CHAOS: ChamberId = "chaos"

RULE = "questplus.chaos"


class UnleashChaos(Command, frozen=True):
    """questplus.chaos — start, once everybody is there."""


def unleash_chaos(game: Game, command: UnleashChaos) -> Iterator[Event]:
    require_quest(game, command.player, CHAOS, RULE)
    absent = tuple(game.state.setup.seats[player].name for player in missing(game.state))
    require(not absent, RULE, reason="missing", absent=absent)
    yield from _unleashed(game)


def missing(state: State) -> tuple[PlayerId, ...]:
    """The players inside who are not in the chaos chamber."""
    return tuple(who.player for who in state.inside if who.chamber != CHAOS)


class ChaosChamber(QuestChamber):
    """questplus.chaos — everybody in it at once, and a curse for each, if any are in play."""

    reacts_to = (Entered,)
    needs_all = CHAOS

    def react(self, game: Game, event: Event) -> Iterator[Event]:
        match event:
            case Entered(chamber=chamber) if chamber == CHAOS and is_open(game.state, CHAOS):
                if not missing(game.state):
                    yield from _unleashed(game)

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        if game.state.adventurers[player].chamber == CHAOS and is_open(game.state, CHAOS):
            yield UnleashChaos(player)


def _unleashed(game: Game) -> Iterator[Event]:
    if game.state.has_part(CursesInPlay):
        for adventurer in tuple(game.state.inside):
            yield from draw(game, adventurer.player)
    yield from finished(game.state, CHAOS)
