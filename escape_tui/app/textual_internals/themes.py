"""The theme of an App that is not running yet."""

from typing import Any

from textual.app import App


def wear_from_the_start(app: App[Any], name: str) -> None:
    """Let *app* start with the theme *name*: setting it later would update all its styles a second time."""
    app.set_reactive(App.theme, name)
    is_dark = app.current_theme.dark
    app.set_class(is_dark, "-dark-mode", update=False)
    app.set_class(not is_dark, "-light-mode", update=False)
    app.set_class(True, f"-theme-{name}", update=False)
    app._refresh_truecolor_filter(app.ansi_theme)
    app.stylesheet.set_variables(app.get_css_variables())
