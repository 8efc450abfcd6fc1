"""`python -m tests.bench.clients`: visit a running host with many clients and measure how long keys take."""

import sys
from typing import Annotated

import typer

from tests.bench.clients.crowd import Plan
from tests.bench.clients.run import Way, main


def measure(
    visitors: Annotated[
        list[int] | None, typer.Option(min=1, max=10_000, help="How many come; several sizes in turn.")
    ] = None,
    rate: Annotated[
        float, typer.Option(min=0.01, max=1_000, help="Keys a second that each of them presses.")
    ] = 2.0,
    seconds: Annotated[float, typer.Option(min=1, max=86_400, help="How long.")] = 20.0,
    host: Annotated[str, typer.Option(help="The host that is measured.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65_535, help="Its port.")] = 2222,
    columns: Annotated[int, typer.Option(min=80, max=500, help="How wide each terminal is.")] = 100,
    rows: Annotated[int, typer.Option(min=24, max=200, help="How tall each terminal is.")] = 30,
    pid: Annotated[
        int | None, typer.Option(min=1, help="The host's process, if it runs on this machine.")
    ] = None,
    metrics_port: Annotated[
        int | None, typer.Option(min=1, max=65_535, help="Where it shows its metrics.")
    ] = None,
    slow: Annotated[bool, typer.Option("--slow", help="One visitor comes over a slow line.")] = False,
    lobby: Annotated[bool, typer.Option("--lobby", help="Sit in the lobby and do nothing.")] = False,
    echo: Annotated[bool, typer.Option("--echo", help="Measure any SSH program that shows keys.")] = False,
    echo_command: Annotated[str, typer.Option(help="... the one that this command starts.")] = "",
    json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
) -> None:
    """Visit a running host with many clients and measure how long keys take."""
    sizes = visitors or [6]
    plan = Plan(host, port, sizes[0], rate, seconds, columns, rows, pid, metrics_port, slow)
    way = Way.ECHO if echo or echo_command else Way.REST if lobby else Way.PLAY
    try:
        main(plan, sizes, way, command=echo_command, as_json=json)
    except (OSError, TimeoutError) as error:
        sys.exit(f"The host at {host} port {port} cannot be measured: {str(error) or 'it takes too long'}.")


if __name__ == "__main__":
    typer.run(measure)
