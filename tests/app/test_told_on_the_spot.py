"""What a rule means for a player is on their screen of 80x24, after the keys that they would press."""

from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from escape_tui.engine.icon import Icon
from escape_tui.modules.character.discoverer import KeepTile, ReturnTile, Sprint
from escape_tui.modules.character.priest import Bless
from escape_tui.modules.queenies.cursedgem import CursedGems, LookAtLocation, TellLocation
from escape_tui.modules.queenies.maya import MayaCalendar
from escape_tui.modules.queenies.questplus.mind_control import DenyLeave
from escape_tui.modules.quest.markers import QuestsInPlay
from escape_tui.modules.quest.task import TaskTiles
from escape_tui.modules.quest.tree import TREE
from escape_tui.modules.special.chalice import Chalice
from escape_tui.modules.special.large_torch import LargeTorches
from escape_tui.modules.time import BLUE, MeetDemand, TimerStarted
from escape_tui.modules.trap.platform import WaitingPlatform
from escape_tui.modules.treasures import TreasuresInPlay
from escape_tui.rules.dice import FreeDice, Roll
from escape_tui.rules.ending.leaving import Escape
from escape_tui.rules.exploring import Discover
from escape_tui.rules.moving import Enter
from escape_tui.scene.game.side.actions import doable
from escape_tui.scene.menus.player_settings import Motion
from escape_tui.scene.words.words import LANGUAGES, Words
from tests.app.at_terminal import playing
from tests.modules.queenies.dealing import lay_curses
from tests.plain.listener import Sitter
from tests.rulebook import rule
from tests.scene.live_table import Table
from tests.temple import E, N, Scene

#: When the first door slams on soundtrack 1, in seconds.
FIRST_SLAM = 218


#: A calendar of which the next symbol counts.
ETERNAL = {
    "modules": ("maya",),
    "options": {"calendar": "eternal"},
    "soundtrack": "1",
    "at": {0: "basic-01"},
}


def hero(character: str, card: str, **facts: Any) -> Scene:
    picks = {0: {"character": character, "card": card}}
    return Scene(modules=("character",), picks=picks, **facts)


# Losing by a rule of a module


def without_chalice() -> Table:
    scene = Scene("start exit:W", modules=("special",), players=1, at={0: "exit"}, depot=0, dice={0: "K K"})
    scene.put_part(Chalice("start"))
    return Table(scene.game)


@rule("special.chalice")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_leaving_the_chalice_is_warned_of_and_told_as_what_it_was(language: str) -> None:
    say = Words(language).say
    async with playing(without_chalice(), language=language, motion=Motion.REDUCED) as me:
        await me.press("x")
        assert me.table.played == []
        warned = " ".join(line[1:52].strip() for line in me.shown.splitlines()[18:23])
        assert say("caution-special-chalice", act="e", roll="Space", key="x").split(".")[0] in warned
        await me.press("x")
        assert me.table.played == [Escape(0)]
        assert me.has_in_big_letters(say("banner-lost-special-chalice"))
        assert say("ended-special-chalice") in " ".join((await me.report()).split())


def weak(**facts: Any) -> Table:
    scene = Scene(modules=("curses", "maze"), soundtrack="1", **facts)
    lay_curses(scene, 0, "weakest-link")
    scene.clock(FIRST_SLAM - 20)
    return Table(scene.game)


@rule("maze.weakest-link")
@pytest.mark.parametrize("seat", [0, 1])
async def test_the_countdown_says_that_this_slam_would_end_the_game(seat: int) -> None:
    async with playing(weak(at={0: "basic-01"}), player=seat) as me:
        assert "all lost without player 0!" in me.shown
    async with playing(weak(), player=seat) as me:
        assert "all lost" not in me.shown


@rule("maze.weakest-link")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (50, 18), (46, 60)])
async def test_whom_not_to_leave_behind_is_told_whole(size: tuple[int, int], language: str) -> None:
    told = partial(Words(language).say, "banner-countdown", gong=1, seconds=20)
    async with playing(weak(at={0: "basic-01"}), size=size, language=language) as me:
        top = me.shown.splitlines()[0]
        assert told(absent="player 0") in top or told(absent="☻p") in top


@rule("maze.weakest-link")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_losing_by_the_weakest_link_is_told_as_what_it_was(language: str) -> None:
    say = Words(language).say
    lost = weak(at={0: "basic-01"})
    async with playing(lost, player=1, language=language, motion=Motion.REDUCED) as me:
        me.wait(20_500)
        assert me.has_in_big_letters(say("banner-lost-maze-weakest-link"))
        assert say("ended-maze-weakest-link") in " ".join((await me.report()).split())


