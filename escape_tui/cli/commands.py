"""The command `escape-temple`: each subcommand in a few lines, the work elsewhere."""

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from time import perf_counter
from types import ModuleType
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import track

from escape_tui import __version__
from escape_tui.cli import data_commands as stored
from escape_tui.cli import server_commands as server
from escape_tui.cli.analysing import CannotAnalyse, printed
from escape_tui.cli.edition_commands import edition_app
from escape_tui.cli.man_page import man_page
from escape_tui.cli.set_up_flags import FlagRefused, checked_seats, options, simulated_seats, why
from escape_tui.cli.shared_flags import DataFolder, Edition, HostConfig, cannot
from escape_tui.content.catalogue import Catalogue, CatalogueError, load
from escape_tui.engine.setup import Difficulty, Pace, Setup
from escape_tui.hub.program.conversation import BotTrouble
from escape_tui.hub.record.record import JournalError, read_journal
from escape_tui.hub.record.replay import Drift, Replay
from escape_tui.hub.record.transcript import Played, Script, transcribed
from escape_tui.hub.simulate import SimulatedOutcome, SimulationReport, report
from escape_tui.hub.simulate import simulate as simulated
from escape_tui.hub.sound.soundtrack import WON, write_soundtrack, write_won
from escape_tui.modules.box import MODULES, set_up_refusals
from escape_tui.scene.words.words import Words

#: The beginning of the ids of all refusals for other reasons than the rules.
_DECLINED = "declined-"

