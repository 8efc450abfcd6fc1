"""The Maze: a mirage, a gear, two curses that stay, and three treasures."""

import pytest
from msgspec.structs import replace

from escape_tui.engine.setup import Seat, Setup
from escape_tui.engine.temple import Cell
from escape_tui.hub.bots.advice import box
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game
from escape_tui.modules.curses import LiftCurse
from escape_tui.modules.queenies.maze.curses import ExitAnnounced
from escape_tui.modules.queenies.maze.gear import LineShifted, TurnGear
from escape_tui.modules.queenies.maze.genie_lamp import LampLight, TakeFromLamp, TakenFromLamp, UseGenieLamp
from escape_tui.modules.queenies.maze.short_cut import ChooseChamber, PileShuffled, SearchEnded, UseShortCut
from escape_tui.modules.queenies.maze.time_out import EndTimeOut, TimeOutEnded, UseTimeOut
from escape_tui.modules.queenies.questplus.snakes import Snakes
from escape_tui.modules.quest.markers import QuestsInPlay
from escape_tui.modules.quest.obelisk import GemTiles
from escape_tui.modules.special.large_torch import UseLargeTorch
from escape_tui.modules.time import TimerRunsOut
from escape_tui.modules.treasures import TreasuresInPlay
from escape_tui.rules.calling import Call, Say
from escape_tui.rules.countdown import DoorSlams
from escape_tui.rules.dice import DieLost, Landed, Roll
from escape_tui.rules.ending.leaving import Escaped
from escape_tui.rules.exploring import FACE_DOWN, Discover, Laid
from escape_tui.rules.fate import ProposeFate
from escape_tui.rules.moving import Enter, IsSafe
from escape_tui.rules.presence import ComeBack, StepAway
from tests.modules.queenies.dealing import (
    draw_curse,
    lay_curses,
    own,
    stack_curses,
    stack_treasures,
    treasures_of,
)
from tests.rulebook import rule
from tests.temple import CATALOGUE, E, N, S, Scene, W, temple

MAZE = ("maze",)
CARDS = ("curses", "treasures", "maze")
FULL = "A A A A A"


@rule("maze.mirage", "maze.gear")
def test_mirage_and_gear_are_shuffled_into_the_pile() -> None:
    game = new_game(Setup((Seat("ani", "red"),), MAZE), CATALOGUE, SeededChance(3))
    assert {"mirage", "gear"} < set(game.state.pile)


@rule("maze.mirage")
def test_the_mirage_takes_the_place_of_the_start_and_the_start_lies_where_it_was_found() -> None:
    scene = Scene(modules=MAZE, players=3, pile="mirage exit", dice={0: FULL}, at={0: "basic-01"})
    scene.put_adventurer(2, chamber="basic-02")
    scene.play(Discover(0, N))
    assert scene.chamber("mirage").cell == Cell(0, 0)
    assert scene.chamber("start").cell == Cell(-1, -1)
    assert [scene.place(player) for player in range(3)] == ["basic-01", "start", "basic-02"]
    assert scene.temple.through("basic-01", N) == scene.chamber("start")
    assert scene.temple.through("basic-01", E) == scene.chamber("mirage")
    assert scene.temple.through("basic-02", W) == scene.chamber("mirage")


@rule("maze.mirage")
def test_who_discovers_the_mirage_in_the_start_chamber_moves_with_it() -> None:
    scene = Scene(modules=MAZE, pile="mirage exit", dice={0: FULL})
    scene.play(Discover(0, N))
    assert scene.chamber("start").cell == Cell(0, -1)
    assert scene.place(0) == "start"
    assert scene.temple.through("start", S) == scene.chamber("mirage")
    scene.play(Enter(0, S))
    assert scene.place(0) == "mirage"


@rule("maze.mirage", "clock.slam")
def test_the_mirage_is_not_safe_and_the_start_still_is() -> None:
    scene = Scene(modules=MAZE, pile="mirage exit", dice={0: FULL}, soundtrack="1")
    scene.play(Discover(0, N))
    scene.put_adventurer(1, chamber="mirage")
    assert not scene.game.ask(IsSafe("mirage"))
    scene.clock(218)
    assert [event.player for event in scene.told(DieLost)] == [1]