@rule("fountain.poison")
async def test_nobody_who_is_poisoned_is_called_safe() -> None:
    scene = Scene(modules=("curses", "fountain"), soundtrack="1")
    lay_curses(scene, 0, "poison")
    scene.clock(FIRST_SLAM - 20)
    table = Table(scene.game)
    async with playing(table) as poisoned:
        assert "safe here" not in poisoned.shown
        assert "the slam still takes a die" in poisoned.shown
    async with playing(table, player=1) as other:
        assert "safe here" in other.shown


@rule("special.large-torch")
async def test_a_large_torch_is_home() -> None:
    scene = Scene(
        "start basic-01:W basic-07:W basic-13:W",
        modules=("treasures", "special"),
        soundtrack="1",
        at={0: "basic-13", 1: "basic-07"},
    )
    scene.put_part(LargeTorches(("basic-13",)))
    scene.clock(FIRST_SLAM - 20)
    async with playing(Table(scene.game)) as beside:
        assert "safe here" in beside.shown
    async with playing(Table(scene.game), player=1) as near:
        assert "Way home:" in near.shown
        assert "←" not in next(line for line in near.shown.splitlines() if "Way home:" in line)


# Why `e` does nothing


@rule("maya.eternal", "fountain.chamber", "questplus.chaos", "special.linked")
@pytest.mark.parametrize(
    ("facts", "parts", "words"),
    [
        (
            {
                "modules": ("maya",),
                "options": {"calendar": "eternal"},
                "soundtrack": "1",
                "at": {0: "basic-01"},
            },
            (MayaCalendar(("sun",), {"basic-01": "gear"}, 2),),
            "The calendar needs a",
        ),
        (
            {
                "modules": ("maya",),
                "options": {"calendar": "eternal"},
                "soundtrack": "1",
                "at": {0: "basic-01"},
            },
            (MayaCalendar(("sun",), {}, 2),),
            "No calendar tile here. Next: the",
        ),
        (
            {"drawing": "basic-01:E start fountain:W", "modules": ("fountain",), "at": {0: "fountain"}},
            (),
            "You haven’t lost a die.",
        ),
        (
            {
                "drawing": "basic-01:E start chaos:W",
                "modules": ("quest", "questplus"),
                "at": {0: "chaos"},
                "players": 3,
            },
            (QuestsInPlay(("chaos",), found=("chaos",)),),
            "Everyone must be here. Missing: player 1",
        ),
        (
            {
                "drawing": "linked-1:E start linked-2:W",
                "modules": ("special",),
                "at": {0: "linked-1", 1: "linked-2"},
                "dice": {0: "T T T K K", 1: "A A A A A"},
            },
            (),
            "Enough here.",
        ),
    ],
)
async def test_the_key_of_a_chamber_says_what_is_missing(
    facts: dict[str, Any], parts: tuple[Any, ...], words: str
) -> None:
    scene = Scene(**{"dice": {0: "T T T T T"}, **facts})
    for part in parts:
        scene.put_part(part)
    async with playing(Table(scene.game)) as me:
        await me.press("e")
        assert me.table.played == []
        assert words in me.shown


# Keys that answer


@rule("character.discoverer-permanent")
async def test_what_a_card_asks_is_answered_by_the_key_that_turns_to_it() -> None:
    scene = hero("discoverer", "permanent", dice={0: "A A K T T"}, pile="basic-03 basic-05 exit")
    scene.play(Discover(0, N))
    assert not {KeepTile, ReturnTile} & {type(each.command) for each in doable(scene.game, 0, 20)}
    async with playing(Table(scene.game)) as me:
        assert "e answers" in me.shown
        assert "Lamp store" in me.shown
        await me.press("e")
        assert me.game.input.menus[0].has_focus


@rule("questplus.mind-control")
async def test_mind_control_names_the_person_and_the_keys_that_answer() -> None:
    scene = Scene(modules=("curses", "questplus"), dice={0: "A K A A A"})
    lay_curses(scene, 0, "mind-control")
    table = Table(scene.game)
    table.live.play(Enter(0, E))
    async with playing(table, player=1) as friend:
        line = next(line for line in friend.shown.splitlines() if "player 0 wants" in line)
        assert " y " in line
        assert " n " in friend.shown
        await friend.press("e")
        assert table.played == []
        await friend.press("n")
    assert table.played == [DenyLeave(1, 0)]


@rule("curses.silence")
async def test_a_silenced_player_is_told_so_instead_of_asked_what_to_call() -> None:
    scene = Scene(modules=("curses",))
    lay_curses(scene, 0, "silence")
    async with playing(Table(scene.game)) as me:
        await me.press("c")
        assert me.game.input.menus == {}
        assert "Silenced!" in me.shown


# Characters


