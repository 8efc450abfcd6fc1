"""Everything that goes through a port can go over a wire, and comes back as it was."""

import msgspec
import pytest

from escape_tui.engine.setup import Setup
from escape_tui.hub.port.messages import requests
from escape_tui.hub.port.messages.answers import Analysed, Answer, Done, Refused, Seen
from escape_tui.hub.port.messages.requests import Request
from escape_tui.hub.port.messages.views import LobbyView, TableView, WrongSetup
from escape_tui.hub.port.messages.wire import (
    ANY_SAYING,
    Unreadable,
    decode_request,
    encode_saying,
)
from escape_tui.hub.race.race import PacerKind
from escape_tui.hub.record.codec import kinds_of
from escape_tui.rules.moving import Enter
from tests.hub.people import Host
from tests.scene.analysis.made_up import TURN, analysis
from tests.temple import E

AGREEMENT = Setup((), ("curses", "quest"), {"quest": 2})

REQUESTS: tuple[Request, ...] = (
    requests.Arrive("Ani", id=1),
    requests.Leave(id=2),
    requests.Rename("Bo", id=3),
    requests.Look(id=4),
    requests.SeeAnalysis("f00d", id=4),
    requests.Pass(id=5),
    requests.Find("BCDF", id=5),
    requests.OpenTable(is_public=False, agreement=AGREEMENT, bots=2, id=6),
    requests.OpenDaily(id=7),
    requests.OpenStudy("f00d", 252, is_same_dice=True, id=7),
    requests.OpenRerun("f00df00df0", id=7),
    requests.OpenRacing("BCDF", id=7),
    requests.CallRace(id=7),
    requests.EnterRace("BCDF", id=7),
    requests.LeaveRace(id=7),
    requests.ChoosePacer(PacerKind.COMPANIONS, id=7),
    requests.Join("BCDF", id=8),
    requests.TakeBotSeat("BCDF", 2, id=9),
    requests.QuickPlay(id=9),
    requests.StandUp(id=10),
    requests.StepOut(id=11),
    requests.ReturnToTable(id=12),
    requests.Ready(is_ready=False, id=13),
    requests.Agree(AGREEMENT, is_public=False, may_bots_hold=False, id=14),
    requests.NameTable("Come in", id=15),
    requests.SeatBot(3, id=16),
    requests.ClearSeat(3, id=17),
    requests.VoteOut(3, id=18),
    requests.ChangeSeat("white", id=18),
    requests.Pick({"character": "doc", "card": "permanent"}, id=19),
    requests.HandOver(1, id=20),
    requests.Play(Enter(1, E), id=21),
    requests.VotePause(wants=False, id=22),
    requests.GiveUp(id=90),
    requests.WantAgain(wants=False, id=23),
    requests.LeadReplay("ab12", id=23),
    requests.SteerReplay(1_000, 2.0, is_playing=True, id=23),
    requests.HandLead(2, id=23),
    requests.EndReplay(id=23),
    requests.SayInLobby("hello", id=24),
    requests.SayAtTable("hello", id=25),
    requests.Watch("BCDF", "Zoe", id=26),
    requests.Cheer("bravo", id=26),
    requests.SayToWatchers("look", id=26),
    requests.WatchNext(id=27),
    requests.StopWatching(id=28),
)


class Seeing:
    """What two see who play: the lobby and their table."""

    def __init__(self) -> None:
        host = Host()
        ani, bo = host.visit("ani"), host.visit("bo")
        code = ani.done(requests.OpenTable(agreement=AGREEMENT)).facts["code"]
        bo.done(requests.Join(str(code)))
        self.gathering = ani.table
        ani.done(requests.SayAtTable("ready?"))
        for visit in (ani, bo):
            visit.done(requests.Ready())
        bo.done(requests.VotePause())
        self.playing = ani.ask(requests.Look())


def test_every_kind_of_request_survives() -> None:
    assert {type(request) for request in REQUESTS} == {*kinds_of(Request)}
    for request in REQUESTS:
        assert decode_request(msgspec.json.encode(request)) == request


def test_every_kind_of_answer_survives() -> None:
    seen = Seeing().playing
    answers = (
        Done(1, {"code": "BCDF", "seats": 3}),
        Analysed(2, analysis(TURN)),
        Refused(2, reason="too-fast"),
        Refused(3, rule="base.enter", facts={"missing": ("A", "A"), "reason": "dice"}),
        seen,
    )
    assert {type(answer) for answer in answers} == {*kinds_of(Answer)}
    for answer in answers:
        assert msgspec.json.decode(encode_saying(answer), type=ANY_SAYING) == answer


def test_every_kind_of_view_survives() -> None:
    seeing = Seeing()
    seen = seeing.playing
    assert isinstance(seen, Seen)
    assert seen.table is not None
    assert seen.lobby.games()
    for table in (seeing.gathering, seen.table):
        assert msgspec.json.decode(msgspec.json.encode(table), type=TableView) == table
    assert msgspec.json.decode(msgspec.json.encode(seen.lobby), type=LobbyView) == seen.lobby


def test_why_a_set_up_is_wrong_survives() -> None:
    host = Host()
    ani = host.visit("ani")
    ani.done(requests.OpenTable(agreement=Setup((), ("exchange",))))
    assert ani.table.wrong
    assert isinstance(ani.table.wrong[0], WrongSetup)
    assert msgspec.json.decode(msgspec.json.encode(ani.table), type=TableView) == ani.table


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\xff\xfe",
        b"null",
        b"[" * 100_000,
        b'{"type":"Fly","id":1}',
        b'{"type":"Join","id":1}',
        b'{"type":"Join","id":"one","code":"BCDF"}',
        b'{"type":"Play","id":1,"command":{"type":"Fly","player":0}}',
        b'{"type":"Ready","id":1,"is_ready":"yes"}',
        b'{"type":"Ready","id":99999999999999999999999999}',
    ],
)
def test_what_is_no_request_is_said_to_be_none(line: bytes) -> None:
    with pytest.raises(Unreadable):
        decode_request(line)


def test_nobodys_identity_is_in_a_view() -> None:
    host = Host()
    ani = host.door("SHA256:secret")
    ani.done(requests.Arrive("Ani"))
    ani.done(requests.OpenTable())
    assert b"SHA256" not in msgspec.json.encode((ani.table, ani.port.lobby))
