"""The steps of the first game: each has a scene, dice, allowed actions and a goal."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from escape_tui.engine.effect import Command
from escape_tui.engine.icon import Icon
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.engine.temple import EXIT, START, Cell, ChamberId, Side
from escape_tui.rules.calling import Call
from escape_tui.rules.dice import FreeDice, Hold, Release, Roll
from escape_tui.rules.ending.leaving import Escape
from escape_tui.rules.exploring import Discover
from escape_tui.rules.fate import AnswerFate, ProposeFate
from escape_tui.rules.gems import ActivateGems
from escape_tui.rules.moving import Enter

ME: PlayerId = 0
FRIEND: PlayerId = 1

CROSSING: ChamberId = "basic-07"
NICHE: ChamberId = "basic-01"
VAULT: ChamberId = "gem-torch-1"

#: The chambers of the lesson: their cells, and the direction of their stairs.
PLACES: Mapping[ChamberId, tuple[Cell, Side]] = {
    START: (Cell(0, 0), Side.SOUTH),
    "basic-10": (Cell(-1, 0), Side.EAST),
    CROSSING: (Cell(1, 0), Side.WEST),
    NICHE: (Cell(1, -1), Side.SOUTH),
    VAULT: (Cell(2, -1), Side.WEST),
    EXIT: (Cell(0, 1), Side.NORTH),
}


class LaidTemple(NamedTuple):
    """The *chambers* on the map, how many gems are *lit* in each, and those left in the *depot*."""

    chambers: tuple[ChamberId, ...]
    lit: Mapping[ChamberId, int] = {}
    depot: int = 5


_FIRST = LaidTemple((START, "basic-10", CROSSING))

#: The actions whose keys the texts of the lesson name.
KEYS_IN_LESSONS = {
    "adventurers": "hold-adventurers",
    "torches": "hold-torches",
    "keys": "hold-keys",
    **{
        action.replace("-", "_"): action
        for action in (
            "roll", "golden", "hold-golden", "golden-friend", "call", "fate", "zoom-in", "zoom-out", "fit",
            "north", "east", "south", "west", "act", "escape", "menu",
        )
    },
}  # fmt: skip
#: Actions that are allowed in every step with dice to roll.
_WITH_DICE: Mapping[type[Command], tuple[Side, ...]] = {Roll: (), Hold: (), Release: ()}


class LessonStep(NamedTuple):
    """One thing to learn; its texts are `learn-ID` and, after a wrong action, `learn-ID.hint`.

    *scene* is the temple, *me* and *friend* the two players' chambers (`None`: already
    outside), *hand* and *offer* their dice: a letter is a ready die, `K*` a held one, `B` a locked one, `-` a
    spent one; if empty, the dice stay as they are. *dice* are the faces of the next rolls. *allows* names the
    allowed commands, and on which sides; activating fewer gems than *least_gems* is not allowed. *answer* is
    what the friend does when called, *looks* are keys that only change the view, in steps about them.
    """

    id: str
    goal: Callable[[State], bool]
    allows: Mapping[type[Command], tuple[Side, ...]]
    dice: str = "AAKTA"
    hand: str = ""
    me: ChamberId | None = START
    friend: ChamberId | None = START
    offer: str = ""
    scene: LaidTemple = _FIRST
    has_gong: bool = False
    least_gems: int = 0
    answer: Command | None = None
    looks: tuple[str, ...] = ()


def _settled(state: State) -> bool:
    return not state.adventurers[ME].is_tumbling


def _shows(state: State, icon: Icon, count: int, *, is_held: bool = False) -> bool:
    dice = state.adventurers[ME].dice
    return sum(die.is_ready and die.face is icon and (die.is_held or not is_held) for die in dice) >= count


def _is_free(player: PlayerId) -> Callable[[State], bool]:
    return lambda state: not state.adventurers[player].locked


def _is_in(chamber: ChamberId) -> Callable[[State], bool]:
    return lambda state: state.adventurers[ME].chamber == chamber


_WITH_NICHE = LaidTemple((*_FIRST.chambers, NICHE))
_WITH_VAULT = LaidTemple((*_WITH_NICHE.chambers, VAULT), {NICHE: 1}, depot=4)
_ALL_LIT = _WITH_VAULT._replace(lit={NICHE: 1, VAULT: 3}, depot=1)
#: Fate has cost a gem.
_AFTER_FATE = _ALL_LIT._replace(depot=2)
_WITH_EXIT = _AFTER_FATE._replace(chambers=(*_WITH_VAULT.chambers, EXIT))


STEPS: tuple[LessonStep, ...] = (
    LessonStep("roll", lambda state: _shows(state, Icon.ADVENTURER, 2), {Roll: ()}, dice="AAKBT"),
    LessonStep(
        "hold",
        lambda state: _shows(state, Icon.ADVENTURER, 2, is_held=True),
        {Hold: (), Release: ()},
        hand="A A K B T",
    ),
    LessonStep("enter", _is_in(CROSSING), {**_WITH_DICE, Enter: (Side.EAST,)}, hand="A* A* K B T"),
    LessonStep(
        "again-roll",
        lambda state: _settled(state) and _shows(state, Icon.GOLDEN, 1),
        _WITH_DICE,
        dice="GAAT",
        hand="- - K B T",
        me=CROSSING,
    ),
    LessonStep(
        "mask",
        _is_free(ME),
        {Hold: (), Release: (), FreeDice: ()},
        hand="G A A B T",
        me=CROSSING,
    ),
    LessonStep(
        "discover",
        lambda state: NICHE in state.temple,
        {**_WITH_DICE, Discover: (Side.NORTH,)},
        hand="- A A - T",
        me=CROSSING,
    ),
    LessonStep("walk", _is_in(NICHE), {**_WITH_DICE, Enter: (Side.NORTH,)}, me=CROSSING, scene=_WITH_NICHE),
    LessonStep(
        "together",
        lambda state: state.temple.chambers[NICHE].gems > 0,
        {**_WITH_DICE, ActivateGems: ()},
        dice="TTKAK",
        me=NICHE,
        friend=NICHE,
        offer="T* T* A K -",
        scene=_WITH_NICHE,
    ),
    LessonStep(
        "zoom",
        lambda state: False,
        {},
        me=NICHE,
        friend=VAULT,
        scene=_WITH_VAULT,
        looks=("zoom-in", "zoom-out", "fit"),
    ),
    LessonStep(
        "vault",
        lambda state: state.temple.chambers[VAULT].gems == 3,
        {**_WITH_DICE, ActivateGems: ()},
        dice="T",
        hand="T T T T -",
        me=VAULT,
        friend=VAULT,
        offer="T* T* T* T* T*",
        scene=_WITH_VAULT,
        least_gems=3,
    ),
    LessonStep(
        "keep",
        lambda state: _shows(state, Icon.GOLDEN, 1, is_held=True),
        {Hold: (), Release: ()},
        hand="G A K T A",
        me=VAULT,
        friend=CROSSING,
        offer="A A K T T",
        scene=_ALL_LIT,
    ),
    LessonStep(
        "friend-mask",
        _is_free(FRIEND),
        {Hold: (), Release: (), FreeDice: ()},
        hand="G* A K T A",
        me=VAULT,
        friend=VAULT,
        offer="B B A T K",
        scene=_ALL_LIT,
    ),
    LessonStep(
        "call",
        lambda state: len(state.adventurers[ME].locked) < 4,
        {Call: ()},
        hand="B B A B B",
        me=VAULT,
        friend=VAULT,
        offer="G* A A K T",
        scene=_ALL_LIT,
        answer=FreeDice(FRIEND, ME),
    ),
    LessonStep(
        "fate",
        _is_free(ME),
        {ProposeFate: ()},
        hand="B B B B B",
        me=VAULT,
        friend=VAULT,
        offer="B B B B A",
        scene=_ALL_LIT,
        answer=AnswerFate(FRIEND, True),
    ),
    LessonStep(
        "gong",
        _is_in(START),
        {**_WITH_DICE, Enter: (Side.SOUTH, Side.WEST)},
        dice="AATAAKAA",
        me=VAULT,
        scene=_AFTER_FATE,
        has_gong=True,
    ),
    LessonStep(
        "exit",
        _is_in(EXIT),
        {**_WITH_DICE, Enter: (Side.SOUTH,)},
        dice="AKTTA",
        scene=_WITH_EXIT,
        friend=EXIT,
    ),
    LessonStep(
        "escape",
        lambda state: not state.adventurers[ME].is_inside,
        {**_WITH_DICE, Escape: ()},
        dice="KTKKA",
        me=EXIT,
        friend=None,
        scene=_WITH_EXIT,
    ),
)