@rule("character.discoverer-active")
async def test_a_sprint_says_how_many_steps_are_left_and_asks_before_a_roll_ends_it() -> None:
    table = Table(hero("discoverer", "activatable", dice={0: "A A A K T"}).game)
    async with playing(table) as me:
        await me.press("i", "1")
        assert table.played == [Sprint(0)]
        assert "Sprint: 3 steps left. A roll ends it." in me.shown
        await me.press("right")
        assert "Sprint: 2 steps left." in me.shown
        await me.press("space")
        assert "A roll ends the sprint" in me.shown
        assert not any(isinstance(command, Roll) for command in table.played)
        await me.press("space")
        assert isinstance(table.played[-1], Roll)
    async with playing(table, player=1) as other:
        assert "Sprint:" not in other.shown


@rule("character.priest-active")
async def test_a_blessing_says_where_it_is_how_much_it_is_and_how_long() -> None:
    scene = hero("priest", "activatable", dice={0: "B B B K T"})
    scene.play(Bless(0, "basic-02", Icon.TORCH))
    async with playing(Table(scene.game)) as me:
        line = next(line for line in me.shown.splitlines() if "Blessed" in line)
        assert "Blessed: Ash gallery (3 torches)" in line
        assert "15 s" in line


@rule("character.mentalist-active")
async def test_the_key_for_cards_says_that_arrows_go_through_walls() -> None:
    drawing = "basic-03:N basic-01:E\nstart basic-02:W"
    scene = hero("mentalist", "activatable", dice={0: "A A K T T"}, at={0: "basic-02"}, drawing=drawing)
    async with playing(Table(scene.game)) as me:
        await me.press("i")
        assert "Your card: the arrows go through walls." in me.shown


@rule("treasures.extra-gem")
async def test_the_owner_sees_that_the_extra_gem_is_used() -> None:
    scene = Scene(modules=("curses", "treasures"))
    treasures = scene.part(TreasuresInPlay)
    scene.put_part(replace(treasures, owned=(("extra-gem",), *treasures.owned[1:])))
    async with playing(Table(scene.game)) as me:
        assert not any("Extra gem" in line and "used" in line for line in me.shown.splitlines())
        await me.press("i", "1")
        assert any("Extra gem" in line and "used" in line for line in me.shown.splitlines())


# Chambers


@rule("quest.tree")
@pytest.mark.parametrize(("players", "price"), [(1, "2G"), (2, "4G"), (4, "8G")])
async def test_the_tree_costs_masks_for_all_who_are_in_the_game(players: int, price: str) -> None:
    scene = Scene(f"basic-01:E start {TREE}:W", modules=("quest",), players=players, at={0: TREE})
    scene.put_part(QuestsInPlay((TREE,), found=(TREE,)))
    async with playing(Table(scene.game)) as me:
        assert f"▥ {price} " in me.shown
        assert any("masks for" in line and price in line for line in me.shown.splitlines())


@rule("quest.task")
async def test_the_task_chamber_says_how_many_tiles_are_left() -> None:
    scene = Scene("basic-01:E start task:W", modules=("quest",), at={0: "task"})
    scene.put_part(QuestsInPlay(("task",), found=("task",)))
    scene.put_part(TaskTiles("task-1", ("task-2",)))
    async with playing(Table(scene.game)) as me:
        assert "3 task tiles left" in me.shown


def burning(chamber: str, **facts: Any) -> Scene:
    scene = Scene(f"basic-01:E start {chamber}:W", modules=("time",), at={0: chamber}, **facts)
    scene.game.state = TimerStarted(chamber, BLUE, 0, scene.state.now + 60_000).apply(scene.state)
    return scene


@rule("time.lava", "time.torch")
@pytest.mark.parametrize(
    ("chamber", "words"),
    [
        ("torch", ("Torch chamber: 7 torches", "Or 2 of you lose a die.")),
        ("lava-dice", ("Lava chamber: 5 torches", "Next: 4 keys. Or you lose 3 dice.")),
        ("lava-gems", ("Lava over gems: 5 torches", "Next: 4 keys. Or 3 more gems block the exit.")),
    ],
)
async def test_a_timed_chamber_says_what_it_asks_what_is_next_and_the_penalty(
    chamber: str, words: tuple[str, str]
) -> None:
    async with playing(Table(burning(chamber).game)) as me:
        assert all(each in me.shown for each in words)
        assert "60 s" in me.shown


@rule("time.lava")
async def test_after_a_task_the_lava_asks_for_the_next_one_and_costs_less() -> None:
    table = Table(burning("lava-dice", dice={0: "T T T T T"}).game)
    async with playing(table) as me:
        assert "▥ 5T" in me.shown
        await me.press("e")
        assert table.played == [MeetDemand(0)]
        assert "Lava chamber: 4 keys" in me.shown
        assert "Next: 3 adventurers. Or you lose 2 dice." in me.shown
        assert "▥ 4K" in me.shown


