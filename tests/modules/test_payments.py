"""Which of two prices is paid, and with what: every small hand against a slow and obvious checker."""

from itertools import combinations, product

import pytest

from escape_tui.engine.effect import Command
from escape_tui.engine.icon import Cost, parsed
from escape_tui.modules.queenies.questplus.snakes import ChaseSnake, FightMotherSnake, Snakes
from escape_tui.modules.quest.markers import QuestsInPlay
from escape_tui.modules.quest.task import DoTask, TaskTiles
from escape_tui.modules.treasures.cards import UseDoubleKey, UseDoubleTorch
from escape_tui.rules.moving import Enter
from escape_tui.rules.paying import Paid
from tests.modules.queenies.dealing import own, treasures_of
from tests.rulebook import rule
from tests.temple import E, Scene

FRAMED, BY_MIND = parsed("KK"), parsed("AA")
DOUBLE_KEY = "KK"
Bill = tuple[int, int, int]


def mentalist() -> Scene:
    """A Mentalist before a chamber that asks for two keys, with a double key laid ready."""
    scene = Scene(
        "start basic-12:W",
        modules=("treasures", "character"),
        picks={0: {"character": "mentalist", "card": "permanent"}},
    )
    own(scene, 0, "double-key")
    scene.play(UseDoubleKey(0))
    return scene


def bills(hand: tuple[str, ...], price: Cost) -> list[Bill]:
    """Every way to pay *price* exactly: how many cards, dice and held dice it takes."""
    wanted = sorted("".join(price))
    return [
        (cards, len(dice), sum("*" in die for die in dice))
        for cards in (0, 1)
        for count in range(len(hand) + 1)
        for dice in combinations(hand, count)
        if sorted([die[0] for die in dice] + list(DOUBLE_KEY * cards)) == wanted
    ]


@rule("dice.payment", "character.mentalist-permanent", "treasures.double-key")
def test_of_two_prices_the_one_is_paid_whose_dice_are_missed_least_and_cards_only_where_dice_cannot() -> None:
    scene = mentalist()
    for hand in product(("A", "K", "A*", "K*", "T"), repeat=4):
        scene.give(0, " ".join(hand))
        paid = scene.game.check(Enter(0, E))
        assert isinstance(paid, Paid)
        held = sum("*" in hand[die.place] for die in paid.dice)
        least = min(bills(hand, FRAMED) + bills(hand, BY_MIND))
        assert (len(paid.cards), len(paid.dice), held) == least, hand
        assert paid.price == (FRAMED if least in bills(hand, FRAMED) else BY_MIND), hand


@rule("dice.offer", "quest.task", "questplus.snakes")
@pytest.mark.parametrize(
    ("command", "hand"),
    [(DoTask(0), "A A T"), (ChaseSnake(0), ""), (FightMotherSnake(0), "T T T")],
)
def test_what_a_friend_has_laid_ready_helps_wherever_icons_are_pooled(command: Command, hand: str) -> None:
    here = "task" if isinstance(command, DoTask) else "snake-pit"
    scene = Scene(
        f"{here}:E start",
        modules=("treasures", "quest", "questplus"),
        at={0: here, 1: here},
        dice={0: hand, 1: "A"},
    )
    scene.put_part(QuestsInPlay((here,)))
    scene.put_part(TaskTiles(up="task-1"))
    scene.put_part(Snakes((here,) if isinstance(command, ChaseSnake) else ()))
    own(scene, 1, "double-torch", "double-key")
    assert not scene.game.offer(command).is_allowed
    scene.play(UseDoubleTorch(1))
    scene.play(UseDoubleKey(1))
    scene.play(command)
    used = "double-key" if isinstance(command, DoTask) else "double-torch"
    assert used not in treasures_of(scene, 1)
    assert len(treasures_of(scene, 1)) == 1
