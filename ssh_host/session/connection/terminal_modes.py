"""Terminal modes that are set before the first picture and reset after the last."""

#: Save the title; use the alternate screen, no wrapping, no cursor, bracketed paste; ask whether synchronized
#: output is supported (the answer arrives as input); clear the screen.
OPENING = b"\x1b[22;0t\x1b[?1049h\x1b[?7l\x1b[?25l\x1b[?2004h\x1b[?2026$p\x1b[0m\x1b[2J"

#: Undoes OPENING and what a stage may have set, in any state.
CLOSING = (
    b"\x1b[?2026l\x1b[?2031l\x1b[?1006l\x1b[?1003l\x1b[?1002l\x1b[?1000l\x1b[?1004l\x1b[?2004l\x1b[<u\x1b[?7h"
    b"\x1b[0m\x1b[2J\x1b[H\x1b[?1049l\x1b[?25h\x1b[23;0t"
)
