"""The table of all actions, and their keys."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import NamedTuple

from escape_tui.scene.words.words import Words


class Where(StrEnum):
    """The screens on which an action is available."""

    GAME = "game"
    TABLE = "table"
    MENU = "menu"
    REPLAY = "replay"
    LOBBY = "lobby"
    #: A game that the player watches.
    WATCHING = "watching"
    #: The Admin screen.
    LODGE = "lodge"


class Group(StrEnum):
    """The headings under which help and settings list actions."""

    DICE = "dice"
    MOVING = "moving"
    ACTING = "acting"
    SEATS = "seats"
    VIEW = "view"
    TABLE = "table"
    REPLAY = "replay"
    LODGE = "lodge"
    GENERAL = "general"


#: Textual's name for a key: `space`, `a`, `M`, `shift+tab`, `question_mark`.
Key = str

GAME = frozenset({Where.GAME})
TABLE = frozenset({Where.TABLE})
REPLAY = frozenset({Where.REPLAY})
LOBBY = frozenset({Where.LOBBY})
LODGE = frozenset({Where.LODGE})
LIVE = frozenset({Where.GAME, Where.WATCHING})
VIEWS = frozenset({Where.GAME, Where.WATCHING, Where.REPLAY})
EVERYWHERE = frozenset(Where)


class Action(NamedTuple):
    """Something a key can do. Its texts are `action-NAME` and, for its help, `action-NAME.help`."""

    name: str
    keys: tuple[Key, ...]
    group: Group
    where: frozenset[Where]
    number: int = 0

    @property
    def id(self) -> str:
        return f"{self.name}-{self.number}" if self.number else self.name

    def title(self, words: Words) -> str:
        return words.say(f"action-{self.name}", number=self.number)

    def short(self, words: Words) -> str:
        """A short title for the footer."""
        message = f"action-{self.name}.short"
        return words.say(message) if words.knows(message) else self.title(words)

    def help(self, words: Words) -> str:
        return words.say(f"action-{self.name}.help", number=self.number)


ACTIONS: tuple[Action, ...] = (
    Action("roll", ("space",), Group.DICE, GAME),
    *(Action("hold", (str(die),), Group.DICE, GAME, die) for die in range(1, 10)),
    Action("hold-adventurers", ("a",), Group.DICE, GAME),
    Action("hold-keys", ("k",), Group.DICE, GAME),
    Action("hold-torches", ("t",), Group.DICE, GAME),
    Action("hold-golden", ("g",), Group.DICE, GAME),
    Action("release", ("d", "D"), Group.DICE, GAME),
    Action("golden", ("m",), Group.DICE, GAME),
    Action("golden-friend", ("M",), Group.DICE, GAME),
    Action("north", ("up",), Group.MOVING, GAME),
    Action("east", ("right",), Group.MOVING, GAME),
    Action("south", ("down",), Group.MOVING, GAME),
    Action("west", ("left",), Group.MOVING, GAME),
    Action("act", ("e",), Group.ACTING, GAME),
    Action("fate", ("f",), Group.ACTING, GAME),
    Action("cards", ("i",), Group.ACTING, GAME),
    Action("call", ("c",), Group.ACTING, GAME),
    Action("escape", ("x",), Group.ACTING, GAME),
    Action("confirm", ("y", "Y"), Group.ACTING, GAME),
    Action("refuse", ("n", "N"), Group.ACTING, GAME),
    Action("stand", ("u", "U"), Group.ACTING, GAME),
    Action("volunteer", ("v", "V"), Group.ACTING, GAME),
    Action("say", ("s", "f7"), Group.ACTING, GAME),
    Action("next-seat", ("tab",), Group.SEATS, LIVE),
    Action("previous-seat", ("shift+tab",), Group.SEATS, LIVE),
    *(Action("seat", (f"f{seat}",), Group.SEATS, LIVE, seat) for seat in range(1, 7)),
    Action("zoom-in", ("plus", "equals_sign", "pageup"), Group.VIEW, VIEWS),
    Action("zoom-out", ("minus", "pagedown"), Group.VIEW, VIEWS),
    Action("fit", ("o", "home"), Group.VIEW, VIEWS),
    Action("follow", ("end",), Group.VIEW, VIEWS),
    Action("pan-north", ("shift+up",), Group.VIEW, VIEWS),
    Action("pan-east", ("shift+right",), Group.VIEW, VIEWS),
    Action("pan-south", ("shift+down",), Group.VIEW, VIEWS),
    Action("pan-west", ("shift+left",), Group.VIEW, VIEWS),
    Action("show-cards", ("I", "f11"), Group.VIEW, GAME),
    Action("legend", ("l", "f12"), Group.VIEW, LIVE),
    Action("journal", ("j", "f8"), Group.VIEW, VIEWS),
    Action("next-game", ("n", "f10"), Group.VIEW, frozenset({Where.WATCHING})),
    Action("cheer", ("c",), Group.VIEW, frozenset({Where.WATCHING})),
    Action("chat", ("t",), Group.VIEW, frozenset({Where.WATCHING, Where.REPLAY})),
    Action("hand-lead", ("h",), Group.REPLAY, REPLAY),
    Action("pause", ("p", "f9"), Group.TABLE, GAME),
    Action("ready", ("r",), Group.TABLE, TABLE),
    Action("start", ("s",), Group.TABLE, TABLE),
    Action("add-person", ("p",), Group.TABLE, TABLE),
    Action("add-bot", ("b",), Group.TABLE, TABLE),
    Action("empty-seat", ("delete",), Group.TABLE, TABLE),
    Action("set-up", ("u",), Group.TABLE, TABLE),
    Action("hand-over", ("h",), Group.TABLE, TABLE),
    Action("vote-out", ("v",), Group.TABLE, TABLE),
    Action("talk", ("t",), Group.TABLE, TABLE | LOBBY),
    Action("quick-play", ("q",), Group.TABLE, LOBBY),
    Action("open-table", ("o",), Group.TABLE, LOBBY),
    Action("join-code", ("c",), Group.TABLE, LOBBY),
    Action("ban-key", ("b",), Group.LODGE, LODGE),
    Action("ban-address", ("a",), Group.LODGE, LODGE),
    Action("play", ("space",), Group.REPLAY, REPLAY),
    Action("faster", ("up",), Group.REPLAY, REPLAY),
    Action("slower", ("down",), Group.REPLAY, REPLAY),
    Action("forward", ("right",), Group.REPLAY, REPLAY),
    Action("back", ("left",), Group.REPLAY, REPLAY),
    Action("next-event", ("n",), Group.REPLAY, REPLAY),
    Action("previous-event", ("b",), Group.REPLAY, REPLAY),
    Action("next-turn", ("right_square_bracket",), Group.REPLAY, REPLAY),
    Action("previous-turn", ("left_square_bracket",), Group.REPLAY, REPLAY),
    Action("next-view", ("tab",), Group.REPLAY, REPLAY),
    Action("luck", ("l",), Group.REPLAY, REPLAY),
    Action("play-on", ("p",), Group.REPLAY, REPLAY),
    Action("export", ("e",), Group.REPLAY, REPLAY),
    Action("help", ("question_mark",), Group.GENERAL, EVERYWHERE),
    Action("menu", ("escape",), Group.GENERAL, EVERYWHERE),
    Action("palette", ("ctrl+p",), Group.GENERAL, EVERYWHERE),
)

ACTION_BY_ID: Mapping[str, Action] = {action.id: action for action in ACTIONS}

#: Keys that can't be reassigned: they leave, stop or free a terminal.
RESERVED: tuple[Key, ...] = ("ctrl+c", "ctrl+q", "ctrl+s", "ctrl+z")

_UNSHIFTED_AZERTY = (
    "ampersand",
    "é",
    "quotation_mark",
    "apostrophe",
    "left_parenthesis",
    "minus",
    "è",
    "underscore",
    "ç",
)

#: What each predefined keymap changes in the table. Most keys are the initials of words, so most layouts
#: share them; `keyboards` has the keys that depend on position.
KEYMAPS: Mapping[str, Mapping[str, tuple[Key, ...]]] = {
    "qwerty": {},
    "azerty": {
        **{f"hold-{die}": (str(die), key) for die, key in enumerate(_UNSHIFTED_AZERTY, start=1)},
        "zoom-out": ("right_parenthesis", "pagedown"),
    },
    "qwertz": {},
    "colemak": {},
    "vi": {
        "north": ("k", "up"),
        "east": ("l", "right"),
        "south": ("j", "down"),
        "west": ("h", "left"),
        "hold-adventurers": ("A",),
        "hold-keys": ("K",),
        "hold-torches": ("T",),
        "hold-golden": ("G",),
        "journal": ("J", "f8"),
        "legend": ("L", "f12"),
    },
}

DEFAULT_KEYMAP = "qwerty"


class KeyRefused(Exception):
    """A key can't be assigned to an action, and why."""

    def __init__(self, reason: str, key: Key, action: Action) -> None:
        super().__init__(f"{reason}: {key}, {action.id}")
        self.reason = reason
        self.key = key
        self.action = action

    def sentence(self, words: Words) -> str:
        return words.say(self.reason, key=keycap(self.key, words), action=self.action.title(words))


