"""Players whom a card does not concern pay as if it were not there."""

from collections.abc import Iterator
from itertools import permutations, product

import pytest

from escape_tui.engine.effect import Effect
from escape_tui.engine.game import Attempt
from escape_tui.engine.icon import Icon
from escape_tui.modules.character.mechanic import MechanicPermanent
from escape_tui.modules.character.muscleman import MusclemanPermanent
from escape_tui.modules.queenies.fountain import StrangleVines
from escape_tui.modules.queenies.questplus.mind_control import MindControl
from escape_tui.rules.moving import Enter
from escape_tui.rules.paying import Purse
from tests.temple import E, Scene

CARDS = (
    MechanicPermanent(0),
    MusclemanPermanent(0),
    StrangleVines(0, "strangle-vines"),
    MindControl(0, "mind-control"),
)


def kinds(effect: type[Effect]) -> Iterator[type[Effect]]:
    for kind in effect.__subclasses__():
        yield kind
        yield from kinds(kind)


def test_each_card_that_concerns_one_player_is_looked_at_here() -> None:
    mine = {kind for kind in kinds(Effect) if kind.concerns is not Effect.concerns}
    assert {kind for kind in mine if kind.__module__.startswith("escape_tui.")} == set(map(type, CARDS))


@pytest.mark.parametrize("card", CARDS, ids=lambda card: type(card).__name__)
def test_who_is_not_concerned_pays_as_if_the_card_were_not_there(card: Effect) -> None:
    scene = Scene(players=3, dice={0: "A T G K B", 1: "A T G K B", 2: "A* T* G* K* B"})
    prices = tuple(product(Icon, repeat=2))
    assert any(card.concerns(0, price) for price in prices)
    assert not any(card.concerns(player, price) for price in prices for player in (1, 2))
    for price, (player, *pool) in product(prices, permutations(range(3), 2)):
        if any(card.concerns(payer, price) for payer in (player, *pool)):
            continue
        step = Enter(player, E)
        for question in (Purse(player, price, step, tuple(pool)), Attempt(step)):
            answer = question.plain(scene.game)
            assert card.adjust(scene.game, question, answer) == answer
