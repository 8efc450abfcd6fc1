"""Where far more is in play than in the base game, companions hurry and end what they have begun."""

from itertools import pairwise

from escape_tui.engine.icon import parsed
from escape_tui.engine.state import Millis
from escape_tui.engine.temple import EXIT, START, Side
from escape_tui.hub.bots.bot import Pulse
from escape_tui.hub.bots.companion import Companion
from escape_tui.hub.bots.council import Council
from escape_tui.hub.bots.manner import Manner
from escape_tui.hub.bots.outlook.outlook import Outlook
from escape_tui.hub.bots.strategy import large_box
from escape_tui.hub.bots.strategy.bot_task import Purpose, Task
from escape_tui.hub.bots.strategy.bridges import bridges
from escape_tui.hub.bots.strategy.courtesy import Courtesy
from escape_tui.hub.bots.strategy.departure import keys_dared
from escape_tui.hub.bots.strategy.jobs import jobs
from escape_tui.hub.bots.strategy.planning import plan
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game
from escape_tui.modules.curses import CursesInPlay, LiftCurse
from escape_tui.modules.queenies.cursedgem import CursedGems
from escape_tui.modules.queenies.maya import MayaCalendar
from escape_tui.modules.treasures import TreasuresInPlay
from escape_tui.modules.treasures.cards import UseExtraGem
from escape_tui.rules.fate import AnswerFate, ProposeFate
from tests import win_rates
from tests.temple import CATALOGUE, Scene

LOOKING = "cursedgem.look"


def in_a_large_box(scene: Scene) -> Scene:
    scene.put(pile=("basic-07",) * (large_box.LARGE + 1))
    return scene


def team() -> tuple[Companion, Companion]:
    council = Council()
    return Companion(0, SeededChance(1), council), Companion(1, SeededChance(1), council)


def test_of_the_tables_only_the_one_with_everything_has_a_large_box() -> None:
    boxes = {name: new_game(setup, CATALOGUE, SeededChance(1)) for name, setup in win_rates.cells().items()}
    large = [name for name, game in boxes.items() if large_box.is_large(game.state)]
    assert large == [win_rates.EVERYTHING]


def test_a_companion_loses_no_time_in_a_large_box() -> None:
    scene = in_a_large_box(Scene(players=2))
    pulse, moments = Pulse(0, SeededChance(1)), [scene.state.now]
    for _ in range(20):
        scene.put(now=pulse.next_at(scene.game))
        pulse.beat(scene.game)
        moments.append(pulse.next_at(scene.game))
    numbers = CATALOGUE.numbers
    shortest: Millis = numbers.roll_ms["standard"] + numbers.bot_reaction_ms
    assert all(later - earlier >= shortest for earlier, later in pairwise(moments[1:]))
    assert moments[-1] - moments[1] <= 19 * large_box.ACT_MS


def test_what_has_been_begun_is_ended_unless_something_is_much_better() -> None:
    scene = in_a_large_box(Scene(players=1, dice={0: "- - - - - - -"}))
    outlook = Outlook(scene.game)
    first = plan(outlook, {}, {}, Courtesy(Manner.EAGER))[0]
    other = next(job for job in jobs(outlook) if job.purpose is Purpose.EXPLORE and job.deed != first.deed)
    former = {0: Task(Purpose.EXPLORE, other.goal, price=parsed("AA"), deed=other.deed)}
    assert plan(outlook, former, {}, Courtesy(Manner.EAGER))[0].deed == other.deed


def test_a_card_is_played_beside_the_task() -> None:
    modules = ("curses", "treasures")
    scene = in_a_large_box(Scene(players=2, modules=modules, depot=3, dice={0: "A A K K T"}))
    scene.put_part(TreasuresInPlay((), {}, (("extra-gem",), ()), ((), ()), (0, 0)))
    assert team()[0].act(scene.game) == UseExtraGem(0)


def test_fate_is_kept_for_when_hardly_a_die_is_free() -> None:
    dice = {0: "B B B B A", 1: "B B B A A"}
    assert team()[0].act(Scene(players=2, dice=dice).game) == ProposeFate(0)
    large = in_a_large_box(Scene(players=2, dice=dice))
    first, second = team()
    assert not isinstance(first.act(large.game), ProposeFate)
    large.play(ProposeFate(0))
    assert second.act(large.game) == AnswerFate(1, agrees=False, reason="fate-early")


def test_late_in_a_large_box_one_key_more_is_dared() -> None:
    dice = dict.fromkeys(range(4), "- - - - -")
    scene = in_a_large_box(Scene(players=4, dice=dice, soundtrack="1"))
    early = keys_dared(Outlook(scene.game))
    scene.clock(600 - large_box.BOLD_MS / 1000 + 1)
    assert keys_dared(Outlook(scene.game)) == early + 1


