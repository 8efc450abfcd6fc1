"""The palette of all actions: Textual's own, in the player's language and glyphs."""

from textual.command import CommandPalette

from escape_tui.scene.words.words import Words
from tile_art.glyphs import Glyphs


class ActionPalette(CommandPalette):
    """Finds any action by its name; without Textual's lens, which is two cells wide and not everywhere."""

    DEFAULT_CSS = """
    ActionPalette SearchIcon { display: none; }
    ActionPalette.-ascii #--input, ActionPalette.-ascii CommandList { border: none; }
    ActionPalette.-ascii LoadingIndicator { border: none; }
    ActionPalette.-ascii CommandList { scrollbar-size: 0 0; }
    """

    def __init__(self, words: Words, glyphs: Glyphs) -> None:
        classes = "-ascii" if glyphs is Glyphs.ASCII else None
        prompt = words.say("action-palette.help")
        super().__init__(placeholder=prompt, id="--command-palette", classes=classes)
