"""The advice is complete: everything in the box is bound by its name, and nothing that is not in it."""

from pathlib import Path

from escape_tui.content.catalogue import load
from escape_tui.hub.bots import advice
from escape_tui.hub.bots.advice import box
from escape_tui.hub.bots.advice.box import errands_of
from escape_tui.hub.bots.companion import Companion
from escape_tui.hub.bots.council import Council
from escape_tui.hub.bots.outlook.outlook import Outlook
from escape_tui.hub.bots.strategy.bot_task import Purpose
from escape_tui.hub.bots.strategy.jobs import jobs
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import MODULES
from escape_tui.modules.character.ability import CharacterCard, CharactersInPlay
from escape_tui.modules.curses import CursesInPlay
from escape_tui.modules.queenies.cursedgem import CursedGems, LocationTold, LookAtLocation, TellLocation
from escape_tui.modules.queenies.maya import MayaCalendar, SwapCalendarTiles
from escape_tui.modules.queenies.maze.time_out import UseTimeOut
from escape_tui.modules.queenies.newchar.trickster import SwapDice
from escape_tui.modules.treasures import TreasuresInPlay
from escape_tui.rules.gems import ActivateGems
from tests.temple import Scene

MODULE_IDS = {module.id for module in MODULES}

#: What every adviser uses.
SHARED = {"__init__", "box", "building", "errand", "hurry"}


def test_each_file_of_advice_is_about_the_module_of_its_name() -> None:
    assert advice.__file__ is not None
    files = {path.stem for path in Path(advice.__file__).parent.glob("*.py")}
    assert files > SHARED
    assert files - SHARED <= MODULE_IDS


def test_only_modules_have_advisers() -> None:
    assert {*box.ADVISERS, *box.NOTICES, *box.EMPHASES, *box.RATIONS, *box.SUMMONS} <= MODULE_IDS


def test_every_curse_that_can_be_lifted_has_a_worth_and_no_other() -> None:
    assert set(box.CURSES) == {id for id, card in load().curses.items() if card.lift is not None}


def test_advice_on_cards_is_about_cards_of_the_box() -> None:
    assert set(box.TREASURES) <= set(load().treasures)
    assert {character for character, _ in box.ABILITIES} <= set(load().characters)


def test_what_anybody_could_do_names_its_chambers_and_becomes_the_command_of_whoever_does_it() -> None:
    scene = Scene("basic-07:E start gem-key-1:W", players=2, modules=("maya",))
    scene.put_part(MayaCalendar((), {"gem-key-1": "moon", "basic-07": "sun"}))
    (errand,) = errands_of((0, 1), scene.game, box.ADVISERS, {})[1]
    assert errand.is_anybodys
    assert errand.chambers == ("gem-key-1",)
    assert [box.errands(scene.game, player)[0].command.player for player in (0, 1)] == [0, 1]


def test_the_base_game_needs_no_advice() -> None:
    assert box.errands(Scene().game, 0) == ()


def test_what_is_next_in_the_calendar_is_swapped_to_where_it_can_be_used() -> None:
    drawing = "pit:E calendar-chamber:E start basic-01:W"
    four = dict.fromkeys(range(2), "- - - -")
    scene = Scene(drawing, modules=("maya", "pit"), players=2, dice=four)
    scene.put_part(MayaCalendar((), {"pit": "sun", "basic-01": "moon"}))
    commands = [errand.command for errand in box.errands(scene.game, 0)]
    assert SwapCalendarTiles(0, "pit", "basic-01") in commands
    scene.put_part(MayaCalendar((), {"pit": "moon", "basic-01": "sun"}))
    assert "maya.chamber" not in [errand.rule for errand in box.errands(scene.game, 0)]


def test_gems_that_move_the_calendar_on_come_first_and_others_not_at_all() -> None:
    scene = Scene("basic-04:E basic-01:E start basic-02:W", modules=("maya",))
    scene.put_part(MayaCalendar((), {"basic-01": "sun", "basic-02": "moon", "basic-04": "gear"}))
    first, second, third = (box.emphasis(scene.game, f"basic-0{number}") for number in (1, 2, 4))
    assert first > second > 1
    assert third == 0


def test_a_space_of_the_calendar_is_not_spent_on_one_gem_where_there_are_three() -> None:
    scene = Scene("basic-07:E start gem-key-1:W", players=4, modules=("maya",), depot=9)
    scene.put_part(MayaCalendar((), {"gem-key-1": "sun"}))
    gems = [job.worth for job in jobs(Outlook(scene.game)) if job.purpose is Purpose.GEMS]
    assert len(gems) == 2
    scene.put_part(MayaCalendar((), {}, space=9))
    assert not box.are_gems_rationed(scene.game)


def test_the_price_of_what_comes_after_the_next_is_got_ready() -> None:
    scene = Scene("basic-01:E start gem-key-1:W", modules=("maya",))
    scene.put_part(MayaCalendar((), {"basic-01": "sun", "gem-key-1": "moon"}))
    (errand,) = box.errands(scene.game, 0)
    assert (errand.command, errand.chambers, errand.hands) == (ActivateGems(0, 3), ("gem-key-1",), 2)


