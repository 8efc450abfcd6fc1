"""The Maze: the setup of this Queenie, its chambers and cards."""

from collections.abc import Iterator

from escape_tui.engine.effect import Command, Event
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.modules.queenies.maze.gear import GEAR, TurnGear, shifts, turn_gear
from escape_tui.modules.queenies.maze.genie_lamp import GenieLamp, LampLight, lamp_veiled
from escape_tui.modules.queenies.maze.mirage import MIRAGE, mirage_appears
from escape_tui.modules.queenies.maze.short_cut import ShortCut, Spots
from escape_tui.modules.queenies.maze.time_out import EndTimeOut, TimeOut, is_time_out
from escape_tui.modules.treasures import Treasure, TreasureId
from escape_tui.rules.exploring import Laid
from escape_tui.rules.setup import Expansion, Preparation

TREASURES: dict[TreasureId, Treasure] = {
    "short-cut": ShortCut(),
    "time-out": TimeOut(),
    "genie-lamp": GenieLamp(),
}


class Maze(Expansion):
    id = "maze"
    chapter = (
        "maze.mirage",
        "maze.gear",
        "maze.weakest-link",
        "maze.misinformation",
        "maze.short-cut",
        "maze.time-out",
        "maze.genie-lamp",
    )
    rules = {TurnGear: turn_gear}
    reacts_to = (Laid,)

    def gather(self, preparation: Preparation) -> None:
        preparation.late += [MIRAGE, GEAR]

    def equip(self, preparation: Preparation) -> None:
        preparation.add_part(Spots())
        preparation.add_part(LampLight(((),) * preparation.players))

    def react(self, game: Game, event: Event) -> Iterator[Event]:
        match event:
            case Laid(tile=tile) if tile == MIRAGE:
                yield from mirage_appears(game, event)

    def veil(self, state: State, viewer: PlayerId | None) -> State:
        return lamp_veiled(state, viewer)

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        if is_time_out(game.state):
            yield EndTimeOut(player)
        elif game.state.adventurers[player].chamber == GEAR:
            yield from shifts(game, player)
