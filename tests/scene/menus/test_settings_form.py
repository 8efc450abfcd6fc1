"""Settings: everything can be set to everything it can be, and keys are never given away twice."""

import pytest

from escape_tui.scene.keys.keys import ACTIONS, KeyRefused
from escape_tui.scene.menus.player_settings import Settings, decoded, encoded
from escape_tui.scene.menus.settings_form import CHOICES, choices, chosen, stepped, with_key, with_usual_keys

NAMES = [(name, values) for group in CHOICES.values() for name, values in group.items()]


@pytest.mark.parametrize(("name", "values"), NAMES)
def test_a_setting_goes_round_all_its_values_and_back(name: str, values: tuple[str, ...]) -> None:
    settings, met = Settings(), []
    for _ in values:
        settings = stepped(settings, name, 1)
        met.append(chosen(settings, name))
        assert decoded(encoded(settings)) == settings
    assert sorted(met) == sorted(values)
    assert settings == Settings()
    assert stepped(stepped(settings, name, 1), name, -1) == settings


def test_every_setting_is_listed() -> None:
    assert [choice.name for choice in choices(Settings())] == [name for name, _ in NAMES]


@pytest.mark.parametrize("action", [action.id for action in ACTIONS])
def test_every_action_can_be_given_another_key_and_its_own_back(action: str) -> None:
    changed = with_key(Settings(), action, "ctrl+y")
    assert changed.keys.keys(action) == ("ctrl+y",)
    assert decoded(encoded(changed)).keys.keys(action) == ("ctrl+y",)
    assert with_usual_keys(changed, action) == Settings()


def test_a_key_that_does_something_else_is_refused() -> None:
    with pytest.raises(KeyRefused):
        with_key(Settings(), "roll", "e")


def test_usual_keys_that_were_given_away_meanwhile_are_refused() -> None:
    settings = with_key(with_key(Settings(), "roll", "R"), "call", "space")
    with pytest.raises(KeyRefused):
        with_usual_keys(settings, "roll")
