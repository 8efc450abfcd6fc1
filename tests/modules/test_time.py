"""Time chambers: prohibitions, sacrifice, torch and lava, and the two timers they share."""

import pytest

from escape_tui.content.catalogue import load
from escape_tui.engine.effect import RuleError
from escape_tui.engine.happenings import ClockResumed, ClockStopped
from escape_tui.engine.icon import Icon, parsed
from escape_tui.engine.setup import Seat, Setup
from escape_tui.engine.temple import tile_of
from escape_tui.hub.bots.advice import box
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game
from escape_tui.modules.queenies.totem import Stacked, Totem
from escape_tui.modules.time import (
    DemandMet,
    DieTakenBack,
    MeetDemand,
    SacrificeLost,
    TimerAwaited,
    TimerRunsOut,
    TimersInPlay,
    TimerStarted,
    TimerStopped,
    TimerTurned,
)
from escape_tui.modules.toll import KeepDice, Toll, VolunteerDie, who_pays
from escape_tui.rules.dice import DieLost, FreeDice, Roll
from escape_tui.rules.ending.leaving import Escaped
from escape_tui.rules.exploring import Discover, laying
from escape_tui.rules.gems import ActivateGems, DepotFilled
from escape_tui.rules.moving import Enter, require_crossing
from tests.rulebook import rule
from tests.temple import CATALOGUE, E, N, S, Scene, W

TIME = ("time",)
FULL = "A A A A A"


def discovering(pile: str, **scene: object) -> Scene:
    """A scene in which player 0 discovers the top tile north of the start chamber."""
    found = Scene(pile=f"{pile} exit", modules=TIME, dice={0: "A A K T G"}, **scene)  # type: ignore[arg-type]
    found.play(Discover(0, N))
    return found


def running(scene: Scene) -> list[str]:
    return [timed.chamber for timed in scene.part(TimersInPlay).running]


@rule("time.setup")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_two_three_or_four_time_chambers_are_shuffled_in(count: int) -> None:
    seats = (Seat("ani", "red"), Seat("bo", "blue"), Seat("cy", "green"))
    drawn: set[str] = set()
    for seed in range(12):
        game = new_game(Setup(seats, TIME, {"time": count}), load(), SeededChance(seed))
        chambers = [tile for tile in game.state.pile if CATALOGUE.tiles[tile].kind == "time"]
        laid = [tile_of(id) for id in game.state.temple.chambers]
        assert len(chambers) == count
        assert not any(CATALOGUE.tiles[tile].kind == "time" for tile in laid)
        drawn.update(chambers)
    assert len(drawn) == 8


@rule("time.setup")
@pytest.mark.parametrize("count", [0, 1, 5, "2"])
def test_any_other_number_of_time_chambers_is_refused(count: int | str) -> None:
    with pytest.raises(RuleError) as refused:
        Scene(modules=TIME, options={"time": count})
    assert refused.value.rule == "time.setup"


@rule("time.timers")
def test_discovery_starts_the_green_timer_for_a_prohibition() -> None:
    scene = discovering("prohibition-1")
    assert scene.told(TimerStarted) == [TimerStarted("prohibition-1", "green", 0, scene.state.now + 30_000)]


@rule("time.timers")
def test_discovery_starts_the_blue_timer_for_any_other_time_chamber() -> None:
    scene = discovering("lava-dice")
    assert scene.told(TimerStarted) == [TimerStarted("lava-dice", "blue", 0, scene.state.now + 60_000)]


@rule("time.timers")
def test_other_chambers_start_no_timer() -> None:
    scene = discovering("basic-07")
    assert running(scene) == []


@rule("time.queue")
def test_a_chamber_waits_for_a_timer_in_use_and_starts_the_instant_it_is_free() -> None:
    scene = discovering("torch sacrifice lava-gems")
    for chamber, side in (("torch", E), ("start", S)):
        scene.put_adventurer(0, chamber=chamber)
        scene.give(0, "A A K T G")
        scene.play(Discover(0, side))
    assert [event.chamber for event in scene.told(TimerAwaited)] == ["sacrifice", "lava-gems"]
    assert running(scene) == ["torch"]
    assert scene.adventurer(0).aside == 0
    scene.wait(60)
    assert running(scene) == ["sacrifice"]
    assert scene.adventurer(0).aside == 1
    assert scene.state.due(TimerRunsOut("sacrifice")) == scene.state.now + 60_000
    scene.wait(60)
    assert running(scene) == ["lava-gems"]
    scene.wait(60)
    assert scene.told(DepotFilled) == [DepotFilled(3, "time.lava")]
    assert scene.part(TimersInPlay) == TimersInPlay()


