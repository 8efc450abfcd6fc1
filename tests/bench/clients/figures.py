"""Figures: what a run of measuring visitors found out."""

from collections.abc import Callable, Sequence

from msgspec import Struct


class Spread(Struct, frozen=True):
    """How values are spread; all zero if there are no values."""

    count: int = 0
    p50: float = 0.0
    p95: float = 0.0
    p99: float = 0.0
    most: float = 0.0


def spread(values: Sequence[float]) -> Spread:
    if not values:
        return Spread()
    ordered = sorted(values)
    last = len(ordered) - 1
    p50, p95, p99 = (round(ordered[round(part * last)], 2) for part in (0.5, 0.95, 0.99))
    return Spread(len(ordered), p50, p95, p99, round(ordered[-1], 2))


class Figures(Struct, frozen=True):
    """One crowd on one host. Times are in milliseconds; what belongs to the host is zero where nobody knows.

    *bytes_per_second* and *frames_per_second* are those of one visitor; *others_cpu* is the work of
    everything on the machine that is neither the host nor this measuring.
    """

    visitors: int
    seconds: float
    key_to_effect: Spread
    connect_to_frame: Spread
    client_lag: Spread
    unanswered: int
    bytes_per_second: float
    frames_per_second: float
    host_cpu: float = 0.0
    memory_per_visitor_mb: float = 0.0
    loop_lag_p99: float = 0.0
    loop_stalls: int = 0
    dropped_frames: int = 0
    client_cpu: float = 0.0
    others_cpu: float = 0.0
    #: At the end of a slow line: from a key to its effect, and how much later the clock changed there.
    slow_key_to_effect: Spread = Spread()
    slow_age: Spread = Spread()
    #: How long after the key a friend's die shows on another terminal of the table.
    friends_die: Spread = Spread()
    #: How many of the visitors only look on.
    watchers: int = 0
    #: The share of a core that each part of the host took, where it has several.
    parts_cpu: dict[str, float] = {}


class Report(Struct, frozen=True):
    """Several crowds, one after the other."""

    machine: str
    load: tuple[float, float, float]
    rate: float
    window: str
    crowds: tuple[Figures, ...]


_COLUMNS: tuple[tuple[str, Callable[[Figures], str]], ...] = (
    ("visitors", lambda it: f"{it.visitors}"),
    ("friend's die p50", lambda it: f"{it.friends_die.p50:.0f}"),
    ("p95", lambda it: f"{it.friends_die.p95:.0f}"),
    ("frames/s", lambda it: f"{it.frames_per_second:.1f}"),
    ("key p50", lambda it: f"{it.key_to_effect.p50:.1f}"),
    ("p95", lambda it: f"{it.key_to_effect.p95:.1f}"),
    ("p99", lambda it: f"{it.key_to_effect.p99:.1f}"),
    ("enter p95", lambda it: f"{it.connect_to_frame.p95:.0f}"),
    ("host CPU", lambda it: f"{it.host_cpu:.0%}"),
    ("MB each", lambda it: f"{it.memory_per_visitor_mb:.2f}"),
    ("B/s each", lambda it: f"{it.bytes_per_second:.0f}"),
    ("lag p99", lambda it: f"{it.loop_lag_p99:.0f}"),
    ("stalls", lambda it: f"{it.loop_stalls}"),
    ("dropped", lambda it: f"{it.dropped_frames}"),
    ("lost keys", lambda it: f"{it.unanswered}/{it.key_to_effect.count}"),
    ("client lag", lambda it: f"{it.client_lag.p99:.1f}"),
    ("others", lambda it: f"{it.others_cpu:.0%}"),
)


def table(report: Report) -> str:
    """*report* to read, one line a crowd; times in milliseconds."""
    rows = [[title for title, _ in _COLUMNS]]
    rows += [[show(crowd) for _, show in _COLUMNS] for crowd in report.crowds]
    widths = [max(len(line[column]) for line in rows) for column in range(len(_COLUMNS))]
    lines = [
        "| " + " | ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=True)) + " |"
        for line in rows
    ]
    lines.insert(1, "|" + "|".join("-" * (width + 1) + ":" for width in widths) + "|")
    load = " ".join(f"{part:.1f}" for part in report.load)
    first = f"{report.machine}; load before {load}; {report.rate:g} keys/s each, window {report.window}"
    ages = [
        f"{crowd.visitors} visitors: at the end of the slow line a second shows {crowd.slow_age.p50:.0f} ms"
        " later"
        f" (p95 {crowd.slow_age.p95:.0f}, at most {crowd.slow_age.most:.0f}), a key has its effect after"
        f" {crowd.slow_key_to_effect.p50:.0f} (p95 {crowd.slow_key_to_effect.p95:.0f},"
        f" at most {crowd.slow_key_to_effect.most:.0f})"
        for crowd in report.crowds
        if crowd.slow_age.count
    ]
    return "\n".join((first, *lines, *ages))
