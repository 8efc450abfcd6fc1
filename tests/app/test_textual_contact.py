"""Every private part of Textual that is touched: an upgrade that moves one fails here, by name, and no file
besides those in `textual_internals` touches any."""

import ast
import importlib
import inspect
import pkgutil
import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import ModuleType

import pytest
import textual._compositor
import textual._parser
import textual._styles_cache
import textual._xterm_parser
import textual.app
import textual.css.stylesheet
import textual.driver
import textual.filter
import textual.message
import textual.message_pump
import textual.screen
import textual.strip
import textual.widget
from textual._styles_cache import StylesCache
from textual._xterm_parser import XTermParser
from textual.css.stylesheet import Stylesheet
from textual.message import Message
from textual.screen import Screen
from textual.widget import Widget

import escape_tui.app
import escape_tui.app.textual_internals
import ssh_host

PINNED = "8.2.8"
ROOT = Path(__file__).parents[2]
INTERNALS = Path(escape_tui.app.textual_internals.__path__[0])

#: Each private name we touch, and the module of Textual whose source has it.
TOUCHED: dict[str, ModuleType] = {
    "_batch_count": textual.app,
    "_capture_stderr": textual.app,
    "_capture_stdout": textual.app,
    "_close_all": textual.app,
    "_close_messages_no_wait": textual.message_pump,
    "_closed": textual.message_pump,
    "_compositor_refresh": textual.screen,
    "_dirty_widgets": textual.screen,
    "_disable_notifications": textual.app,
    "_disable_tooltips": textual.app,
    "_display": textual.app,
    "_driver": textual.app,
    "_exception": textual.app,
    "_exit": textual.app,
    "_extend_compose": textual.screen,
    "_fatal_error": textual.app,
    "_filters": textual.app,
    "_handle_exception": textual.app,
    "_notifications": textual.app,
    "_on_screen_resume": textual.screen,
    "_on_timer_update": textual.screen,
    "_parse_extended_key": textual._xterm_parser,
    "_parse_rules": textual.css.stylesheet,
    "_refresh_layout": textual.screen,
    "_refresh_notifications": textual.app,
    "_refresh_truecolor_filter": textual.app,
    "_registry": textual.app,
    "_running": textual.message_pump,
    "_screen_stacks": textual.app,
    "_size": textual.driver,
    "_stop_propagation": textual.message,
    "_timeout_time": textual._parser,
    "_update_timer": textual.screen,
    "_variables": textual.css.stylesheet,
}

#: Private modules, and what else is replaced or relied on there.
MODULES = {
    "textual._callback",
    "textual._compositor",
    "textual._styles_cache",
    "textual._xterm_parser",
    "textual.widgets._toast",
}

SIGNATURES: dict[Callable[..., object], list[str]] = {
    textual.app.App._display: ["self", "screen", "renderable"],
    textual.app.App._fatal_error: ["self"],
    textual.app.App._build_driver: ["self", "headless", "inline", "mouse", "size"],
    textual.app.App._refresh_notifications: ["self"],
    textual.app.App.post_display_hook: ["self"],
    textual.app.App.post_message: ["self", "message"],
    textual.driver.Driver.__init__: ["self", "app", "debug", "mouse", "size"],
    textual.driver.Driver.send_message: ["self", "message"],
    textual.driver.Driver.process_message: ["self", "message"],
    textual.driver.Driver.open_url: ["self", "url", "new_tab"],
    textual._compositor.LayoutUpdate.__init__: ["self", "strips", "region"],
    textual._compositor.ChopsUpdate.__init__: ["self", "chops", "spans", "chop_ends"],
    Stylesheet.__init__: ["self", "variables"],
    Stylesheet._parse_rules: ["self", "css", "read_from", "is_default_rules", "tie_breaker", "scope"],
    Stylesheet.apply: ["self", "node", "animate", "cache"],
    Stylesheet.parse: ["self"],
    Stylesheet.reparse: ["self"],
    Screen._compositor_refresh: ["self"],
    Screen._extend_compose: ["self", "widgets"],
    Screen._on_screen_resume: ["self", "event"],
    Screen._on_timer_update: ["self"],
    Screen._refresh_layout: ["self", "size", "scroll"],
    Screen.update_node_styles: ["self", "animate"],
    XTermParser.__init__: ["self", "debug"],
}

#: What the App's own code does with the attributes we replace.
USED_IN_APP = (
    "redirect_stdout(self._capture_stdout)",
    "self._exception = error",
    "self.driver_class",
    "self.error_console",
    "self.no_color",
)


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def body_of(cls: type) -> ast.AST:
    body: ast.AST = tree_of(Path(inspect.getfile(cls)))
    for name in cls.__qualname__.split("."):
        body = next(node for node in ast.walk(body) if isinstance(node, ast.ClassDef) and node.name == name)
    return body


def sources(looking_for: str) -> Iterator[Path]:
    """The files whose text the pattern *looking_for* is found in: only those need be read as Python."""
    for folder in (ROOT / "escape_tui", ROOT / "ssh_host"):
        for path in sorted(folder.rglob("*.py")):
            if re.search(looking_for, path.read_text("utf-8")):
                yield path


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