@dataclass(frozen=True)
class Keymap:
    """The predefined keymap *name*, with a player's own *changes*."""

    name: str = DEFAULT_KEYMAP
    changes: tuple[tuple[str, tuple[Key, ...]], ...] = ()

    @cached_property
    def _bindings(self) -> Mapping[str, tuple[Key, ...]]:
        table = {action.id: action.keys for action in ACTIONS}
        return {**table, **KEYMAPS[self.name], **dict(self.changes)}

    @cached_property
    def actions(self) -> Mapping[tuple[Where, Key], Action]:
        """The action of each key on each screen."""
        return {
            (where, key): ACTION_BY_ID[id]
            for id, keys in self._bindings.items()
            for key in keys
            for where in ACTION_BY_ID[id].where
        }

    def keys(self, action_id: str) -> tuple[Key, ...]:
        return self._bindings[action_id]

    def action(self, key: Key, where: Where) -> Action | None:
        """The action of *key* on that screen."""
        return self.actions.get((where, key))

    def rebound(self, action_id: str, keys: Iterable[Key]) -> "Keymap":
        """This keymap with *keys* for an action; raises `KeyRefused` if one is taken."""
        action, wanted = ACTION_BY_ID[action_id], tuple(dict.fromkeys(keys))
        if not wanted:
            raise KeyRefused("keys-none", "", action)
        for key in wanted:
            if key in RESERVED:
                raise KeyRefused("keys-reserved", key, action)
            for where in sorted(action.where):
                other = self.action(key, where)
                if other is not None and other != action:
                    raise KeyRefused("keys-taken", key, other)
        return Keymap(self.name, tuple({**dict(self.changes), action_id: wanted}.items()))


