"""A terminal is believed as far as it says, wherever it stands."""

import msgspec
import pytest

from escape_tui.scene.terminal import Colours, Terminal, TerminalSize, clamp, terminal
from tile_art.inks.glyphs import Glyphs

WINDOW = TerminalSize(80, 24)


@pytest.mark.parametrize(
    ("kind", "environment", "colours", "glyphs", "language"),
    [
        ("xterm-256color", {"LANG": "fr_FR.UTF-8"}, Colours.EIGHT_BIT, Glyphs.UNICODE, "fr"),
        ("xterm", {"COLORTERM": "truecolor"}, Colours.TRUE, Glyphs.UNICODE, "en"),
        ("xterm", {"LANG": "C"}, Colours.STANDARD, Glyphs.ASCII, "en"),
        ("vt100", {}, Colours.NONE, Glyphs.ASCII, "en"),
        ("linux", {"LANG": "C"}, Colours.STANDARD, Glyphs.ASCII, "en"),
        ("linux", {"NO_COLOR": "1"}, Colours.NONE, Glyphs.CONSOLE, "en"),
        ("linux", {"LANG": "fr_FR.UTF-8"}, Colours.STANDARD, Glyphs.CONSOLE, "fr"),
        ("xterm-kitty", {"LC_ALL": "de_DE.utf8"}, Colours.TRUE, Glyphs.UNICODE, "de"),
        ("xterm-kitty", {"NO_COLOR": "1"}, Colours.NONE, Glyphs.UNICODE, "en"),
        ("xterm", {"LC_CTYPE": "C.UTF-8", "LANG": "fr_FR"}, Colours.STANDARD, Glyphs.ASCII, "fr"),
        ("xterm", {"LC_CTYPE": "UTF-8"}, Colours.STANDARD, Glyphs.UNICODE, "en"),
        ("xterm", {"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_FR"}, Colours.STANDARD, Glyphs.UNICODE, "fr"),
        ("xterm", {"LANG": "\x1b[2J"}, Colours.STANDARD, Glyphs.ASCII, "en"),
    ],
)
def test_a_terminal_is_believed_as_far_as_it_says(
    kind: str, environment: dict[str, str], colours: Colours, glyphs: Glyphs, language: str
) -> None:
    facts = terminal(kind, WINDOW, environment)
    assert (facts.colours, facts.glyphs, facts.language) == (colours, glyphs, language)


def test_what_is_no_terminal_draws_nothing() -> None:
    assert not terminal("", WINDOW, {}).can_draw
    assert not terminal("DUMB", WINDOW, {}).can_draw
    assert terminal("xterm", WINDOW, {}).can_draw


def test_the_facts_travel_whole() -> None:
    facts = terminal("screen-256color", TerminalSize(120, 40), {"LANG": "fr_FR.UTF-8"})
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(facts), type=Terminal) == facts


def test_a_window_is_clamped() -> None:
    assert clamp(0, 0, TerminalSize(240, 80)) == TerminalSize(80, 24)
    assert clamp(4_000_000_000, 4_000_000_000, TerminalSize(240, 80)) == TerminalSize(240, 80)
    assert clamp(1, 1, TerminalSize(240, 80)) == TerminalSize(20, 5)
