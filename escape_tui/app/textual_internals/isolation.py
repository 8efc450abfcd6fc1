"""Isolation: an App has no access to the server's environment and streams, and shares with other Apps only
what is the same for all of them."""

import io
import sys
from collections.abc import Callable
from typing import Any, ClassVar, Literal

from rich.console import Console
from textual.app import App
from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet
from textual.css.types import CSSLocation
from textual.dom import DOMNode
from textual.driver import Driver
from textual.filter import ANSIToTruecolor, NoColor

from escape_tui.app.textual_internals.unseen_screens import UnseenScreen
from escape_tui.scene.terminal import Colours

_MOST_PARSED = 4_096

_COLOUR_SYSTEMS: dict[Colours, Literal["standard", "256", "truecolor"] | None] = {
    Colours.NONE: None,
    Colours.STANDARD: "standard",
    Colours.EIGHT_BIT: "256",
    Colours.TRUE: "truecolor",
}


class SharedStylesheet(Stylesheet):
    """Stylesheets that are parsed once for all visitors with the same theme."""

    #: With the theme's variables: while they are kept, no others have the same id.
    _parsed: ClassVar[dict[tuple[object, ...], tuple[object, list[RuleSet]]]] = {}

    def _parse_rules(
        self,
        css: str,
        read_from: CSSLocation,
        is_default_rules: bool = False,
        tie_breaker: int = 0,
        scope: str = "",
    ) -> list[RuleSet]:
        key = (id(self._variables), css, read_from, is_default_rules, tie_breaker, scope)
        if key not in self._parsed:
            if len(self._parsed) >= _MOST_PARSED:
                self._parsed.clear()
            rules = super()._parse_rules(css, read_from, is_default_rules, tie_breaker, scope)
            self._parsed[key] = self._variables, rules
        return self._parsed[key][1]

    def apply(
        self, node: DOMNode, *, animate: bool = False, cache: dict[tuple[Any, ...], Any] | None = None
    ) -> None:
        if not isinstance(node, UnseenScreen):
            super().apply(node, animate=animate, cache=cache)

    def reparse(self) -> None:
        self.parse()


def isolate(app: App[Any], colours: Colours, make_driver: Callable[..., Driver]) -> None:
    """Isolate *app* from the server's environment and streams, and from other Apps; *make_driver* makes what
    it reads and writes with."""
    app.driver_class = make_driver  # type: ignore[assignment]
    app._capture_stdout = sys.stdout  # type: ignore[assignment]
    app._capture_stderr = sys.stderr  # type: ignore[assignment]
    app.error_console = Console(file=io.StringIO(), markup=False, highlight=False)
    # Never show a traceback with local variables on a screen; the exception itself is logged.
    app._fatal_error = app._close_messages_no_wait  # type: ignore[method-assign]
    app.features = frozenset()
    # Without tooltips Textual doesn't track the mouse pointer.
    app._disable_tooltips = True
    app.stylesheet = SharedStylesheet(variables=app.get_css_variables())
    set_console(app, colours)


def set_console(app: App[Any], colours: Colours) -> None:
    app.console = Console(
        color_system=_COLOUR_SYSTEMS[colours],
        file=io.StringIO(),
        markup=True,
        highlight=False,
        emoji=False,
        legacy_windows=False,
        force_terminal=True,
        safe_box=False,
        soft_wrap=False,
        no_color=colours is Colours.NONE,
        _environ={},
    )
    set_colourless(app, colours is Colours.NONE)


def set_colourless(app: App[Any], is_colourless: bool) -> None:
    """Let *app* send no colours at all, or all of them; Textual itself would send greys."""
    app.no_color = is_colourless
    app._filters = [kept for kept in app._filters if isinstance(kept, ANSIToTruecolor)]
    if is_colourless:
        app._filters.append(NoColor())
