"""Tables that race: one temple, one second, and of each other one line."""

from msgspec.structs import replace

from escape_tui.engine.state import State
from escape_tui.hub.port.messages import requests
from escape_tui.hub.port.messages.answers import Refused
from escape_tui.hub.port.messages.requests import Request
from escape_tui.hub.race.races import NOTICE_MS, TELL_MS, WAIT_MS
from escape_tui.hub.race.rival import RivalState
from escape_tui.hub.table.seats.seats import Phase
from escape_tui.hub.table.table import Table
from escape_tui.rules.dice import Roll
from tests.hub.people import COUNT_IN_MS, Host, Visit


class Racers:
    """A host with a race that the first of *names* called; each sits at a table of their own."""

    def __init__(self, *names: str) -> None:
        self.host = Host()
        self.visits = [self.host.visit(name) for name in names]
        first = self.visits[0]
        first.done(requests.OpenTable())
        self.code = str(first.done(requests.CallRace()).facts["code"])
        for visit in self.visits[1:]:
            visit.done(requests.OpenRacing(self.code))

    def table(self, visit: Visit) -> Table:
        return self.host.lobby.tables[visit.table.code]

    @property
    def tables(self) -> list[Table]:
        return [self.table(visit) for visit in self.visits]

    def ready(self, *visits: Visit) -> None:
        for visit in visits:
            visit.done(requests.Ready())

    def begin(self) -> None:
        self.ready(*self.visits)
        self.host.clock.turn(NOTICE_MS)

    def reason(self, visit: Visit, request: Request) -> str:
        answer = visit.ask(request)
        assert isinstance(answer, Refused), answer
        return answer.reason


def test_all_tables_begin_in_the_same_second_in_the_same_temple() -> None:
    race = Racers("ani", "bo", "cy")
    race.ready(*race.visits[:2])
    assert [table.phase for table in race.tables] == [Phase.GATHERING] * 3
    race.ready(race.visits[2])
    assert all(visit.table.race and visit.table.race.begins_at for visit in race.visits)
    race.host.clock.turn(NOTICE_MS)
    lives = [table.live for table in race.tables]
    assert all(live is not None for live in lives)
    assert len({live.state.pile for live in lives if live is not None}) == 1
    assert len({live.now() for live in lives if live is not None}) == 1
    race.host.clock.turn(COUNT_IN_MS)
    for live in lives:
        assert live is not None
        live.play(Roll(0))
    race.host.clock.turn(2_000)
    assert len({live.state.adventurers[0].dice for live in lives if live is not None}) == 1


def test_a_table_that_never_gets_ready_is_left_behind_and_plays_on_its_own() -> None:
    race = Racers("ani", "bo", "cy")
    ani, bo, cy = race.visits
    race.ready(ani, bo)
    race.host.clock.turn(WAIT_MS - 1)
    assert race.table(ani).phase is Phase.GATHERING
    race.host.clock.turn(NOTICE_MS + 1)
    assert [race.table(each).phase for each in (ani, bo, cy)] == [
        Phase.PLAYING,
        Phase.PLAYING,
        Phase.GATHERING,
    ]
    assert cy.table.has_missed_race
    assert cy.table.race is None
    seed = race.table(ani).fixed_seed
    race.ready(cy)
    assert race.table(cy).phase is Phase.PLAYING
    assert race.table(cy).fixed_seed is None is not seed


def test_one_table_alone_does_not_begin() -> None:
    race = Racers("ani", "bo")
    race.ready(race.visits[0])
    race.host.clock.turn(10 * WAIT_MS)
    assert [table.phase for table in race.tables] == [Phase.GATHERING] * 2


def test_the_next_table_decides_when_the_first_one_leaves() -> None:
    race = Racers("ani", "bo", "cy")
    ani, bo, cy = race.visits
    race.ready(bo, cy)
    ani.done(requests.StandUp())
    race.host.clock.turn(NOTICE_MS)
    assert race.table(bo).phase is race.table(cy).phase is Phase.PLAYING


