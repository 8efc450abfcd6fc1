"""Editions to share: `edition new`, `check`, `try`, `pack` and `show`."""

import re
import time
from os import cpu_count
from pathlib import Path
from typing import Annotated

import typer

from escape_tui.cli.shared_flags import cannot
from escape_tui.content.catalogue import Catalogue, box_of, files_at, load, our_files
from escape_tui.content.editions.shared_edition import mistakes_in, shared_edition
from escape_tui.content.editions.temple_file import SUFFIX, digest, packed
from escape_tui.content.sheet import CatalogueError
from escape_tui.engine.setup import COLOURS, Seat, Setup
from escape_tui.hub.simulate import report, simulate
from escape_tui.scene.learn.edition_sheet import drawn_tiles

edition_app = typer.Typer(
    help="Make, check, try and pack an edition of your own.", no_args_is_help=True, rich_markup_mode=None
)

Place = Annotated[Path, typer.Argument(help="A folder with an edition, or a .temple file.")]
Folder = Annotated[Path, typer.Argument(help="The folder of the edition.")]
_ID = re.compile(r"[a-z][a-z0-9-]{1,23}", re.ASCII)
#: Default number of companions in `try`, and their first seed.
_TEAMS, _FIRST_SEED = "2,4", 700_001
_LOOK_AGAIN_SECONDS = 0.3


@edition_app.command()
def new(folder: Folder) -> None:
    """Begin an edition: a folder with a copy of every tile and card, to be edited."""
    if not _ID.fullmatch(folder.name):
        cannot(f"An edition is called like six-minutes, not {folder.name!r}: small letters, digits, dashes.")
    try:
        folder.mkdir(parents=True)
        for name, content in our_files().items():
            (folder / name).write_bytes(content)
    except FileExistsError:
        cannot(f"{folder} already exists. Choose another name.")
    except OSError as error:
        cannot(f"The folder {folder} cannot be written: {error.strerror}.")
    about = f'name = "{folder.name.replace("-", " ").capitalize()}"\nid = "{folder.name}"\nversion = "1.0"\n'
    about += 'author = ""\nlicence = "CC-BY-4.0"\nlanguage = "en"\n'
    (folder / "edition.toml").write_text(about, "utf-8")
    print(f"Edit the files in {folder}, write your name into edition.toml, then: edition check {folder}")


@edition_app.command()
def check(place: Place) -> None:
    """List every mistake in an edition."""
    try:
        files = files_at(place)
    except CatalogueError as error:
        cannot(f"{error}.")
    if mistakes := mistakes_in(files, place):
        cannot("\n".join(f"{mistake}." for mistake in mistakes))
    print(f"{shared_edition(place).key} is in order.")


@edition_app.command("try")
def try_out(
    folder: Folder,
    teams: Annotated[str, typer.Option(help="Team sizes, for example 2,4.")] = _TEAMS,
    games: Annotated[int, typer.Option(min=1, max=1000, help="Games for each team size.")] = 40,
) -> None:
    """Let companions play it, and write how often they win into edition.toml."""
    _checked(folder)
    sizes = [int(size) for size in teams.split(",") if size in "123456" and size]
    if not sizes or len(sizes) != len(teams.split(",")):
        cannot(f"Teams have 1 to 6 players, for example 2,4; not {teams!r}.")
    rates = []
    for size in sizes:
        setup = Setup(tuple(Seat(f"Companion {seat}", COLOURS[seat]) for seat in range(size)))
        told = report(simulate(setup, games, _FIRST_SEED, min(cpu_count() or 1, 4), edition=folder))
        low, high = (round(100 * each) for each in told.interval)
        rates.append(f"{round(100 * told.win_rate)} % ({size})")
        print(f"{size} companions win {told.won} of {told.games} games ({low} to {high} %).")
    tried = f"companions win {', '.join(rates)}"
    path = folder / "edition.toml"
    kept = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("tried =")]
    path.write_text("\n".join([*kept, f'tried = "{tried}"', ""]), "utf-8")


@edition_app.command()
def pack(
    folder: Folder,
    out: Annotated[Path | None, typer.Option(help="Where the file goes; else beside you.")] = None,
) -> None:
    """Pack an edition into a .temple file, to be shared."""
    _checked(folder)
    files = files_at(folder)
    target = (out or Path()) / f"{box_of(files).stem}{SUFFIX}"
    try:
        target.write_bytes(packed(files))
    except OSError as error:
        cannot(f"The file {target} cannot be written: {error.strerror}.")
    print(f"{target} ({digest(files)})")


@edition_app.command()
def show(
    place: Place,
    tile: Annotated[str, typer.Option(help="Only this tile, for example basic-03.")] = "",
    watch: Annotated[bool, typer.Option("--watch", help="Draw again whenever a file is saved.")] = False,
) -> None:
    """Draw the chambers of an edition."""
    if not watch:
        try:
            _draw(load(place), tile)
        except CatalogueError as error:
            cannot(f"{error}.")
        return
    drawn: Catalogue | None = None
    seen = None
    while True:
        stamp = _stamp(place)
        if stamp != seen:
            seen = stamp
            try:
                now = load(place)
            except CatalogueError as error:
                print(f"{error}.", flush=True)
            else:
                _draw(now, tile, drawn)
                drawn = now
        time.sleep(_LOOK_AGAIN_SECONDS)


def _draw(catalogue: Catalogue, tile: str, drawn: Catalogue | None = None) -> None:
    """Draw the chambers of *catalogue*, or of them *tile*; where some were *drawn* before, those that
    changed."""
    if tile and tile not in catalogue.tiles:
        cannot(f"There is no tile {tile!r}.")
    shown = [tile] if tile else list(catalogue.tiles)
    if drawn is not None:
        shown = [id for id in shown if catalogue.tiles[id] != drawn.tiles.get(id)]
        if not shown:
            print("No chamber changed.", flush=True)
    for line in drawn_tiles(catalogue, shown):
        print(line, flush=True)


def _stamp(place: Path) -> tuple[float, ...]:
    """The modification time of each file."""
    paths = sorted(place.glob("*.toml")) if place.is_dir() else [place]
    return tuple(path.stat().st_mtime for path in paths if path.exists())


def _checked(folder: Path) -> None:
    """Refuse an edition with mistakes."""
    try:
        shared_edition(folder)
    except CatalogueError as error:
        cannot(f"{error}. (`edition check {folder}` tells every mistake.)")
