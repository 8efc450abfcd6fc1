"""Converts a journal into an asciinema recording: `python -m ssh_host.session.rooms.cast_file`.

It reads the catalogue with all editions of the host as a line of JSON, and then the journal. It is a separate
process, because drawing thousands of frames would block the host's event loop.
"""

import contextlib
import os
import sys
from collections.abc import Iterator

import msgspec

from escape_tui.app.temple_app import pens
from escape_tui.content.catalogue import Catalogue
from escape_tui.hub.record.record import JournalError, read_lines
from escape_tui.hub.record.replay import Drift
from escape_tui.scene.game.viewpoint import Appearance
from escape_tui.scene.menus.player_settings import Settings
from escape_tui.scene.replay.asciinema import Chapter, cast_lines, frames_of
from escape_tui.scene.words.words import Words
from tile_art.inks.glyphs import Glyphs
from tile_art.inks.palette import Depth, Palette

SIZE = (100, 30)
#: Run at lower priority than live games.
_NICENESS = 10


def cast(
    lines: list[bytes], catalogue: Catalogue, title: str, language: str, marks: str = "[]"
) -> Iterator[str]:
    """The recording of the game in *lines*, as a spectator saw it, with chapters at *marks*; raises
    `JournalError` and `Drift`."""
    recording = read_lines(lines, catalogue, title)
    look = Appearance(Words(language), Glyphs.UNICODE, Settings().keys, is_moving=True)
    frames = frames_of(recording, catalogue, look, SIZE, ())
    chapters = msgspec.json.decode(marks, type=list[Chapter])
    return cast_lines(frames, pens(Palette.TEMPLE, Depth.TRUECOLOR), title, chapters)


def main() -> None:
    with contextlib.suppress(OSError):
        # A service may lack the permission to lower its priority.
        os.nice(_NICENESS)
    printed, *lines = sys.stdin.buffer.readlines()
    catalogue = msgspec.json.decode(printed, type=Catalogue)
    try:
        for line in cast(lines, catalogue, *sys.argv[1:]):
            sys.stdout.write(line)
    except (JournalError, Drift) as error:
        sys.exit(str(error))
    except BrokenPipeError:
        # The reader is gone; without this, Python would complain when it closes the stream.
        os._exit(1)


if __name__ == "__main__":
    main()
