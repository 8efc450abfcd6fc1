"""The gear chamber: it shifts a whole row or column of the temple."""

from collections.abc import Iterator

from msgspec.structs import replace

from escape_tui.engine.effect import Command, Event, require
from escape_tui.engine.game import Game
from escape_tui.engine.named import AtLine, Named
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.engine.temple import Cell, Chamber, ChamberId, Side, Temple
from escape_tui.rules.exploring import Rearranged
from escape_tui.rules.paying import payment

GEAR: ChamberId = "gear"

RULE = "maze.gear"


class TurnGear(Command, frozen=True):
    """maze.gear — shift row y = *line* east or west, or column x = *line* north or south: towards *side*."""

    line: int
    side: Side

    def names(self, state: State) -> tuple[Named, ...]:
        return (AtLine(self.line, self.side),)


class LineShifted(Rearranged, frozen=True):
    player: PlayerId
    line: int
    side: Side


def turn_gear(game: Game, command: TurnGear) -> Iterator[Event]:
    """maze.gear — two torches from an adventurer in the gear chamber; empty spaces move, too."""
    require(game.state.place_of(command.player) == GEAR, RULE, reason="elsewhere")
    shifted = on_line(game.state.temple, command.line, command.side)
    require(shifted, RULE, reason="nothing-there")
    yield payment(game, command, game.catalogue.tiles[GEAR].asks[0], RULE)
    moved = tuple(replace(chamber, cell=chamber.cell.beyond(command.side)) for chamber in shifted)
    yield LineShifted(moved, command.player, command.line, command.side)


def on_line(temple: Temple, line: int, side: Side) -> tuple[Chamber, ...]:
    """The chambers that move when *line* is shifted towards *side*."""
    return tuple(chamber for chamber in temple.chambers.values() if _line(chamber.cell, side) == line)


def shifts(game: Game, player: PlayerId) -> Iterator[Command]:
    """Every row and column that has a chamber, in both directions."""
    for side in Side:
        for line in sorted({_line(cell, side) for cell in game.state.temple.cells}):
            yield TurnGear(player, line, side)


def _line(cell: Cell, side: Side) -> int:
    return cell.y if side in (Side.EAST, Side.WEST) else cell.x
