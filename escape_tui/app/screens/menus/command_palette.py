"""The command palette: Textual's own, in the player's language and glyphs."""

from textual.command import CommandPalette
from textual.widgets import OptionList

from escape_tui.app.widgets.list_cursor import ListCursor
from escape_tui.scene.words.words import Words
from tile_art.inks.glyphs import Glyphs


class ActionPalette(CommandPalette):
    """Finds any action by its name; without Textual's magnifying glass, which is two cells wide and missing
    in many fonts."""

    DEFAULT_CSS = """
    ActionPalette SearchIcon { display: none; }
    ActionPalette CommandList {
        scrollbar-background: $surface; scrollbar-background-hover: $surface;
        &:dark { scrollbar-background: $panel-darken-1; scrollbar-background-hover: $panel-darken-1; }
    }
    ActionPalette.-ascii #--input, ActionPalette.-ascii CommandList { border: none; }
    ActionPalette.-ascii LoadingIndicator { border: none; }
    ActionPalette.-ascii CommandList { scrollbar-size: 0 0; }
    ActionPalette.-plain CommandList > .option-list--option-highlighted { text-style: reverse; }
    """

    def __init__(self, words: Words, glyphs: Glyphs, *, is_colourless: bool) -> None:
        kinds = {"-ascii": glyphs is Glyphs.ASCII, "-plain": is_colourless}
        classes = " ".join(kind for kind, is_so in kinds.items() if is_so) or None
        prompt = words.say("action-palette.help")
        super().__init__(placeholder=prompt, id="--command-palette", classes=classes)
        self._cursor = ListCursor(glyphs)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self._cursor.move(event)
