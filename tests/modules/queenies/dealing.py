"""Dealing cards into a scene, as nobody at a table could."""

from msgspec.structs import replace

from escape_tui.engine.setup import PlayerId
from escape_tui.modules.curses import CursesInPlay, cursed_by
from escape_tui.modules.treasures import TreasuresInPlay, owned_by
from escape_tui.rules.exploring import Discover
from tests.temple import N, Scene

#: A chamber with a mask and nothing else that cards care about.
MASKED = "cursed-02"


def lay_curses(scene: Scene, player: PlayerId, *cards: str) -> None:
    """Lay *cards* before *player*, without anything happening."""
    curses = scene.part(CursesInPlay)
    before = list(curses.before)
    before[player] = (*before[player], *cards)
    scene.put_part(replace(curses, before=tuple(before)))


def stack_curses(scene: Scene, *cards: str) -> None:
    """Let the pile of curses be *cards*."""
    scene.put_part(replace(scene.part(CursesInPlay), pile=cards))


def draw_curse(scene: Scene, player: PlayerId, *cards: str) -> None:
    """Let *player*, who needs an entrance to the north, discover a mask with *cards* on the pile."""
    stack_curses(scene, *cards)
    kept = scene.adventurer(player).dice
    scene.put(pile=(MASKED, *scene.state.pile))
    scene.give(player, "A A")
    scene.play(Discover(player, N))
    if not scene.adventurer(player).aside:
        scene.put_adventurer(player, dice=kept)


def own(scene: Scene, player: PlayerId, *cards: str) -> None:
    treasures = scene.part(TreasuresInPlay)
    owned = list(treasures.owned)
    owned[player] = (*owned[player], *cards)
    scene.put_part(replace(treasures, owned=tuple(owned)))


def stack_treasures(scene: Scene, *cards: str) -> None:
    scene.put_part(replace(scene.part(TreasuresInPlay), pile=cards))


def curses_of(scene: Scene, player: PlayerId) -> tuple[str, ...]:
    return cursed_by(scene.state, player)


def treasures_of(scene: Scene, player: PlayerId) -> tuple[str, ...]:
    return owned_by(scene.state, player)