@rule("maze.mirage", "treasures.secret-passage")
def test_a_secret_passage_of_the_start_stays_where_it_lies_and_is_the_mirages() -> None:
    drawing = """
        start    basic-10:N
        basic-09 basic-13
    """
    scene = Scene(drawing, modules=MAZE, pile="mirage exit", dice={0: FULL}, at={0: "basic-09"})
    passages = (("start", "basic-10"), ("basic-13", "basic-10"))
    scene.put(temple=replace(scene.temple, secret_passages=passages))
    scene.play(Discover(0, W))
    assert scene.chamber("mirage").cell == Cell(0, 0)
    assert scene.temple.secret_passages == (("mirage", "basic-10"), ("basic-13", "basic-10"))
    assert scene.temple.through("basic-10", W) == scene.chamber("mirage")
    assert scene.temple.through("mirage", E) == scene.chamber("basic-10")


@rule("maze.mirage", "temple.closed")
def test_a_mirage_behind_a_wall_that_gave_way_changes_places_too() -> None:
    scene = Scene("exit:E start basic-10:W", modules=MAZE, pile="mirage exit")
    closed = replace(scene.chamber("start"), doors=(E, W))
    scene.put(temple=scene.temple.with_chambers((closed,)))
    scene.put(temple=scene.temple.with_chambers((replace(scene.chamber("basic-10"), doors=(W,)),)))
    scene.game._atomically([Laid("gear", (), None)])
    assert scene.chamber("mirage").cell == Cell(0, 0)


GEARS = """
basic-07 start      basic-10:W
.        .          basic-13
.        gear:E     basic-08:W
"""


def gears(dice: str = "T T A A A", **scene: object) -> Scene:
    return Scene(GEARS, modules=MAZE, dice={0: dice}, at={0: "gear"}, **scene)  # type: ignore[arg-type]


@rule("maze.gear")
def test_the_gear_shifts_a_whole_row_by_one_space() -> None:
    scene = gears()
    scene.put_adventurer(1, chamber="basic-10")
    scene.play(TurnGear(0, 0, E))
    assert scene.dice(0) == "- - A A A"
    cells = {id: chamber.cell for id, chamber in scene.temple.chambers.items()}
    assert cells == {
        "basic-07": Cell(0, 0),
        "start": Cell(1, 0),
        "basic-10": Cell(2, 0),
        "basic-13": Cell(1, 1),
        "gear": Cell(0, 2),
        "basic-08": Cell(1, 2),
    }
    assert scene.place(1) == "basic-10"
    assert scene.temple.through("basic-13", N) == scene.chamber("start")
    (shifted,) = scene.told(LineShifted)
    assert (shifted.player, shifted.line, shifted.side) == (0, 0, E)


@rule("maze.gear")
def test_the_gear_shifts_a_whole_column_with_its_gaps() -> None:
    scene = gears()
    scene.play(TurnGear(0, 0, N))
    assert scene.chamber("start").cell == Cell(0, -1)
    assert scene.chamber("gear").cell == Cell(0, 1)
    assert scene.temple.is_free(Cell(0, 0))
    assert scene.temple.through("gear", E) == scene.chamber("basic-13")


@rule("maze.gear")
def test_every_row_and_column_with_a_chamber_is_offered_both_ways() -> None:
    scene = gears()
    turns = [offer.command for offer in scene.game.offers(0) if isinstance(offer.command, TurnGear)]
    rows = {(turn.line, turn.side) for turn in turns if turn.side in (E, W)}
    columns = {(turn.line, turn.side) for turn in turns if turn.side in (N, S)}
    assert rows == {(line, side) for line in (0, 1, 2) for side in (E, W)}
    assert columns == {(line, side) for line in (-1, 0, 1) for side in (N, S)}
    assert not [offer for offer in scene.game.offers(1) if isinstance(offer.command, TurnGear)]


@rule("maze.gear")
def test_the_gear_refuses_empty_lines_other_chambers_and_too_few_torches() -> None:
    scene = gears()
    for line, side in ((3, E), (-2, N)):
        scene.refuse(TurnGear(0, line, side), "maze.gear", reason="nothing-there")
    scene.refuse(TurnGear(1, 0, E), "maze.gear", reason="elsewhere")
    poor = gears("T A A A A")
    poor.refuse(TurnGear(0, 0, E), "maze.gear", needs="TT", missing="T")


