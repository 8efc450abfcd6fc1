"""Flags that several subcommands share, and how a subcommand fails."""

import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer

#: Exit code for a request that can't be carried out.
CANNOT = 2

Edition = Annotated[
    Path | None,
    typer.Option(
        help="Another edition: a folder with its tiles and cards, or a .temple file.", show_default=False
    ),
]
HostConfig = Annotated[Path | None, typer.Option(help="Config file; without one, the defaults.")]
DataFolder = Annotated[str | None, typer.Option(help="Data folder: host key and database (data.folder).")]
ClusterAddress = Annotated[
    list[str] | None, typer.Option(help="A NATS server of the cluster (cluster.servers).", show_default=False)
]


def cannot(reason: str) -> NoReturn:
    """Print *reason* on standard error and exit."""
    print(reason, file=sys.stderr)
    raise typer.Exit(CANNOT)