app = typer.Typer(
    no_args_is_help=True,
    help="Escape from a collapsing temple, together.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

cluster_app = typer.Typer(help="Inspect a running cluster.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(cluster_app, name="cluster")
app.add_typer(edition_app, name="edition")


def _print_version(is_asked: bool) -> None:
    if is_asked:
        print(f"escape-temple {__version__}")
        raise typer.Exit


@app.callback()
def escape_temple(
    version: Annotated[
        bool,
        typer.Option("--version", "-V", is_eager=True, callback=_print_version, help="Print the version."),
    ] = False,
) -> None:
    """Escape from a collapsing temple, together."""


def _known_modules() -> list[str]:
    return [module.id for module in MODULES]


def play(
    players: Annotated[
        int | None, typer.Option(help="Start at once with this many players (1-6).", show_default=False)
    ] = None,
    bots: Annotated[int, typer.Option(help="Number of bots.")] = 0,
    seed: Annotated[int | None, typer.Option(help="Repeat a temple and its dice.", hidden=True)] = None,
    module: Annotated[
        list[str] | None,
        typer.Option(help="A module in play; may be given several times.", autocompletion=_known_modules),
    ] = None,
    practice: Annotated[bool, typer.Option("--practice", help="No clock.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Plain text, for screen readers.")] = False,
    edition: Edition = None,
) -> None:
    """Play in this terminal."""
    local, catalogue = import_module("escape_tui.app.local_play"), _edition(edition)
    lines = import_module("escape_tui.app.local_plain")
    is_straight = players is not None or bots or module or practice or seed is not None
    if plain or (not is_straight and lines.prefers_lines(local.usual_places(), local.this_terminal())):
        if (players or 1) > 1:
            cannot("In plain text only one person plays at a keyboard; friends can join over SSH.")
        setup = local.quick_setup(1, bots, tuple(module or ()), None if practice else "1")
        lines.play(catalogue, local.usual_places(), setup if is_straight else None, bots, seed)
        return
    if not is_straight:
        _play_here(local, catalogue)
        return
    people = 1 if players is None else players
    try:
        checked_seats(people, bots)
    except FlagRefused as refused:
        cannot(str(refused))
    setup = local.quick_setup(people, bots, tuple(module or ()), None if practice else "1")
    _check(setup, catalogue)
    _play_here(local, catalogue, local.Straight(setup, people, seed))


def _play_here(local: ModuleType, catalogue: Catalogue, *straight: object) -> None:
    try:
        local.play(catalogue, *straight)
    except local.NoTerminal as refusal:
        cannot(str(refusal))


def schema() -> None:
    """Print the JSON Schema of the messages between programs and servers."""
    words = Words()
    ids = words.ids(_DECLINED)
    reasons = {id.removeprefix(_DECLINED): words.say(id, code="CODE", id="ID") for id in ids}
    written = import_module("escape_tui.hub.program.schema").schema(reasons)
    print(msgspec.json.format(msgspec.json.encode(written)).decode())


def man() -> None:
    """Print the man page of this command."""
    print(man_page(app), end="")


def simulate(
    players: Annotated[int, typer.Option(help="Number of bots.")] = 4,
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 100,
    seed: Annotated[int, typer.Option(help="Seed of the first game; each next game adds 1.")] = 1,
    difficulty: Annotated[Difficulty, typer.Option(help="Difficulty.")] = Difficulty.NORMAL,
    pace: Annotated[Pace, typer.Option(help="How long dice roll.")] = Pace.STANDARD,
    modules: Annotated[str, typer.Option(help="Modules and extras, separated by commas.")] = "",
    challenge: Annotated[str, typer.Option(help="One of the challenges, such as 3a.")] = "",
    option: Annotated[list[str] | None, typer.Option(help="An option of a module: quest=2.")] = None,
    soundtrack: Annotated[str, typer.Option(help="Which soundtrack: 1 or 2.")] = "1",
    bot: Annotated[
        list[str] | None,
        typer.Option(help="A command that starts a program for a seat; see docs/programs.md."),
    ] = None,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0 means one for each core.")] = 0,
    json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
) -> None:
    """Let bots, and programs beside them, play whole games, and report the results."""
    programs = tuple(bot or ())
    try:
        setup = Setup(
            seats=simulated_seats(players, len(programs)),
            modules=tuple(name.strip() for name in modules.split(",") if name.strip()),
            options=options(option or ()) | ({"challenge": challenge} if challenge else {}),
            difficulty=difficulty,
            pace=pace,
            soundtrack=soundtrack,
        )
    except FlagRefused as refused:
        cannot(str(refused))
    _check(setup, load())
    began = perf_counter()
    console = Console(stderr=True)
    jobs = min(jobs or os.cpu_count() or 1, games)
    outcomes: Iterator[SimulatedOutcome] = simulated(setup, games, seed, jobs, programs)
    is_quiet = not sys.stderr.isatty()
    try:
        summed = report(
            track(outcomes, "Games", total=games, console=console, transient=True, disable=is_quiet)
        )
    except BotTrouble as trouble:
        cannot(str(trouble))
    _print_report(summed, games / (perf_counter() - began), json)


def _print_report(summed: SimulationReport, speed: float, as_json: bool) -> None:
    if as_json:
        print(
            msgspec.json.encode(
                msgspec.structs.asdict(summed) | {"games_per_second": round(speed, 2)}
            ).decode()
        )
        return
    low, high = summed.interval
    median = "–" if summed.median_win_seconds is None else f"{summed.median_win_seconds:.0f} s"
    print(f"games             {summed.games}")
    print(f"won               {summed.won}")
    print(f"win rate          {summed.win_rate:.1%}  (95 %: {low:.1%} to {high:.1%})")
    print(f"median win after  {median}")
    print(f"commands          {summed.commands}")
    print(f"refusals          {summed.refusals}")
    print(f"games per second  {speed:.1f}")
    print(f"digest            {summed.digest}")


def replay(file: Annotated[Path, typer.Argument(help="A journal file.")], edition: Edition = None) -> None:
    """Print a recorded game, command by command, and check that it replays."""
    catalogue = _edition(edition)
    try:
        recording = read_journal(file, catalogue)
        if recording.estranged:
            cannot(f"{file}: {recording.estranged}; it can be watched, but not replayed.")
        for _ in Replay(recording, catalogue):
            pass
    except (OSError, JournalError, Drift) as error:
        cannot(str(error))
    played = tuple(Played(entry.at, entry.command) for entry in recording.entries)
    for line in transcribed(Script(recording.header.setup, recording.header.seed, played), catalogue):
        print(line)


def analyse(
    game: Annotated[
        str, typer.Argument(help="A journal file, or the ID of a game of this machine's server.")
    ],
    at: Annotated[
        str, typer.Option(help="Print only the chance at this time on the clock, such as 4:12.")
    ] = "",
    config: HostConfig = None,
    data: DataFolder = None,
    edition: Edition = None,
    json: Annotated[bool, typer.Option("--json", help="Print the analysis as JSON.")] = False,
) -> None:
    """Print the chances of the team in a recorded game, and its turning points."""
    try:
        for line in printed(game, at, _edition(edition), config, data, as_json=json):
            print(line)
    except CannotAnalyse as refused:
        cannot(str(refused))


def soundtrack(
    track: Annotated[
        str, typer.Option(help="Which soundtrack: 1 or 2; `won` is the end of a game that was won.")
    ] = "1",
    out: Annotated[Path, typer.Option(help="The WAV file to write.")] = Path("soundtrack.wav"),
) -> None:
    """Write a soundtrack as a sound file, for a table in one room."""
    tracks = load().soundtracks
    if track not in (*tracks, WON):
        cannot(f"There is no soundtrack {track!r}; there are {', '.join(tracks)}.")
    try:
        if track == WON:
            write_won(out)
        else:
            write_soundtrack(out, tracks[track])
    except OSError as error:
        cannot(f"The file {out} cannot be written: {error.strerror}.")


def tiles() -> None:
    """Print a contact sheet of every chamber."""
    names = ("escape_tui.scene.learn.edition_sheet", "tile_art.tile_sheet", "tile_art.inks.palette")
    printed, sheet, palette = map(import_module, names)
    rows = sheet.contact_sheet(printed.chambers_of(load()), shutil.get_terminal_size().columns)
    depth = palette.Depth.MONO if os.environ.get("NO_COLOR") else palette.Depth.TRUECOLOR
    is_plain = not sys.stdout.isatty()
    lines = sheet.plain(rows) if is_plain else sheet.written(rows, palette.Palette.TEMPLE, depth)
    for line in lines:
        print(line)


def _edition(folder: Path | None) -> Catalogue:
    try:
        return load(folder)
    except CatalogueError as error:
        cannot(f"This edition cannot be played: {error}.")


def _check(setup: Setup, catalogue: Catalogue) -> None:
    for refusal in set_up_refusals(setup, catalogue):
        cannot(why(refusal, catalogue))


#: In the order of the help.
COMMANDS: tuple[Callable[..., None], ...] = (
    play,
    server.host,
    server.gate,
    server.worker,
    server.upgrade,
    server.check_config,
    server.doctor,
    server.daily,
    server.admin,
    stored.bans,
    stored.ban,
    stored.unban,
    stored.backup,
    stored.restore,
    stored.journal,
    stored.export,
    schema,
    man,
    simulate,
    replay,
    analyse,
    soundtrack,
    tiles,
)
for _command in COMMANDS:
    # The words after `admin` are passed on as they are.
    app.command(context_settings={"ignore_unknown_options": _command is server.admin})(_command)
cluster_app.command()(server.status)
cluster_app.command("import")(server.import_database)
