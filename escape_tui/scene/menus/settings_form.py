"""The settings as a form: the values of each, and how it changes."""

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from escape_tui.scene.game.pacing.cues import Bells
from escape_tui.scene.keys.keys import ACTION_BY_ID, KEYMAPS, Key
from escape_tui.scene.menus.menu_list import after
from escape_tui.scene.menus.player_settings import Motion, Settings, Typing, Verbosity
from escape_tui.scene.words.words import LANGUAGES
from tile_art.inks.palette import Palette

#: The value that leaves a setting to the terminal.
AUTO = "auto"

#: The values of each setting, by group and name.
CHOICES: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "looks": {
        "language": (AUTO, *LANGUAGES),
        "glyphs": (AUTO, "unicode", "console", "ascii"),
        "colours": (AUTO, "none", "16", "256", "truecolor"),
        "palette": (AUTO, *(palette.value for palette in Palette)),
        "motion": tuple(Motion),
    },
    "sound": {"bells": tuple(Bells), "cheers": ("on", "off")},
    "listening": {
        "plain": ("off", "on"),
        "verbosity": tuple(Verbosity),
        "typing": (AUTO, *Typing),
    },
    "keyboard": {"keymap": tuple(KEYMAPS), "duo": ("off", "on"), "mouse": (AUTO, "on", "off")},
}

#: The fields of the settings that have another name.
_FIELDS = {"duo": "is_duo", "cheers": "is_cheered", "plain": "is_plain"}
_VALUES = {name: values for group in CHOICES.values() for name, values in group.items()}


class SettingLine(NamedTuple):
    """A line of the form."""

    group: str
    name: str
    value: str


def choices(settings: Settings) -> Iterator[SettingLine]:
    for group, names in CHOICES.items():
        for name in names:
            yield SettingLine(group, name, chosen(settings, name))


def chosen(settings: Settings, name: str) -> str:
    """The current value of *name*."""
    match getattr(settings, _FIELDS.get(name, name)):
        case None:
            return AUTO
        case bool(is_on):
            return "on" if is_on else "off"
        case Enum(value=value) | value:
            return str(value)


def stepped(settings: Settings, name: str, step: int) -> Settings:
    """*settings* with the next or previous value of *name*."""
    value = after(_VALUES[name], chosen(settings, name), step)
    is_switch = "on" in _VALUES[name]
    plain = None if value == AUTO else value == "on" if is_switch else value
    return msgspec.convert(msgspec.to_builtins(settings) | {_FIELDS.get(name, name): plain}, Settings)


def with_key(settings: Settings, action_id: str, key: Key) -> Settings:
    """*settings* with *key* as the only key for an action; raises `KeyRefused` if it is taken."""
    changed = settings.keys.rebound(action_id, (key,))
    return replace(settings, changes=dict(changed.changes))


def with_usual_keys(settings: Settings, action_id: str) -> Settings:
    """*settings* with the layout's own keys for an action; raises `KeyRefused` if one is taken meanwhile."""
    settings.keys.rebound(action_id, KEYMAPS[settings.keymap].get(action_id, ACTION_BY_ID[action_id].keys))
    return replace(settings, changes={id: keys for id, keys in settings.changes.items() if id != action_id})
