"""A scene for every kind of thing that players choose among: who stands where, and the key that asks them."""

from collections.abc import Callable
from typing import Any, NamedTuple

from escape_tui.engine.effect import Command
from escape_tui.engine.icon import Icon
from escape_tui.modules.character.discoverer import KeepTile, ReturnTile
from escape_tui.modules.character.doc import Cure
from escape_tui.modules.character.mechanic import JoinByLift
from escape_tui.modules.character.mentalist import EnterThroughWall
from escape_tui.modules.character.muscleman import TurnChamber
from escape_tui.modules.character.priest import Bless, JoinByPrayer
from escape_tui.modules.curses import CursesInPlay, LiftCurse
from escape_tui.modules.queenies.cursedgem import CursedGems, LookAtLocation, TellLocation
from escape_tui.modules.queenies.doomed import UseCounterspell
from escape_tui.modules.queenies.exchange import Exchange, ExchangeCurse
from escape_tui.modules.queenies.maya import MayaCalendar, SwapCalendarTiles
from escape_tui.modules.queenies.maze.gear import TurnGear
from escape_tui.modules.queenies.maze.genie_lamp import TakeFromLamp, UseGenieLamp
from escape_tui.modules.queenies.maze.short_cut import ChooseChamber, UseShortCut
from escape_tui.modules.queenies.newchar.treasures import UsePortal
from escape_tui.modules.queenies.newchar.trickster import SwapDice, SwapDiceAfar
from escape_tui.modules.queenies.newchar.void_runner import RunVoid, RunVoidTogether
from escape_tui.modules.queenies.pit import LoseTreasure
from escape_tui.modules.queenies.questplus.bond import BindTo
from escape_tui.modules.queenies.questplus.mind_control import DenyLeave, GrantLeave
from escape_tui.modules.queenies.totem import StackDie, Stacked, Totem
from escape_tui.modules.quest.ghost import Ghost, PushGhost
from escape_tui.modules.quest.markers import QuestsInPlay
from escape_tui.modules.special.chalice import CarryChalice, Chalice
from escape_tui.modules.special.soul_exchange import ExchangeSouls
from escape_tui.modules.treasures import KeepTreasure
from escape_tui.modules.treasures.cards import UseDoubleKey, UseDoubleTorch, UseSecretPassage, UseTeleport
from escape_tui.rules.calling import Call, PointAt
from escape_tui.rules.dice import FreeDice, Hold, Release
from escape_tui.rules.ending.leaving import Escape, GiveDie
from escape_tui.rules.exploring import Discover
from escape_tui.rules.gems import ActivateGems
from escape_tui.rules.moving import Enter
from tests.modules.queenies.dealing import draw_curse, lay_curses, own
from tests.temple import N, Scene

TEMPLE = """
basic-01:E basic-02:N basic-03:E basic-04:S gem-torch-1:W
basic-05:E start gem-key-1:W basic-06:N basic-11:N
basic-07:E basic-08:N basic-09:E basic-10:S basic-12:E
"""
SMALL = "basic-01:E start basic-02:W"
CARDS = ("curses", "treasures")
#: What a discovery costs.
ABLE = {0: "A A K T T"}
FAR = {0: "basic-05", 1: "basic-10", 2: "basic-01"}

#: Kinds that no question offers: a key of their own plays each.
OF_ONE_KEY = (Hold, Release, Discover, EnterThroughWall, GrantLeave, DenyLeave)


class ChoiceScene(NamedTuple):
    """A *scene* in which player 0 can choose among several commands of *kind* with the key of *action*; what
    the game asks by itself is answered with `act`."""

    kind: type[Command]
    action: str
    scene: Callable[[], Scene]


def _scene(drawing: str = TEMPLE, **facts: Any) -> Callable[[], Scene]:
    return lambda: Scene(drawing, **{"players": 3, "dice": {0: "K K T T A"}, **facts})


def _then(scene: Callable[[], Scene], *deeds: Callable[[Scene], object]) -> Callable[[], Scene]:
    def build() -> Scene:
        built = scene()
        for deed in deeds:
            deed(built)
        return built

    return build


