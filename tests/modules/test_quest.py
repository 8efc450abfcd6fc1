"""Quest chambers: markers, altar, tasks, ghost, tree of life, obelisk."""

import pytest
from msgspec.structs import replace

from escape_tui.engine.effect import Event, RuleError
from escape_tui.engine.icon import parsed
from escape_tui.engine.setup import COLOURS, Seat, Setup
from escape_tui.engine.state import State
from escape_tui.engine.temple import Cell, Temple
from escape_tui.hub.bots.advice import box
from escape_tui.hub.bots.advice.errand import QUEST_WORTH, Errand
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game
from escape_tui.modules.quest.altar import AltarDice, SacrificeDie
from escape_tui.modules.quest.ghost import Ghost, PushGhost
from escape_tui.modules.quest.markers import QuestDone, QuestsInPlay, draw_quests, finished, is_open
from escape_tui.modules.quest.obelisk import GemTiles, ObeliskSealed
from escape_tui.modules.quest.task import DoTask, TaskTiles, TaskTurnedUp
from escape_tui.modules.quest.tree import AdornTree
from escape_tui.modules.special.chalice import CarryChalice, Chalice
from escape_tui.modules.trap.platform import PlatformTravelled
from escape_tui.rules.ending.closed_temple import WallGaveWay
from escape_tui.rules.ending.leaving import Escape, EscapeCost
from escape_tui.rules.exploring import Discover, Rearranged, TakenUp, laying
from escape_tui.rules.moving import Enter
from escape_tui.rules.setup import Preparation
from tests.rulebook import rule
from tests.temple import CATALOGUE, E, N, S, Scene, W, temple


def quest_scene(*quests: str, modules: tuple[str, ...] = (), **scene: object) -> Scene:
    """A scene in which exactly *quests* are the quests of the game."""
    made = Scene(modules=("quest", *modules), **scene)  # type: ignore[arg-type]
    made.put_part(QuestsInPlay(quests))
    return made


def errands(scene: Scene, player: int = 0) -> dict[str, Errand]:
    return {errand.rule: errand for errand in box.errands(scene.game, player)}


def laid_out(players: int, **setup: object) -> State:
    seats = tuple(Seat(f"player {number}", COLOURS[number]) for number in range(players))
    return new_game(Setup(seats, **setup), CATALOGUE, SeededChance(4)).state  # type: ignore[arg-type]


def happen(scene: Scene, event: Event) -> None:
    """Let *event* happen, as a card could cause it."""
    scene.happened += scene.game._atomically((event,))


@rule("quest.setup")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_one_to_three_quest_chambers_are_shuffled_into_the_pile(count: int) -> None:
    for players in range(1, 7):
        state = laid_out(players, modules=("quest",), options={"quest": count})
        quests = state.part(QuestsInPlay)
        assert len(quests.tiles) == quests.markers == count
        assert sorted(tile for tile in state.pile if CATALOGUE.tiles[tile].kind == "quest") == sorted(
            quests.tiles
        )


@rule("quest.setup", "screen.combine")
@pytest.mark.parametrize("count", [0, 4, "many"])
def test_no_other_number_of_quest_chambers_can_be_agreed_on(count: object) -> None:
    with pytest.raises(RuleError) as refusal:
        laid_out(2, modules=("quest",), options={"quest": count})
    assert refusal.value.rule == "quest.setup"
    assert refusal.value.facts["most"] == 3


@rule("quest.setup")
def test_quest_chambers_are_drawn_once_even_if_two_modules_ask_for_them() -> None:
    setup = Setup((Seat("player", "red"),), ("quest",))
    preparation = Preparation(setup, CATALOGUE, SeededChance(1), ())
    draw_quests(preparation)
    once = list(preparation.late)
    draw_quests(preparation)
    assert preparation.late == once
    assert len(once) == 1


