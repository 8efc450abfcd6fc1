"""Corners of the rules where their players stand: what they read at 80x24, and what their keys do."""

import pytest

from escape_tui.modules.queenies.maya import MayaCalendar, TurnCalendar
from escape_tui.modules.queenies.maze.short_cut import UseShortCut
from escape_tui.modules.queenies.newchar.trickster import SwapDice
from escape_tui.modules.queenies.questplus.mind_control import DenyLeave, GrantLeave
from escape_tui.modules.toll import VolunteerDie
from escape_tui.modules.treasures.cards import UseSecretPassage
from escape_tui.rules.moving import Enter
from tests.app.at_terminal import playing
from tests.modules.queenies.dealing import lay_curses, own
from tests.modules.test_time import discovering
from tests.rulebook import rule
from tests.scene.live_table import Table
from tests.temple import E, N, Scene, W

CARDS = ("curses", "treasures")


@rule("questplus.mind-control")
@pytest.mark.parametrize(("key", "answer"), [("y", GrantLeave(2, 0)), ("n", DenyLeave(2, 0))])
async def test_who_has_escaped_answers_a_wish_with_the_key_that_is_shown(key: str, answer: object) -> None:
    scene = Scene(modules=(*CARDS, "questplus"), players=3, dice={0: "A A A A K"})
    lay_curses(scene, 0, "mind-control")
    scene.put_adventurer(2, chamber=None, escaped_at=1_000)
    scene.play(Enter(0, W))
    async with playing(Table(scene.game), 2) as me:
        assert f" {key} " in next(line for line in me.shown.splitlines()[12:] if "player 0" in line)
        await me.press(key)
    assert me.table.played == [answer]


@rule("maze.short-cut")
async def test_whose_entrance_it_is_while_they_search_the_pile_is_said() -> None:
    scene = Scene(
        ". basic-13\nstart .",
        at={1: "basic-13"},
        modules=(*CARDS, "maze"),
        dice={0: "A A K T T", 1: "A A A A"},
        pile="basic-03 exit basic-07",
    )
    own(scene, 0, "short-cut")
    scene.play(UseShortCut(0, E))
    async with playing(Table(scene.game), 1) as me:
        await me.press("down")
        assert "player 0 is choosing for this entrance." in me.shown
    assert me.table.played == []


@rule("time.volunteer", "time.lava")
async def test_one_player_gives_two_of_the_three_dice_with_two_keys() -> None:
    scene = discovering("lava-dice", players=3)
    scene.wait(60)
    async with playing(Table(scene.game), 2) as me:
        assert "v  You must lose 3 dice. Give one of yours?" in me.shown
        await me.press("v", "v")
        assert "3 dice · 2 lost" in me.shown
        assert "v  Someone must lose a die. Give yours?" in me.shown
        await me.press("v")
        assert "Give yours?" not in me.shown
    assert me.table.played == [VolunteerDie(2)] * 3


def linked(lying: dict[str, str]) -> Table:
    """Two groups in linked chambers, with a doomed calendar and an empty depot."""
    scene = Scene(
        "linked-1:E start linked-2:W linked-3:W",
        modules=("maya", "special"),
        at={0: "linked-1", 1: "linked-2"},
        dice={0: "T T T T T", 1: "K* K* K* A A"},
        depot=0,
        options={"calendar": "doomed"},
    )
    scene.put_part(MayaCalendar((), lying, 0))
    return Table(scene.game)


@rule("maya.doomed-empty-depot", "special.linked-once")
async def test_linked_chambers_move_the_figure_once_and_no_gem_is_told_of() -> None:
    table = linked({"linked-1": "sun", "linked-2": "sun", "linked-3": "sun"})
    async with playing(table) as me:
        await me.press("e")
        assert table.played == [TurnCalendar(0)]
        shown = me.shown
        assert "Linked chambers" in shown
        assert "activated" not in shown
        assert "Linked gems" not in shown
        await me.press("e")
        assert "There’s nothing to use here." in me.shown
    assert table.played == [TurnCalendar(0)]


@rule("newchar.trickster-permanent")
async def test_the_trickster_swaps_any_number_of_dice_in_three_keys() -> None:
    picks = {0: {"character": "trickster", "card": "permanent"}}
    dice = {0: "A K T G A", 1: "T* K* A* G* B"}
    scene = Scene(modules=("character", "newchar"), picks=picks, dice=dice)
    async with playing(Table(scene.game)) as me:
        await me.press("i")
        line = next(line for line in me.shown.splitlines() if "1A 2K 4G 5A" in line)
        await me.press(line.split("1A 2K 4G 5A")[0].split()[-1].removeprefix("►"))
        assert "For which of theirs?" in me.shown
        await me.press("1")
    (command,) = me.table.played
    assert isinstance(command, SwapDice)
    assert command.mine == (0, 1, 3, 4)
    assert len(command.theirs) == 4


@rule("special.double-wall", "treasures.secret-passage")
async def test_a_passage_leads_to_the_front_and_its_inner_wall_stays_on_the_picture() -> None:
    scene = Scene("basic-01:E start double-1:S", modules=(*CARDS, "special"), dice={0: "A K T G A"})
    own(scene, 0, "secret-passage")
    inner = "┗━━━━━┛"
    async with playing(Table(scene.game)) as me:
        await me.press("i")
        assert "east wall to front of Double torches" in me.shown
        assert inner in me.shown
        await me.press("enter")
        assert me.table.played == [UseSecretPassage(0, "start", "double-1")]
        assert inner in me.shown
        assert (
            me.table.live.state.temple.through("start", E) == me.table.live.state.temple.chambers["double-1"]
        )


@rule("temple.closed")
async def test_that_the_ground_has_moved_is_told() -> None:
    scene = Scene("start exit:W . basic-13:N", at={1: "basic-13"}, pile="basic-07", dice={1: "A A"})
    async with playing(Table(scene.game), 1) as me:
        await me.press("up")
        me.wait(5_000)
        shown = " ".join(line[52:].strip(" │") for line in me.shown.splitlines())
        assert "The ground moves: nothing is apart now." in " ".join(shown.split())
    assert N in me.table.live.state.temple.chambers["basic-13"].doors
