"""Where the temple has fallen apart, companions lay chambers until everybody is together again."""

from escape_tui.engine.temple import Side
from escape_tui.hub.bots.manner import Manner
from escape_tui.hub.bots.outlook.outlook import Outlook
from escape_tui.hub.bots.strategy.bot_task import Purpose
from escape_tui.hub.bots.strategy.bridges import bridges, is_together
from escape_tui.hub.bots.strategy.courtesy import Courtesy
from escape_tui.hub.bots.strategy.departure import is_time_to_leave
from escape_tui.hub.bots.strategy.jobs import jobs
from escape_tui.hub.bots.strategy.planning import plan
from tests.temple import Scene

EXIT_CUT_OFF = "exit:E . start basic-02:W"


def test_a_way_to_an_exit_that_is_cut_off_begins_before_the_gap() -> None:
    outlook = Outlook(Scene(EXIT_CUT_OFF, players=2, pile="basic-08 basic-09").game)
    lacking = bridges(outlook)
    assert not is_together(outlook)
    assert min(lacking, key=lacking.__getitem__) == ("start", Side.WEST)
    tasks = plan(outlook, {}, {}, Courtesy(Manner.EAGER))
    assert any(task.deed == "discover start WEST" for task in tasks.values())


def test_a_way_to_a_friend_who_is_cut_off_is_laid_from_both_sides() -> None:
    scene = Scene("basic-07:E . start basic-02:W", players=2, pile="basic-08 exit", at={1: "basic-07"})
    lacking = bridges(Outlook(scene.game))
    assert lacking["start", Side.WEST] == lacking["basic-07", Side.EAST] == 1


def test_nothing_is_bridged_where_everybody_is_together() -> None:
    outlook = Outlook(Scene("exit:E start basic-02:W", players=2, pile="basic-08").game)
    assert is_together(outlook)
    assert bridges(outlook) == {}


def test_nobody_waits_for_the_end_while_chambers_can_lead_to_the_exit() -> None:
    assert not is_time_to_leave(Outlook(Scene(EXIT_CUT_OFF, depot=0, pile="basic-08").game))
    assert is_time_to_leave(Outlook(Scene(EXIT_CUT_OFF, depot=0, pile="").game))


def test_the_deeper_the_exit_lies_the_less_the_next_chamber_is_worth() -> None:
    near, deep = (
        max(job.worth for job in jobs(Outlook(Scene(pile=pile).game)) if job.purpose is Purpose.EXPLORE)
        for pile in ("basic-08 basic-09 exit", " ".join(("basic-08 " * 30, "exit")))
    )
    assert deep < near / 3
