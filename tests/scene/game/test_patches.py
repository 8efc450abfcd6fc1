"""The picture after any sequence of frames is the picture drawn from nothing, cell for cell."""

from random import Random

import pytest

from tests.scene.game.onlooker import Onlooker
from tests.scene.live_table import EVERYTHING, played_by_companions

FRAMES = 60
FRAMES_IN_SOAK = 2_000


def look_on(modules: tuple[str, ...], seed: int, frames: int) -> None:
    luck = Random(seed)
    table = played_by_companions(modules, seed)
    onlooker = Onlooker(table, luck)
    for number in range(frames):
        if table.live.game.state.ending is not None:
            table = played_by_companions(modules, seed + number)
            onlooker = Onlooker(table, luck)
        onlooker.fidget()
        if onlooker.look():
            assert onlooker.terminal.seen() == onlooker.drawn_from_nothing().seen(), f"frame {number}"


@pytest.mark.parametrize("modules", [(), EVERYTHING], ids=["base", "everything"])
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.soak) for seed in (1, 2))])
def test_patches_lead_to_the_picture_drawn_from_nothing(modules: tuple[str, ...], seed: int) -> None:
    look_on(modules, seed, FRAMES)


@pytest.mark.soak
@pytest.mark.parametrize("modules", [(), EVERYTHING], ids=["base", "everything"])
@pytest.mark.parametrize("seed", range(10, 15))
def test_ten_thousand_frames_lead_to_the_picture_drawn_from_nothing(
    modules: tuple[str, ...], seed: int
) -> None:
    look_on(modules, seed, FRAMES_IN_SOAK)
