"""Every private part of Textual that the driver touches: an upgrade that moves one fails here, by name."""

import inspect
from collections.abc import Callable
from importlib.metadata import version

import pytest
from textual import _compositor, app, driver, filter, strip
from textual._styles_cache import StylesCache
from textual._xterm_parser import XTermParser
from textual.css.stylesheet import Stylesheet
from textual.widget import Widget

PINNED = "8.2.8"

SIGNATURES: dict[Callable[..., object], list[str]] = {
    app.App._display: ["self", "screen", "renderable"],
    app.App._fatal_error: ["self"],
    app.App._build_driver: ["self", "headless", "inline", "mouse", "size"],
    app.App.post_display_hook: ["self"],
    app.App.post_message: ["self", "message"],
    driver.Driver.__init__: ["self", "app", "debug", "mouse", "size"],
    driver.Driver.send_message: ["self", "message"],
    driver.Driver.process_message: ["self", "message"],
    driver.Driver.open_url: ["self", "url", "new_tab"],
    _compositor.LayoutUpdate.__init__: ["self", "strips", "region"],
    _compositor.ChopsUpdate.__init__: ["self", "chops", "spans", "chop_ends"],
    Stylesheet.__init__: ["self", "variables"],
    Stylesheet._parse_rules: ["self", "css", "read_from", "is_default_rules", "tie_breaker", "scope"],
    Stylesheet.parse: ["self"],
    Stylesheet.reparse: ["self"],
    XTermParser.__init__: ["self", "debug"],
    Widget._set_dirty: ["self", "regions"],
}

#: Attributes that are read or replaced on an App, as they appear in its own code.
USED_IN_APP = (
    "_capture_stdout",
    "_capture_stderr",
    "redirect_stdout(self._capture_stdout)",
    "error_console",
    "_filters",
    "no_color",
    "driver_class",
    "_batch_count",
    "_running",
    "_closed",
    "self._exception = error",
    "self.driver_class",
    "_close_messages_no_wait",
)


def test_textual_is_the_one_the_driver_was_written_for() -> None:
    assert version("textual") == PINNED, (
        "read driver.py, isolation.py and textual_memory.py against this Textual, then move the pin"
    )


@pytest.mark.parametrize("function", SIGNATURES, ids=lambda function: function.__qualname__)
def test_signatures_are_the_ones_we_replace(function: Callable[..., object]) -> None:
    assert list(inspect.signature(function).parameters) == SIGNATURES[function]


@pytest.mark.parametrize("used", USED_IN_APP)
def test_the_app_still_uses_what_we_replace(used: str) -> None:
    assert used in inspect.getsource(app)


def test_the_parser_still_waits_for_a_tick_after_escape() -> None:
    parser = XTermParser()
    assert parser._timeout_time is None
    assert list(parser.feed("\x1b")) == []
    assert parser._timeout_time is not None
    parser._timeout_time = 0.0
    assert [event.key for event in parser.tick()] == ["escape"]


def test_the_caches_are_where_we_look_for_them() -> None:
    assert "FIFOCache(" in inspect.getsource(strip)
    assert list(inspect.signature(StylesCache.get_inner_outer).parameters)[-2:] == [
        "base_background",
        "background",
    ]
    assert Widget()._render_cache.lines == []


def test_the_filters_are_where_we_look_for_them() -> None:
    assert issubclass(filter.ANSIToTruecolor, filter.LineFilter)
    assert issubclass(filter.Monochrome, filter.LineFilter)
