"""The background of a terminal: how it is asked, and how its answer is told from keys."""

import re

#: Asks for the colour that is written on (OSC 11).
ASK = b"\x1b]11;?\x1b\\"

#: An answer that comes later than this is not believed: a picture that changes under one's eyes helps nobody.
ANSWER_WITHIN_MS = 200

#: More of an answer is not waited for.
_LONGEST = 64
_ANSWER = re.compile(
    rb"\x1b\]11;rgba?:([0-9a-fA-F]{1,4})/([0-9a-fA-F]{1,4})/([0-9a-fA-F]{1,4})[^\x07\x1b]{0,8}(?:\x07|\x1b\\)"
)
_BEGIN = b"\x1b]11;"


class AnswerReader:
    """Takes the answer out of what is typed, wherever it was cut."""

    def __init__(self) -> None:
        #: The beginning of an answer whose end has not come yet.
        self.begun = b""
        #: Whether the terminal said that it writes on something light; `None` until it has answered.
        self.is_light: bool | None = None

    def rest(self, typed: bytes) -> bytes:
        """What of *typed* is no answer."""
        typed, self.begun = self.begun + typed, b""
        if (answer := _ANSWER.search(typed)) is not None:
            self.is_light = _is_light(*answer.groups())
            return typed[: answer.start()] + typed[answer.end() :]
        at = typed.rfind(_BEGIN[:2])
        last = typed[at:]
        if at >= 0 and len(last) < _LONGEST and (_BEGIN.startswith(last) or last.startswith(_BEGIN)):
            self.begun, typed = last, typed[:at]
        return typed


def _is_light(*parts: bytes) -> bool:
    red, green, blue = (int(part, 16) / float(16 ** len(part) - 1) for part in parts)
    return bool(0.299 * red + 0.587 * green + 0.114 * blue > 0.5)
