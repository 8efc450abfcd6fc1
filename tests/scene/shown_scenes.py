"""Functions to write scenes for screens: where players are, what they have, and what they must see."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Part
from escape_tui.modules.curses import CursesInPlay
from escape_tui.modules.queenies.cursedgem import CursedGems
from escape_tui.modules.queenies.maya import MayaCalendar
from escape_tui.modules.quest.markers import QuestsInPlay
from escape_tui.modules.time import BLUE, GREEN, TimerAwaited, TimerStarted
from escape_tui.modules.toll import toll
from escape_tui.rules.exploring import Discover
from tests.modules.queenies.dealing import draw_curse, own
from tests.temple import N, Scene

TEMPLE = """
. gem-torch-1:S basic-12:W .
basic-01:E start basic-02:W exit:W
. basic-07:N . .
"""
OPEN = "basic-01:E start basic-02:W"
CARDS = ("curses", "treasures")
HEROES = ("curses", "treasures", "character", "newchar")


class Shown(NamedTuple):
    """A scene, who looks at it and which keys they press, and the *words* that have to be on the screen:
    where sizes differ, one or the other (`small‖large`)."""

    scene: Callable[[], Scene]
    words: tuple[str, ...]
    viewer: PlayerId
    keys: tuple[str, ...]
    after_ms: int
    is_paused: bool
    #: Whether pictures that move are shown as their last one.
    is_still: bool
    #: What they have asked for beside the map.
    page: str


def shows(
    *words: str,
    drawing: str = TEMPLE,
    at: Mapping[PlayerId, str] | str | None = None,
    dice: Mapping[PlayerId, str] | str | None = None,
    parts: tuple[Part, ...] = (),
    then: Callable[[Scene], object] = lambda scene: None,
    viewer: PlayerId = 0,
    keys: tuple[str, ...] = (),
    after_ms: int = 0,
    is_paused: bool = False,
    is_still: bool = False,
    page: str = "",
    **facts: Any,
) -> Shown:
    """In a temple of these facts *words* are on the screen of *viewer*."""

    def build() -> Scene:
        scene = Scene(
            drawing,
            at={0: at} if isinstance(at, str) else at,
            dice={0: dice} if isinstance(dice, str) else dice,
            **facts,
        )
        for part in parts:
            scene.put_part(part)
        then(scene)
        return scene

    return Shown(build, words, viewer, keys, after_ms, is_paused, is_still, page)


def cursed(card: str, *words: str, modules: tuple[str, ...] = (), **facts: Any) -> Shown:
    """A curse lies open before player 0."""
    part = CursesInPlay((), ((card,), ()))
    return shows(*words, modules=("curses", "treasures", *modules), parts=(part,), drawing=OPEN, **facts)


def drawn(card: str, *words: str, modules: tuple[str, ...] = (), **facts: Any) -> Shown:
    """Player 0 has just drawn a curse."""
    both = {"drawing": OPEN, "modules": ("curses", "treasures", *modules), "dice": "A A K T G", **facts}
    return shows(*words, then=lambda scene: draw_curse(scene, 0, card), **both)


def owned(card: str, *words: str, modules: tuple[str, ...] = (), **facts: Any) -> Shown:
    """A treasure lies open before player 0."""
    both = {"drawing": OPEN, "modules": ("curses", "treasures", *modules), **facts}
    then = both.pop("then", lambda scene: None)

    def deal(scene: Scene) -> None:
        own(scene, 0, card)
        then(scene)

    return shows(*words, then=deal, **both)


def hero(character: str, card: str, *words: str, **facts: Any) -> Shown:
    """Player 0 has picked a character and one of its cards."""
    picks = {0: {"character": character, "card": card}}
    return shows(*words, modules=HEROES, picks=picks, **{"drawing": OPEN, **facts})


def quest(tile: str, *words: str, **facts: Any) -> Shown:
    """Player 0 stands in a quest chamber that is still open."""
    modules = ("quest", "questplus")
    part = QuestsInPlay((tile,), found=(tile,))
    both = {"drawing": f"basic-01:E start {tile}:W", "at": tile, "modules": modules, **facts}
    parts = (part, *both.pop("parts", ()))
    return shows(*words, parts=parts, **both)


def timed(chamber: str, timer: str, *words: str, **facts: Any) -> Shown:
    """The timer of a chamber runs."""

    def start(scene: Scene) -> None:
        until = scene.state.now + (30_000 if timer == GREEN else 60_000)
        scene.game.state = TimerStarted(chamber, timer, 0, until).apply(scene.state)

    both = {"drawing": f"basic-01:E start {chamber}:W", "modules": ("time",), "then": start, **facts}
    return shows(*words, **both)


def calendar(side: str, *words: str, space: int = 2, **facts: Any) -> Shown:
    """The Maya calendar lies with one *side* up."""
    part = MayaCalendar(("sun",), {"basic-01": "moon", "basic-02": "sun"}, space)
    return shows(
        *words, modules=("maya",), options={"calendar": side}, parts=(part,), soundtrack="1", **facts
    )


def gems(*words: str, lying: Mapping[str, str] | None = None, **facts: Any) -> Shown:
    """Cursed gems lie before both players."""
    part = CursedGems(("frog", "jaguar"), (), dict(lying or {}))
    return shows(*words, modules=("cursedgem",), parts=(part,), **facts)


def queued(scene: Scene) -> None:
    scene.game.state = TimerStarted("torch", BLUE, 0, scene.state.now + 60_000).apply(scene.state)
    scene.game.state = TimerAwaited("lava-dice", BLUE, 0).apply(scene.state)


def taxed(scene: Scene) -> None:
    for event in toll(scene.game, 2, "time.torch", 0, is_one_each=True):
        scene.game.state = event.apply(scene.state)


def sacrificed(scene: Scene) -> None:
    scene.put(pile=("sacrifice",))
    scene.give(1, "A A K T G")
    scene.put_adventurer(1, chamber="basic-02")
    scene.play(Discover(1, N))


def robbed(scene: Scene) -> None:
    own(scene, 0, "clone")
    draw_curse(scene, 0, "lost-treasure")
