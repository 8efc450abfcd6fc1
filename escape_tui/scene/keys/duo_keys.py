"""Keyboards by the position of their keys, for two people who play on one at the same time."""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from escape_tui.scene.keys.keys import ACTION_BY_ID, Action, Key, Keymap, Where

#: The four rows of each keyboard, ten keys each, unshifted, as Textual names them.
_ROWS: Mapping[str, tuple[str, str, str, str]] = {
    "qwerty": (
        "1 2 3 4 5 6 7 8 9 0",
        "q w e r t y u i o p",
        "a s d f g h j k l semicolon",
        "z x c v b n m comma full_stop slash",
    ),
    "azerty": (
        "ampersand é quotation_mark apostrophe left_parenthesis minus è underscore ç à",
        "a z e r t y u i o p",
        "q s d f g h j k l m",
        "w x c v b n comma semicolon colon exclamation_mark",
    ),
    "qwertz": (
        "1 2 3 4 5 6 7 8 9 0",
        "q w e r t z u i o p",
        "a s d f g h j k l ö",
        "y x c v b n m comma full_stop minus",
    ),
    "colemak": (
        "1 2 3 4 5 6 7 8 9 0",
        "q w f p g j l u y semicolon",
        "a r s t d h n e i o",
        "z x c v b k m comma full_stop slash",
    ),
}


class Half(StrEnum):
    LEFT = "left"
    RIGHT = "right"


class Press(NamedTuple):
    """An action, and which half pressed it: left, right or (None) neither."""

    action: Action
    half: Half | None


#: The actions of each half by key position: five keys in each of four rows.
_HANDS: Mapping[Half, tuple[str, str, str, str]] = {
    Half.LEFT: (
        "hold-1 hold-2 hold-3 hold-4 hold-5",
        "hold-adventurers hold-keys north hold-torches hold-golden",
        "act west south east golden",
        "fate cards call escape golden-friend",
    ),
    Half.RIGHT: (
        "hold-1 hold-2 hold-3 hold-4 hold-5",
        "hold-adventurers hold-keys north hold-torches hold-golden",
        "golden west south east act",
        "golden-friend fate cards call escape",
    ),
}

_ROLLS: Mapping[Half, Key] = {Half.LEFT: "space", Half.RIGHT: "enter"}


class DuoKeyboard:
    """Two players on the keyboard of *keymap*; keys that neither uses follow the keymap."""

    def __init__(self, keymap: Keymap) -> None:
        self._keymap = keymap
        self._presses = {
            key: Press(ACTION_BY_ID[id], half) for half in Half for id, key in hand(keymap.name, half).items()
        }

    def press(self, key: Key) -> Press | None:
        """The press that *key* means in a game."""
        if key in self._presses:
            return self._presses[key]
        action = self._keymap.action(key, Where.GAME)
        if action is None or action.id in _HAND_ACTIONS:
            return None
        return Press(action, None)


def hand(layout: str, half: Half) -> Mapping[str, Key]:
    """The keys of one *half*, by action; unknown layouts count as qwerty."""
    keys = [row.split() for row in _ROWS.get(layout, _ROWS["qwerty"])]
    mine = [row[:5] if half is Half.LEFT else row[5:] for row in keys]
    actions = [row.split() for row in _HANDS[half]]
    placed = {
        id: key for ids, row in zip(actions, mine, strict=True) for id, key in zip(ids, row, strict=True)
    }
    return {"roll": _ROLLS[half], **placed}


#: Actions that belong to one of the two players: only the halves have them.
_HAND_ACTIONS = frozenset({"roll", *(f"hold-{die}" for die in range(1, 10)), *hand("qwerty", Half.LEFT)})
