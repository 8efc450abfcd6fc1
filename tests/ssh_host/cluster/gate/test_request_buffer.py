"""No worker gets half a line of a program, and lines on the way to the next worker are held."""

from escape_tui.hub.program.program_lines import LONGEST_LINE
from ssh_host.cluster.gate.request_buffer import RequestBuffer


def test_only_whole_lines_go_on() -> None:
    lines = RequestBuffer()
    assert lines.whole(b'{"type"') == b""
    assert lines.whole(b':"Pass"}\n{"ty') == b'{"type":"Pass"}\n'
    assert lines.whole(b'pe":"Look"}\n') == b'{"type":"Look"}\n'
    assert lines.whole(b'{"type":"Leave"}') == b""
    assert lines.end() == b'{"type":"Leave"}'
    assert lines.end() == b""


def test_a_line_that_is_too_long_goes_on_to_be_refused() -> None:
    lines = RequestBuffer()
    long = b"x" * (LONGEST_LINE + 1)
    assert lines.whole(long) == long
    assert lines.whole(b"yz\n") == b"yz\n"


def test_what_is_held_is_bounded() -> None:
    lines = RequestBuffer()
    for _ in range(100):
        lines.hold(b"x" * 1_000)
    assert lines.has_lost
    assert len(lines.take()) <= 65_536
    assert lines.take() == b""