@rule("time.queue")
def test_the_two_timers_do_not_wait_for_each_other() -> None:
    scene = discovering("torch prohibition-4")
    scene.put_adventurer(0, chamber="start")
    scene.give(0, FULL)
    scene.play(Discover(0, S))
    assert running(scene) == ["torch", "prohibition-4"]


@rule("time.queue")
def test_a_waiting_chamber_asks_for_nothing_yet() -> None:
    scene = discovering("lava-gems torch")
    scene.give(0, FULL)
    scene.play(Discover(0, S))
    scene.put_adventurer(0, chamber="torch")
    scene.refuse(MeetDemand(0), "time.torch", reason="waiting")


@rule("time.prohibition")
def test_first_the_upper_prohibition_then_the_lower_then_none() -> None:
    scene = discovering("prohibition-1", at={1: "basic-01"})
    scene.give(0, "G B A A A")
    scene.give(1, "T T T T A")
    scene.refuse(ActivateGems(1), "time.prohibition", reason="gems")
    assert scene.game.check(FreeDice(0, 0))
    scene.wait(29.999)
    scene.refuse(ActivateGems(1), "time.prohibition", reason="gems")
    scene.wait(0.001)
    assert scene.told(TimerTurned)
    scene.refuse(FreeDice(0, 0), "time.prohibition", reason="golden-masks")
    assert scene.game.check(ActivateGems(1))
    scene.wait(30)
    assert scene.told(TimerStopped) == [TimerStopped("prohibition-1", "green")]
    scene.play(FreeDice(0, 0))
    scene.play(ActivateGems(1))


@rule("time.prohibition")
def test_nobody_enters_any_chamber() -> None:
    scene = discovering("prohibition-3")
    scene.give(0, FULL)
    scene.refuse(Enter(0, W), "time.prohibition", reason="movement")
    scene.wait(30)
    scene.play(Enter(0, W))


@rule("time.prohibition")
def test_nobody_enters_the_start_chamber_by_any_means() -> None:
    scene = discovering("prohibition-4", at={1: "basic-01"})
    scene.give(0, FULL)
    scene.give(1, FULL)
    scene.refuse(Enter(1, E), "time.prohibition", chamber="start")
    with pytest.raises(RuleError, match=r"time\.prohibition"):
        require_crossing(scene.game, 1, "start", "treasures.teleport")
    require_crossing(scene.game, 1, "basic-02", "treasures.teleport")
    scene.play(Enter(0, W))
    assert scene.place(0) == "basic-01"


@rule("time.sacrifice")
def test_everyone_inside_puts_a_die_into_the_sacrifice_chamber() -> None:
    scene = Scene(
        pile="sacrifice exit",
        modules=TIME,
        players=4,
        dice={0: FULL, 1: "A B K T* G", 2: "A"},
        at={1: "basic-01"},
    )
    scene.put_adventurer(3, escaped_at=1, chamber=None)
    scene.give(2, "")
    scene.play(Discover(0, N))
    assert [len(who.dice) for who in scene.state.adventurers] == [4, 4, 0, 5]
    assert [who.aside for who in scene.state.adventurers] == [1, 1, 0, 0]
    assert scene.dice(1) == "A K T* G"


@rule("time.sacrifice")
def test_who_enters_within_the_minute_gets_his_die_back_spent() -> None:
    scene = discovering("sacrifice")
    scene.give(0, "A A T T")
    scene.wait(59)
    scene.play(Enter(0, N))
    assert scene.dice(0) == "- - T T -"
    scene.wait(1)
    assert scene.told(SacrificeLost) == [SacrificeLost(1, "time.sacrifice")]
    assert (scene.adventurer(1).lost, scene.adventurer(1).aside) == (1, 0)
    assert (scene.adventurer(0).lost, scene.adventurer(0).aside) == (0, 0)


@rule("time.sacrifice")
def test_who_stands_in_it_when_its_timer_starts_has_his_die_back_at_once() -> None:
    scene = discovering("lava-dice sacrifice")
    scene.give(0, FULL)
    scene.play(Discover(0, S))
    scene.put_adventurer(1, chamber="sacrifice")
    scene.wait(68)
    assert scene.told(DieTakenBack) == [DieTakenBack(1, "time.sacrifice")]
    scene.put_adventurer(1, chamber="start")
    scene.give(1, FULL)
    scene.play(Enter(1, S))
    assert len(scene.told(DieTakenBack)) == 1