def loaded(settings: Mapping[str, object]) -> Keymap:
    """The keymap that was `saved`; entries that are no longer valid are dropped."""
    name = settings.get("keymap")
    keymap = Keymap(name) if isinstance(name, str) and name in KEYMAPS else Keymap()
    changes = settings.get("changes")
    for id, keys in changes.items() if isinstance(changes, Mapping) else ():
        if id not in ACTION_BY_ID or not isinstance(keys, list | tuple):
            continue
        try:
            keymap = keymap.rebound(id, (key for key in keys if isinstance(key, str)))
        except KeyRefused:
            continue
    return keymap


#: Keys whose Textual name differs from their label.
_PRINTED = {
    "plus": "+",
    "minus": "-",
    "equals_sign": "=",
    "question_mark": "?",
    "ampersand": "&",
    "quotation_mark": '"',
    "apostrophe": "'",
    "left_parenthesis": "(",
    "right_parenthesis": ")",
    "left_square_bracket": "[",
    "right_square_bracket": "]",
    "semicolon": ";",
    "colon": ":",
    "comma": ",",
    "full_stop": ".",
    "slash": "/",
    "exclamation_mark": "!",
    "underscore": "_",
}

#: Keys with a translated label, `keycap-NAME`.
NAMED = (
    "space", "enter", "tab", "escape", "delete", "home", "end", "pageup", "pagedown",
    "up", "down", "left", "right",
)  # fmt: skip


def keycap(key: Key, words: Words, *, is_ascii: bool = False) -> str:
    """*key* as it is printed on a keyboard."""
    *modifiers, name = key.split("+")
    if name in NAMED:
        name = words.say(f"keycap-{name}.ascii" if is_ascii else f"keycap-{name}")
    elif name.startswith("f") and name[1:].isdigit():
        name = name.upper()
    named = [words.say(f"keycap-{modifier}") for modifier in modifiers]
    return "+".join((*named, _PRINTED.get(name, name)))


def with_key(title: str, key: Key, words: Words, *, is_ascii: bool = False) -> str:
    """*title* and its *key*, as the command palette lists them."""
    return f"{title}  ·  {keycap(key, words, is_ascii=is_ascii)}"
