"""The process that analyses one game: `python -m ssh_host.analysis.analysis_job STAGES`.

It reads the catalogue with all editions of the host as a line of JSON, then the analysis that has the turning
points, or an empty line, and then the journal. It prints the analysis as it grows, a line of JSON for each
stage, and has a minute of CPU.
"""

import resource
import sys
from collections.abc import Iterable, Iterator
from itertools import islice

import msgspec

from escape_tui.content.catalogue import Catalogue
from escape_tui.hub.analysis.analysis import Analysis, stages
from escape_tui.hub.analysis.unanalysable import NotAnalysable
from escape_tui.hub.record.record import JournalError, read_lines

CPU_SECONDS = 60

#: The coarse curve and the turning points; luck and play are separated only on request.
STAGES, ALL_STAGES = 2, 3

#: Exit code for a recording that can't be analysed: don't try again.
UNFIT = 3


def growing(
    rows: Iterable[bytes], catalogue: Catalogue, most: int = STAGES, turned: Analysis | None = None
) -> Iterator[bytes]:
    """The analysis of the journal in *rows*, after each of at most *most* stages that follow *turned*;
    raises `NotAnalysable` or `JournalError`."""
    recording = read_lines(rows, catalogue, "journal")
    for stage in islice(stages(recording, catalogue, turned=turned), most):
        yield msgspec.json.encode(stage) + b"\n"


def main() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
    printed, known, *rows = sys.stdin.buffer.readlines()
    catalogue = msgspec.json.decode(printed, type=Catalogue)
    turned = msgspec.json.decode(known, type=Analysis) if known.strip() else None
    try:
        for line in growing(rows, catalogue, int(sys.argv[1]), turned):
            sys.stdout.buffer.write(line)
            sys.stdout.buffer.flush()
    except (NotAnalysable, JournalError):
        sys.exit(UNFIT)


if __name__ == "__main__":
    main()
