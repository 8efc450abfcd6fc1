"""Those who stayed see their game again together: one leads, and hands the lead on."""

from escape_tui.hub.port.messages import requests
from escape_tui.hub.port.messages.views import ScreeningView
from tests.hub.people import LOST_GAME, Host, Visit

GAME = "ab12cd34ef"


def after_a_game(host: Host, *names: str) -> list[Visit]:
    visits = [host.visit(name) for name in names]
    host.begin(*visits)
    return visits


def over(host: Host, *names: str) -> list[Visit]:
    visits = after_a_game(host, *names)
    host.clock.turn(600_000)
    return visits


def shown(visit: Visit) -> ScreeningView:
    screening = visit.table.screening
    assert screening is not None
    return screening


def test_one_leads_and_the_others_see_the_same_moment() -> None:
    host = Host()
    ani, bo = over(host, "ani", "bo")
    ani.done(requests.LeadReplay(GAME))
    assert (shown(bo).game, shown(bo).lead) == (GAME, ani.place)
    ani.done(requests.SteerReplay(30_000, 2.0, is_playing=True))
    host.clock.turn(5_000)
    assert shown(bo).moment(bo.port.now()) == 40_000
    ani.done(requests.SteerReplay(40_000, 2.0, is_playing=False))
    host.clock.turn(5_000)
    assert shown(bo).moment(bo.port.now()) == 40_000


def test_only_the_lead_steers_and_hands_the_lead_on() -> None:
    host = Host()
    ani, bo, cy = over(host, "ani", "bo", "cy")
    assert bo.refused(requests.SteerReplay(0)) == "no-replay"
    ani.done(requests.LeadReplay(GAME))
    assert bo.refused(requests.LeadReplay(GAME)) == "led-already"
    for request in (requests.SteerReplay(0), requests.HandLead(1), requests.EndReplay()):
        assert bo.refused(request) == "not-leading"
    assert ani.refused(requests.HandLead(5)) == ani.refused(requests.HandLead(-1)) == "empty"
    ani.done(requests.HandLead(cy.place))
    assert ani.refused(requests.SteerReplay(0)) == "not-leading"
    cy.done(requests.SteerReplay(1_000))
    cy.done(requests.EndReplay())
    assert ani.table.screening is None


def test_the_lead_passes_on_when_whoever_had_it_goes() -> None:
    host = Host()
    ani, bo, cy = over(host, "ani", "bo", "cy")
    ani.done(requests.LeadReplay(GAME))
    ani.done(requests.Leave())
    assert shown(bo).lead == bo.place
    bo.done(requests.StandUp())
    assert shown(cy).lead == cy.place
    assert bo.refused(requests.SteerReplay(0)) == "not-seated"
    assert ani.refused(requests.SteerReplay(0)) == "gone"


def test_nobody_leads_before_the_end_or_with_nonsense_and_another_game_ends_it() -> None:
    host = Host()
    ani, bo = after_a_game(host, "ani", "bo")
    assert ani.refused(requests.LeadReplay(GAME)) == "not-over"
    host.clock.turn(600_000)
    for game in ("", "\x1b[31m"):
        assert ani.refused(requests.LeadReplay(game)) == "nonsense"
    assert host.door("eve", may_play=False).refused(requests.LeadReplay(GAME)) == "only-watching"
    ani.done(requests.LeadReplay(GAME))
    for steering in (requests.SteerReplay(-1), requests.SteerReplay(0, 99.0), requests.SteerReplay(0, 0.0)):
        assert ani.refused(steering) == "nonsense"
    for visit in (ani, bo):
        visit.done(requests.WantAgain())
    assert ani.table.screening is None


def test_a_recorded_game_is_shown_at_a_table_that_gathers_until_it_plays() -> None:
    host = Host()
    ani, bo = host.visit("ani"), host.visit("bo")
    code = str(ani.done(requests.OpenTable()).facts["code"])
    ani.done(requests.LeadReplay(GAME))
    bo.done(requests.Join(code))
    assert (shown(bo).game, shown(bo).leader) == (GAME, ani.table.seats[ani.place].name)
    ani.done(requests.HandLead(bo.place))
    bo.done(requests.SteerReplay(5_000))
    assert shown(ani).moment(ani.port.now()) == 5_000
    for visit in (ani, bo):
        visit.done(requests.Ready())
    assert ani.table.screening is None


def test_a_game_that_is_not_kept_is_not_shown() -> None:
    host = Host()
    (ani,) = over(host, "ani")
    assert ani.refused(requests.LeadReplay(LOST_GAME)) == "no-such-recording"
    assert ani.table.screening is None


def test_quick_play_leads_nobody_to_a_table_that_sees_a_replay() -> None:
    host = Host()
    ani, bo = host.visit("ani"), host.visit("bo")
    ani.done(requests.OpenTable())
    ani.done(requests.LeadReplay(GAME))
    assert bo.done(requests.QuickPlay()).facts["code"] != ani.table.code


def test_watchers_see_the_same_moment_and_talk_with_the_table_but_do_not_lead() -> None:
    host = Host()
    (ani,) = after_a_game(host, "ani")
    eve = host.door("eve", may_play=False)
    eve.done(requests.Watch(ani.table.code, "Eve"))
    eve.done(requests.SayToWatchers("go on"))
    host.clock.turn(600_000)
    ani.done(requests.LeadReplay(GAME))
    ani.done(requests.SteerReplay(30_000))
    stand = eve.port.stand
    assert stand is not None
    assert stand.screening == shown(ani)
    eve.done(requests.SayToWatchers("there it was"))
    ani.done(requests.SayAtTable("yes"))
    assert [saying.text for saying in ani.table.talk] == ["there it was", "yes"]
    assert eve.port.stand is not None
    assert [saying.text for saying in eve.port.stand.talk] == ["go on", "there it was", "yes"]
    for request in (requests.SteerReplay(0), requests.HandLead(0), requests.EndReplay()):
        assert eve.refused(request) == "only-watching"
