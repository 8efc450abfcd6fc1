"""The mouse: what a terminal is told to report clicks, and when it should."""

import re

#: Clicks and the wheel, as numbers of any size; never moves, which would flood the line.
MOUSE_ON = b"\x1b[?1000h\x1b[?1006h"
MOUSE_OFF = b"\x1b[?1006l\x1b[?1000l"

#: A click that came in the middle of pasted text.
MOUSE_REPORT = re.compile(r"\x1b?\[<\d+;\d+;\d+[Mm]")


def wants_mouse(chosen: bool | None, *, is_page: bool, is_playing: bool) -> bool:
    """Whether clicks are reported: as *chosen*, else on the page, and in a terminal while a game is open.

    A terminal that reports clicks doesn't select text, and the lobby has lines to copy: invitations, resume
    codes, replays. A game has none.
    """
    return is_page or is_playing if chosen is None else chosen
