"""The pictures in the documents: `python -m tests.gallery` draws games that bots play, and photographs real
visits, so that they show what the game looks like now."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from escape_tui.engine.setup import COLOURS, Seat, Setup
from escape_tui.hub.bots.companion import Companion
from escape_tui.hub.bots.council import Council
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game
from escape_tui.scene.game.view import View
from escape_tui.scene.game.viewpoint import Appearance
from escape_tui.scene.words.words import Words
from tests.gallery.moving_picture import moving_svg
from tests.gallery.photographs import is_the_same, take
from tests.scene.live_table import EVERYTHING, Table
from tests.temple import CATALOGUE
from tile_art.inks.glyphs import Glyphs
from tile_art.inks.palette import Palette
from tile_art.inks.svg import svg

FOLDER = Path(__file__).parents[2] / "docs" / "gallery"
NAMES = ("Ann", "Bea", "Gotli", "Yutzi", "Pomek", "Wexli")
CARDS = ("curses", "treasures", "character", "trap")

#: The moving picture: half a minute of a game of four, with the first gong in it.
MOVING_SEED, MOVING_FROM_MS, MOVING_MS, FRAME_MS = 7, 168_000, 30_000, 250


class Shot(NamedTuple):
    """A picture of a game at some moment."""

    title: str
    size: tuple[int, int] = (80, 24)
    modules: tuple[str, ...] = ()
    at_ms: int = 120_000
    players: int = 4
    seed: int = 7
    language: str = "en"
    glyphs: Glyphs = Glyphs.UNICODE
    palette: Palette = Palette.TEMPLE
    seats: tuple[int, ...] = (0,)
    is_duo: bool = False
    then: Callable[[View], None] = lambda view: None


def _cards(view: View) -> None:
    view.input.page = "cards"


def _legend(view: View) -> None:
    view.input.page = "legend"


SHOTS = {
    "game": Shot("A game with four adventurers", (120, 40), CARDS),
    "large": Shot("A large terminal", (200, 60), EVERYTHING, 200_000, players=5),
    "usual": Shot("Eighty columns"),
    "modules": Shot("Eighty columns, with cards", modules=CARDS, at_ms=150_000, seed=5),
    "cards": Shot("Every open card", modules=CARDS, at_ms=150_000, seed=5, then=_cards),
    "legend": Shot("The legend", modules=CARDS, at_ms=150_000, seed=5, then=_legend),
    "gong": Shot("The gong", at_ms=192_000),
    "french": Shot("In French", modules=CARDS, at_ms=150_000, seed=5, language="fr"),
    "german": Shot("In German", at_ms=192_000, language="de"),
    "spanish": Shot("In Spanish", (120, 40), CARDS, 150_000, seed=5, language="es"),
    "small": Shot("Fifty columns", (50, 18)),
    "upright": Shot("A phone", (46, 60), CARDS, 150_000, seed=5),
    "duo": Shot("Two at one keyboard", (120, 40), seats=(0, 1), is_duo=True),
    "watching": Shot("Watching", (120, 40), seats=()),
    "light": Shot("By daylight", palette=Palette.LIGHT),
    "ascii": Shot("Plain characters", modules=CARDS, glyphs=Glyphs.ASCII),
}


def playing(modules: tuple[str, ...], seed: int, players: int) -> Table:
    """A game that goes on by itself as its clock is turned."""
    seats = tuple(Seat(name, colour) for name, colour in zip(NAMES, COLOURS[:players], strict=False))
    table = Table(new_game(Setup(seats, modules=modules), CATALOGUE, SeededChance(seed)))
    council = Council()
    for player in range(players):
        table.live.seat_bot(player, Companion(player, SeededChance(seed + 1), council))
    return table


def drawn(shot: Shot) -> str:
    table = playing(shot.modules, shot.seed, shot.players)
    view = table.view(shot.seats, is_duo=shot.is_duo)
    view.dress(Appearance(Words(shot.language), shot.glyphs))
    view.resize(*shot.size)
    for _ in range(shot.at_ms // 500):
        table.clockwork.turn(500)
    shot.then(view)
    return svg(view.frame(), shot.title, shot.palette)


def moving() -> str:
    table = playing((), MOVING_SEED, 4)
    view = table.view((0,))
    table.clockwork.turn(MOVING_FROM_MS)
    frames = []
    for _ in range(MOVING_MS // FRAME_MS):
        table.clockwork.turn(FRAME_MS)
        frames.append(view.frame())
    regions = view.regions
    return moving_svg(frames, FRAME_MS, (regions.side.x - 1,), "Half a minute of play")


def main() -> None:
    pictures = {name: drawn(shot) for name, shot in SHOTS.items()} | {"play": moving()}
    for name, picture in pictures.items():
        keep(f"{name}.svg", picture)
    asyncio.run(take(keep))


def keep(name: str, picture: str | bytes) -> None:
    """Write a picture, unless it differs from the one before in nothing but codes and dates."""
    path = FOLDER / name
    if isinstance(picture, bytes):
        path.write_bytes(picture)
    elif not path.exists() or not is_the_same(picture, path.read_text(encoding="utf-8")):
        path.write_text(picture, encoding="utf-8")
    print(f"{name}: {path.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