@rule("quest.treasure-chamber")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_with_special_chambers_the_treasure_chamber_is_drawn_like_the_other_quests(count: int) -> None:
    seats = tuple(Seat(colour, colour) for colour in COLOURS[:3])
    setup = Setup(seats, ("special", "quest"), {"quest": count})
    drawn: set[bool] = set()
    for seed in range(40):
        state = new_game(setup, CATALOGUE, SeededChance(seed)).state
        quests = state.part(QuestsInPlay)
        assert len(quests.tiles) == quests.markers == count
        assert set(quests.tiles) <= {*state.pile}, "never among the first two"
        is_drawn = "treasure-chamber" in quests.tiles
        assert is_drawn == ("treasure-chamber" in state.pile), "where not drawn it stays in the box"
        drawn.add(is_drawn)
    assert drawn == {True, False}


@rule("quest.treasure-chamber", "special.chalice-exit")
def test_the_chalice_in_the_exit_chamber_finishes_the_quest_of_the_treasure_chamber() -> None:
    drawing = "start exit:W"
    scene = Scene(drawing, modules=("special", "quest"), dice={0: "A K T"})
    scene.put_part(QuestsInPlay(("treasure-chamber",)))
    scene.put_part(Chalice("start"))
    scene.play(CarryChalice(0, E))
    assert scene.told(QuestDone) == [QuestDone("treasure-chamber")]


@rule("quest.markers")
def test_nobody_escapes_while_a_quest_marker_lies_in_the_depot() -> None:
    drawing = "altar:E start exit:W"
    scene = quest_scene("altar", "task", drawing=drawing, at={0: "exit"}, dice={0: "K K K"}, depot=0)
    scene.refuse(Escape(0), "quest.markers", markers=2)
    happen(scene, QuestDone("altar"))
    scene.refuse(Escape(0), "quest.markers", markers=1)
    happen(scene, QuestDone("task"))
    scene.play(Escape(0))


@rule("quest.once")
def test_each_quest_is_done_once() -> None:
    scene = quest_scene("altar", drawing="altar:E start", at={0: "altar"}, dice={0: "A A A"})
    assert list(finished(scene.state, "altar")) == [QuestDone("altar")]
    scene.play(SacrificeDie(0))
    scene.play(SacrificeDie(0))
    scene.refuse(SacrificeDie(0), "quest.once", chamber="altar")
    assert not list(finished(scene.state, "altar"))
    assert not scene.is_offered(SacrificeDie(0))
    assert "quest.altar" not in errands(scene)


@rule("quest.once")
def test_a_game_without_quests_has_no_open_quest() -> None:
    assert not is_open(Scene().state, "altar")


@rule("screen.hidden")
def test_nobody_sees_which_quests_still_lie_in_the_pile() -> None:
    scene = quest_scene("altar", "task", "obelisk", pile="obelisk exit")
    happen(scene, laying(scene.game, "obelisk", "start", N, None))
    assert scene.told(QuestDone) == [QuestDone("obelisk")]
    assert scene.game.seen_by(0).part(QuestsInPlay).tiles == ("?", "?", "obelisk")


@rule("quest.altar")
def test_adventurers_on_the_altar_sacrifice_two_dice_for_good() -> None:
    scene = quest_scene("altar", drawing="altar:E start", at={0: "altar"}, dice={0: "A B -", 1: "K"})
    assert errands(scene)["quest.altar"].worth < QUEST_WORTH
    assert "quest.altar" not in errands(scene, player=1)
    assert scene.is_offered(SacrificeDie(0))
    scene.play(SacrificeDie(0))
    assert scene.dice(0) == "A -"
    assert scene.adventurer(0).lost == 1
    assert errands(scene)["quest.altar"].chambers == ("altar",)
    scene.refuse(SacrificeDie(1), "quest.altar", reason="elsewhere")
    scene.put_adventurer(1, chamber="altar")
    scene.play(SacrificeDie(1))
    assert scene.dice(1) == ""
    assert scene.told(QuestDone) == [QuestDone("altar")]
    assert scene.part(AltarDice).dice == 2


@rule("quest.altar", "dice.none-left")
def test_who_has_no_dice_has_nothing_to_sacrifice() -> None:
    scene = quest_scene("altar", drawing="altar:E start", at={0: "altar"}, dice={0: ""})
    scene.refuse(SacrificeDie(0), "dice.none-left")


