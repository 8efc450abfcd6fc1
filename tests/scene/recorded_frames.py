"""Recorded visits: `python -m tests.scene.recorded_frames FILE` writes what each frame of seeded games looks
like, one in ten cell by cell in an emulated terminal; if FILE is there, it names those that changed."""

import sys
from collections.abc import Iterator
from hashlib import blake2b
from itertools import product
from json import dumps, loads
from pathlib import Path
from random import Random

from msgspec.structs import replace

from escape_tui.app.screens.game.learn_screen import LessonView
from escape_tui.app.screens.watching.replay_screen import ReplayView
from escape_tui.app.temple_app import pens
from escape_tui.engine.setup import COLOURS, Setup
from escape_tui.hub.clockwork import HandClockwork
from escape_tui.hub.port.messages.views import SeatView, StandView, TableView
from escape_tui.hub.table.seats.seats import Phase
from escape_tui.scene.game.pacing.looking_on import put_on
from escape_tui.scene.game.pacing.presenter import Presenter
from escape_tui.scene.game.view import View
from escape_tui.scene.game.viewpoint import Appearance
from escape_tui.scene.learn.lessons import Lesson
from escape_tui.scene.replay.playback import Playback
from escape_tui.scene.stage.stage import Stage
from escape_tui.scene.words.words import LANGUAGES, Words
from tests.scene.game.onlooker import Onlooker
from tests.scene.live_table import EVERYTHING, Table, played_by_companions
from tests.scene.recorded import recording
from tests.scene.terminal import Terminal
from tests.temple import CATALOGUE
from tile_art.inks.canvas import Picture
from tile_art.inks.glyphs import Glyphs
from tile_art.inks.palette import Depth, Palette

SIZES = ((50, 18), (80, 24), (120, 40), (200, 60))
PALETTES = (Palette.TEMPLE, Palette.SAFE, Palette.HIGH_CONTRAST)
GAMES = {"base": (), "everything": EVERYTHING}
#: Players, those who watch, two at one keyboard, three in turn.
SEATS = ((0,), (), (0, 1), (2,), (1, 2, 3))
FRAMES, FIDGETS = 40, 150
#: One frame of so many is read from the emulated terminal: that takes longer than all the rest.
EMULATED = 10


class Visit:
    """One terminal that shows *view*."""

    def __init__(self, view: View, width: int, height: int, palette: Palette = Palette.TEMPLE) -> None:
        self.view = view
        view.resize(width, height)
        self._stage = Stage(width, height, pens(palette, Depth.TRUECOLOR))
        self._terminal = Terminal(width, height)
        self._frames = 0

    def frame(self, *, is_brief: bool = False) -> str:
        """What the terminal shows after one more frame."""
        self._terminal.feed(put_on(self._stage, self.view, is_brief=is_brief))
        self._frames += 1
        return seen(self._terminal if self._frames % EMULATED == 0 else self.view.frame(is_brief=is_brief))


def seen(shown: Terminal | Picture) -> str:
    cells = repr(shown.seen() if isinstance(shown, Terminal) else shown)
    return blake2b(cells.encode(), digest_size=8).hexdigest()


def visits(modules: tuple[str, ...]) -> Iterator[str]:
    """A game at every size, in all languages, in three palettes, from different seats."""
    for number, ((width, height), language, palette) in enumerate(product(SIZES, LANGUAGES, PALETTES)):
        seats = SEATS[number % len(SEATS)]
        table, luck = played_by_companions(modules, number), Random(number)
        view = table.view(seats, is_duo=number % 2 == 0)
        view.dress(Appearance(Words(language), Glyphs.ASCII if number % 7 == 3 else Glyphs.UNICODE))
        visit = Visit(view, width, height, palette)
        for _ in range(FRAMES):
            table.clockwork.turn(luck.choice((20, 90, 250, 1_000, 9_000)))
            yield visit.frame(is_brief=luck.random() < 0.3)


