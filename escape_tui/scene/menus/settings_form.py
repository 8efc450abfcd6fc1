"""The settings as a form: the values of each, and how it changes."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from escape_tui.scene.game.pacing.cues import Bells
from escape_tui.scene.keys.keys import ACTION_BY_ID, KEYMAPS, Key
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
    match name:
        case "palette":
            return AUTO if settings.palette is None else settings.palette.value
        case "duo":
            return "on" if settings.is_duo else "off"
        case "mouse":
            return AUTO if settings.mouse is None else "on" if settings.mouse else "off"
        case "cheers":
            return "on" if settings.is_cheered else "off"
        case "plain":
            return "on" if settings.is_plain else "off"
        case _:
            return getattr(settings, name) or AUTO


def stepped(settings: Settings, name: str, step: int) -> Settings:
    """*settings* with the next or previous value of *name*."""
    values = _VALUES[name]
    value = values[(values.index(chosen(settings, name)) + step) % len(values)]
    match name:
        case "palette":
            return replace(settings, palette=None if value == AUTO else Palette(value))
        case "motion":
            return replace(settings, motion=Motion(value))
        case "bells":
            return replace(settings, bells=Bells(value))
        case "duo":
            return replace(settings, is_duo=value == "on")
        case "mouse":
            return replace(settings, mouse=None if value == AUTO else value == "on")
        case "cheers":
            return replace(settings, is_cheered=value == "on")
        case "plain":
            return replace(settings, is_plain=value == "on")
        case "verbosity":
            return replace(settings, verbosity=Verbosity(value))
        case "typing":
            return replace(settings, typing=None if value == AUTO else Typing(value))
        case "keymap":
            return replace(settings, keymap=value)
        case _:
            return replace(settings, **{name: None if value == AUTO else value})


def with_key(settings: Settings, action_id: str, key: Key) -> Settings:
    """*settings* with *key* as the only key for an action; raises `KeyRefused` if it is taken."""
    changed = settings.keys.rebound(action_id, (key,))
    return replace(settings, changes=dict(changed.changes))


def with_usual_keys(settings: Settings, action_id: str) -> Settings:
    """*settings* with the layout's own keys for an action; raises `KeyRefused` if one is taken meanwhile."""
    settings.keys.rebound(action_id, KEYMAPS[settings.keymap].get(action_id, ACTION_BY_ID[action_id].keys))
    return replace(settings, changes={id: keys for id, keys in settings.changes.items() if id != action_id})