@rule("quest.task")
def test_entering_the_task_chamber_for_the_first_time_turns_up_the_first_task() -> None:
    scene = quest_scene("task", drawing="task:E start", dice={0: "A K A A K", 1: "A K"})
    scene.chance.script("tasks", [2])
    assert errands(scene)["quest.task"].price == ()
    scene.play(Enter(0, W))
    assert scene.part(TaskTiles).up == "task-3"
    assert errands(scene)["quest.task"].price == CATALOGUE.tasks["task-3"].price
    scene.play(Enter(1, W))
    assert [event.task for event in scene.told(TaskTurnedUp)] == ["task-3"]


@rule("quest.task")
def test_the_task_is_pooled_and_the_next_one_is_turned_up_until_four_are_done() -> None:
    scene = quest_scene("task", drawing="task:E start", at={0: "task", 1: "task"})
    scene.put_part(TaskTiles(up="task-1"))
    scene.chance.script("tasks", [0, 0, 0])
    for task in ("task-1", "task-2", "task-3", "task-4"):
        assert scene.part(TaskTiles).up == task
        scene.give(0, "A A A A A A")
        scene.give(1, "K* K* T* T*")
        scene.play(DoTask(0))
    assert scene.told(QuestDone) == [QuestDone("task")]
    assert scene.part(TaskTiles) == TaskTiles(None, ("task-1", "task-2", "task-3", "task-4"))
    scene.refuse(DoTask(0), "quest.once")
    assert "quest.task" not in errands(scene)
    assert not scene.is_offered(DoTask(0))


@rule("quest.task")
def test_a_task_asks_for_all_its_icons_from_those_who_stand_there() -> None:
    scene = quest_scene("task", drawing="task:E start", at={0: "task"}, dice={0: "A A K", 1: "T*"})
    scene.refuse(DoTask(0), "quest.task", reason="face-down")
    scene.put_part(TaskTiles(up="task-1"))
    scene.refuse(DoTask(0), "quest.task", needs="AAKT", missing="T")
    scene.refuse(DoTask(1), "quest.task", reason="elsewhere")
    assert any(offer.command == DoTask(0) for offer in scene.game.offers(0))


@rule("quest.ghost")
def test_the_ghost_appears_in_the_start_chamber_when_its_chamber_is_discovered() -> None:
    scene = quest_scene("ghost", pile="ghost exit", dice={0: "A A T T"})
    assert "quest.ghost" not in errands(scene)
    scene.refuse(PushGhost(0, E), "quest.ghost", reason="elsewhere")
    scene.play(Discover(0, N))
    assert scene.part(Ghost).chamber == "start"
    assert errands(scene)["quest.ghost"].command == PushGhost(0, N)
    assert scene.is_offered(PushGhost(0, N))
    scene.play(PushGhost(0, N))
    assert scene.part(Ghost).chamber is None
    assert scene.told(QuestDone) == [QuestDone("ghost")]
    assert "quest.ghost" not in errands(scene)


@rule("quest.ghost")
def test_two_torches_push_the_ghost_through_a_passage_into_the_next_chamber() -> None:
    drawing = "start basic-10:W ghost:W"
    scene = quest_scene("ghost", drawing=drawing, dice={0: "T T A K", 1: "T T T T"})
    scene.put_part(Ghost("start"))
    scene.refuse(PushGhost(0, N), "base.enter-blocked", reason="nothing")
    scene.play(PushGhost(0, E))
    assert scene.part(Ghost).chamber == "basic-10"
    assert scene.place(0) == "start"
    scene.refuse(PushGhost(1, E), "quest.ghost", reason="elsewhere")
    scene.play(Enter(0, E))
    scene.refuse(PushGhost(0, E), "quest.ghost", needs="TT", missing="TT")
    scene.put_adventurer(1, chamber="basic-10")
    scene.play(PushGhost(1, E))
    assert scene.told(QuestDone) == [QuestDone("ghost")]


@rule("quest.ghost", "trap.slide")
def test_the_ghost_is_not_pushed_up_a_slide() -> None:
    scene = quest_scene("ghost", drawing="ghost:E slide:W start", at={0: "slide"}, dice={0: "T T"})
    scene.put_part(Ghost("slide"))
    scene.refuse(PushGhost(0, W), "base.enter-blocked", reason="one-way")
    assert "quest.ghost" not in errands(scene)


