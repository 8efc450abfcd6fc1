"""The state of a host, for `ssh HOST status` and `/status`, without data about people."""

import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from escape_tui import __version__
from escape_tui.scene.words.words import Words
from ssh_host.monitoring.run_record import StartReason, last_backup

if TYPE_CHECKING:
    from ssh_host.host import Host

#: Asks for `status` as JSON.
JSON_OPTION = "--json"

_REASONS = {
    StartReason.FIRST: "server-first-start",
    StartReason.STOP: "server-after-stop",
    StartReason.CRASH: "server-after-crash",
    StartReason.UPGRADE: "server-after-upgrade",
}


class HostStatus(Struct, frozen=True):
    """The public state of a host: times in UTC; *loop_lag_ms* is the longest delay of the last minute."""

    version: str
    uptime_seconds: int
    visitors: int
    waiting: int
    games: int
    loop_lag_ms: int
    started: str
    start_reason: StartReason
    last_backup: str


def status_of(host: "Host") -> HostStatus:
    backup = last_backup(host.config.data_folder)
    return HostStatus(
        version=__version__,
        uptime_seconds=max(0, int(time.time() - host.started.at)),
        visitors=host.entrance_queue.inside + host.other_gates.inside,
        waiting=host.entrance_queue.waiting,
        games=host.hosted.public_games.in_progress(),
        loop_lag_ms=round(host.metrics.longest_lag * 1000),
        started=_moment(host.started.at),
        start_reason=host.started.reason,
        last_backup=_moment(backup) if backup else "",
    )


def rows(status: HostStatus, words: Words) -> tuple[tuple[str, str], ...]:
    """*status* as labels and values in the language of *words*."""
    say = words.say
    minutes, seconds = divmod(status.uptime_seconds, 60)
    return (
        (say("server-version"), status.version),
        (say("server-uptime"), f"{minutes // 60}:{minutes % 60:02}:{seconds:02}"),
        (say("server-visitors"), str(status.visitors)),
        (say("server-waiting"), str(status.waiting)),
        (say("server-games"), str(status.games)),
        (say("server-lag"), f"{status.loop_lag_ms} ms"),
        (say("server-started"), f"{status.started}, {say(_REASONS[status.start_reason])}"),
        (say("server-backup"), status.last_backup or say("server-never")),
    )


def status_text(host: "Host", option: str, words: Words) -> str:
    """The answer to `status`: lines for people, or JSON with the *option* for it."""
    status = status_of(host)
    if option == JSON_OPTION:
        return msgspec.json.encode(status).decode()
    return "\n".join(f"{label}: {value}" for label, value in rows(status, words))


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M UTC")