def _hero(character: str, card: str, *dice: str, **facts: Any) -> Callable[[], Scene]:
    picks = {0: {"character": character, "card": card}}
    modules = ("curses", "treasures", "character", "newchar")
    return _scene(**{"modules": modules, "picks": picks, "at": FAR, "dice": dict(enumerate(dice)), **facts})


def _owner(*cards: str, modules: tuple[str, ...] = (), **facts: Any) -> Callable[[], Scene]:
    scene = _scene(**{"modules": (*CARDS, *modules), "at": FAR, **facts})
    return _then(scene, lambda built: own(built, 0, *cards))


def _victim(card: str, modules: tuple[str, ...], **facts: Any) -> Callable[[], Scene]:
    scene = _scene(SMALL, modules=(*CARDS, *modules), **facts)
    return _then(scene, lambda built: draw_curse(built, 0, card))


def _looked(scene: Scene) -> None:
    """Player 0 has looked at two location tiles."""
    scene.put_part(CursedGems(("frog", "jaguar", "snake"), (), {"basic-01": "jaguar", "basic-02": "snake"}))
    for chamber in ("basic-01", "basic-02"):
        scene.put_adventurer(0, chamber=chamber)
        scene.give(0, "K K A A T")
        scene.play(LookAtLocation(0))
    scene.put_adventurer(0, chamber="start")


def _ghostly(scene: Scene) -> None:
    scene.put_part(QuestsInPlay(("ghost",), found=("ghost",)))
    scene.put_part(Ghost("start"))


