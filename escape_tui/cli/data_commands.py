"""The subcommands for a server's data: bans, backups and single games, whether the server runs or not."""

import shlex
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer

from escape_tui.cli.shared_flags import DataFolder, HostConfig, cannot

Json = Annotated[bool, typer.Option("--json", help="Answer as JSON.")]


def bans(config: HostConfig = None, data: DataFolder = None, json: Json = False) -> None:
    """List the bans: since when, until when, by whom and why."""
    give_order(["bans", *(["--json"] if json else [])], config, data)


def ban(
    value: Annotated[str, typer.Argument(help="Fingerprint of a key, or address.")],
    duration: Annotated[str, typer.Option("--for", help="How long: 30m, 12h, 7d, 2w; else for good.")] = "",
    reason: Annotated[str, typer.Option(help="Why.")] = "",
    config: HostConfig = None,
    data: DataFolder = None,
) -> None:
    """Ban a key or an address, and end its sessions."""
    options = {"--for": duration, "--reason": reason}
    give_order(["ban", value, *(word for pair in options.items() if pair[1] for word in pair)], config, data)


def unban(
    value: Annotated[
        str | None, typer.Argument(help="Fingerprint or address to unban; without it, lists the bans.")
    ] = None,
    config: HostConfig = None,
    data: DataFolder = None,
) -> None:
    """Lift a ban, or list the bans."""
    give_order(["bans"] if value is None else ["unban", value], config, data)


def give_order(words: list[str], config: Path | None, data: str | None) -> None:
    """Do an admin's command on this machine's server, and exit as it did."""
    orders = import_module("ssh_host.admin.local_orders")
    reply = _with_data(lambda settings: orders.ordered(settings, shlex.join(words)), config, data)
    if reply.said:
        print(reply.said, file=sys.stderr if reply.status else sys.stdout)
    raise typer.Exit(reply.status)


def backup(
    file: Annotated[Path, typer.Argument(help="File to write, which must not exist; - for standard output.")],
    config: HostConfig = None,
    data: DataFolder = None,
) -> None:
    """Save host key and database in one file; the server may be running."""
    backups = import_module("ssh_host.data.backup")
    said = _with_data(lambda settings: backups.back_up(settings, file), config, data)
    print(said, file=sys.stderr if str(file) == "-" else sys.stdout)


def restore(
    file: Annotated[
        Path, typer.Argument(help="A file that `escape-temple backup` wrote; - for standard input.")
    ],
    config: HostConfig = None,
    data: DataFolder = None,
) -> None:
    """Restore a backup while the server is stopped; the present data is set aside."""
    backups = import_module("ssh_host.data.backup")
    print(_with_data(lambda settings: backups.restore(settings, file), config, data))


def journal(
    game: Annotated[str, typer.Argument(help="The ID of a game on this machine's server.")],
    config: HostConfig = None,
    data: DataFolder = None,
) -> None:
    """Print the journal of a game, for `escape-temple replay FILE`."""
    sys.stdout.buffer.write(_journal(game, config, data, is_finished=False))


def export(
    game: Annotated[str, typer.Argument(help="The ID of a game on this machine's server.")],
    language: Annotated[str, typer.Option(help="Language of the recording.")] = "en",
    config: HostConfig = None,
    data: DataFolder = None,
) -> None:
    """Print a finished game as an asciinema recording, as `ssh HOST export ID` does."""
    drawing = import_module("ssh_host.session.rooms.cast_file")
    journal = _journal(game, config, data, is_finished=True)
    editions = _with_data(import_module("ssh_host.lobby.hosted_lobby").edition_of, config, data)
    try:
        for line in drawing.cast(journal.splitlines(keepends=True), editions, game, language):
            sys.stdout.write(line)
    except (drawing.JournalError, drawing.Drift) as error:
        cannot(str(error))


def _journal(game: str, config: Path | None, data: str | None, *, is_finished: bool) -> bytes:
    games = import_module("ssh_host.data.game_journal")

    def found(settings: Any) -> Any:
        return games.journal_of(settings, game, is_finished=is_finished)

    content: bytes = _with_data(found, config, data)
    return content


def _with_data(work: Callable[[Any], Any], config: Path | None, data: str | None) -> Any:
    """The result of *work* with the settings; a failure ends this command with a message."""
    reading, database = import_module("ssh_host.config.config"), import_module("ssh_host.store.database")
    try:
        return work(reading.load(config, {"data.folder": data}))
    except (reading.ConfigError, database.StoreError) as error:
        cannot(str(error))
