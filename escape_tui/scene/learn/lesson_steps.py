"""The steps of the first game: for each a scene, its dice, what may be done and when it is done."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from escape_tui.engine.effect import Command
from escape_tui.engine.icon import Icon
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.engine.temple import EXIT, START, Cell, ChamberId, Side
from escape_tui.rules.dice import FreeDice, Hold, Release, Roll
from escape_tui.rules.exploring import Discover
from escape_tui.rules.gems import ActivateGems
from escape_tui.rules.leaving import Escape
from escape_tui.rules.moving import Enter

ME: PlayerId = 0
FRIEND: PlayerId = 1

CROSSING: ChamberId = "basic-07"
NICHE: ChamberId = "basic-01"
UNROLLED_DICE = "- - - - -"

#: The chambers of the lesson: where each lies, and where its stairs point.
PLACES: Mapping[ChamberId, tuple[Cell, Side]] = {
    START: (Cell(0, 0), Side.SOUTH),
    "basic-10": (Cell(-1, 0), Side.EAST),
    CROSSING: (Cell(1, 0), Side.WEST),
    NICHE: (Cell(1, -1), Side.SOUTH),
    EXIT: (Cell(0, 1), Side.NORTH),
}
_FIRST = (START, "basic-10", CROSSING)

#: What may be done in every step that has dice to roll.
_WITH_DICE: Mapping[type[Command], tuple[Side, ...]] = {Roll: (), Hold: (), Release: ()}


class Step(NamedTuple):
    """One thing to learn; its words are `learn-ID` and, after something else was tried, `learn-ID.hint`.

    *scene* are the chambers that lie, *me* and *friend* where the two stand (`None`: out already), *hand* and
    *offer* their dice: a letter is a ready die, `K*` a held one, `B` a locked one, `-` a spent one. *dice*
    are the faces of the next rolls. *allows* names what may be played, and on which sides.
    """

    id: str
    goal: Callable[[State], bool]
    allows: Mapping[type[Command], tuple[Side, ...]]
    dice: str = "AAKTA"
    hand: str = UNROLLED_DICE
    me: ChamberId = START
    friend: ChamberId | None = START
    offer: str = UNROLLED_DICE
    scene: tuple[ChamberId, ...] = _FIRST
    depot: int = 2
    has_gong: bool = False


def _settled(state: State) -> bool:
    return not state.adventurers[ME].is_tumbling


def _shows(state: State, icon: Icon, count: int, *, is_held: bool = False) -> bool:
    dice = state.adventurers[ME].dice
    return sum(die.is_ready and die.face is icon and (die.is_held or not is_held) for die in dice) >= count


def _is_in(chamber: ChamberId) -> Callable[[State], bool]:
    return lambda state: state.adventurers[ME].chamber == chamber


_WITH_NICHE = (*_FIRST, NICHE)

STEPS: tuple[Step, ...] = (
    Step("roll", lambda state: _shows(state, Icon.ADVENTURER, 2), {Roll: ()}, dice="AAKBT"),
    Step(
        "hold",
        lambda state: _shows(state, Icon.ADVENTURER, 2, is_held=True),
        {Hold: (), Release: ()},
        hand="A A K B T",
    ),
    Step("enter", _is_in(CROSSING), {**_WITH_DICE, Enter: (Side.EAST,)}, hand="A* A* K B T"),
    Step(
        "again-roll",
        lambda state: _settled(state) and _shows(state, Icon.GOLDEN, 1),
        _WITH_DICE,
        dice="GAAT",
        hand="- - K B T",
        me=CROSSING,
    ),
    Step(
        "mask",
        lambda state: not state.adventurers[ME].locked,
        {Hold: (), Release: (), FreeDice: ()},
        hand="G A A B T",
        me=CROSSING,
    ),
    Step(
        "discover",
        lambda state: NICHE in state.temple,
        {**_WITH_DICE, Discover: (Side.NORTH,)},
        hand="- A A - T",
        me=CROSSING,
    ),
    Step("walk", _is_in(NICHE), {**_WITH_DICE, Enter: (Side.NORTH,)}, me=CROSSING, scene=_WITH_NICHE),
    Step(
        "together",
        lambda state: state.temple.chambers[NICHE].gems > 0,
        {**_WITH_DICE, ActivateGems: ()},
        dice="TTKAK",
        me=NICHE,
        friend=NICHE,
        offer="T* T* A K -",
        scene=_WITH_NICHE,
    ),
    Step(
        "gong",
        _is_in(START),
        {**_WITH_DICE, Enter: (Side.SOUTH, Side.WEST)},
        dice="AATAAK",
        me=NICHE,
        scene=_WITH_NICHE,
        depot=1,
        has_gong=True,
    ),
    Step(
        "exit",
        _is_in(EXIT),
        {**_WITH_DICE, Enter: (Side.SOUTH,)},
        dice="AKTTA",
        scene=(*_WITH_NICHE, EXIT),
        friend=EXIT,
        depot=1,
    ),
    Step(
        "escape",
        lambda state: not state.adventurers[ME].is_inside,
        {**_WITH_DICE, Escape: ()},
        dice="KTKAA",
        me=EXIT,
        friend=None,
        scene=(*_WITH_NICHE, EXIT),
        depot=1,
    ),
)
