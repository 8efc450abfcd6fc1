"""What a frame of the game costs: `python -m tests.bench.view` prints CPU and bytes for typical changes."""

from time import process_time_ns

from msgspec.structs import replace

from escape_tui.app.temple_app import pens
from escape_tui.engine.dice import Die, DieState
from escape_tui.engine.icon import Icon
from escape_tui.engine.setup import COLOURS, Seat, Setup
from escape_tui.engine.state import State
from escape_tui.hub.clockwork import HandClockwork
from escape_tui.hub.record.scribe import NoScribe
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.hub.table.live_game import LiveGame
from escape_tui.modules.box import new_game
from escape_tui.rules.exploring import laying
from escape_tui.scene.game.pacing.presenter import Presenter
from escape_tui.scene.game.view import View
from escape_tui.scene.game.viewpoint import Appearance
from escape_tui.scene.stage.stage import Stage
from escape_tui.scene.words.words import Words
from tests.temple import CATALOGUE
from tile_art.inks.palette import Depth, Palette

WIDTH, HEIGHT = 120, 40
ROUNDS = 200


class Table:
    """Six players in the middle of a game, seen by one of them."""

    def __init__(self, modules: tuple[str, ...] = ()) -> None:
        seats = tuple(Seat(f"Player {number}", colour) for number, colour in enumerate(COLOURS))
        game = new_game(Setup(seats, modules), CATALOGUE, SeededChance(7))
        game.advance(5_000)
        for number in range(8):
            chamber = list(game.state.temple.chambers)[number]
            for side in game.state.temple.open_entrances(chamber)[:2]:
                game.state = laying(game, game.state.pile[0], chamber, side, None).apply(game.state)
        places = list(game.state.temple.chambers)
        for who in game.state.adventurers[1:]:
            moved = replace(who, chamber=places[2 * who.player])
            game.state = game.state.with_adventurer(moved)
        self.clockwork = HandClockwork()
        self.live = LiveGame(game, self.clockwork, NoScribe())
        self.live.resume()
        self.presenter = Presenter(self.live.publisher.replica(), HandClockwork())
        self.view = View(self.presenter, Appearance(Words()), (self.live.publisher.replica(0),))
        self.view.resize(WIDTH, HEIGHT)
        self.stage = Stage(WIDTH, HEIGHT, pens(Palette.TEMPLE, Depth.TRUECOLOR), is_synchronized=True)

    def frame(self) -> int:
        return len(self.stage.put(self.view.pieces()))

    def put(self, state: State) -> None:
        self.live.set_scene(state)


def with_dice(state: State, player: int, faces: str, held: tuple[int, ...] = ()) -> State:
    dice = tuple(
        Die(Icon(face), DieState.HELD if at in held else DieState.LOCKED if face == "B" else DieState.READY)
        for at, face in enumerate(faces)
    )
    return state.with_adventurer(replace(state.adventurers[player], dice=dice))


def changes(table: Table) -> dict[str, tuple[State, State]]:
    plain = with_dice(table.live.game.state, 0, "AKTGB")
    temple = plain.temple
    here, side = next((each, side) for each in temple.chambers for side in temple.open_entrances(each))
    laid = laying(table.live.game, plain.pile[0], here, side, 0).apply(plain)
    step = replace(plain.adventurers[0], chamber=list(temple.chambers)[1])
    rolled = with_dice(plain, 0, "KTAAG")
    return {
        "one die held": (plain, with_dice(plain, 0, "AKTGB", held=(1,))),
        "a roll": (plain, rolled),
        "a friend's roll": (plain, with_dice(plain, 3, "KTBBG")),
        "a chamber discovered": (plain, laid),
        "a step": (plain, plain.with_adventurer(step)),
    }


def measured(table: Table, states: tuple[State, State], rounds: int = ROUNDS) -> tuple[float, float]:
    """Mean CPU in µs and mean bytes of going from one state to the other and back."""
    sizes = []
    for state in states * 2:
        table.put(state)
        table.frame()
    begun = process_time_ns()
    for number in range(rounds):
        table.put(states[(number + 1) % 2])
        sizes.append(table.frame())
    return (process_time_ns() - begun) / rounds / 1000, sum(sizes) / rounds


def seconds(table: Table, rounds: int = ROUNDS) -> tuple[float, float]:
    sizes = []
    table.frame()
    begun = process_time_ns()
    for _ in range(rounds):
        table.clockwork.turn(1_000 if table.live.now() < 150_000 else 0)
        sizes.append(table.frame())
    return (process_time_ns() - begun) / rounds / 1000, sum(sizes) / rounds


def run() -> str:
    """A table of what each change costs one player on 120×40 in truecolor."""
    lines = []
    for modules in ((), ("curses", "treasures", "quest", "character")):
        table = Table(modules)
        lines.append(f"{'on 120×40 with ' + (', '.join(modules) or 'the base game'):58}{'µs':>8}{'bytes':>8}")
        costs = {name: measured(table, states) for name, states in changes(table).items()}
        costs["nothing"] = measured(table, (table.live.game.state,) * 2)
        costs["a clock second"] = seconds(table)
        lines += [f"{name:58}{time:8.0f}{size:8.0f}" for name, (time, size) in costs.items()]
    return "\n".join(lines)


if __name__ == "__main__":
    print(run())