@rule("time.timers", "time.sacrifice", "time.queue")
def test_with_every_die_taken_back_the_timer_still_runs_until_its_sand_has_run_out() -> None:
    scene = discovering("sacrifice lava-gems", players=1)
    scene.give(0, FULL)
    scene.play(Discover(0, S))
    scene.play(Enter(0, N))
    assert running(scene) == ["sacrifice"]
    scene.wait(59.999)
    assert running(scene) == ["sacrifice"]
    scene.wait(0.001)
    assert running(scene) == ["lava-gems"]
    assert scene.told(SacrificeLost) == []


@rule("time.torch")
def test_adventurers_in_the_torch_chamber_pool_seven_torches() -> None:
    scene = discovering("torch")
    for player, written in ((0, "T T T T A"), (1, "T* T* T A A")):
        scene.put_adventurer(player, chamber="torch")
        scene.give(player, written)
    scene.refuse(MeetDemand(0), "time.torch", needs="TTTTTTT", missing="T")
    scene.give(1, "T* T* T* A A")
    assert scene.is_offered(MeetDemand(0))
    scene.play(MeetDemand(0))
    assert scene.dice(1) == "- - - A A"
    assert scene.told(DemandMet) == [DemandMet(0, "torch")]
    assert not any(errand.rule == "time.torch" for errand in box.errands(scene.game, 0))
    scene.refuse(MeetDemand(0), "time.torch", reason="done")
    scene.wait(60)
    assert scene.told(DieLost) == []
    scene.refuse(MeetDemand(0), "time.torch", reason="over")


@rule("time.torch", "time.who-pays")
def test_without_the_torches_two_players_lose_a_die_each() -> None:
    scene = discovering("torch", players=3)
    scene.wait(67.999)
    assert scene.told(DieLost) == []
    scene.wait(0.001)
    assert scene.told(DieLost) == [DieLost(1, 0, "time.torch"), DieLost(2, 0, "time.torch")]
    assert scene.state.choices == ()
    assert scene.part(Toll) == Toll()


@rule("time.volunteer", "time.torch")
def test_everyone_inside_has_eight_seconds_to_volunteer_a_die() -> None:
    scene = discovering("torch", players=4)
    scene.put_adventurer(3, escaped_at=1, chamber=None)
    scene.give(0, "A* K T")
    scene.wait(60)
    assert [choice.player for choice in scene.state.choices] == [0, 1, 2]
    assert {choice.until for choice in scene.state.choices} == {scene.state.now + 8_000}
    assert scene.is_offered(VolunteerDie(0))
    assert scene.is_offered(KeepDice(0))
    scene.play(VolunteerDie(0))
    assert scene.dice(0) == "A* T"
    scene.refuse(VolunteerDie(0), "time.volunteer", reason="no-choice")
    scene.refuse(KeepDice(3), "time.volunteer", reason="no-choice")
    scene.play(VolunteerDie(2))
    assert [event.player for event in scene.told(DieLost)] == [0, 2]
    assert scene.state.choices == (), "nobody else is asked any more"
    scene.wait(10)
    assert len(scene.told(DieLost)) == 2


@rule("time.volunteer", "time.who-pays")
def test_what_is_not_volunteered_is_taken_once_everybody_has_answered() -> None:
    scene = discovering("torch", players=3)
    scene.wait(60)
    scene.play(KeepDice(1))
    scene.play(VolunteerDie(2))
    assert [event.player for event in scene.told(DieLost)] == [2]
    scene.play(KeepDice(0))
    assert [event.player for event in scene.told(DieLost)] == [2, 1]
    assert scene.state.choices == ()


@rule("time.volunteer", "time.who-pays", "time.lava")
def test_a_volunteer_of_one_lava_die_may_still_have_to_pay_the_next() -> None:
    scene = discovering("lava-dice")
    scene.give(1, "A A A A A A A A")
    scene.wait(60)
    scene.play(VolunteerDie(1))
    scene.wait(8)
    assert [event.player for event in scene.told(DieLost)] == [1, 1, 1]


@rule("time.volunteer", "time.lava")
def test_one_player_may_give_several_of_the_dice_that_the_lava_wants() -> None:
    scene = discovering("lava-dice", players=3)
    scene.wait(60)
    scene.play(VolunteerDie(2))
    assert [choice.player for choice in scene.state.choices] == [0, 1, 2]
    scene.play(VolunteerDie(2))
    assert scene.is_offered(VolunteerDie(2))
    scene.play(KeepDice(2))
    scene.refuse(VolunteerDie(2), "time.volunteer", reason="no-choice")
    scene.play(VolunteerDie(0))
    assert [event.player for event in scene.told(DieLost)] == [2, 2, 0]
    assert scene.state.choices == (), "nobody else is asked any more"


