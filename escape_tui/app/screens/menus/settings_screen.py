"""Settings: appearance, sound and every key, applied at once and saved."""

from collections.abc import Callable, Iterator
from itertools import groupby

from msgspec.structs import replace
from textual import events

from escape_tui.app.screens.menu_screen import MenuScreen
from escape_tui.app.widgets.ask import AskKey
from escape_tui.app.widgets.menu import Menu
from escape_tui.scene.keys.keys import ACTION_BY_ID, ACTIONS, Group, KeyRefused
from escape_tui.scene.menus.menu_list import Item, explained, heading_item, ticked
from escape_tui.scene.menus.player_settings import Settings
from escape_tui.scene.menus.settings_form import (
    AUTO,
    SettingLine,
    choices,
    stepped,
    with_key,
    with_usual_keys,
)
from tile_art.chambers.size import Size
from tile_art.dice_art import DieLook, die
from tile_art.inks.canvas import Canvas, Picture
from tile_art.inks.ink import Ink

_RESET = "reset"
#: Prefix for ids of actions, since an action may have the name of a setting.
_KEYS_OF = "keys:"
_SAMPLE = (
    ("A", DieLook.READY),
    ("K", DieLook.HELD),
    ("T", DieLook.SPENT),
    ("B", DieLook.LOCKED),
    ("G", DieLook.READY),
)


class SettingsScreen(MenuScreen):
    heading = "menu-settings"
    list_keys = ("move", "change", "choose")

    DEFAULT_CSS = """
    SettingsScreen Horizontal > Menu { width: 46; }
    SettingsScreen.-roomy Horizontal > Menu { width: 62; }
    """

    def __init__(self) -> None:
        super().__init__()
        self._refusal = ""

    def on_menu_moved(self) -> None:
        self._refusal = ""

    def on_menu_stepped(self, event: Menu.Stepped) -> None:
        if event.item.id != _RESET and _action_of(event.item) is None:
            self._adopt(stepped(self.house.settings, event.item.id, event.step))

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        if event.item.id == _RESET:
            self._adopt(replace(self.house.settings, changes={}))
        elif (action_id := _action_of(event.item)) is not None:
            self._ask_key(action_id)
        else:
            self._adopt(stepped(self.house.settings, event.item.id, 1))

    def on_key(self, event: events.Key) -> None:
        action_id = _action_of(self.query_one(Menu).chosen)
        if event.key == "delete" and action_id is not None:
            event.stop()
            event.prevent_default()
            self._try(lambda: with_usual_keys(self.house.settings, action_id))

    def _ask_key(self, action_id: str) -> None:
        def bind(key: str | None) -> None:
            if key is not None:
                self._try(lambda: with_key(self.house.settings, action_id, key))

        title = ACTION_BY_ID[action_id].title(self.house.words)
        question = self.say("screen-labelled", label=self.say("settings-press"), text=title)
        self.app.push_screen(AskKey(question, self.say("settings-press.help")), bind)

    def _try(self, change: Callable[[], Settings]) -> None:
        """Change a key, or show why it can't be used."""
        try:
            self._adopt(change())
        except KeyRefused as refused:
            self._refusal = refused.sentence(self.house.words)
            self.redraw()

    def _adopt(self, settings: Settings) -> None:
        self._refusal = ""
        self.house.adopt(settings)
        self.query_one(Menu).offer(tuple(self._items()))
        self.redraw()

    def _items(self) -> Iterator[Item]:
        settings = self.house.settings
        for group, lines in groupby(choices(settings), key=lambda choice: choice.group):
            yield heading_item(self.say(f"settings-group-{group}"))
            yield from map(self._choice, lines)
        for heading in (group for group in Group if group is not Group.LODGE):
            yield heading_item(self.say(f"group-{heading}"))
            for action in ACTIONS:
                if action.group is heading:
                    caps = "  ".join(self.cap(key) for key in settings.keys.keys(action.id))
                    is_changed = action.id in settings.changes
                    ink = Ink.WARNING if is_changed else Ink.STRONG
                    yield Item(
                        _KEYS_OF + action.id,
                        action.title(self.house.words),
                        caps,
                        self._key_help(action.id),
                        value_ink=ink,
                    )
        yield heading_item("")
        yield Item(_RESET, self.say("settings-reset"), help=self.say("settings-help-reset"))

    def _choice(self, choice: SettingLine) -> Item:
        label = self.say(f"settings-{choice.name}")
        help = self.say(f"settings-help-{choice.name}")
        if choice.name in ("duo", "cheers", "plain"):
            return Item(choice.name, label, help=help, mark=ticked(choice.value == "on"))
        value = "settings-auto" if choice.value == AUTO else f"settings-{choice.name}-{choice.value}"
        if choice.name == "keymap":
            value = f"keymap-{choice.value}"
        return Item(choice.name, label, self.say(value), help, is_stepped=True)

    def _key_help(self, action_id: str) -> str:
        return f"{ACTION_BY_ID[action_id].help(self.house.words)}\n{self.say('settings-help-key')}"

    def _paint_side(self, width: int, height: int) -> Picture:
        item = self.query_one(Menu).chosen
        if item is None:
            return ()
        canvas = Canvas(width, height)
        told = [(item.help, Ink.PLAIN)]
        if self._refusal:
            told.append((self._refusal, Ink.DANGER))
        canvas.paste(0, 0, explained(item.label, told, width, height - 5))
        for place, (icon, look) in enumerate(_SAMPLE):
            sample = die(icon, look, place + 1, Size.MEDIUM, letters=self.house.words.letters)
            canvas.paste(2 + 6 * place, height - 4, sample)
        return canvas.rows()


def _action_of(item: Item | None) -> str | None:
    """The action whose keys *item* shows, if any."""
    if item is None or not item.id.startswith(_KEYS_OF):
        return None
    return item.id.removeprefix(_KEYS_OF)
