"""A recorded team is raced by the table's own clock."""

from escape_tui.engine.setup import COLOURS, Seat, Setup
from escape_tui.hub.port.messages import requests
from escape_tui.hub.race.pacer import Pacer, companions_pacer
from escape_tui.hub.race.race import PacerKind, Rerun
from escape_tui.hub.race.rival import Progress, RivalState
from tests.hub.people import COUNT_IN_MS, Host
from tests.temple import CATALOGUE

TWO = Setup(tuple(Seat(f"Bot {colour}", colour) for colour in COLOURS[:2]))
STEPS = ((0, Progress(9, 2, 0)), (20_000, Progress(8, 3, 0)), (60_000, Progress(8, 4, 1)))
WON = Pacer(PacerKind.GAME, ("Ada", "Ben"), STEPS, 80_000, True, 600_000, "f00d")


def racing() -> tuple[Host, str]:
    host = Host()
    host.arrive("ani", "bo")
    table = host.lobby.open_table("ani", rerun=Rerun("f00d", TWO, 7))
    return host, table.code


def test_a_rerun_has_the_seats_and_the_setup_of_its_game_and_bots_fill_it() -> None:
    host, code = racing()
    table = host.lobby.tables[code]
    assert [chair.colour for chair in table.chairs] == list(COLOURS[:2])
    table.ready("ani")
    assert table.live is not None
    assert [chair.is_bot for chair in table.chairs] == [False, True]
    assert table.live.state.pile == host.opening.new_game(table.set_up(), 7).state.pile
    assert not table.is_ranked


def test_the_recorded_team_stands_where_it_stood_at_the_same_clock() -> None:
    host, code = racing()
    table = host.lobby.tables[code]
    table.ready("ani")
    table.racing.follow(WON)
    host.clock.turn(COUNT_IN_MS + 19_000)
    assert table.racing.rivals[0].progress == STEPS[0][1]
    host.clock.turn(1_500)
    assert table.racing.rivals[0].progress == STEPS[1][1]
    assert table.live is not None
    table.live.pause()
    host.clock.turn(300_000)
    assert table.racing.rivals[0].progress == STEPS[1][1]
    table.live.resume()
    host.clock.turn(40_000)
    assert table.racing.rivals[0].progress == STEPS[2][1]
    host.clock.turn(20_000)
    rival = table.racing.rivals[0]
    assert (rival.name, rival.state, rival.seconds_left(0)) == ("Ada, Ben", RivalState.ESCAPED, 520)


def test_nothing_is_told_again_while_the_recorded_team_does_nothing() -> None:
    host, code = racing()
    table = host.lobby.tables[code]
    table.ready("ani")
    table.racing.follow(WON)
    host.clock.turn(COUNT_IN_MS + 1_000)
    version = table.version
    host.clock.turn(18_000)
    assert table.version == version


def test_companions_play_the_temple_to_its_end() -> None:
    pacer = companions_pacer(TWO, 5, CATALOGUE)
    assert pacer.steps[0][0] == 0
    assert [at for at, _ in pacer.steps] == sorted(at for at, _ in pacer.steps)
    assert pacer.is_won
    assert pacer.rival_at(pacer.ended_at).progress.out == 2
    assert pacer.rival_at(pacer.ended_at - 1).state is RivalState.RUNNING
    assert pacer == companions_pacer(TWO, 5, CATALOGUE)


def test_only_a_temple_that_others_played_has_somebody_to_race() -> None:
    host = Host()
    ani = host.visit("ani")
    ani.done(requests.OpenDaily())
    assert ani.table.can_choose_pacer
    ani.done(requests.ChoosePacer(PacerKind.COMPANIONS))
    assert ani.table.pacer is PacerKind.COMPANIONS
    ani.done(requests.ChoosePacer())
    assert ani.table.pacer is None
