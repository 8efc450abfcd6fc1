"""The cursor of Textual's own lists: a sign before the highlighted entry, for terminals without colours."""

from textual.content import Content
from textual.visual import VisualType
from textual.widgets import OptionList

from tile_art.inks.glyphs import Glyphs, stand_in

_CURSOR = "► "


class ListCursor:
    """Keeps the sign before one entry of a list."""

    def __init__(self, glyphs: Glyphs) -> None:
        self._sign = _CURSOR if glyphs is Glyphs.UNICODE else stand_in(_CURSOR, glyphs)
        self._marked: tuple[str | None, VisualType] | None = None

    def move(self, event: OptionList.OptionHighlighted) -> None:
        """Put the sign before the entry that *event* is about, and take it from the last one."""
        options, option = event.option_list, event.option
        if self._marked is not None:
            id, prompt = self._marked
            if id is not None and any(each.id == id for each in options.options):
                options.replace_option_prompt(id, prompt)
        self._marked = option.id, option.prompt
        prompt = option.prompt
        if option.id is not None and isinstance(prompt, str | Content):
            marked = Content(self._sign) + (prompt if isinstance(prompt, Content) else Content(prompt))
            options.replace_option_prompt(option.id, marked)