def test_what_is_next_is_swapped_to_where_it_gives_more_gems() -> None:
    scene = Scene("calendar-chamber:E basic-01:E start gem-key-1:W", modules=("maya",))
    scene.put_part(MayaCalendar((), {"basic-01": "sun", "gem-key-1": "gear"}))
    assert [errand.command for errand in box.errands(scene.game, 0)] == [
        SwapCalendarTiles(0, "basic-01", "gem-key-1")
    ]


def test_what_is_next_is_swapped_to_the_pit_by_those_who_have_the_dice() -> None:
    scene = Scene("pit:E calendar-chamber:E start basic-01:W", modules=("maya", "pit"), players=2)
    scene.put_part(MayaCalendar((), {"pit": "moon", "basic-01": "sun"}))
    swap = SwapCalendarTiles(0, "basic-01", "pit")
    assert swap in [errand.command for errand in box.errands(scene.game, 0)]


def test_a_stack_is_as_high_as_there_are_dice_for() -> None:
    scene = Scene("totem-chamber:E start basic-01:W", modules=("totem",), players=2, depot=5)
    (errand,) = box.errands(scene.game, 0)
    assert (errand.worth, errand.hands) == (200, 2)
    few = Scene(
        "totem-chamber:E start basic-01:W",
        modules=("totem",),
        players=2,
        depot=5,
        dice=dict.fromkeys(range(2), "- - -"),
    )
    (errand,) = box.errands(few.game, 0)
    assert (errand.worth, errand.hands) == (100, 2)


def test_who_has_looked_tells_and_nobody_looks_where_the_gem_of_another_belongs() -> None:
    scene = Scene("basic-01:E start basic-02:W", modules=("cursedgem",), at={0: "basic-01"})
    lying = {"basic-01": "frog", "basic-02": "eagle"}
    scene.put_part(CursedGems(("eagle", "frog"), (), lying, {"basic-01": (0,)}))
    council = Council()
    first = Companion(0, SeededChance(1), council)
    tell = first.act(scene.game)
    assert tell == TellLocation(0, "basic-01")
    scene.play(tell)
    (told,) = scene.told(LocationTold)
    first.heard(scene.game, told)
    errands = council.view(scene.game).errands
    assert [(each.command, each.chambers) for each in errands[0]] == [(LookAtLocation(0), ("basic-02",))]
    assert [(each.command, each.chambers) for each in errands[1]] == [(LookAtLocation(1), ("basic-01",))]


def test_chambers_are_laid_towards_a_rear_part_that_nobody_reaches() -> None:
    scene = Scene("start double-1:W", modules=("special",), pile="basic-01 basic-02 exit")
    ways = [errand for errand in box.errands(scene.game, 0) if errand.rule == "special.double"]
    assert ways
    assert not any(errand.claims_pile for errand in ways)


def test_the_weakest_link_is_home_long_before_the_door_slams() -> None:
    drawing = "basic-07:E basic-09:E start basic-02:W"
    scene = Scene(drawing, players=2, modules=("curses", "maze"), soundtrack="1", at={0: "basic-07"})
    scene.give(0, "A A A K T")
    scene.put_part(CursesInPlay((), (("weakest-link",), ())))
    assert Outlook(scene.game).summoned == (0,)
    scene.clock(178)
    bot = Companion(0, SeededChance(1), Council())
    bot.act(scene.game)
    assert bot._home(scene.game, scene.adventurer(0), "basic-07", bot._council.tasks[0]) == "start"
    friend = Companion(1, SeededChance(1), Council())
    friend.act(scene.game)
    assert friend._home(scene.game, scene.adventurer(1), "start", friend._council.tasks[1]) is None


def test_the_trickster_shares_free_dice_with_a_friend_who_has_none() -> None:
    scene = Scene(players=2, modules=("character", "newchar"), dice={0: "A K T A A", 1: "B B B B B"})
    cards = (CharacterCard("trickster", "permanent"), CharacterCard("doc", "permanent"))
    scene.put_part(CharactersInPlay(cards))
    (errand,) = box.errands(scene.game, 0)
    assert errand.command == SwapDice(0, 1, (0, 1), (0, 1))
    scene.play(errand.command)
    assert box.errands(scene.game, 0) == ()
    assert box.renewed(scene.game, errand.command) is None


def test_a_time_out_is_called_when_two_are_helpless() -> None:
    scene = Scene(players=3, modules=("treasures", "maze"), dice={0: "A A", 1: "B B", 2: "B B"})
    scene.put_part(TreasuresInPlay((), {}, (("time-out",), (), ()), ((), (), ()), (0, 0, 0)))
    assert [errand.command for errand in box.errands(scene.game, 0)] == [UseTimeOut(0)]
    scene.give(1, "A B")
    assert box.errands(scene.game, 0) == ()
