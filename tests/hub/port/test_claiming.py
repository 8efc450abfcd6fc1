"""A seat is asked for in the whole house first; until that is answered nobody sits, and nothing overtakes."""

from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.port.messages import requests
from escape_tui.hub.port.messages.answers import Answer, Refused
from escape_tui.hub.port.providers import Claimed, Claiming
from tests.hub.people import Host


class Undecided(Claiming):
    """Lets a test say whether a claim is granted."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str]] = []
        self.thens: list[Claimed] = []

    def before_sitting(self, person: str, day: str, then: Claimed) -> None:
        self.asked.append((person, day))
        self.thens.append(then)


def undecided() -> tuple[Host, Undecided]:
    claiming = Undecided()
    return Host(claiming=claiming), claiming


def test_nobody_sits_before_the_claim_is_granted_and_what_follows_waits_its_turn() -> None:
    host, claiming = undecided()
    ani = host.visit("ani")
    answers: list[Answer] = []
    ani.port.ask(requests.OpenTable(), answers.append)
    ani.port.ask(requests.NameTable("Ours"), answers.append)
    assert claiming.asked == [("ani", "")]
    assert not answers
    assert not host.lobby.tables
    claiming.thens.pop()(None)
    assert len(answers) == 2
    assert ani.table.title == "Ours"


def test_whoever_sits_elsewhere_gets_no_seat_here() -> None:
    host, claiming = undecided()
    ani = host.visit("ani")
    answers: list[Answer] = []
    ani.port.ask(requests.QuickPlay(), answers.append)
    claiming.thens.pop()(Declined("seated-elsewhere"))
    assert [answer.reason for answer in answers if isinstance(answer, Refused)] == ["seated-elsewhere"]
    assert ani.port.table is None


def test_whoever_hangs_up_meanwhile_gets_no_seat() -> None:
    host, claiming = undecided()
    ani = host.visit("ani")
    answers: list[Answer] = []
    ani.port.ask(requests.OpenTable(), answers.append)
    ani.port.ask(requests.Leave())
    assert not host.lobby.people
    claiming.thens.pop()(None)
    assert [answer.reason for answer in answers if isinstance(answer, Refused)] == ["gone"]
    assert not host.lobby.tables


def test_the_try_is_claimed_with_the_seat_and_quick_play_spends_none() -> None:
    host, claiming = undecided()
    ani = host.visit("ani")
    ani.port.ask(requests.OpenDaily())
    claiming.thens.pop()(None)
    code = ani.table.code
    claiming.asked.clear()
    bo = host.visit("bo")
    bo.port.ask(requests.Join(code))
    claiming.thens.pop()(Declined("daily-tried"))
    bo.port.ask(requests.QuickPlay())
    claiming.thens.pop()(None)
    assert claiming.asked == [("bo", host.lobby.opening.daily()[0]), ("bo", "")]
    assert bo.table.code != code


def test_what_gives_no_seat_claims_none() -> None:
    host, claiming = undecided()
    ani = host.visit("ani")
    for request in (requests.Look(), requests.Join("XXXX"), requests.SayInLobby("hello")):
        ani.port.ask(request)
    assert not claiming.asked