@rule("maze.gear")
def test_both_parts_of_a_double_chamber_shift_together() -> None:
    scene = Scene("start gear:W double-1:W", modules=MAZE, dice={0: "T T"}, at={0: "gear"})
    scene.play(TurnGear(0, 2, S))
    assert scene.chamber("double-1").cell == scene.chamber("double-1/rear").cell == Cell(2, 1)


@rule("maze.gear", "questplus.snakes", "illusion.tokens")
def test_what_lies_in_a_chamber_shifts_with_it() -> None:
    scene = Scene(GEARS, modules=("maze", "questplus"), dice={0: "T T"}, at={0: "gear"})
    scene.put_part(Snakes(("basic-07",)))
    scene.play(TurnGear(0, -1, S))
    assert scene.part(Snakes).chambers == ("basic-07",)


@rule("maze.gear", "quest.obelisk-sealed")
def test_a_chamber_shifted_beside_the_obelisk_seals_it() -> None:
    scene = Scene("start gear:W .\n. . obelisk", modules=("maze", "quest"), dice={0: "T T"}, at={0: "gear"})
    scene.put_part(QuestsInPlay(("obelisk",), ("obelisk",)))
    scene.put_part(GemTiles(3))
    scene.play(TurnGear(0, 0, E))
    assert scene.part(GemTiles) == GemTiles(2, (N,))
    scene.give(0, "T T")
    scene.play(TurnGear(0, 0, W))
    assert scene.part(GemTiles) == GemTiles(2, (N,))


@rule("maze.mirage", "special.large-torch", "maze.weakest-link")
def test_a_second_start_chamber_saves_the_weakest_link() -> None:
    scene = Scene(modules=(*CARDS, "special"), soundtrack="1", at={0: "basic-01"})
    lay_curses(scene, 0, "weakest-link")
    own(scene, 0, "large-torch")
    scene.play(UseLargeTorch(0))
    scene.clock(218)
    assert scene.state.ending is None
    scene.clock(398)
    assert scene.state.ending is not None


@rule("maze.weakest-link")
@pytest.mark.parametrize("slam", [1, 2])
def test_the_weakest_link_outside_a_start_chamber_at_a_slam_loses_the_game(slam: int) -> None:
    scene = Scene(modules=CARDS, soundtrack="1")
    lay_curses(scene, 0, "weakest-link")
    at = CATALOGUE.soundtracks["1"].slams_ms[slam - 1] / 1000
    scene.clock(at - 1)
    scene.put_adventurer(0, chamber="basic-01")
    scene.clock(at)
    assert scene.state.ending is not None
    assert (scene.state.ending.is_won, scene.state.ending.rule) == (False, "maze.weakest-link")


@rule("maze.weakest-link")
def test_the_weakest_link_in_the_start_chamber_or_outside_the_temple_does_no_harm() -> None:
    scene = Scene(modules=CARDS, soundtrack="1", players=3, at={2: "basic-01"})
    for player in (0, 1):
        lay_curses(scene, player, "weakest-link")
    scene.put(adventurers=Escaped(1).apply(scene.state).adventurers)
    scene.clock(500)
    assert scene.state.ending is None


@rule("maze.weakest-link", "illusion.adventurers")
def test_an_illusion_does_not_save_the_weakest_link() -> None:
    scene = Scene(
        "illusion-1:E start basic-02:W", modules=(*CARDS, "illusion"), soundtrack="1", at={0: "illusion-1"}
    )
    for player in (0, 1):
        lay_curses(scene, player, "weakest-link")
    scene.clock(218)
    assert scene.state.ending is not None
    assert scene.state.ending.rule == "maze.weakest-link"


@rule("maze.weakest-link", "maze.misinformation")
@pytest.mark.parametrize("card", ["weakest-link", "misinformation"])
def test_no_icons_lift_the_curses_of_the_maze(card: str) -> None:
    scene = Scene(modules=CARDS, dice={0: "K K T T G"})
    lay_curses(scene, 0, card)
    scene.refuse(LiftCurse(0, card), "curses.lift", reason="never")