@rule("quest.ghost")
def test_a_ghost_that_cannot_get_home_is_no_errand() -> None:
    scene = quest_scene("ghost", drawing="start . .\n. . basic-10\n. . ghost:S")
    scene.put_part(Ghost("start"))
    assert "quest.ghost" not in errands(scene)


@rule("quest.ghost", "illusion.tokens")
def test_the_ghost_goes_to_the_start_chamber_when_the_ground_vanishes_under_it() -> None:
    scene = quest_scene("ghost", drawing="start basic-10:W ghost:W")
    scene.put_part(Ghost("basic-10"))
    happen(scene, TakenUp(("basic-10",)))
    assert scene.part(Ghost).chamber == "start"
    happen(scene, TakenUp(("ghost",)))
    assert scene.part(Ghost).chamber == "start"


@rule("quest.ghost-closed")
def test_adventurers_cannot_enter_the_ghost_chamber() -> None:
    scene = quest_scene("ghost", drawing="start ghost:W", dice={0: "A A A A A"})
    scene.refuse(Enter(0, E), "base.enter-blocked", reason="closed", chamber="ghost")


@rule("quest.tree")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_tree_asks_two_golden_masks_for_each_player_at_the_table(players: int) -> None:
    at = dict.fromkeys(range(players), "tree-of-life")
    scene = quest_scene("tree-of-life", drawing="tree-of-life:E start", players=players, at=at)
    for player in range(players):
        scene.give(player, "G* G* A")
    assert errands(scene)["quest.tree"].price == parsed("GG" * players)
    scene.give(0, "G A A")
    scene.refuse(AdornTree(0), "quest.tree", needs="GG" * players, missing="G")
    scene.give(0, "G G A")
    assert scene.is_offered(AdornTree(0))
    scene.play(AdornTree(0))
    assert scene.told(QuestDone) == [QuestDone("tree-of-life")]
    assert all(scene.dice(player) == "- - A" for player in range(players))
    scene.refuse(AdornTree(0), "quest.once")
    assert not scene.is_offered(AdornTree(0))
    assert "quest.tree" not in errands(scene)


@rule("quest.tree")
def test_only_adventurers_under_the_tree_give_masks() -> None:
    scene = quest_scene(
        "tree-of-life", drawing="tree-of-life:E start", at={0: "tree-of-life"}, dice={0: "G G", 1: "G* G*"}
    )
    scene.refuse(AdornTree(0), "quest.tree", missing="GG")
    scene.refuse(AdornTree(1), "quest.tree", reason="elsewhere")


@rule("quest.obelisk")
def test_the_obelisk_is_done_at_once_but_three_gem_tiles_go_into_the_depot() -> None:
    scene = quest_scene("obelisk", drawing="start", pile="obelisk basic-07 exit", dice={0: "A A"}, depot=2)
    scene.play(Discover(0, E))
    assert scene.told(QuestDone) == [QuestDone("obelisk")]
    assert scene.part(GemTiles).tiles == 3
    assert scene.state.depot == 2
    assert scene.game.ask(EscapeCost(0)) == parsed("K" * 6)
    scene.give(0, "A A A A A")
    scene.refuse(Enter(0, E), "base.enter-blocked", reason="faces-wall")


@rule("quest.obelisk-sealed")
def test_a_side_of_the_obelisk_that_borders_a_chamber_loses_its_gem_tile() -> None:
    drawing = ". basic-07\nstart ."
    scene = quest_scene("obelisk", drawing=drawing, pile="obelisk basic-13 exit", dice={0: "A A"})
    scene.play(Discover(0, E))
    assert scene.part(GemTiles) == GemTiles(2, (W,))
    scene.put_adventurer(0, chamber="basic-07")
    scene.give(0, "A A")
    scene.play(Discover(0, E))
    assert scene.part(GemTiles).tiles == 2
    scene.put_adventurer(0, chamber="basic-13")
    scene.put(pile=("basic-10", "exit"))
    scene.give(0, "A A")
    assert errands(scene)["quest.obelisk-sealed"].command == Discover(0, S)
    scene.play(Discover(0, S))
    assert scene.part(GemTiles) == GemTiles(1, (W, N))
    assert scene.game.ask(EscapeCost(0)) == parsed("K" * (scene.state.depot + 2))


