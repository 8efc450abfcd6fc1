"""The exchange chamber: a curse for a treasure, once for each time somebody enters."""

import pytest

from escape_tui.engine.setup import Seat, Setup
from escape_tui.engine.temple import START
from escape_tui.hub.bots.advice import box
from escape_tui.hub.bots.advice.errand import Errand
from escape_tui.modules.box import set_up_refusals
from escape_tui.modules.curses import CursesInPlay, cursed_by
from escape_tui.modules.queenies.exchange import Exchange, ExchangeCurse
from escape_tui.modules.special.soul_exchange import SOUL_EXCHANGE
from escape_tui.modules.treasures import TreasuresInPlay, owned_by
from escape_tui.rules.moving import AdventurersSwapped, Enter
from tests.rulebook import rule
from tests.temple import CATALOGUE, E, Scene, W

MODULES = ("curses", "treasures", "exchange")
ENTERING = "K T A A K"


def scene_with(*cards: str, treasures: str = "teleport extra-gem", **scene: object) -> Scene:
    """A scene beside the exchange chamber, *cards* before player 0."""
    calm = Scene("exchange-chamber:E start", modules=MODULES, dice={0: ENTERING}, **scene)  # type: ignore[arg-type]
    calm.put_part(CursesInPlay((), (cards, ())))
    calm.put_part(TreasuresInPlay(tuple(treasures.split()), {}, ((), ()), ((), ()), (0, 0)))
    return calm


def errands(scene: Scene) -> list[Errand]:
    return [errand for errand in box.errands(scene.game, 0) if errand.rule == "exchange.enter"]


@rule("exchange.enter")
def test_who_enters_may_discard_one_curse_for_the_top_treasure() -> None:
    scene = scene_with("mask", "silence")
    scene.play(Enter(0, W))
    offers = [offer.command for offer in scene.game.offers(0) if offer.is_allowed]
    assert {ExchangeCurse(0, "mask"), ExchangeCurse(0, "silence")} <= set(offers)
    scene.play(ExchangeCurse(0, "silence"))
    assert cursed_by(scene.state, 0) == ("mask",)
    assert owned_by(scene.state, 0) == ("teleport",)
    assert scene.part(TreasuresInPlay).pile == ("extra-gem",)
    scene.refuse(ExchangeCurse(0, "mask"), "exchange.enter", reason="once")


@rule("exchange.enter")
def test_it_may_be_done_once_for_each_time_he_enters() -> None:
    scene = scene_with("mask", "silence")
    scene.play(Enter(0, W))
    scene.play(ExchangeCurse(0, "silence"))
    for side in (E, W):
        scene.give(0, "K T A A K")
        scene.play(Enter(0, side))
    scene.play(ExchangeCurse(0, "mask"))
    assert owned_by(scene.state, 0) == ("teleport", "extra-gem")


@rule("exchange.enter", "maze.weakest-link", "maze.misinformation")
def test_a_curse_that_cannot_be_lifted_is_not_taken() -> None:
    scene = scene_with("weakest-link", "misinformation", "mask")
    scene.play(Enter(0, W))
    for card in ("weakest-link", "misinformation"):
        scene.refuse(ExchangeCurse(0, card), "exchange.enter", reason="never")
        assert not scene.is_offered(ExchangeCurse(0, card))
    assert [errand.command for errand in errands(scene)] == [ExchangeCurse(0, "mask")]


@rule("exchange.enter")
def test_there_is_no_exchange_elsewhere_without_the_card_or_without_a_treasure() -> None:
    scene = scene_with("mask")
    scene.refuse(ExchangeCurse(0, "mask"), "exchange.enter", reason="elsewhere")
    assert not any(isinstance(offer.command, ExchangeCurse) for offer in scene.game.offers(0))
    scene.play(Enter(0, W))
    scene.refuse(ExchangeCurse(0, "trap"), "exchange.enter", reason="not-cursed")
    scene.put_part(TreasuresInPlay((), {}, ((), ()), ((), ()), (0, 0)))
    scene.refuse(ExchangeCurse(0, "mask"), "exchange.enter", reason="no-treasure")


@rule("exchange.enter")
def test_who_leaves_has_let_his_chance_pass() -> None:
    scene = scene_with("mask")
    scene.play(Enter(0, W))
    assert scene.part(Exchange).open_for == (0,)
    scene.give(0, ENTERING)
    scene.play(Enter(0, E))
    assert scene.part(Exchange).open_for == ()


@rule("exchange.enter", "special.soul-exchange")
def test_who_finds_himself_here_by_a_change_of_souls_has_not_entered() -> None:
    scene = scene_with("mask", players=2)
    scene.play(Enter(0, W))
    scene.game._atomically([AdventurersSwapped(1, 0)])
    assert (scene.place(0), scene.place(1)) == (START, "exchange-chamber")
    scene.put_part(CursesInPlay((), ((), ("mask", SOUL_EXCHANGE))))
    scene.refuse(ExchangeCurse(1, "mask"), "exchange.enter", reason="once")


@rule("exchange.enter")
@pytest.mark.parametrize("others", [(), ("curses",), ("treasures",)])
def test_the_exchange_chamber_needs_curses_and_treasures(others: tuple[str, ...]) -> None:
    setup = Setup((Seat("ani", "red"),), ("exchange", *others))
    (refusal,) = set_up_refusals(setup, CATALOGUE)
    assert refusal.rule == "exchange.enter"
    assert refusal.facts["modules"] == tuple(id for id in ("curses", "treasures") if id not in others)


@rule("exchange.enter")
def test_companions_go_there_with_a_curse_and_not_twice_in_one_visit() -> None:
    scene = scene_with("mask", "silence")
    (errand,) = errands(scene)
    assert errand == Errand("exchange.enter", ExchangeCurse(0, "mask"), 10, chambers=("exchange-chamber",))
    scene.play(Enter(0, W))
    assert errands(scene) == [errand]
    scene.play(ExchangeCurse(0, "mask"))
    assert errands(scene) == []
