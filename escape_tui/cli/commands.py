"""The command `escape-temple`: each subcommand in a few lines, the work elsewhere."""

import os
import shlex
import shutil
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from time import perf_counter
from types import ModuleType
from typing import Annotated, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.progress import track

from escape_tui.cli.analysing import CannotAnalyse, printed
from escape_tui.cli.man_page import man_page
from escape_tui.cli.set_up_flags import FlagRefused, checked_seats, options, simulated_seats, why
from escape_tui.content.catalogue import Catalogue, CatalogueError, load
from escape_tui.engine.setup import Difficulty, Pace, Setup
from escape_tui.hub.program.conversation import BotTrouble
from escape_tui.hub.record.record import JournalError, game_version, read_journal
from escape_tui.hub.record.replay import Drift, Replay
from escape_tui.hub.record.transcript import Played, Script, transcribed
from escape_tui.hub.simulate import Outcome, Report, report
from escape_tui.hub.simulate import simulate as simulated
from escape_tui.hub.soundtrack import write_soundtrack
from escape_tui.modules.box import MODULES, set_up_refusals

app = typer.Typer(
    no_args_is_help=True,
    help="Escape from a collapsing temple, together.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

cluster_app = typer.Typer(help="Inspect a running cluster.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(cluster_app, name="cluster")

#: Exit code for a request that can't be carried out.
CANNOT = 2

Edition = Annotated[
    Path | None,
    typer.Option(help="A folder with the tiles and cards of another edition.", show_default=False),
]


HostConfig = Annotated[Path | None, typer.Option(help="Config file; without one, the defaults.")]
DataFolder = Annotated[str | None, typer.Option(help="Data folder: host key and database (data.folder).")]


ClusterAddress = Annotated[
    list[str] | None, typer.Option(help="A NATS server of the cluster (cluster.servers).", show_default=False)
]


def _print_version(is_asked: bool) -> None:
    if is_asked:
        print(f"escape-temple {game_version()}")
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


@app.command()
def play(
    players: Annotated[
        int | None, typer.Option(help="Start at once with this many players (1 to 6).", show_default=False)
    ] = None,
    bots: Annotated[int, typer.Option(help="Number of bots.")] = 0,
    seed: Annotated[int | None, typer.Option(help="Repeat a temple and its dice.", hidden=True)] = None,
    module: Annotated[
        list[str] | None,
        typer.Option(help="A module in play; may be given several times.", autocompletion=_known_modules),
    ] = None,
    practice: Annotated[bool, typer.Option("--practice", help="Without a clock.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Plain text, for screen readers.")] = False,
    edition: Edition = None,
) -> None:
    """Play in this terminal."""
    local, catalogue = import_module("escape_tui.app.local_play"), _edition(edition)
    lines = import_module("escape_tui.app.local_plain")
    is_straight = players is not None or bots or module or practice or seed is not None
    if plain or (not is_straight and lines.prefers_lines(local.usual_places(), local.this_terminal())):
        if (players or 1) > 1:
            _cannot("In plain text only one person plays at a keyboard; friends can join over SSH.")
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
        _cannot(str(refused))
    setup = local.quick_setup(people, bots, tuple(module or ()), None if practice else "1")
    _check(setup, catalogue)
    _play_here(local, catalogue, local.Straight(setup, people, seed))


def _play_here(local: ModuleType, catalogue: Catalogue, *straight: object) -> None:
    try:
        local.play(catalogue, *straight)
    except local.NoTerminal as refusal:
        _cannot(str(refusal))


@app.command()
def host(
    config: HostConfig = None,
    address: Annotated[str | None, typer.Option(help="Address to listen on (listen.address).")] = None,
    port: Annotated[int | None, typer.Option(help="The port visitors connect to (listen.port).")] = None,
    name: Annotated[str | None, typer.Option(help="The name visitors type (listen.public_name).")] = None,
    data: DataFolder = None,
    sessions: Annotated[int | None, typer.Option(help="Most concurrent sessions (limits.sessions).")] = None,
    web: Annotated[int | None, typer.Option(help="Port of the web page (web.port).")] = None,
    web_address: Annotated[
        str | None, typer.Option(help="Address of the web page, if not --address (web.address).")
    ] = None,
    admin: Annotated[list[str] | None, typer.Option(help="An admin's key fingerprint (admin.keys).")] = None,
    metrics: Annotated[bool | None, typer.Option(help="Prometheus metrics (metrics.enabled).")] = None,
    log_level: Annotated[str | None, typer.Option(help="debug, info, warning or error (log.level).")] = None,
    log_file: Annotated[str | None, typer.Option(help="Log file (log.file).")] = None,
    log_format: Annotated[str | None, typer.Option(help="text, json or auto (log.format).")] = None,
    edition: Annotated[str | None, typer.Option(help="Another edition (game.edition).")] = None,
    workers: Annotated[
        int,
        typer.Option(min=0, max=64, help="Number of worker processes (0: a single process)."),
    ] = 0,
    cluster: ClusterAddress = None,
) -> None:
    """Start a server that others join over SSH."""
    flags: dict[str, object] = {
        "listen.address": address,
        "listen.port": port,
        "listen.public_name": name,
        "data.folder": data,
        "limits.sessions": sessions,
        "web.enabled": None if web is None else True,
        "web.port": web,
        "web.address": web_address,
        "admin.keys": admin or None,
        "metrics.enabled": metrics,
        "log.level": log_level,
        "log.file": log_file,
        "log.format": log_format,
        "game.edition": edition,
        "cluster.servers": _servers(cluster),
    }
    start = import_module("ssh_host.serve.start")
    if workers and cluster:
        _cannot("Use either --workers, which starts a NATS server, or --cluster, which uses yours.")
    if workers:
        reason = start.start_all(config, flags, workers)
    elif cluster:
        reason = start.start_both(config, flags)
    else:
        reason = start.start(config, flags)
    if reason:
        _cannot(reason)


@app.command()
def gate(
    cluster: ClusterAddress = None,
    config: HostConfig = None,
    address: Annotated[str | None, typer.Option(help="Address to listen on (listen.address).")] = None,
    port: Annotated[int | None, typer.Option(help="The port visitors connect to (listen.port).")] = None,
    data: DataFolder = None,
    name: Annotated[str, typer.Option(help="Name of this gate in the cluster.")] = "",
) -> None:
    """Run a gate, which accepts connections for the workers of a cluster."""
    flags = {
        "cluster.servers": _servers(cluster),
        "listen.address": address,
        "listen.port": port,
        "data.folder": data,
    }
    if reason := import_module("ssh_host.serve.start").start_gate(config, flags, name):
        _cannot(reason)


@app.command()
def worker(
    cluster: ClusterAddress = None,
    config: HostConfig = None,
    data: DataFolder = None,
    address: Annotated[
        str | None, typer.Option(help="Address for gates on other machines (cluster.address).")
    ] = None,
    name: Annotated[str, typer.Option(help="Name of this worker in the cluster.")] = "",
) -> None:
    """Run a worker, which runs tables and sessions for the gates of a cluster."""
    flags = {"cluster.servers": _servers(cluster), "cluster.address": address, "data.folder": data}
    if reason := import_module("ssh_host.serve.start").start_worker(config, flags, name):
        _cannot(reason)


@app.command()
def upgrade(cluster: ClusterAddress = None, config: HostConfig = None, data: DataFolder = None) -> None:
    """Restart the workers of a running `host --workers` with the installed version, one at a time."""
    flags = {"cluster.servers": _servers(cluster), "data.folder": data}
    if reason := import_module("ssh_host.serve.start").upgrade(config, flags):
        _cannot(reason)


@cluster_app.command()
def status(cluster: ClusterAddress = None, config: HostConfig = None, data: DataFolder = None) -> None:
    """Print the processes of a cluster, their tables and their last heartbeats."""
    flags = {"cluster.servers": _servers(cluster), "data.folder": data}
    if reason := import_module("ssh_host.serve.start").show_status(config, flags):
        _cannot(reason)


def _servers(addresses: list[str] | None) -> tuple[str, ...] | None:
    return tuple(addresses) if addresses else None


@app.command("check-config")
def check_config(file: Annotated[Path, typer.Argument(help="A config file.")]) -> None:
    """List every mistake in a config file, without starting anything."""
    mistakes = tuple(import_module("ssh_host.serve.check_config").mistakes_in(file))
    if mistakes:
        _cannot("\n".join(mistakes))
    print(f"{file} has no mistakes.")


@app.command()
def doctor(
    config: HostConfig = None,
    port: Annotated[int | None, typer.Option(help="The port visitors connect to (listen.port).")] = None,
    data: DataFolder = None,
) -> None:
    """Check everything a server needs on this machine, and say what to fix."""
    examine, reading = import_module("ssh_host.admin.doctor"), import_module("ssh_host.serve.config")
    try:
        settings = reading.load(config, {"listen.port": port, "data.folder": data})
    except reading.ConfigError as error:
        _cannot(str(error))
    is_bad = False
    for finding in examine.examined(settings):
        print(finding)
        is_bad = is_bad or finding.verdict is examine.Verdict.BAD
    if is_bad:
        raise typer.Exit(1)


@app.command()
def daily(
    day: Annotated[str | None, typer.Argument(help="A day such as 2026-11-16; without it, today.")] = None,
    key: Annotated[str | None, typer.Option(help="The key that a server published, to check.")] = None,
    config: HostConfig = None,
    data: DataFolder = None,
) -> None:
    """Print what is public about a daily temple, so that everybody can check it."""
    temples, reading = import_module("ssh_host.daily_temple"), import_module("ssh_host.serve.config")
    try:
        if day is not None and not temples.is_day(day):
            _cannot(f"{day} is not a date. Write it like 2026-11-16.")
        if key is not None:
            if day is None or not temples.is_key(key):
                _cannot("A key has 32 characters, 0-9 and a-f, and needs a day.")
            print(temples.checked(day, key))
            return
        settings = reading.load(config, {"data.folder": data})
        temple = temples.DailyTemple(temples.daily_secret(settings.data_folder))
        print(temples.told(temple, day or temple.today))
    except reading.ConfigError as error:
        _cannot(str(error))


@app.command(context_settings={"ignore_unknown_options": True})
def admin(
    words: Annotated[
        list[str], typer.Argument(help="sessions, tables, bans, announce, kick, ban, unban, drain, reload.")
    ],
    config: HostConfig = None,
    data: DataFolder = None,
) -> None:
    """Send a command to the server on this machine; --json answers for programs."""
    orders, reading = import_module("ssh_host.admin.admin_socket"), import_module("ssh_host.serve.config")
    try:
        reply = orders.ask(reading.load(config, {"data.folder": data}), shlex.join(words))
    except reading.ConfigError as error:
        _cannot(str(error))
    if reply.said:
        print(reply.said, file=sys.stderr if reply.status else sys.stdout)
    raise typer.Exit(reply.status)


@app.command()
def unban(
    value: Annotated[
        str | None, typer.Argument(help="A fingerprint or an address; without it, list all bans.")
    ] = None,
    config: HostConfig = None,
    data: DataFolder = None,
) -> None:
    """List the bans on this machine's server, or lift one."""
    bans, reading = import_module("ssh_host.admin.bans"), import_module("ssh_host.serve.config")
    database = import_module("ssh_host.store.database")
    try:
        settings = reading.load(config, {"data.folder": data})
        print(bans.listed(settings) if value is None else bans.lift(settings, value))
    except (reading.ConfigError, database.StoreError) as error:
        _cannot(str(error))


@app.command()
def backup(
    file: Annotated[
        Path, typer.Argument(help="The file to write, which must not exist yet; - for standard output.")
    ],
    config: HostConfig = None,
    data: DataFolder = None,
) -> None:
    """Save database and host key in one file; the server may be running."""
    _with_backup("back_up", file, config, data)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that `escape-temple backup` wrote.")],
    config: HostConfig = None,
    data: DataFolder = None,
) -> None:
    """Restore a backup while the server is stopped; the previous data is set aside."""
    _with_backup("restore", file, config, data)


@app.command()
def schema() -> None:
    """Print the JSON Schema of the messages between programs and the server."""
    written = import_module("escape_tui.hub.program.schema").schema()
    print(msgspec.json.format(msgspec.json.encode(written)).decode())


@app.command()
def man() -> None:
    """Print the man page of this command."""
    print(man_page(app), end="")


@app.command()
def simulate(
    players: Annotated[int, typer.Option(help="Number of bots.")] = 4,
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 100,
    seed: Annotated[int, typer.Option(help="Seed of the first game; it grows by 1 with each game.")] = 1,
    difficulty: Annotated[Difficulty, typer.Option(help="Difficulty.")] = Difficulty.NORMAL,
    pace: Annotated[Pace, typer.Option(help="Speed of the dice.")] = Pace.STANDARD,
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
    """Let bots and programs play whole games, and report the results."""
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
        _cannot(str(refused))
    _check(setup, load())
    began = perf_counter()
    console = Console(stderr=True)
    jobs = min(jobs or os.cpu_count() or 1, games)
    outcomes: Iterator[Outcome] = simulated(setup, games, seed, jobs, programs)
    is_quiet = not sys.stderr.isatty()
    try:
        summed = report(
            track(outcomes, "Games", total=games, console=console, transient=True, disable=is_quiet)
        )
    except BotTrouble as trouble:
        _cannot(str(trouble))
    _print_report(summed, games / (perf_counter() - began), json)


@app.command()
def replay(file: Annotated[Path, typer.Argument(help="A journal.")], edition: Edition = None) -> None:
    """Print a recorded game, command by command, and check that it replays."""
    catalogue = _edition(edition)
    try:
        recording = read_journal(file, catalogue)
        if recording.estranged:
            _cannot(f"{file}: {recording.estranged}; it can be watched, but not replayed.")
        for _ in Replay(recording, catalogue):
            pass
    except (OSError, JournalError, Drift) as error:
        _cannot(str(error))
    played = tuple(Played(entry.at, entry.command) for entry in recording.entries)
    for line in transcribed(Script(recording.header.setup, recording.header.seed, played), catalogue):
        print(line)


@app.command()
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
        _cannot(str(refused))


@app.command()
def soundtrack(
    track: Annotated[str, typer.Option(help="Which soundtrack: 1 or 2.")] = "1",
    out: Annotated[Path, typer.Option(help="The WAV file to write.")] = Path("soundtrack.wav"),
) -> None:
    """Write a soundtrack as a sound file, for a table in one room."""
    tracks = load().soundtracks
    if track not in tracks:
        _cannot(f"There is no soundtrack {track!r}; there are {', '.join(tracks)}.")
    try:
        write_soundtrack(out, tracks[track])
    except OSError as error:
        _cannot(f"The file {out} cannot be written: {error.strerror}.")


@app.command()
def tiles() -> None:
    """Print a contact sheet of every chamber."""
    sheet, glyphs, palette, size = (
        import_module(f"tile_art.{name}")
        for name in ("tile_sheet", "inks.glyphs", "inks.palette", "chambers.size")
    )
    width = shutil.get_terminal_size().columns
    rows = sheet.contact_sheet(size.Size.LARGE, glyphs.Glyphs.UNICODE, width)
    if not sys.stdout.isatty():
        lines = sheet.plain(rows)
    elif os.environ.get("NO_COLOR"):
        lines = sheet.written(rows, palette.Palette.TEMPLE, palette.Depth.MONO)
    else:
        lines = sheet.written(rows, palette.Palette.TEMPLE, palette.Depth.TRUECOLOR)
    for line in lines:
        print(line)


def _edition(folder: Path | None) -> Catalogue:
    try:
        return load(folder)
    except CatalogueError as error:
        _cannot(f"This edition cannot be played: {error}.")


def _check(setup: Setup, catalogue: Catalogue) -> None:
    for refusal in set_up_refusals(setup, catalogue):
        _cannot(why(refusal, catalogue))


def _print_report(summed: Report, speed: float, as_json: bool) -> None:
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


def _cannot(reason: str) -> NoReturn:
    print(reason, file=sys.stderr)
    raise typer.Exit(CANNOT)


def _with_backup(what: str, file: Path, config: Path | None, data: str | None) -> None:
    backups, reading = import_module("ssh_host.store.backup"), import_module("ssh_host.serve.config")
    database = import_module("ssh_host.store.database")
    try:
        said = getattr(backups, what)(reading.load(config, {"data.folder": data}), file)
        print(said, file=sys.stderr if str(file) == "-" else sys.stdout)
    except (reading.ConfigError, database.StoreError) as error:
        _cannot(str(error))