CHOICES = (
    ChoiceScene(UseTeleport, "cards", _owner("teleport")),
    ChoiceScene(UseSecretPassage, "cards", _owner("secret-passage")),
    ChoiceScene(UsePortal, "cards", _owner("portal", modules=("character", "newchar"))),
    ChoiceScene(
        UseShortCut,
        "cards",
        _owner("short-cut", modules=("maze",), drawing=SMALL, at={}, dice=ABLE),
    ),
    ChoiceScene(
        ChooseChamber,
        "act",
        _then(
            _owner(
                "short-cut",
                modules=("maze",),
                pile="basic-13 basic-03 exit",
                drawing=SMALL,
                at={},
                dice=ABLE,
            ),
            lambda scene: scene.play(UseShortCut(0, N)),
        ),
    ),
    ChoiceScene(
        TakeFromLamp,
        "act",
        _then(_owner("genie-lamp", modules=("maze",)), lambda scene: scene.play(UseGenieLamp(0))),
    ),
    ChoiceScene(
        KeepTreasure,
        "cards",
        _then(
            _owner("double-torch", "double-key"),
            lambda scene: scene.play(UseDoubleTorch(0)),
            lambda scene: scene.play(UseDoubleKey(0)),
        ),
    ),
    ChoiceScene(
        LiftCurse, "cards", _then(_scene(modules=CARDS), lambda scene: lay_curses(scene, 0, "trap", "mask"))
    ),
    ChoiceScene(
        UseCounterspell,
        "cards",
        _then(
            _owner("counterspell", modules=("doomed",), dice={0: "A A A A A"}),
            lambda scene: lay_curses(scene, 0, "trap", "mask"),
        ),
    ),
    ChoiceScene(
        ExchangeCurse,
        "act",
        _then(
            _scene(
                "basic-01:E start exchange-chamber:W",
                modules=(*CARDS, "exchange"),
                at={0: "exchange-chamber"},
            ),
            lambda scene: scene.put_part(CursesInPlay((), (("mask", "trap"), (), ()))),
            lambda scene: scene.put_part(Exchange((0,))),
        ),
    ),
    ChoiceScene(ExchangeSouls, "act", _victim("soul-exchange", ("special",))),
    ChoiceScene(BindTo, "act", _victim("magical-bond", ("questplus",))),
    ChoiceScene(
        LoseTreasure,
        "act",
        _then(
            _scene(SMALL, modules=(*CARDS, "pit")),
            lambda scene: own(scene, 0, "teleport", "portal"),
            lambda scene: draw_curse(scene, 0, "lost-treasure"),
        ),
    ),
    ChoiceScene(TurnChamber, "cards", _hero("muscleman", "activatable", "T T K K A")),
    ChoiceScene(JoinByLift, "cards", _hero("mechanic", "activatable", "K K A A A")),
    ChoiceScene(JoinByPrayer, "cards", _hero("priest", "permanent", "B B B B B")),
    ChoiceScene(Bless, "cards", _hero("priest", "activatable", "B B B K T")),
    ChoiceScene(RunVoid, "cards", _hero("void-runner", "permanent", "A A A K K")),
    ChoiceScene(
        RunVoidTogether,
        "cards",
        _hero("void-runner", "activatable", "A A A K K", at={0: "basic-05", 1: "basic-05"}),
    ),
    ChoiceScene(
        Cure,
        "cards",
        _hero("doc", "activatable", "G G A A A", "B A", "B B", at={}),
    ),
    ChoiceScene(
        SwapDice,
        "cards",
        _hero("trickster", "permanent", "A K", "T K*", "G* A", at={}),
    ),
    ChoiceScene(SwapDiceAfar, "cards", _hero("trickster", "activatable", "K T", "T B", "G* A")),
    ChoiceScene(
        KeepTile,
        "act",
        _then(
            _hero(
                "discoverer", "permanent", "A A K T T", pile="basic-13 basic-03 exit", drawing=SMALL, at={}
            ),
            lambda scene: scene.play(Discover(0, N)),
        ),
    ),
    ChoiceScene(
        ReturnTile,
        "act",
        _then(
            _hero(
                "discoverer", "permanent", "A A K T T", pile="platform basic-03 exit", drawing=SMALL, at={}
            ),
            lambda scene: scene.play(Discover(0, N)),
        ),
    ),
    ChoiceScene(
        TurnGear,
        "act",
        _scene("basic-01:E start gear:W", modules=(*CARDS, "maze"), at={0: "gear"}, dice={0: "T T A A A"}),
    ),
    ChoiceScene(
        SwapCalendarTiles,
        "act",
        _then(
            _scene(
                "basic-01:E start calendar-chamber:W basic-02:W",
                modules=("maya",),
                options={"calendar": "eternal"},
                soundtrack="1",
                at={0: "calendar-chamber"},
                dice={0: "K K K A A"},
            ),
            lambda scene: scene.put_part(
                MayaCalendar(("sun",), {"basic-01": "moon", "basic-02": "sun", "calendar-chamber": "gear"}, 2)
            ),
        ),
    ),
    ChoiceScene(TellLocation, "call", _then(_scene(SMALL, modules=("cursedgem",)), _looked)),
    ChoiceScene(
        StackDie,
        "act",
        _then(
            _scene(
                "basic-01:E start totem-chamber:W",
                modules=("totem",),
                at={0: "totem-chamber"},
                dice={0: "B G A"},
            ),
            lambda scene: scene.put_part(Totem((Stacked(1, Icon.BLACK),))),
        ),
    ),
    ChoiceScene(PushGhost, "act", _then(_scene("basic-01:E start ghost:W", modules=("quest",)), _ghostly)),
    ChoiceScene(
        CarryChalice,
        "west",
        _then(
            _scene(
                "basic-01:E start treasure-chamber:W",
                modules=("special",),
                at={0: "treasure-chamber"},
                dice={0: "A A T K G"},
            ),
            lambda scene: scene.put_part(Chalice("treasure-chamber")),
        ),
    ),
    ChoiceScene(
        Enter,
        "west",
        _then(
            _scene(
                "basic-01:E start treasure-chamber:W",
                modules=("special",),
                at={0: "treasure-chamber"},
                dice={0: "A A T K G"},
            ),
            lambda scene: scene.put_part(Chalice("treasure-chamber")),
        ),
    ),
    ChoiceScene(FreeDice, "golden-friend", _scene(SMALL, dice={0: "G A A", 1: "B", 2: "B B"})),
    ChoiceScene(
        GiveDie,
        "act",
        _then(
            _scene("basic-01:E start exit:W", at={0: "exit"}, dice={0: "K K K K K"}, depot=0),
            lambda scene: scene.play(Escape(0)),
        ),
    ),
    ChoiceScene(
        ActivateGems,
        "act",
        _scene(SMALL.replace("basic-02", "gem-torch-1"), at={0: "gem-torch-1"}, dice={0: "T T T T T T T"}),
    ),
    ChoiceScene(Call, "call", _scene(SMALL)),
    ChoiceScene(PointAt, "call", _scene()),
)
