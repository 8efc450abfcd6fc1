"""Looking for moments to play on from is limited, found or not."""

from escape_tui.hub.port.messages.answers import Refused
from escape_tui.hub.port.messages.requests import OpenStudy
from tests.hub.people import Host


def test_looking_for_many_moments_is_refused() -> None:
    kim = Host().visit("kim")
    reasons = [kim.ask(OpenStudy(f"{number}", 60)) for number in range(8)]
    told = [answer.reason for answer in reasons if isinstance(answer, Refused)]
    assert told[0] == "no-such-recording"
    assert told[-1] == "too-many-openings"
