"""Calling somebody: which notification a terminal knows, and what is worth a call."""

import pytest
from msgspec.structs import replace

from escape_tui.scene.lobby.desktop_call import Watched, notification, reason
from escape_tui.scene.terminal import Terminal
from escape_tui.scene.terminal_answers import AnswerReader, Attention

QUIET = Watched(frozenset({"ABCD"}), 1, 5)


def told(name: str, kind: str = "xterm-256color", around: str = "") -> bytes:
    return notification(
        replace(Terminal(), kind=kind, around=around), Attention(name), "Temple", "Come; now\x1b!"
    )


@pytest.mark.parametrize(
    ("name", "sequence"),
    [
        ("kitty(0.35.2)", b"\x1b]99;;Come  now !\x1b\\"),
        ("iTerm2 3.5.4", b"\x1b]9;Come  now !\x07"),
        ("WezTerm 20240203", b"\x1b]9;Come  now !\x07"),
        ("ghostty 1.0.1", b"\x1b]9;Come  now !\x07"),
        ("foot(1.17.2)", b"\x1b]777;notify;Temple;Come  now !\x07"),
        ("XTerm(390)", b""),
        ("", b""),
    ],
)
def test_a_terminal_is_notified_in_the_one_way_that_it_knows(name: str, sequence: bytes) -> None:
    assert told(name) == sequence


def test_the_kind_speaks_for_a_terminal_without_a_name() -> None:
    assert told("", "xterm-kitty").startswith(b"\x1b]99;")
    assert told("", "screen-256color") == b""


def test_tmux_passes_a_notification_on_only_where_it_does_so_unasked() -> None:
    assert told("tmux 3.2a", "tmux-256color", "iterm2") == (b"\x1bPtmux;\x1b\x1b]9;Come  now !\x07\x1b\\")
    assert told("tmux 3.2a", "tmux-256color") == b""
    assert told("tmux 3.4", "tmux-256color", "iterm2") == b""


def test_a_new_table_somebody_at_mine_and_a_night_are_worth_a_call() -> None:
    assert reason(QUIET, QUIET) == ""
    assert reason(QUIET, QUIET._replace(tables=frozenset())) == ""
    assert reason(QUIET, QUIET._replace(tables=frozenset({"ABCD", "EFGH"}))) == "called-table"
    assert reason(QUIET, QUIET._replace(people=2)) == "called-joined"
    assert reason(QUIET, QUIET._replace(night_minutes=4)) == ""
    assert reason(QUIET._replace(night_minutes=0), QUIET._replace(night_minutes=10_080)) == "called-night"


@pytest.mark.parametrize("size", [5, 9, 100])
def test_the_name_is_heard_however_it_is_cut(size: int) -> None:
    attention = Attention()
    reader, typed = AnswerReader(attention), b"a\x1b[?1004;2$yb\x1bP>|kitty(0.35)\x1b\\cd"
    rest = b"".join(reader.rest(typed[at : at + size]) for at in range(0, len(typed), size))
    assert (attention.name, attention.knows_focus, rest) == ("kitty(0.35)", True, b"abcd")
    assert not attention.is_elsewhere


def test_a_terminal_that_cannot_say_is_taken_to_be_unseen() -> None:
    assert Attention().is_elsewhere
    assert not Attention(knows_focus=True).is_elsewhere
    assert Attention(knows_focus=True, is_focused=False).is_elsewhere
