"""What has to be known of a running App, and who draws and drives it."""

from collections.abc import Callable
from typing import Any

from rich.console import RenderableType
from textual.app import App
from textual.driver import Driver
from textual.message import Message
from textual.screen import Screen

#: Shows what changed on a screen.
Display = Callable[[Screen[Any], RenderableType | None], None]


def is_running(app: App[Any]) -> bool:
    return app._running


def is_leaving(app: App[Any]) -> bool:
    return app._exit


def may_draw(app: App[Any]) -> bool:
    """Whether *app* is in a state to be seen: running, and not in the middle of a change."""
    return app._running and not app._closed and not app._batch_count


def driver_of(app: App[Any]) -> Driver | None:
    return app._driver


def error_of(app: App[Any]) -> Exception | None:
    """What ended *app*, if something broke."""
    return app._exception


def was_heard(event: Message) -> bool:
    """Whether somebody has dealt with *event* and let nobody else hear it."""
    return event._stop_propagation


def notices_shown(app: App[Any]) -> int:
    """How many notices lie over the screen."""
    return len(app._notifications)


def break_off(app: App[Any], error: Exception) -> None:
    """End *app* because of an *error* that its own code did not meet."""
    app._handle_exception(error)


def draw_by(app: App[Any], display: Display) -> None:
    """Let *display* show what Textual has drawn, in the place of Textual itself."""
    app._display = display  # type: ignore[method-assign, assignment]


def draw_only_while(app: App[Any], is_free: Callable[[], bool]) -> None:
    """Let Textual show what it has drawn only while the screen *is_free*."""
    shown = app._display

    def display(screen: Screen[Any], renderable: RenderableType | None) -> None:
        if is_free():
            shown(screen, renderable)
        else:
            app.post_display_hook()

    draw_by(app, display)


def drive_by(app: App[Any], make_driver: Callable[..., Driver]) -> None:
    app.driver_class = make_driver  # type: ignore[assignment]
