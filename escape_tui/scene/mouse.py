"""The mouse: the sequences that switch click reports on and off, and when to send them."""

import re

#: Clicks and the wheel, with coordinates of any size; no motion, which would flood the connection.
MOUSE_ON = b"\x1b[?1000h\x1b[?1006h"
MOUSE_OFF = b"\x1b[?1006l\x1b[?1000l"

#: A click that arrived in the middle of pasted text.
MOUSE_REPORT = re.compile(r"\x1b?\[<\d+;\d+;\d+[Mm]")


def wants_mouse(chosen: bool | None, *, is_page: bool, is_playing: bool) -> bool:
    """Whether clicks are reported: as *chosen*; by default always on the page, and in a terminal only while a
    game is open. A terminal that reports clicks doesn't select text, and the lobby has lines to copy:
    invitations, resume codes, replays. A game has none."""
    return is_page or is_playing if chosen is None else chosen
