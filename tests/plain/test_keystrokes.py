"""Keystrokes: keys that act at once, lines of words, and nothing that steers a terminal."""

from escape_tui.plain.keystrokes import LONGEST_LINE, Key, Keystrokes, LeaveKey, SentLine, Stroke


class Typist:
    def __init__(self, *, acts_by_key: bool) -> None:
        self.echoed = ""
        self._strokes = Keystrokes(self._echo, acts_by_key=acts_by_key)

    def _echo(self, text: str) -> None:
        self.echoed += text

    def types(self, *pieces: bytes) -> list[Stroke]:
        return [stroke for piece in pieces for stroke in self._strokes.read(piece)]


def test_keys_act_at_once_and_are_not_echoed() -> None:
    ann = Typist(acts_by_key=True)
    assert ann.types(b" ", b"w", b"\x1b[A", b"\x1bOD", b"\x1b") == [
        Key("space"), Key("w"), Key("up"), Key("left"), Key("escape"),
    ]  # fmt: skip
    assert ann.echoed == ""


def test_a_colon_begins_a_line_of_words() -> None:
    ann = Typist(acts_by_key=True)
    assert ann.types(b":", b"h", b"o", b"x", b"\x7f", b"l", b"d", b"\r", b"w") == [SentLine("hold"), Key("w")]
    assert ann.echoed == "> hox\b \bld\n"


def test_a_line_that_comes_in_one_piece_is_words() -> None:
    assert Typist(acts_by_key=True).types(b"hold keys\r") == [SentLine("hold keys")]
    assert Typist(acts_by_key=False).types("où\n".encode()) == [SentLine("où")]


def test_letters_may_arrive_in_halves() -> None:
    first, second = "é".encode()[:1], "é".encode()[1:]
    assert Typist(acts_by_key=False).types(first, second, b"\n") == [SentLine("é")]


def test_several_lines_of_a_pipe_are_several_lines() -> None:
    assert Typist(acts_by_key=False).types(b"quick\nready\n") == [SentLine("quick"), SentLine("ready")]


def test_control_characters_are_no_words_and_lines_have_an_end() -> None:
    (line,) = Typist(acts_by_key=False).types(b"a\x00\x1b[31mb" + b"x" * 5_000 + b"\n")
    assert isinstance(line, SentLine)
    assert line.text.isprintable()
    assert len(line.text) <= LONGEST_LINE


def test_ctrl_c_leaves_a_line_first_and_then_the_house() -> None:
    ann = Typist(acts_by_key=True)
    assert ann.types(b":", b"r", b"\x03") == []
    assert ann.types(b"\x03") == [LeaveKey()]