@rule("time.queue", "time.volunteer")
def test_a_blue_chamber_that_waits_starts_when_the_toll_is_paid() -> None:
    scene = discovering("torch", players=3)
    scene.game._atomically([laying(scene.game, "lava-gems", "start", N, 1)])
    scene.wait(60)
    assert running(scene) == []
    scene.game._atomically([laying(scene.game, "lava-dice", "start", E, 1)])
    assert running(scene) == [], "nor does one that is found meanwhile"
    scene.wait(3)
    scene.play(VolunteerDie(0))
    scene.play(VolunteerDie(1))
    assert running(scene) == ["lava-gems"]
    assert scene.told(TimerStarted)[-1].until == scene.state.now + 60_000
    assert [timed.chamber for timed in scene.part(TimersInPlay).waiting] == ["lava-dice"]


@rule("time.volunteer")
def test_who_has_no_dice_or_is_out_volunteers_nothing() -> None:
    scene = discovering("torch", players=4)
    scene.wait(60)
    scene.give(1, "")
    scene.refuse(VolunteerDie(1), "time.volunteer", reason="no-dice")
    scene.put(**_changed(Escaped(2).apply(scene.state)))
    scene.refuse(VolunteerDie(2), "time.volunteer", reason="outside")
    (choice,) = (choice for choice in scene.state.choices if choice.player == 2)
    assert scene.game.options(choice) == (KeepDice(2),)
    scene.wait(8)
    assert [event.player for event in scene.told(DieLost)] == [3, 0]


@rule("time.volunteer", "time.torch")
def test_who_would_have_to_pay_anyway_is_not_asked() -> None:
    scene = discovering("torch")
    scene.wait(60)
    assert scene.state.choices == ()
    assert [event.player for event in scene.told(DieLost)] == [1, 0]


@rule("time.volunteer", "totem.leave")
def test_who_has_all_dice_on_the_totem_can_volunteer_one_of_them() -> None:
    modules = ("time", "totem")
    scene = Scene("totem-chamber:E start", modules=modules, players=3, at={0: "totem-chamber"}, dice={0: ""})
    scene.put_part(Totem((Stacked(0, Icon.GOLDEN),)))
    scene.put_adventurer(0, aside=1)
    scene.game._atomically([laying(scene.game, "torch", "start", N, 1)])
    scene.wait(60)
    scene.play(VolunteerDie(0))
    assert scene.part(Totem).stack == ()
    assert (scene.adventurer(0).lost, scene.adventurer(0).aside) == (1, 0)


@rule("time.torch")
def test_a_player_alone_pays_but_once_for_the_torches() -> None:
    scene = discovering("torch", players=1)
    scene.wait(60)
    assert len(scene.told(DieLost)) == 1


@rule("time.lava")
def test_lava_asks_for_three_tasks_in_order() -> None:
    scene = discovering("lava-dice", at={1: "basic-01"})
    for player in (0, 1):
        scene.put_adventurer(player, chamber="lava-dice")
    for price, mine, yours in (("TTTTT", "T T T A A", "T* T* K A A"), ("KKKK", "K K", "K* K*")):
        scene.give(0, "A A A A A")
        scene.refuse(MeetDemand(0), "time.lava", needs=price, missing=price)
        scene.give(0, mine)
        scene.give(1, yours)
        scene.play(MeetDemand(0))
    scene.give(0, "A A A")
    scene.play(MeetDemand(0))
    assert running(scene) == ["lava-dice"], "its sand has not run out"
    scene.refuse(MeetDemand(0), "time.lava", reason="done")
    scene.wait(60)
    assert running(scene) == []
    assert scene.told(DieLost) == []


@rule("time.lava", "time.who-pays")
@pytest.mark.parametrize(("tasks", "lost"), [(0, [1, 0, 1]), (1, [1, 0]), (2, [1])])
def test_unfinished_lava_takes_a_die_for_every_task_left(tasks: int, lost: list[int]) -> None:
    scene = discovering("lava-dice")
    scene.put_adventurer(0, chamber="lava-dice")
    for written in ("T T T T T", "K K K K T")[:tasks]:
        scene.give(0, written)
        scene.play(MeetDemand(0))
    scene.wait(68)
    assert [event.player for event in scene.told(DieLost)] == lost


