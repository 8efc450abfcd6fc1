"""Private state of a running App, and replacements for its display and driver."""

from collections.abc import Callable
from typing import Any

from rich.console import RenderableType
from textual.app import App
from textual.driver import Driver
from textual.message import Message
from textual.screen import Screen

#: Shows the changed parts of a screen.
Display = Callable[[Screen[Any], RenderableType | None], None]


def is_running(app: App[Any]) -> bool:
    return app._running


def is_leaving(app: App[Any]) -> bool:
    return app._exit


def may_draw(app: App[Any]) -> bool:
    """Whether *app* can be drawn: running, and not in the middle of a batch update."""
    return app._running and not app._closed and not app._batch_count


def driver_of(app: App[Any]) -> Driver | None:
    return app._driver


def error_of(app: App[Any]) -> Exception | None:
    """The error that ended *app*, if any."""
    return app._exception


def was_heard(event: Message) -> bool:
    """Whether a handler has stopped *event*."""
    return event._stop_propagation


def notices_shown(app: App[Any]) -> int:
    """The number of notices over the screen."""
    return len(app._notifications)


def withdraw_notice(app: App[Any], text: str) -> None:
    """Forget the notices that say *text*; they disappear when the next one is shown."""
    for notice in [each for each in app._notifications if each.message == text]:
        del app._notifications[notice]


def break_off(app: App[Any], error: Exception) -> None:
    """End *app* because of an *error* that its own code didn't raise."""
    app._handle_exception(error)


def draw_by(app: App[Any], display: Display) -> None:
    """Let *display* show what Textual has drawn, instead of Textual."""
    app._display = display  # type: ignore[method-assign, assignment]


def draw_only_while(app: App[Any], is_free: Callable[[], bool]) -> None:
    """Let Textual show its output only while the screen *is_free*."""
    shown = app._display

    def display(screen: Screen[Any], renderable: RenderableType | None) -> None:
        if is_free():
            shown(screen, renderable)
        else:
            app.post_display_hook()

    draw_by(app, display)


def wear_from_the_start(app: App[Any], name: str) -> None:
    """Let *app* start with the theme *name*: setting it later would update all its styles a second time."""
    app.set_reactive(App.theme, name)
    is_dark = app.current_theme.dark
    app.set_class(is_dark, "-dark-mode", update=False)
    app.set_class(not is_dark, "-light-mode", update=False)
    app.set_class(True, f"-theme-{name}", update=False)
    app._refresh_truecolor_filter(app.ansi_theme)
    app.stylesheet.set_variables(app.get_css_variables())
