"""What a card or chamber means for its player is on their screen while it matters."""

from typing import Any

from msgspec.structs import replace

from escape_tui.engine.icon import Icon
from escape_tui.modules.character.discoverer import KeepTile, ReturnTile, Sprint
from escape_tui.modules.character.priest import Bless
from escape_tui.modules.quest.task import TaskTiles
from escape_tui.modules.trap.invocation import SummonAll
from escape_tui.modules.treasures import TreasuresInPlay
from escape_tui.modules.treasures.cards import UseExtraGem
from escape_tui.rules.exploring import Discover
from escape_tui.scene.game.side.actions import doable
from tests.rulebook import rule
from tests.scene.live_table import Table, text
from tests.temple import N, Scene


def hero(character: str, card: str, **facts: Any) -> Scene:
    picks = {0: {"character": character, "card": card}}
    return Scene(modules=("character",), picks=picks, **facts)


def shown(scene: Scene, viewer: int = 0) -> str:
    return text(Table(scene.game).view((viewer,)).frame())


@rule("character.discoverer-permanent")
async def test_what_a_card_asks_is_answered_by_the_key_that_turns_to_it() -> None:
    scene = hero("discoverer", "permanent", dice={0: "A A K T T"}, pile="basic-03 basic-05 exit")
    scene.play(Discover(0, N))
    assert not {KeepTile, ReturnTile} & {type(each.command) for each in doable(scene.game, 0, 20)}
    app = Table(scene.game).app(0)
    async with app.run_test(size=(80, 24)) as pilot:
        assert "e answers" in text(app.game.view.frame())
        assert "Lamp store" in text(app.game.view.frame())
        await pilot.press("e")
        assert app.game.input.menus[0].has_focus


@rule("character.discoverer-active")
def test_a_sprint_says_how_many_steps_are_left_and_what_ends_it() -> None:
    scene = hero("discoverer", "activatable", dice={0: "A A A K T"})
    scene.play(Sprint(0))
    assert "Sprint: 3 free steps left. A roll ends it." in shown(scene)
    assert "Sprint:" not in shown(scene, 1)


@rule("character.priest-active")
def test_a_blessing_says_where_it_is_how_much_it_is_and_how_long() -> None:
    scene = hero("priest", "activatable", dice={0: "B B B K T"})
    scene.play(Bless(0, "basic-02", Icon.TORCH))
    assert "Blessed: Ash gallery (3 torches)" in shown(scene)
    assert "15 s" in shown(scene)


@rule("character.mentalist-active")
async def test_the_key_for_cards_says_that_arrows_go_through_walls() -> None:
    scene = hero("mentalist", "activatable", dice={0: "A A K T T"}, at={0: "basic-02"}, drawing=WALLS)
    app = Table(scene.game).app(0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("i")
        assert app.game.input.quiet[0] == "Your card: the arrows go through walls."


WALLS = """
basic-03:N basic-01:E
start basic-02:W
"""


@rule("treasures.extra-gem")
def test_the_owner_sees_that_the_extra_gem_is_used() -> None:
    scene = Scene(modules=("curses", "treasures"))
    treasures = scene.part(TreasuresInPlay)
    scene.put_part(replace(treasures, owned=(("extra-gem",), *treasures.owned[1:])))
    scene.play(UseExtraGem(0))
    assert any("Extra gem" in line and "used" in line for line in shown(scene).splitlines())


@rule("quest.task")
def test_the_task_chamber_says_how_many_tiles_are_left() -> None:
    scene = Scene("basic-01:E start task:W", modules=("quest",), at={0: "task"})
    scene.put_part(TaskTiles("task-1", ("task-2",)))
    assert "task tiles left" in shown(scene)


@rule("trap.invocation")
def test_those_who_are_summoned_see_who_calls() -> None:
    scene = Scene(
        "basic-01:E start invocation:W", modules=("trap",), at={0: "invocation"}, dice={0: "K K K A A"}
    )
    table = Table(scene.game)
    view = table.view((1,))
    table.play(SummonAll(0))
    assert "player 0 calls: player 1!" in text(view.frame())