@rule("time.lava")
@pytest.mark.parametrize(("tasks", "gems"), [(0, 3), (1, 2), (2, 1)])
def test_the_other_lava_chamber_buries_gems(tasks: int, gems: int) -> None:
    scene = discovering("lava-gems", depot=5)
    scene.put_adventurer(0, chamber="lava-gems")
    for written in ("T T T T T", "K K K K T")[:tasks]:
        scene.give(0, written)
        scene.play(MeetDemand(0))
    scene.wait(60)
    assert scene.state.depot == 5 + gems


@rule("time.lava")
def test_lava_takes_no_more_dice_than_there_are() -> None:
    scene = discovering("lava-dice", players=1)
    scene.give(0, "A")
    scene.wait(60)
    assert (scene.dice(0), len(scene.told(DieLost))) == ("", 1)


@rule("time.lava")
def test_there_is_nothing_to_pay_elsewhere() -> None:
    scene = discovering("lava-dice")
    scene.refuse(MeetDemand(0), "time.timers", reason="elsewhere")
    assert not scene.is_offered(MeetDemand(0))


@rule("time.who-pays")
def test_the_player_with_the_most_dice_pays_and_of_equals_the_discoverer_last() -> None:
    scene = Scene(modules=TIME, players=4, dice={0: "A A", 1: "A A A", 2: "A A A", 3: "A A A A"})
    scene.put_adventurer(3, escaped_at=1, chamber=None)
    for by, spared, payer in ((1, (), 2), (2, (), 1), (None, (), 1), (1, (1, 2), 0), (1, (0, 1, 2), None)):
        scene.put_part(Toll(2, "time.torch", by, is_one_each=True, payers=spared))
        assert who_pays(scene.game) == payer


@rule("time.who-pays")
def test_a_locked_die_is_taken_before_others_from_whoever_has_one() -> None:
    scene = Scene(modules=TIME, players=3, dice={0: "A A A A A", 1: "A B", 2: "B A B"})
    scene.put_part(Toll(3, "time.lava", None))
    assert who_pays(scene.game) == 2
    scene.give(2, "A A A")
    assert who_pays(scene.game) == 1
    scene.give(1, "A A")
    assert who_pays(scene.game) == 0


@rule("time.pause")
def test_timers_stop_when_the_clock_of_the_game_stops() -> None:
    scene = discovering("lava-gems", depot=5)
    scene.wait(50)
    scene.put(**_changed(ClockStopped().apply(scene.state)))
    scene.wait(45)
    assert scene.told(DepotFilled) == []
    scene.put(**_changed(ClockResumed().apply(scene.state)))
    scene.wait(9.999)
    assert scene.told(DepotFilled) == []
    scene.wait(0.001)
    assert scene.state.depot == 8


@rule("time.timers", "temple.closed")
def test_a_time_chamber_behind_a_wall_that_gave_way_starts_its_timer_too() -> None:
    scene = Scene(modules=TIME, pile="torch exit")
    happened = scene.game._atomically([laying(scene.game, "torch", "start", N, None)])
    assert any(isinstance(event, TimerStarted) and event.by is None for event in happened)
    scene.wait(60)
    assert [len(who.dice) for who in scene.state.adventurers] == [4, 4]


@rule("time.sacrifice")
def test_a_die_of_someone_who_has_escaped_is_lost_with_the_others() -> None:
    scene = discovering("sacrifice")
    scene.put(**_changed(Escaped(1).apply(scene.state)))
    scene.wait(60)
    assert [who.lost for who in scene.state.adventurers] == [1, 1]


def test_companions_know_what_a_timer_is_worth() -> None:
    scene = discovering("torch sacrifice")
    (errand,) = box.errands(scene.game, 1)
    assert (errand.rule, errand.command, errand.price) == ("time.torch", MeetDemand(1), parsed("TTTTTTT"))
    assert (errand.chambers, errand.hands, errand.is_pooled) == (("torch",), 2, True)
    scene.give(0, FULL)
    scene.play(Discover(0, S))
    scene.wait(60)
    (errand,) = box.errands(scene.game, 1)
    assert (errand.rule, errand.command, errand.chambers) == ("time.sacrifice", Roll(1), ("sacrifice",))


def _changed(state: object) -> dict[str, object]:
    names = ("stopped_at", "started_at", "deadlines", "choices", "adventurers")
    return {name: getattr(state, name) for name in names}