@rule("maze.misinformation")
def test_all_screens_announce_twice_that_he_found_the_exit() -> None:
    scene = Scene(modules=CARDS, dice={0: FULL, 1: FULL}, pile="basic-07 basic-09 exit")
    lay_curses(scene, 0, "misinformation")
    scene.play(Discover(0, N))
    assert scene.told(ExitAnnounced) == [ExitAnnounced(0)] * 2
    scene.play(Discover(1, S))
    assert len(scene.told(ExitAnnounced)) == 2


@rule("maze.misinformation")
def test_drawing_misinformation_announces_nothing_yet() -> None:
    scene = Scene(modules=CARDS)
    draw_curse(scene, 0, "misinformation")
    assert scene.told(ExitAnnounced) == []


def short_cut(pile: str = "basic-07 basic-09 exit basic-13", **scene: object) -> Scene:
    drawn = Scene(modules=CARDS, pile=pile, dice={0: FULL, 1: FULL}, **scene)  # type: ignore[arg-type]
    own(drawn, 0, "short-cut", "short-cut")
    return drawn


@rule("maze.short-cut")
def test_the_short_cut_finds_the_chamber_he_wants_and_the_rest_is_shuffled() -> None:
    scene = short_cut()
    assert scene.is_offered(UseShortCut(0, N))
    scene.play(UseShortCut(0, N))
    assert scene.dice(0) == "- - A A A"
    (choice,) = scene.state.choices
    tiles = [command.tile for command in scene.game.options(choice) if isinstance(command, ChooseChamber)]
    assert tiles == ["exit", "basic-07", "basic-09", "basic-13"]
    scene.refuse(ChooseChamber(0, "basic-01"), "maze.short-cut", reason="not-in-pile")
    assert scene.is_offered(ChooseChamber(0, "basic-09"))
    scene.play(ChooseChamber(0, "basic-09"))
    assert scene.chamber("basic-09").cell == Cell(0, -1)
    (shuffled,) = scene.told(PileShuffled)
    assert shuffled.pile == scene.state.pile
    assert sorted(scene.state.pile) == ["basic-07", "basic-13", "exit"]
    assert treasures_of(scene, 0) == ("short-cut",)
    scene.refuse(ChooseChamber(0, "exit"), "maze.short-cut", reason="no-choice")


@rule("maze.short-cut")
def test_who_does_not_choose_within_twenty_seconds_finds_the_exit() -> None:
    scene = short_cut()
    scene.play(UseShortCut(0, N))
    scene.refuse(UseShortCut(0, S), "maze.short-cut", reason="choosing")
    scene.wait(19.999)
    assert "exit" not in scene.temple
    scene.wait(0.001)
    assert scene.chamber("exit").cell == Cell(0, -1)
    assert scene.state.choices == ()


@rule("maze.short-cut")
def test_who_does_not_choose_once_the_exit_lies_finds_the_top_tile() -> None:
    scene = short_cut("basic-13 basic-07 basic-09")
    scene.play(UseShortCut(0, N))
    scene.wait(20)
    assert scene.chamber("basic-13").cell == Cell(0, -1)


@rule("maze.short-cut")
def test_while_somebody_searches_the_pile_that_entrance_is_theirs_from_either_side() -> None:
    scene = short_cut(drawing=". basic-13\nstart .", at={1: "basic-13"})
    scene.play(UseShortCut(0, E))
    scene.refuse(Discover(1, S), "maze.short-cut", reason="reserved", holder=0)
    scene.refuse(Discover(0, E), "maze.short-cut", reason="choosing")
    assert not scene.is_offered(Discover(1, S))
    scene.play(Discover(1, N))
    scene.play(ChooseChamber(0, "exit"))
    assert scene.chamber("exit").cell == Cell(1, 0)
    scene.refuse(Discover(1, S), "base.discover", reason="no-entrance")


@rule("maze.short-cut", "curses.draw")
def test_what_the_short_cut_finds_is_discovered() -> None:
    scene = short_cut("basic-07 cursed-02 exit")
    stack_curses(scene, "silence")
    scene.play(UseShortCut(0, N))
    scene.play(ChooseChamber(0, "cursed-02"))
    assert scene.told(Laid)[-1].by == 0
    assert scene.part(type(scene.state.parts["CursesInPlay"])).before[0] == ("silence",)


