"""What a frame costs: `python -m tests.bench.stage` prints µs and bytes for typical changes on 120×40."""

from collections.abc import Callable
from itertools import cycle
from time import perf_counter_ns
from typing import NamedTuple

from escape_tui.scene.stage.layout import Layout, Piece, Place
from escape_tui.scene.stage.pens import Pens
from escape_tui.scene.stage.stage import Stage
from tile_art.dice_art import DieLook, die
from tile_art.inks.canvas import Canvas, Picture, row
from tile_art.inks.ink import Ink
from tile_art.inks.palette import Depth, Palette, sgr_table

WIDTH, HEIGHT = 120, 40
MAP, TRAY, TEAM, CLOCK = Place(0, 1, 88, 31), Place(0, 32, 88, 8), Place(88, 0, 32, 40), Place(0, 0, 88, 1)
ROUNDS = 300


class Change(NamedTuple):
    """A typical change: the same screen before and after it."""

    name: str
    before: tuple[Piece, ...]
    after: tuple[Piece, ...]


def colours() -> Pens:
    """Truecolor, the dearest kind."""
    return Pens(sgr_table(Palette.TEMPLE, Depth.TRUECOLOR))


def temple(discovered: int) -> Picture:
    canvas = Canvas(MAP.width, MAP.height)
    for number in range(discovered):
        x, y = number % 8 * 11, number // 8 * 5
        for line, text in enumerate(
            ("┌───▒▒▒───┐", "│ A     K │", "▒   ◆2    ▒", "│  a b    │", "└─────────┘")
        ):
            canvas.put(x, y + line, text, Ink.WALL)
        canvas.put(x + 2, y + 1, "A", Ink.ADVENTURER)
        canvas.put(x + 8, y + 1, "K", Ink.KEY)
        canvas.put(x + 4, y + 2, "◆2", Ink.GEM)
        canvas.put(x + 3, y + 3, "a b", Ink.RED)
    return canvas.rows()


def tray(*dice: tuple[str, DieLook]) -> Picture:
    canvas = Canvas(TRAY.width, TRAY.height)
    for place, (icon, look) in enumerate(dice):
        canvas.paste(2 + place * 9, 1, die(icon, look, place + 1))
    return canvas.rows()


def clock(seconds: int) -> Picture:
    return (row(f" The temple collapses in {seconds // 60}:{seconds % 60:02}", Ink.TITLE),)


def screen(map_: Picture, dice: Picture, time: Picture) -> tuple[Piece, ...]:
    return Piece(map_, MAP), Piece(dice, TRAY), Piece(TEAM_PICTURE, TEAM), Piece(time, CLOCK)


TEAM_PICTURE: Picture = tuple(row(f"{line:2} a friend in a chamber", Ink.BLUE) for line in range(TEAM.height))
READY = tuple((icon, DieLook.READY) for icon in "AKTGA")
ROLLED = tuple((icon, DieLook.READY) for icon in "KTAAG")
HELD = (READY[0], ("K", DieLook.HELD), *READY[2:])


def changes() -> tuple[Change, ...]:
    map_, dice, time = temple(20), tray(*READY), clock(599)
    usual = screen(map_, dice, time)
    return (
        Change("nothing", usual, screen(map_, dice, time)),
        Change("one die held", usual, screen(map_, tray(*HELD), time)),
        Change("a roll of five dice", usual, screen(map_, tray(*ROLLED), time)),
        Change("a clock second", usual, screen(map_, dice, clock(598))),
        Change("a chamber discovered", usual, screen(temple(21), dice, time)),
        Change("the map panned", usual, (Piece(map_, MAP, left=3), *usual[1:])),
    )


def cost(change: Change, pens: Pens) -> tuple[float, float]:
    """Median µs and mean bytes of going from before to after and back."""
    layout, stage = Layout(WIDTH, HEIGHT), Stage(WIDTH, HEIGHT, pens, is_synchronized=True)
    stage.show(layout.frame(change.before))
    times, sizes = [], []
    scenes = cycle((change.after, change.before))
    for _ in range(ROUNDS):
        scene = next(scenes)
        times.append(timed(lambda scene=scene: sizes.append(len(stage.show(layout.frame(scene))))))  # type: ignore[misc]
    return sorted(times)[ROUNDS // 2], sum(sizes) / ROUNDS


def timed(work: Callable[[], object]) -> float:
    start = perf_counter_ns()
    work()
    return (perf_counter_ns() - start) / 1000


def report() -> str:
    pens = colours()
    lines = [f"{'change on 120×40':24}{'µs':>8}{'bytes':>8}"]
    for change in changes():
        microseconds, size = cost(change, pens)
        lines.append(f"{change.name:24}{microseconds:8.0f}{size:8.0f}")
    layout, stage = Layout(WIDTH, HEIGHT), Stage(WIDTH, HEIGHT, pens)
    frame = layout.frame(changes()[0].before)
    size = len(stage.show(frame))
    stage.repaint()
    lines.append(f"{'a whole repaint':24}{timed(lambda: stage.show(frame)):8.0f}{size:8}")
    return "\n".join(lines)


if __name__ == "__main__":
    print(report())
