"""One table of actions: every action has a key, a name and help; keys never mean two things."""

from collections import Counter
from itertools import product

import pytest
from textual.keys import _character_to_key

from escape_tui.scene.keys.duo_keys import DuoKeyboard, Half, Press, hand
from escape_tui.scene.keys.keys import (
    ACTION_BY_ID,
    ACTIONS,
    KEYMAPS,
    NAMED,
    RESERVED,
    Action,
    Group,
    Keymap,
    KeyRefused,
    Where,
    keycap,
    loaded,
)
from escape_tui.scene.words.words import LANGUAGES, Words

ENGLISH = Words("en")


def game_action(keymap: Keymap, key: str) -> str | None:
    action = keymap.action(key, Where.GAME)
    return None if action is None else action.id


@pytest.mark.parametrize(
    ("key", "action"),
    [
        ("space", "roll"),
        ("1", "hold-1"),
        ("9", "hold-9"),
        ("a", "hold-adventurers"),
        ("k", "hold-keys"),
        ("t", "hold-torches"),
        ("g", "hold-golden"),
        ("up", "north"),
        ("e", "act"),
        ("m", "golden"),
        ("M", "golden-friend"),
        ("f", "fate"),
        ("i", "cards"),
        ("c", "call"),
        ("x", "escape"),
        ("tab", "next-seat"),
        ("f6", "seat-6"),
        ("plus", "zoom-in"),
        ("minus", "zoom-out"),
        ("question_mark", "help"),
        ("escape", "menu"),
        ("insert", None),
    ],
)
def test_the_default_keys(key: str, action: str | None) -> None:
    assert game_action(Keymap(), key) == action


def test_action_ids_are_unique() -> None:
    assert len(ACTION_BY_ID) == len(ACTIONS)


@pytest.mark.parametrize(("name", "where"), list(product(KEYMAPS, Where)))
def test_no_key_means_two_things_on_one_screen(name: str, where: Where) -> None:
    here = [action for action in ACTIONS if where in action.where]
    uses = Counter(key for action in here for key in Keymap(name).keys(action.id))
    assert [key for key, count in uses.items() if count > 1] == []
    assert not set(uses) & set(RESERVED)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: action.id)
def test_every_action_has_a_name_and_help(action: Action, language: str) -> None:
    words = Words(language)
    assert action.title(words) != f"action-{action.name}"
    assert action.help(words) != f"action-{action.name}.help"


@pytest.mark.parametrize("language", LANGUAGES)
def test_groups_keymaps_halves_and_keycaps_have_names(language: str) -> None:
    ids = [
        *(f"group-{group}" for group in Group),
        *(f"keymap-{name}" for name in KEYMAPS),
        *(f"half-{half}" for half in Half),
        *(f"keycap-{name}" for name in NAMED),
        *(f"keycap-{name}.ascii" for name in NAMED),
    ]
    assert [id for id in ids if Words(language).say(id) == id] == []
    assert all(Words(language).say(f"keycap-{name}.ascii").isascii() for name in NAMED)


def test_vi_walks_with_letters_and_holds_with_capitals() -> None:
    vi = Keymap("vi")
    assert [game_action(vi, key) for key in "hjkl"] == ["west", "south", "north", "east"]
    assert [game_action(vi, key) for key in "AKTG"] == [
        "hold-adventurers",
        "hold-keys",
        "hold-torches",
        "hold-golden",
    ]
    assert game_action(vi, "up") == "north"


def test_azerty_holds_dice_without_shift() -> None:
    keys = [_character_to_key(letter) for letter in "&é\"'(-è_ç"]
    assert [game_action(Keymap("azerty"), key) for key in keys] == [f"hold-{die}" for die in range(1, 10)]


def test_a_key_can_be_given_to_another_action() -> None:
    keymap = Keymap().rebound("roll", ["r", "space"])
    assert game_action(keymap, "r") == "roll"
    assert keymap.keys("roll") == ("r", "space")
    assert game_action(keymap.rebound("roll", ["r"]), "space") is None


def test_a_key_may_do_different_things_on_different_screens() -> None:
    assert Keymap().rebound("ready", ["space"]).action("space", Where.TABLE) == ACTION_BY_ID["ready"]


@pytest.mark.parametrize(
    ("action", "keys", "sentence"),
    [
        ("roll", ["m"], "m is already used: use a golden mask."),
        ("help", ["n"], "n is already used: refuse."),
        ("ready", ["escape"], "Esc is already used: menu."),
        ("roll", ["ctrl+c"], "Ctrl+c always quits. Choose another key."),
        ("roll", [], "roll needs a key."),
    ],
)
def test_a_conflict_is_refused_with_a_sentence(action: str, keys: list[str], sentence: str) -> None:
    with pytest.raises(KeyRefused) as refusal:
        Keymap().rebound(action, keys)
    assert refusal.value.sentence(ENGLISH) == sentence


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"keymap": "typewriter"},
        {"keymap": 3, "changes": ["roll"]},
        {"changes": {"fly": ["r"], "roll": "r", "act": [1, None], "menu": []}},
        {"changes": {"roll": ["m"]}},
    ],
)
def test_settings_that_make_no_sense_are_left_out(settings: dict[str, object]) -> None:
    assert loaded(settings) == Keymap()


@pytest.mark.parametrize(
    ("key", "printed"),
    [
        ("space", "Space"),
        ("M", "M"),
        ("shift+tab", "Shift+Tab"),
        ("f1", "F1"),
        ("plus", "+"),
        ("up", "↑"),
        ("f", "f"),
        ("é", "é"),
    ],
)
def test_keys_are_shown_as_they_are_printed(key: str, printed: str) -> None:
    assert keycap(key, ENGLISH) == printed


def test_arrows_have_words_where_there_are_no_arrows() -> None:
    assert keycap("shift+up", ENGLISH, is_ascii=True) == "Shift+Up"


@pytest.mark.parametrize("name", KEYMAPS)
def test_two_hands_share_no_key(name: str) -> None:
    left, right = hand(name, Half.LEFT), hand(name, Half.RIGHT)
    assert set(left) == set(right)
    assert len({*left.values(), *right.values()}) == len(left) + len(right)


def test_both_hands_walk_and_roll_at_the_same_moment() -> None:
    duo = DuoKeyboard(Keymap())
    pressed = [duo.press(key) for key in ("e", "s", "d", "f", "space", "i", "j", "k", "l", "enter")]
    ids = ["north", "west", "south", "east", "roll"]
    assert pressed == [
        *(Press(ACTION_BY_ID[id], Half.LEFT) for id in ids),
        *(Press(ACTION_BY_ID[id], Half.RIGHT) for id in ids),
    ]


@pytest.mark.parametrize("name", KEYMAPS)
def test_two_hands_leave_a_key_for_everything_they_share(name: str) -> None:
    duo, keymap = DuoKeyboard(Keymap(name)), Keymap(name)
    hands = set(hand(name, Half.LEFT)) | {f"hold-{die}" for die in range(1, 10)}
    for action in ACTIONS:
        if Where.GAME in action.where and action.id not in hands:
            assert Press(action, None) in [duo.press(key) for key in keymap.keys(action.id)]


def test_a_key_of_one_pair_of_hands_does_nothing_for_two() -> None:
    assert DuoKeyboard(Keymap()).press("up") is None
    assert DuoKeyboard(Keymap()).press("insert") is None
