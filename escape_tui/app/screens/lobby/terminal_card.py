"""The card on which visitors check that their terminal shows everything correctly."""

from collections.abc import Iterator

from msgspec.structs import replace
from rich.style import Style
from rich.text import Text
from textual.color import Color
from textual.widget import Widget
from textual.widgets import Static

from escape_tui.app.screens.menu_screen import MenuScreen
from escape_tui.app.temple_app import TempleApp
from escape_tui.app.widgets.menu import Menu
from escape_tui.engine.setup import COLOURS
from escape_tui.scene.lobby.lobby_panels import figure
from escape_tui.scene.menus.menu_list import Item, after, heading_item
from escape_tui.scene.menus.settings_form import chosen, stepped
from escape_tui.scene.terminal import Colours
from escape_tui.scene.words.prose import fitted, spaced, wrapped
from tile_art.chambers.chamber import Adventurer, Chamber, Offer, sides
from tile_art.chambers.size import Size
from tile_art.chambers.temple_map import tile
from tile_art.dice_art import DieLook, die
from tile_art.inks.canvas import Canvas, Picture, Row, row
from tile_art.inks.glyphs import Glyphs
from tile_art.inks.ink import Ink

_COLOURS = ("none", "16", "256", "truecolor")
_BAND_CELLS = 48
_GLYPHS = tuple(glyphs.value for glyphs in Glyphs)


class TerminalCard(MenuScreen):
    """A sample of everything in a game's picture, and the settings that change how it looks."""

    heading = "welcome-terminal"
    list_keys = ("move", "change", "choose")

    DEFAULT_CSS = """
    TerminalCard Horizontal > Menu, TerminalCard.-roomy Horizontal > Menu { width: 42; }
    TerminalCard #band { height: 1; margin: 0 2; }
    TerminalCard.-small Horizontal > #side { height: 10; }
    """

    app: TempleApp

    def body(self) -> Iterator[Widget]:
        yield from super().body()
        yield Static(_band(), id="band")

    def _items(self) -> Iterator[Item]:
        say, app, settings = self.say, self.app, self.app.settings
        yield self.entry("welcome", "right", label_ink=Ink.GOOD)
        yield heading_item("")
        yield self._choice("glyphs", say(f"settings-glyphs-{app.glyphs.value}"))
        yield self._choice("colours", say(f"welcome-colours-{app.drawn_on.colours}"))
        if app.drawn_on.colours != Colours.TRUE:
            yield self.entry("welcome", "smooth")
        yield self._choice("palette", say(f"settings-palette-{chosen(settings, 'palette')}"))
        yield self._choice("bells", say(f"settings-bells-{settings.bells}"))

    def _choice(self, name: str, value: str) -> Item:
        return self.entry("welcome", name, value, is_stepped=True)

    def on_menu_stepped(self, event: Menu.Stepped) -> None:
        self._step(event.item.id, event.step)

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        match event.item.id:
            case "right":
                self.dismiss(None)
            case "smooth":
                self.app.adopt(replace(self.app.settings, colours=Colours.TRUE.value))
                self._offer()
            case "bells":
                self.app.outlet.write_control(b"\a")
            case id:
                self._step(id, 1)

    def _step(self, id: str, step: int) -> None:
        app, settings = self.app, self.app.settings
        match id:
            case "glyphs":
                app.adopt(replace(settings, glyphs=after(_GLYPHS, app.glyphs.value, step)))
            case "colours":
                now = app.drawn_on.colours
                app.adopt(replace(settings, colours=after(_COLOURS, now, step)))
            case "palette" | "bells":
                app.adopt(stepped(settings, id, step))
        self._offer()

    def _paint_side(self, width: int, height: int) -> Picture:
        """A chamber, dice and all player colours."""
        canvas = Canvas(max(36, width), 11)
        letters = self.house.words.letters
        canvas.paste(0, 0, tile(_chamber(letters), Size.MEDIUM))
        for line, colours in enumerate((COLOURS[:3], COLOURS[3:])):
            canvas.paste(18, 2 + 2 * line, (spaced([figure(colour) for colour in colours], "  "),))
        for place, face in enumerate("AKTBG"):
            sample = die(face, DieLook.READY, None, Size.MEDIUM, letters=letters)
            canvas.paste(2 + 6 * place, 7, sample)
        lines: list[Row] = list(canvas.rows())
        item = self.query_one(Menu).chosen
        if item is not None:
            lines += [row("  ") + line for line in wrapped(item.help, width - 4)]
        return fitted(lines, width, height)


def _band() -> Text:
    """From stone to gold in small steps: smooth only where all colours are shown."""
    first, last = Color.parse("#2f251c"), Color.parse("#ffd24a")
    band = Text(no_wrap=True)
    for step in range(_BAND_CELLS):
        band.append(" ", Style(bgcolor=first.blend(last, step / (_BAND_CELLS - 1)).rich_color))
    return band


def _chamber(letters: str) -> Chamber:
    return Chamber(
        doors=sides("NESW"),
        offers=(Offer("TTTT", gems=1),),
        adventurers=(Adventurer("yellow", "Y", is_me=True), Adventurer("blue", "B")),
        letters=letters,
    )
