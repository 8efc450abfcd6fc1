"""What strangers may try to put on other people's screens, and how to see whether any of it got through."""

from tile_art.letters import MOST_MARKS, UNSAFE, cell_width

NASTY = (
    "\x1b[2Jgone",
    "\x1b]0;owned\x07title",
    "\x1b]52;c;aGk=\x1b\\clip",
    "\x9b31mred",
    "\u202eright to left",
    "zero\u200bwidth\u200djoined\ufeff",
    "a\u0300\u0301\u0302\u0303\u0304zalgo",
    "\u0e49" * 60 + "flood" + "\u0336" * 60,
    "\u2066isolate\u2069",
    "line\nfeed\rback\ttab\x00nul\x7fdel",
    "\u2028line\u2029paragraph\x85next\x0bfeed",
    "\U000e0041tag",
    "\x90dcs\x9c",
    "\u3164filler\u115f",
    "\U000f0000private\U00100000\ue000",
    "long" * 2_000,
    "漢" * 500,
    "Аdmіn",
    "[red]markup[/red] [@click=app.quit]x[/]",
    '"} 1\nowned{name="',
    "<script>alert(1)</script>&amp;\"'",
    "{ $name } %s %(event)s {0}",
    "\ud800half",
)


def harm(line: str) -> str:
    """What of *line* could harm who reads it; empty if nothing could."""
    if found := UNSAFE.search(line):
        return f"{found.group()!r} in {line!r}"
    marks = 0
    for character in line:
        marks = 0 if cell_width(character) else marks + 1
        if marks > MOST_MARKS:
            return f"{marks} marks on one letter in {line!r}"
    return ""
