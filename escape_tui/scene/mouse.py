"""The mouse: the sequences that switch click reports on and off, and those reports."""

import re

#: Clicks and the wheel, with coordinates of any size; no motion, which would flood the connection.
MOUSE_ON = b"\x1b[?1000h\x1b[?1006h"
MOUSE_OFF = b"\x1b[?1006l\x1b[?1000l"

#: A click that arrived in the middle of pasted text.
MOUSE_REPORT = re.compile(r"\x1b?\[<\d+;\d+;\d+[Mm]")