def names_of_textual(of: type) -> set[str]:
    """The private names that the Textual classes behind *of* define or set on themselves."""
    bases = (base for base in of.__mro__ if base.__module__.startswith("textual"))
    return set[str]().union(*map(names_of_class, bases))


@cache
def names_of_class(cls: type) -> frozenset[str]:
    """The private names that *cls* itself defines or sets on itself."""
    nodes = ast.walk(body_of(cls))
    attributes = (node for node in nodes if isinstance(node, ast.Attribute))
    stored = {node.attr for node in attributes if isinstance(node.ctx, ast.Store)}
    return frozenset(name for name in {*vars(cls), *stored} if is_private(name))


def test_textual_is_the_one_this_was_written_for() -> None:
    assert version("textual") == PINNED, "read textual_internals against this Textual, then move the pin"


def test_every_private_name_that_is_touched_is_in_the_list() -> None:
    everything = names_of_textual(textual.app.App) | names_of_textual(Screen)
    for cls in (textual.driver.Driver, Message, XTermParser, Stylesheet, StylesCache):
        everything |= names_of_textual(cls)
    touched = {
        node.attr if isinstance(node, ast.Attribute) else node.name
        for path in INTERNALS.rglob("*.py")
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Attribute | ast.FunctionDef | ast.alias)
        and is_private(node.attr if isinstance(node, ast.Attribute) else node.name)
    }
    assert {name for name in touched if name in everything} == set(TOUCHED)


@pytest.mark.parametrize("name", TOUCHED)
def test_the_private_names_are_where_we_look_for_them(name: str) -> None:
    assert name in inspect.getsource(TOUCHED[name])


def modules_of(node: ast.AST) -> list[str]:
    """The modules that *node* imports, or imports from."""
    match node:
        case ast.Import(names=names):
            return [alias.name for alias in names]
        case ast.ImportFrom(module=str(module)):
            return [module]
        case _:
            return []


def test_private_modules_are_imported_in_one_place_only() -> None:
    imported = {
        (path, module)
        for path in sources(r"\btextual[.\w]*\._")
        for node in ast.walk(tree_of(path))
        for module in modules_of(node)
        if re.match(r"textual[.\w]*\._", module)
    }
    assert {module for _, module in imported} == MODULES
    assert all(INTERNALS in path.parents for path, _ in imported)


def test_no_other_file_reaches_into_an_app() -> None:
    names = set[str]().union(*map(names_of_textual, (textual.app.App, Widget, textual.driver.Driver)))
    reaching = [
        f"{path.relative_to(ROOT)}:{node.lineno} {ast.unparse(node)}"
        for path in sources(r"(app|screen|widget|driver)_*\._")
        if INTERNALS not in path.parents
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Attribute)
        and node.attr in names
        and ast.unparse(node.value).split(".")[-1].strip("_") in ("app", "screen", "widget", "driver")
    ]
    assert reaching == []


def our_widgets() -> Iterator[type]:
    for package in (escape_tui.app, ssh_host):
        for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if ".bench" in info.name or ".textual_internals" in info.name:
                continue
            for each in vars(importlib.import_module(info.name)).values():
                if inspect.isclass(each) and each.__module__ == info.name:
                    yield each


def test_no_class_of_ours_uses_a_private_name_of_its_base() -> None:
    made_by_textual = {"_abc_impl", *vars(type("Plain", (Widget,), {}))}
    clashes = []
    for cls in our_widgets():
        private = names_of_textual(cls) - made_by_textual
        used = {
            node.attr
            for node in ast.walk(body_of(cls))
            if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "self"
        }
        clashes += [f"{cls.__qualname__}.{name}" for name in (used | set(vars(cls))) & private]
    assert clashes == []


@pytest.mark.parametrize("function", SIGNATURES, ids=lambda function: function.__qualname__)
def test_signatures_are_the_ones_we_replace(function: Callable[..., object]) -> None:
    assert list(inspect.signature(function).parameters) == SIGNATURES[function]


@pytest.mark.parametrize("used", USED_IN_APP)
def test_the_app_still_uses_what_we_replace(used: str) -> None:
    assert used in inspect.getsource(textual.app)


def test_the_parser_still_waits_for_a_tick_after_escape() -> None:
    parser = XTermParser()
    assert parser._timeout_time is None
    assert list(parser.feed("\x1b")) == []
    assert parser._timeout_time is not None
    parser._timeout_time = 0.0
    assert [event.key for event in parser.tick()] == ["escape"]


def test_the_caches_are_where_we_look_for_them() -> None:
    assert "FIFOCache(" in inspect.getsource(textual.strip)
    assert list(inspect.signature(StylesCache.get_inner_outer).parameters)[-2:] == [
        "base_background",
        "background",
    ]


def test_the_filters_are_where_we_look_for_them() -> None:
    assert issubclass(textual.filter.ANSIToTruecolor, textual.filter.LineFilter)
    assert issubclass(textual.filter.Monochrome, textual.filter.LineFilter)
