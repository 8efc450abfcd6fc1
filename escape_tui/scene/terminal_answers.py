"""Queries about a terminal's colours, name and focus, and how to tell its answers from keys."""

import re
from dataclasses import dataclass

#: Query the background colour (OSC 11).
ASK_BACKGROUND = b"\x1b]11;?\x1b\\"

#: Query the current attributes (DECRQSS) after setting a colour that no palette of 256 has.
ASK_COLOURS = b"\x1b[0m\x1b[48;2;1;2;3m\x1bP$qm\x1b\\\x1b[0m"

#: Ask for a report whenever the terminal turns light or dark.
TELL_CHANGES = b"\x1b[?2031h"

#: Report focus changes from now on; query whether that is supported, and the terminal's name and version
#: (XTVERSION).
ASK_ATTENTION = b"\x1b[?1004h\x1b[?1004$p\x1b[>q"
END_ATTENTION = b"\x1b[?1004l"

#: Every terminal answers this (DA1), and answers come in order: nothing follows this one.
FENCE = b"\x1b[c"

#: How answers begin; no key does.
ANSWERS = (b"\x1b]", b"\x1bP", b"\x1b[?", b"\x1b[>", b"\x1b[=")

#: The longest answer to wait for.
_LONGEST = 96
_LONGEST_NAME = 64

_ANSWER = re.compile(
    rb"\x1b\](?P<background>11;[^\x07\x1b]*)(?:\x07|\x1b\\)"
    rb"|\x1bP(?P<attributes>[01]\$r[^\x1b\x07]*)(?:\x1b\\|\x07)"
    rb"|\x1b\[\?(?P<fence>[\d;]*)c"
    rb"|\x1b\[\?997;(?P<turned>[12])n"
    rb"|\x1bP>\|(?P<name>[^\x1b\x07]*)(?:\x1b\\|\x07)"
    rb"|\x1b\[\?1004;(?P<focus>\d)\$y"
    # Nobody types a string with its terminator: it is an answer that wasn't asked for, or a wrong one.
    rb"|\x1b[\]P](?P<other>[ -~]{2,})(?:\x1b\\|\x07)"
    # Another program asked for these before: a version, a keyboard's modes, a size, a status. Textual itself
    # asks for modes (`$y`) and for sizes with 48.
    rb"|\x1b\[(?P<stale>[?>=][\d;:]*[@-~]|(?!48;)\d[\d;]*[nt])"
)
#: The beginning of an answer that hasn't arrived completely.
_BEGUN = re.compile(
    rb"\x1b(?:\](?:1(?:1(?:;[ -~]*\x1b?)?)?)?|P(?:[01](?:\$(?:r[ -~]*\x1b?)?)?)?"
    rb"|P>(?:\|[ -~]*\x1b?)?|\[[?>=][\d;:]*\$?)\Z"
)
_RGB = re.compile(rb"11;rgba?:([0-9a-fA-F]{1,4})/([0-9a-fA-F]{1,4})/([0-9a-fA-F]{1,4})")
#: The colour that was set, whatever separates its numbers; some terminals put a colour space before it.
_KEPT = re.compile(rb"48[:;]2[:;](?:\d*[:;])?1[:;]2[:;]3(?!\d)")


@dataclass
class Attention:
    """What a terminal says about itself: its *name*, and whether its window has the focus."""

    name: str = ""
    #: Whether it reports the focus.
    knows_focus: bool = False
    is_focused: bool = True

    @property
    def is_elsewhere(self) -> bool:
        """Whether the person may be looking elsewhere; true for a terminal that can't tell."""
        return not (self.knows_focus and self.is_focused)


class AnswerReader:
    """Filters answers out of typed input, wherever they are split and however late they arrive."""

    def __init__(self, attention: Attention | None = None) -> None:
        self._attention = attention or Attention()
        #: The beginning of an answer that hasn't ended yet.
        self.begun = b""
        #: Whether the background is light; `None` until the terminal has answered.
        self.is_light: bool | None = None
        #: Whether it kept the colour it was given.
        self.has_true_colour = False
        #: Whether all initial queries have been answered.
        self.is_done = False
        #: Whether it has turned light or dark since the last query.
        self.has_turned = False

    def rest(self, typed: bytes) -> bytes:
        """*typed* without the answers in it."""
        before, self.begun = self.begun, b""
        typed = before + typed
        typed = _ANSWER.sub(self._heard, typed)
        begun = _BEGUN.search(typed)
        # A lone ESC, or ESC [, is more likely a key.
        if (begun is not None and 2 < len(begun.group()) < _LONGEST) or typed.endswith((b"\x1b]", b"\x1bP")):
            at = typed.rfind(b"\x1b") if begun is None else begun.start()
            self.begun, typed = typed[at:], typed[:at]
        # An answer that a key interrupts, or that never ends, is no key either.
        is_string = len(before) > 2 and before.startswith((b"\x1b]", b"\x1bP"))
        return typed.removeprefix(before) if is_string else typed

    def give_up(self) -> None:
        """Forget an answer whose end has not come for long."""
        self.begun = b""

    def _heard(self, answer: re.Match[bytes]) -> bytes:
        match answer.lastgroup:
            case "background" if rgb := _RGB.match(answer["background"]):
                self.is_light = _is_light(*rgb.groups())
            case "attributes":
                self.has_true_colour = bool(_KEPT.search(answer["attributes"])) or self.has_true_colour
            case "fence":
                self.is_done = True
            case "turned":
                self.has_turned = True
            case "name":
                self._attention.name = answer["name"][:_LONGEST_NAME].decode(errors="replace")
            case "focus":
                self._attention.knows_focus = answer["focus"] != b"0"
        return b""


def _is_light(*parts: bytes) -> bool:
    red, green, blue = (int(part, 16) / float(16 ** len(part) - 1) for part in parts)
    return bool(0.299 * red + 0.587 * green + 0.114 * blue > 0.5)