@rule("trap.platform-waits")
async def test_a_waiting_platform_says_that_those_who_step_on_are_stuck_too() -> None:
    scene = Scene("basic-01:E start platform:W", modules=("trap",), at={0: "platform"}, players=2)
    platform = scene.state.temple.chambers["platform"]
    scene.put_part(WaitingPlatform(platform.cell))
    async with playing(Table(scene.game)) as stuck:
        assert "Stuck on the platform: discover a door." in stuck.shown
    async with playing(Table(scene.game), player=1) as other:
        assert "The platform waits: step on, get stuck." in other.shown


@rule("fountain.vines")
async def test_vines_are_named_when_they_are_the_reason() -> None:
    scene = Scene(modules=("curses", "fountain"), dice={0: "A A A K K"})
    lay_curses(scene, 0, "strangle-vines")
    named = "Strangle vines: adventurers don’t pay. Lift them."
    async with playing(Table(scene.game)) as me:
        for key in ("right", "up", "1"):
            await me.press(key)
            assert named in me.shown
            await me.press("4", "4")
        assert not any(isinstance(command, Enter | Discover) for command in me.table.played)
    assert named in Sitter(Table(scene.game)).says("east")


@rule("fountain.vines")
async def test_vines_are_not_named_when_adventurers_are_really_missing() -> None:
    scene = Scene(modules=("curses", "fountain"), dice={0: "T T T K K"})
    lay_curses(scene, 0, "strangle-vines")
    async with playing(Table(scene.game)) as me:
        await me.press("right")
        assert "adventurer" in me.shown
        assert "don’t pay" not in me.shown


def in_pit(**facts: Any) -> Table:
    dice = {0: "B B B B B", 1: "G A A A A"}
    return Table(
        Scene("basic-01:E start pit:W", modules=("pit",), **{"at": {0: "pit"}, "dice": dice, **facts}).game
    )


@rule("pit.chamber")
async def test_five_black_masks_in_the_pit_are_to_be_shown_not_freed() -> None:
    async with playing(in_pit()) as me:
        assert "All dice locked: e uses them here." in me.shown
        assert "All locked! Fate frees all: f" not in me.shown
        await me.press("space")
        assert "All locked! Fate frees all: f" not in me.shown
        assert "All dice locked: e uses them here." in me.shown
        await me.press("e")
        assert me.table.live.state.depot == 5
        assert "All locked! Fate frees all: f" in me.shown
    async with playing(in_pit(at={0: "start"})) as elsewhere:
        assert "All locked! Fate frees all: f" in elsewhere.shown


@rule("pit.chamber", "dice.golden")
async def test_nobody_is_asked_to_free_a_friend_whose_masks_the_pit_takes() -> None:
    async with playing(in_pit(at={0: "pit", 1: "pit"}), player=1) as friend:
        await friend.press("space")
        assert [type(command) for command in friend.table.played] == [Roll]
    async with playing(in_pit(at={0: "start", 1: "start"}), player=1) as friend:
        await friend.press("space")
        assert friend.table.played == []
        await friend.press("M")
        assert friend.table.played == [FreeDice(1, 0)]


@rule("trap.invocation")
async def test_those_who_are_summoned_see_who_calls() -> None:
    drawing = "basic-01:E start invocation:W"
    scene = Scene(drawing, modules=("trap",), at={0: "invocation"}, dice={0: "K K K A A"})
    table = Table(scene.game)
    async with playing(table, player=1) as called:
        async with playing(table) as caller:
            await caller.press("e")
        assert "player 0 calls: player 1!" in called.shown


# Location tiles


@rule("cursedgem.look")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_which_location_tile_is_told_of_is_asked_on_the_map(language: str) -> None:
    scene = Scene(modules=("cursedgem",), players=3)
    gems = ("frog", "jaguar", "snake")
    scene.put_part(CursedGems(gems, (), {"basic-01": "jaguar", "basic-02": "snake"}))
    for chamber in ("basic-01", "basic-02"):
        scene.put_adventurer(0, chamber=chamber)
        scene.give(0, "K K A A T")
        scene.play(LookAtLocation(0))
    scene.put_adventurer(0, chamber="start")
    table = Table(scene.game)
    async with playing(table, language=language) as me:
        say = me.game.app.words.say
        await me.press("c")
        line = next(line for line in me.shown.splitlines() if say("choose-tell-location") in line)
        await me.press(line.split(say("choose-tell-location"))[0].split()[-1])
        assert say("choose-tell-location.ask") in me.shown
        assert say("cursed-gem-jaguar") in me.shown
        question = me.game.input.menus[0]
        key = next(key for part, key in question.key_of.items() if part.chamber == "basic-02")  # type: ignore[union-attr]
        await me.press(key)
        assert table.played == [TellLocation(0, "basic-02")]
    async with playing(table, player=2) as owner:
        assert "Ash gallery: player 2’s gem" in owner.shown