@rule("maze.short-cut", "curses.trap")
def test_the_short_cut_costs_and_is_forbidden_like_any_discovery() -> None:
    scene = short_cut()
    scene.refuse(UseShortCut(0, W), "base.discover", reason="no-entrance")
    lay_curses(scene, 0, "trap")
    scene.refuse(UseShortCut(0, N), "curses.trap")
    poor = short_cut()
    poor.give(0, "A K K")
    poor.refuse(UseShortCut(0, N), "base.discover", needs="AA", missing="A")
    poor.refuse(UseShortCut(1, N), "treasures.once", reason="not-yours")


@rule("maze.short-cut")
def test_a_place_taken_in_the_meantime_ends_the_search() -> None:
    scene = short_cut()
    scene.play(UseShortCut(0, N))
    scene.put(temple=temple("basic-07\nstart"), pile=scene.state.pile[1:])
    left = scene.state.pile
    scene.play(ChooseChamber(0, "exit"))
    assert scene.told(SearchEnded) == [SearchEnded(0, None, left)]
    assert sorted(scene.state.pile) == ["basic-09", "basic-13", "exit"]


@rule("maze.short-cut")
def test_two_search_at_once_each_for_his_own_entrance() -> None:
    scene = short_cut()
    own(scene, 1, "short-cut")
    scene.play(UseShortCut(0, N))
    scene.play(UseShortCut(1, S))
    scene.play(ChooseChamber(1, "basic-07"))
    scene.play(ChooseChamber(0, "basic-09"))
    assert scene.chamber("basic-07").cell == Cell(0, 1)
    assert scene.chamber("basic-09").cell == Cell(0, -1)


@rule("maze.short-cut")
def test_a_pile_used_up_in_the_meantime_ends_the_search() -> None:
    scene = short_cut("basic-07")
    scene.play(UseShortCut(0, N))
    scene.put(pile=())
    scene.wait(20)
    assert scene.state.choices == ()


def test_companions_keep_the_short_cut_for_the_exit() -> None:
    scene = short_cut()
    assert UseShortCut(0, N) in [errand.command for errand in box.errands(scene.game, 0)]
    scene.play(UseShortCut(0, N))
    scene.play(ChooseChamber(0, "exit"))
    assert UseShortCut not in [type(errand.command) for errand in box.errands(scene.game, 0)]
    scene.put_adventurer(0, chamber=None, escaped_at=1)
    assert not [offer for offer in scene.game.offers(0) if isinstance(offer.command, UseShortCut)]


def time_out(**scene: object) -> Scene:
    drawn = Scene(modules=CARDS, dice={0: FULL, 1: FULL}, **scene)  # type: ignore[arg-type]
    own(drawn, 0, "time-out")
    own(drawn, 1, "time-out")
    return drawn


@rule("maze.time-out")
def test_in_a_time_out_nobody_acts_and_all_may_talk() -> None:
    scene = time_out()
    scene.play(UseTimeOut(0))
    for command in (Roll(1), Enter(1, W), Discover(0, N), ProposeFate(1)):
        scene.refuse(command, "maze.time-out", reason="standing-still")
    scene.play(Say(1, "to the north"))
    scene.play(Call(0, "come"))
    scene.play(StepAway(1))
    scene.play(ComeBack(1))


@rule("maze.time-out", "clock.ten-minutes")
def test_the_clock_stands_still_until_any_player_says_so() -> None:
    scene = time_out(soundtrack="1")
    scene.clock(100)
    scene.play(UseTimeOut(0))
    scene.wait(40)
    assert scene.state.elapsed == 100_000
    assert scene.is_offered(EndTimeOut(1))
    scene.play(EndTimeOut(1))
    assert scene.told(TimeOutEnded) == [TimeOutEnded(1)]
    assert scene.state.due(DoorSlams(1)) == scene.state.now + 118_000
    scene.play(Roll(0))
    scene.refuse(EndTimeOut(1), "maze.time-out", reason="none")


@rule("maze.time-out")
def test_a_time_out_ends_by_itself_after_sixty_seconds() -> None:
    scene = time_out(soundtrack="1")
    scene.clock(100)
    scene.play(UseTimeOut(0))
    scene.wait(59.999)
    scene.refuse(Roll(0), "maze.time-out")
    scene.wait(0.001)
    assert scene.told(TimeOutEnded) == [TimeOutEnded(None)]
    assert scene.state.elapsed == 100_000
    scene.wait(1)
    assert scene.state.elapsed == 101_000