def restless(modules: tuple[str, ...]) -> Iterator[str]:
    """Visits on which windows, seats, languages, colours, questions and the map change."""
    for seed in range(4):
        table, luck = played_by_companions(modules, seed), Random(seed)
        onlooker = Onlooker(table, luck)
        for number in range(FIDGETS):
            if table.live.game.state.ending is not None:
                table = played_by_companions(modules, seed + number)
                onlooker = Onlooker(table, luck)
            onlooker.fidget()
            if onlooker.look():
                yield seen(onlooker.view.frame() if number % EMULATED else onlooker.terminal)


def table_talk(modules: tuple[str, ...]) -> Iterator[str]:
    """What a table says to those who sit at it, and a stand to those who watch."""
    table: Table = played_by_companions(modules, 11)
    views = [table.view((0,)), table.view((1, 2)), table.view(())]
    seats = tuple(SeatView(colour, f"Person {place}") for place, colour in enumerate(COLOURS[:5]))
    at = TableView(1, "BCDF", Phase.PLAYING, seats, 0, Setup(()), players=(0, 1, 2, 3, 4))
    away = (*seats[:3], replace(seats[3], is_away=True, bot_at=30_000), seats[4])
    tables = (
        at,
        replace(at, version=2, pause_votes=(0,), vote_until=60_000),
        replace(at, version=3, pause_votes=(1, 2), vote_until=90_000, seats=away),
        replace(at, version=4, seats=away, may_bots_hold=False),
    )
    sizes = [Visit(view, width, height) for view, (width, height) in zip(views, SIZES[1:], strict=True)]
    for said in tables:
        for visit in sizes[:2]:
            visit.view.table, visit.view.place, visit.view.table_now = said, 0, table.clockwork.now
        sizes[2].view.stand = StandView("BCDF", is_gathering=said.version == 3)
        for _ in range(12):
            table.clockwork.turn(700)
            yield from (visit.frame() for visit in sizes)
        table.live.pause()
        yield from (visit.frame() for visit in sizes)
        table.live.resume_soon()
        for _ in range(5):
            table.clockwork.turn(700)
            yield from (visit.frame() for visit in sizes)


def lessons() -> Iterator[str]:
    for width, height in SIZES:
        clockwork = HandClockwork()
        lesson = Lesson(CATALOGUE, clockwork, ("Me", "Friend"))
        presenter = Presenter(lesson.live.publisher.replica(), clockwork)
        visit = Visit(LessonView(presenter, Appearance(Words()), lesson), width, height)
        while not lesson.is_over:
            clockwork.turn(300)
            yield visit.frame()
            lesson.mistake()
            yield visit.frame()
            lesson.skip()


def replays() -> Iterator[str]:
    for width, height in SIZES:
        clockwork = HandClockwork()
        playback = Playback(recording(), CATALOGUE, clockwork)
        tuple(playback.scan())
        view = ReplayView(Presenter(playback.replica(), clockwork), Appearance(Words()), playback, "a game")
        visit = Visit(view, width, height)
        playback.play()
        for number in range(30):
            clockwork.turn(1_300)
            view.look_as(1 if 10 < number < 20 else None)
            yield visit.frame()


def frames() -> dict[str, list[str]]:
    found = {"lessons": list(lessons()), "replays": list(replays())}
    for name, modules in GAMES.items():
        for visited in (visits, restless, table_talk):
            found[f"{name}, {visited.__name__}"] = list(visited(modules))
    return found


def main(path: Path) -> int:
    shown = frames()
    print(", ".join(f"{name}: {len(each)}" for name, each in shown.items()))
    if not path.exists():
        path.write_text(dumps(shown))
        return 0
    different = 0
    for name, before in loads(path.read_text()).items():
        pairs = zip(before, shown[name], strict=True)
        numbers = [number for number, (was, now) in enumerate(pairs) if was != now]
        different += len(numbers)
        if numbers:
            print(f"{name}: {len(numbers)} of {len(before)} frames look different: {numbers[:12]}")
    print("all frames look as before" if not different else f"{different} frames look different")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