@rule("quest.obelisk-sealed")
def test_a_side_once_sealed_stays_sealed_when_chambers_shift_and_the_obelisk_is_turned() -> None:
    scene = quest_scene("obelisk", drawing="start obelisk:W", pile="exit")
    scene.put_part(GemTiles(3))
    beyond = replace(scene.chamber("obelisk"), id="basic-07", cell=scene.chamber("obelisk").cell.beyond(E))
    happen(scene, Rearranged((beyond,)))
    assert scene.part(GemTiles) == GemTiles(2, (N,))
    happen(scene, TakenUp(("basic-07",)))
    assert scene.part(GemTiles).tiles == 2
    happen(scene, Rearranged((scene.chamber("obelisk").turned(1),)))
    assert scene.part(GemTiles) == GemTiles(1, (N, E))
    happen(scene, Rearranged((scene.chamber("obelisk").turned(1),)))
    happen(scene, Rearranged((scene.chamber("obelisk").turned(1),)))
    assert scene.part(GemTiles).tiles == 0
    assert scene.part(GemTiles).sealed == (N, E, W)
    happen(scene, Rearranged((scene.chamber("obelisk"),)))
    assert scene.game.ask(EscapeCost(0)) == parsed("K" * (scene.state.depot + 1))


@rule("quest.obelisk-sealed", "trap.platform")
def test_the_moving_platform_seals_one_side_of_the_obelisk_however_it_travels() -> None:
    drawing = """
        .          .         basic-07
        basic-13:E obelisk:S .
        .          start     .
    """
    scene = quest_scene("obelisk", modules=("trap",), drawing=drawing, pile="platform exit", dice={0: "A A"})
    scene.put_part(GemTiles(3, (W,)))
    scene.put_adventurer(0, chamber="basic-07")
    scene.play(Discover(0, S))
    assert scene.place(0) == "platform"
    assert scene.told(PlatformTravelled)
    assert len(scene.told(ObeliskSealed)) == 1
    assert scene.part(GemTiles).tiles == 2
    before = scene.chamber("platform")
    for cell in (Cell(1, -1), Cell(0, -2), Cell(5, 5)):
        happen(scene, Rearranged((replace(before, cell=cell),)))
    assert scene.part(GemTiles).tiles == 2


@rule("quest.obelisk-sealed")
def test_walling_in_is_an_errand_only_where_somebody_could_stand() -> None:
    scene = quest_scene("obelisk", drawing=". start\n. obelisk:N\nghost:N .", pile="exit")
    scene.put_part(GemTiles(3))
    assert "quest.obelisk-sealed" not in errands(scene)


@rule("quest.ghost")
def test_the_ghost_is_offered_only_to_those_beside_it() -> None:
    scene = quest_scene("ghost", "treasure-chamber", drawing="start ghost:W", at={1: "ghost"})
    scene.put_part(Ghost("start"))
    assert [offer.command for offer in scene.game.offers(0) if isinstance(offer.command, PushGhost)] == [
        PushGhost(0, E)
    ]
    assert not any(isinstance(offer.command, PushGhost) for offer in scene.game.offers(1))


@rule("temple.closed", "quest.markers")
def test_a_wall_gives_way_also_while_an_open_quest_lies_in_the_pile() -> None:
    scene = quest_scene("altar", pile="basic-11 basic-07 altar", dice={0: "A A"})
    scene.put(temple=closed_but_for_the_north())
    scene.play(Discover(0, N))
    assert len(scene.told(WallGaveWay)) == 1
    assert "basic-07" in scene.temple


@rule("temple.closed", "quest.markers")
def test_no_wall_gives_way_for_a_quest_that_is_done_or_not_of_this_game() -> None:
    scene = quest_scene("altar", pile="basic-11 basic-07 task", dice={0: "A A"})
    scene.put_part(QuestsInPlay(("altar",), done=("altar",)))
    scene.put(temple=closed_but_for_the_north())
    scene.play(Discover(0, N))
    assert not scene.told(WallGaveWay)


def closed_but_for_the_north() -> Temple:
    """A temple in which only the start chamber leads on, to the north."""
    drawn = temple("basic-10 . .\n. start exit:W")
    (start,) = (chamber for chamber in drawn.chambers.values() if chamber.id == "start")
    return drawn.with_chambers((replace(start, doors=(N, E)),))