@rule("maze.time-out")
def test_there_is_no_time_out_during_another_one() -> None:
    scene = time_out()
    scene.play(UseTimeOut(0))
    scene.refuse(UseTimeOut(1), "maze.time-out")
    scene.play(EndTimeOut(0))
    scene.play(UseTimeOut(1))


@rule("maze.time-out", "dice.tumble")
def test_dice_that_tumble_come_to_rest_after_the_time_out() -> None:
    scene = time_out()
    scene.play(Roll(1))
    scene.wait(0.5)
    scene.play(UseTimeOut(0))
    scene.wait(30)
    assert scene.told(Landed) == []
    scene.play(EndTimeOut(0))
    scene.script(1, "A A A A A")
    scene.wait(0.3)
    assert len(scene.told(Landed)) == 1


@rule("maze.time-out", "time.pause")
def test_the_timers_of_time_chambers_stop_in_a_time_out() -> None:
    scene = Scene(modules=(*CARDS, "time"), dice={0: FULL}, pile="torch exit")
    own(scene, 0, "time-out")
    scene.play(Discover(0, N))
    scene.wait(20)
    scene.play(UseTimeOut(0))
    scene.wait(60)
    assert scene.state.due(TimerRunsOut("torch")) == scene.state.now + 40_000


@rule("maze.time-out")
def test_who_has_escaped_may_end_a_time_out_too() -> None:
    scene = time_out()
    scene.put_adventurer(1, chamber=None, escaped_at=1)
    scene.play(UseTimeOut(0))
    scene.play(EndTimeOut(1))


def genie(*pile: str) -> Scene:
    scene = Scene(modules=CARDS)
    own(scene, 0, "genie-lamp", "genie-lamp")
    stack_treasures(scene, *pile)
    return scene


@rule("maze.genie-lamp")
def test_the_genie_shows_three_treasures_and_the_others_go_to_the_bottom() -> None:
    scene = genie("teleport", "clone", "double-key", "portal")
    assert scene.is_offered(UseGenieLamp(0))
    scene.play(UseGenieLamp(0))
    scene.refuse(TakeFromLamp(0, "portal"), "maze.genie-lamp", reason="not-shown")
    scene.refuse(UseGenieLamp(0), "maze.genie-lamp", reason="choosing")
    assert scene.is_offered(TakeFromLamp(0, "double-key"))
    scene.play(TakeFromLamp(0, "double-key"))
    assert treasures_of(scene, 0) == ("genie-lamp", "double-key")
    assert scene.part(TreasuresInPlay).pile == ("portal", "teleport", "clone")
    scene.refuse(TakeFromLamp(0, "teleport"), "maze.genie-lamp", reason="no-choice")


@rule("maze.genie-lamp")
def test_unchosen_it_is_the_first_of_them() -> None:
    scene = genie("teleport", "teleport")
    scene.play(UseGenieLamp(0))
    scene.wait(10)
    assert scene.told(TakenFromLamp) == [TakenFromLamp(0, "teleport", ("teleport",))]
    assert scene.part(TreasuresInPlay).pile == ("teleport",)


@rule("maze.genie-lamp", "screen.hidden")
def test_nobody_else_sees_what_the_genie_shows() -> None:
    scene = genie("teleport", "double-key")
    scene.play(UseGenieLamp(0))
    assert scene.game.seen_by(0).part(LampLight).shown[0] == ("teleport", "double-key")
    for viewer in (1, None):
        assert scene.game.seen_by(viewer).part(LampLight).shown[0] == (FACE_DOWN, FACE_DOWN)


@rule("maze.genie-lamp", "treasures.pile-empty")
def test_without_treasures_there_is_no_genie() -> None:
    scene = genie()
    scene.refuse(UseGenieLamp(0), "maze.genie-lamp", reason="pile-empty")
    assert UseGenieLamp(0) not in [errand.command for errand in box.errands(scene.game, 0)]
    rich = genie("teleport")
    assert UseGenieLamp(0) in [errand.command for errand in box.errands(rich.game, 0)]