def test_each_sees_of_the_others_how_far_they_are_and_no_more() -> None:
    race = Racers("ani", "bo")
    ani, bo = race.visits
    assert [rival.state for rival in ani.table.rivals] == [RivalState.WAITING]
    race.ready(bo)
    assert [rival.state for rival in ani.table.rivals] == [RivalState.READY]
    race.ready(ani)
    race.host.clock.turn(NOTICE_MS + COUNT_IN_MS)
    live = race.table(bo).live
    assert live is not None
    (rival,) = ani.table.rivals
    assert (rival.name, rival.people, rival.progress.gems) == ("Bo", 1, live.state.depot)
    before = ani.table.version
    live.set_scene(_with_fewer_gems(live.state))
    race.host.clock.turn(TELL_MS)
    assert ani.table.rivals[0].progress.gems == rival.progress.gems - 1
    assert ani.table.version == before + 1
    race.host.clock.turn(30_000)
    seconds = ani.table.rivals[0].seconds_left(race.host.clock.now())
    left_ms = (live.collapse_ms or 0) - live.now() + live.state.started_at
    assert seconds == -(-left_ms // 1000)


def test_a_pause_and_the_end_of_a_rival_are_seen() -> None:
    race = Racers("ani", "bo")
    ani, bo = race.visits
    race.begin()
    race.host.clock.turn(COUNT_IN_MS)
    bo.done(requests.VotePause())
    race.host.clock.turn(TELL_MS)
    seen = [ani.table.rivals[0].state]
    bo.done(requests.VotePause())
    race.host.clock.turn(5_000)
    seen.append(ani.table.rivals[0].state)
    bo.done(requests.GiveUp())
    seen.append(ani.table.rivals[0].state)
    bo.done(requests.StandUp())
    seen.append(ani.table.rivals[0].state)
    assert seen == [RivalState.PAUSED, RivalState.RUNNING, RivalState.BURIED, RivalState.BURIED]


def test_a_rival_whose_table_is_lost_is_out_of_sight() -> None:
    race = Racers("ani", "bo")
    ani, bo = race.visits
    race.begin()
    table = race.table(bo)
    race.host.lobby.let_go(table)
    assert ani.table.rivals[0].state is RivalState.GONE
    race.host.lobby.add(table)
    assert ani.table.rivals[0].state is not RivalState.GONE


def test_nobody_looks_on_or_comes_late_while_a_race_runs() -> None:
    race = Racers("ani", "bo")
    race.begin()
    spy = race.host.visit("spy")
    code = race.tables[0].code
    assert race.reason(spy, requests.Watch(code)) == "no-such-game"
    assert race.reason(spy, requests.TakeBotSeat(code)) == "no-bot-seat"
    assert all(table.game is None for table in spy.port.lobby.tables)


def test_tables_talk_with_each_other_once_both_are_done() -> None:
    race = Racers("ani", "bo")
    ani, bo = race.visits
    race.begin()
    race.host.clock.turn(COUNT_IN_MS)
    ani.done(requests.GiveUp())
    ani.done(requests.SayAtTable("the exit is in the north"))
    assert not bo.table.talk
    bo.done(requests.GiveUp())
    ani.done(requests.SayAtTable("well played"))
    assert [(saying.name, saying.text) for saying in bo.table.talk] == [("Ani", "well played")]
    assert [saying.text for saying in ani.table.talk][-1] == "well played"


def test_bad_wishes_get_a_reason() -> None:
    race = Racers("ani", "bo")
    ani, bo = race.visits
    zoe = race.host.visit("zoe")
    assert race.reason(zoe, requests.OpenRacing("XXXX")) == "no-such-race"
    assert zoe.port.table is None
    assert race.reason(ani, requests.CallRace()) == "race-not-here"
    assert race.reason(ani, requests.EnterRace(race.code)) == "race-not-here"
    assert race.reason(zoe, requests.CallRace()) == "not-seated"
    zoe.done(requests.Join(bo.table.code))
    assert race.reason(zoe, requests.LeaveRace()) == "not-opener"
    agreement = bo.table.agreement
    changed = type(agreement)((), ("curses",))
    assert race.reason(bo, requests.Agree(changed)) == "race"
    bo.done(requests.LeaveRace())
    assert race.reason(bo, requests.LeaveRace()) == "no-race"
    assert race.reason(bo, requests.ChoosePacer()) == "no-race"


def test_after_many_wrong_codes_nobody_learns_of_races() -> None:
    race = Racers("ani", "bo")
    spy = race.host.visit("spy")
    told = [race.reason(spy, requests.OpenRacing(f"WR{number:02}")) for number in range(12)]
    assert told[0] == "no-such-race"
    assert told[-1] == race.reason(spy, requests.OpenRacing(race.code)) == "too-many-codes"


def test_at_most_eight_tables_race() -> None:
    race = Racers(*(f"p{number}" for number in range(8)))
    late = race.host.visit("late")
    assert race.reason(late, requests.OpenRacing(race.code)) == "race-full"
    race.begin()
    assert race.reason(late, requests.OpenRacing(race.code)) == "race-begun"


def _with_fewer_gems(state: State) -> State:
    return replace(state, depot=state.depot - 1)
