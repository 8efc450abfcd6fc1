"""The live estimate: a guess from what everybody sees, better with time and dice, certain at the end."""

from msgspec.structs import replace

from escape_tui.engine.state import Ending, State
from escape_tui.hub.analysis.chance.estimate import estimate, signs
from escape_tui.hub.analysis.chance.estimate_weights import WEIGHTS
from tests.temple import Scene

COLLAPSE_MS = 600_000


def on_exit(gems: int, seconds: int, dice: str = "A A A A A") -> State:
    scene = Scene("exit:E start", players=2, depot=gems, pile="", soundtrack="1", dice={0: dice, 1: dice})
    scene.clock(seconds)
    return scene.state


def guess(gems: int, seconds: int, dice: str = "A A A A A") -> float:
    return estimate(on_exit(gems, seconds, dice), COLLAPSE_MS)


def test_every_sign_has_its_weight() -> None:
    assert len(signs(on_exit(1, 100), COLLAPSE_MS)) == len(WEIGHTS)


def test_time_gems_and_dice_count() -> None:
    assert guess(1, 100) > 0.8
    assert guess(9, 580) < 0.1
    assert guess(1, 100) > guess(6, 100)
    assert guess(3, 300) > guess(3, 590)
    assert guess(3, 500) > guess(3, 500, "B B B B A")


def test_a_game_that_is_over_is_certain() -> None:
    state = on_exit(1, 100)
    assert estimate(replace(state, ending=Ending(True, "end.win", 1)), COLLAPSE_MS) == 1
    assert estimate(replace(state, ending=Ending(False, "end.lose", 1)), COLLAPSE_MS) == 0


def test_it_needs_nothing_that_is_hidden() -> None:
    scene = Scene(players=2, soundtrack="1")
    seen = scene.game.seen_by(None)
    assert estimate(seen, COLLAPSE_MS) == estimate(scene.state, COLLAPSE_MS)