def test_what_keeps_the_exit_shut_is_worth_more_than_elsewhere() -> None:
    dealt = CursedGems(
        before=("jaguar", "frog"), pile=(), lying={"basic-01": "jaguar"}, seen={"basic-01": ()}
    )
    worths = []
    for scene in (Scene(modules=("cursedgem",)), in_a_large_box(Scene(modules=("cursedgem",)))):
        scene.put_part(dealt)
        looks = [job.worth for job in jobs(Outlook(scene.game)) if job.deed.startswith(LOOKING)]
        worths.append(max(looks))
    assert worths[1] == worths[0] * large_box.SHUT


def explored(scene: Scene) -> list[str]:
    return [job.deed for job in jobs(Outlook(scene.game)) if job.purpose is Purpose.EXPLORE]


def test_chambers_are_spared_once_all_that_matters_is_known() -> None:
    scene = in_a_large_box(Scene("exit:E calendar-chamber:E start basic-02:W", modules=("maya",)))
    scene.put_part(MayaCalendar((), {"basic-02": "sun"}))
    assert not explored(scene)
    scene.put_part(MayaCalendar(("moon",), {"basic-02": "sun"}))
    assert explored(scene)


def test_chambers_are_laid_only_towards_what_is_cut_off() -> None:
    scene = in_a_large_box(Scene("exit:E . start basic-02:W", players=2))
    entrances = {f"discover {chamber} {side.name}" for chamber, side in bridges(Outlook(scene.game))}
    assert entrances
    assert set(explored(scene)) == entrances


def test_a_way_to_gems_that_are_cut_off_is_laid_too() -> None:
    scene = in_a_large_box(Scene("basic-01:E . start basic-02:W exit:W", players=2))
    assert bridges(Outlook(scene.game))["start", Side.WEST] == 1


def weakest_link(scene: Scene) -> Scene:
    scene.put_part(CursesInPlay(pile=(), before=(("weakest-link",), ())))
    return scene


def test_who_must_be_home_goes_only_where_a_way_leads_back() -> None:
    modules = ("curses", "maze", "newchar")
    drawing = "dungeon:E start basic-02:W"
    scene = in_a_large_box(Scene(drawing, players=2, modules=modules, soundtrack="1"))
    assert "dungeon" in Outlook(scene.game).steps[0]
    steps = Outlook(weakest_link(scene).game).steps
    assert START in steps[0]
    assert ("dungeon" in steps[0], "dungeon" in steps[1]) == (False, True)


def test_who_must_be_home_first_gets_rid_of_what_binds_them() -> None:
    drawing, modules = "basic-07:E start basic-02:W", ("curses", "maze")
    scene = Scene(drawing, players=2, modules=modules, soundtrack="1", at={0: "basic-07"})
    in_a_large_box(scene).put_part(CursesInPlay(pile=(), before=(("weakest-link", "trap"), ())))
    scene.clock(CATALOGUE.soundtracks["1"].slams_ms[0] / 1000 - 30)
    scene.give(0, "K K A A T")
    assert team()[0].act(scene.game) == LiftCurse(0, "trap")


def test_who_must_be_home_soon_lays_no_chambers() -> None:
    scene = weakest_link(in_a_large_box(Scene(players=2, modules=("curses", "maze"), soundtrack="1")))
    scene.clock(CATALOGUE.soundtracks["1"].slams_ms[0] / 1000 - 60)
    laying = [job for job in jobs(Outlook(scene.game)) if job.purpose is Purpose.EXPLORE]
    assert laying
    assert {job.only for job in laying} == {(1,)}


def test_who_cannot_roll_for_so_many_keys_leaves_the_dice_alone() -> None:
    scene = in_a_large_box(Scene("exit:E start basic-02:W", players=2, depot=9, at={0: EXIT}))
    me = scene.adventurer(0)
    task = Task(Purpose.LEAVE, EXIT, None, parsed("KKKKKKKKKK"), (0,), "leave 0")
    companion = team()[0]
    assert not list(companion._gather(scene.game, me, task, is_shown=False))


def test_leaving_companions_want_no_more_gems_but_lift_what_binds_them() -> None:
    scene = in_a_large_box(
        Scene("exit:E start basic-02:W", players=2, modules=("curses", "totem"), depot=0, pile="")
    )
    scene.put_part(CursesInPlay(pile=(), before=(("trap",), ())))
    wanted = list(jobs(Outlook(scene.game)))
    assert [job.task(0, (0,)).command for job in wanted] == [LiftCurse(0, "trap")]


def test_to_free_somebody_who_cannot_is_worth_as_much_as_the_gem_that_is_next() -> None:
    dice = {0: "B B B B B", 1: "A A K K T"}
    worths = [
        job.worth
        for scene in (Scene(players=2, dice=dice), in_a_large_box(Scene(players=2, dice=dice)))
        for job in jobs(Outlook(scene.game))
        if job.purpose is Purpose.RESCUE
    ]
    assert worths == [4.0, large_box.RESCUE]
