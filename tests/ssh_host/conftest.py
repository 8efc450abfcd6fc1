"""What all tests of the host share: nobody waits through the picture of an end."""

import pytest

from escape_tui.app.screens.game import game_screen as game


@pytest.fixture(autouse=True)
def _the_end_is_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "END_SECONDS", 0.2)
