"""The card of a first visit: does the terminal show what we think it does?"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace
from textual.containers import Horizontal
from textual.widget import Widget

from escape_tui.app.screens.menu_screen import MenuScreen
from escape_tui.app.widgets.ask import AskLine
from escape_tui.app.widgets.menu import Menu
from escape_tui.app.widgets.panel import Panel
from escape_tui.engine.setup import COLOURS
from escape_tui.hub.sanitize import clean, clean_name, harmless
from escape_tui.scene.game.cues import Bells
from escape_tui.scene.lobby.lobby_panels import figure
from escape_tui.scene.menus.menu_list import Item, heading_item
from escape_tui.scene.words.prose import fitted, spaced, wrapped
from tile_art.canvas import Canvas, Picture, Row, row
from tile_art.chamber import Adventurer, Chamber, Offer, sides
from tile_art.dice import DieLook, die
from tile_art.glyphs import Glyphs
from tile_art.ink import Ink
from tile_art.size import Size
from tile_art.temple import tile

if TYPE_CHECKING:
    from escape_tui.app.visitor_apps import VisitorApp

_COLOURS = ("none", "16", "256", "truecolor")
_GLYPHS = ("unicode", "ascii")
_CHAMBER = Chamber(
    doors=sides("NESW"),
    offers=(Offer("TTTT", gems=1),),
    adventurers=(Adventurer("yellow", "Y", is_me=True), Adventurer("blue", "B")),
)


class WelcomeScreen(MenuScreen):
    heading = "welcome-title"
    list_keys = ("move", "change", "choose")

    DEFAULT_CSS = """
    WelcomeScreen #card { width: 42; }
    """

    app: "VisitorApp"

    def body(self) -> Iterator[Widget]:
        yield Horizontal(
            Menu(self.house, tuple(self._items()), id="card"),
            Panel(self.house, self._paint_sample, id="sample"),
        )

    def on_mount(self) -> None:
        self.focus_menu()

    def has_action(self, action_id: str) -> bool:
        return False

    def act(self, action_id: str) -> bool:
        return False

    def _items(self) -> Iterator[Item]:
        say, app, settings = self.say, self.app, self.app.settings
        yield Item("enter", say("welcome-enter"), help=say("welcome-enter.help"), label_ink=Ink.GOOD)
        yield heading_item("")
        yield Item("name", say("welcome-name"), harmless(app.player_name), say("welcome-name.help"))
        glyphs = "ascii" if app.glyphs is Glyphs.ASCII else "unicode"
        yield self._choice("glyphs", say(f"settings-glyphs-{glyphs}"))
        yield self._choice("colours", say(f"welcome-colours-{settings.colours or app.terminal.colours}"))
        yield self._choice("bells", say(f"settings-bells-{settings.bells}"))
        if app.desk.resume_code:
            yield heading_item("")
            yield Item("resume", say("welcome-resume"), help=say("welcome-resume.help"))

    def _choice(self, name: str, value: str) -> Item:
        return Item(
            name, self.say(f"welcome-{name}"), value, self.say(f"welcome-{name}.help"), is_stepped=True
        )

    def on_menu_moved(self) -> None:
        self.query_one("#sample", Panel).redraw()

    def on_menu_stepped(self, event: Menu.Stepped) -> None:
        self._step(event.item.id, event.step)

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        match event.item.id:
            case "enter":
                self.app.enter()
            case "name":
                self._ask_name()
            case "resume":
                self._ask_code()
            case "bells":
                self.app.outlet.write_control(b"\a")
            case id:
                self._step(id, 1)

    def _step(self, id: str, step: int) -> None:
        app, settings = self.app, self.app.settings
        match id:
            case "glyphs":
                now = "ascii" if app.glyphs is Glyphs.ASCII else "unicode"
                app.adopt(replace(settings, glyphs=_after(_GLYPHS, now, step)))
            case "colours":
                now = settings.colours or app.terminal.colours
                app.adopt(replace(settings, colours=_after(_COLOURS, now, step)))
            case "bells":
                bells = tuple(Bells)
                app.adopt(replace(settings, bells=bells[(bells.index(settings.bells) + step) % len(bells)]))
        self._renew()

    def _renew(self) -> None:
        if self.is_attached:
            self.query_one(Menu).offer(tuple(self._items()))
            self.redress()

    def _ask_name(self) -> None:
        def rename(name: str | None) -> None:
            if name:
                self.app.rename(name)
                self._renew()

        title, hint = self.say("lobby-name-title"), self.say("lobby-name-hint")
        self.app.push_screen(AskLine(title, hint, self.app.player_name, _cleaned_name), rename)

    def _ask_code(self) -> None:
        def claim(code: str | None) -> None:
            if code and self.app.claim(code):
                self.app.enter()

        title, hint = self.say("lobby-resume-title"), self.say("lobby-resume-hint")
        self.app.push_screen(AskLine(title, hint, "", lambda text: clean(text, 40)), claim)

    def _paint_sample(self, width: int, height: int) -> Picture:
        """A chamber, dice and everybody's colours: what a game is made of."""
        canvas = Canvas(max(36, width), 11)
        canvas.paste(0, 0, tile(_CHAMBER, Size.MEDIUM))
        for line, colours in enumerate((COLOURS[:3], COLOURS[3:])):
            canvas.paste(18, 2 + 2 * line, (spaced([figure(colour) for colour in colours], "  "),))
        for place, face in enumerate("AKTBG"):
            canvas.paste(2 + 7 * place, 7, die(face, DieLook.READY, None, Size.MEDIUM))
        lines: list[Row] = list(canvas.rows())
        item = self.query_one(Menu).chosen
        if item is not None:
            lines += [row("  ") + line for line in wrapped(item.help, width - 4)]
        if self.app.desk.resume_code:
            code = self.say("welcome-code", code=self.app.desk.resume_code)
            lines += [row(""), *(row("  ") + line for line in wrapped(code, width - 4, Ink.GOOD))]
        return fitted(lines, width, height)


def _after(values: tuple[str, ...], now: str, step: int) -> str:
    place = values.index(now) if now in values else 0
    return values[(place + step) % len(values)]


def _cleaned_name(text: str) -> str:
    return clean_name(text) if text.strip() else ""
