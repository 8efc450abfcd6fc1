"""Farewells: the last message of a session, and how a guest comes back."""

from typing import TYPE_CHECKING

from ssh_host.session.destination import VisitMode
from ssh_host.session.leave_reason import LeaveReason

if TYPE_CHECKING:
    from ssh_host.session.session import Session

#: Reasons after which a guest may want to come back.
_MAY_RETURN = (LeaveReason.QUIT, LeaveReason.IDLE, LeaveReason.CRASHED, LeaveReason.CLOSING)


def farewell(session: "Session", leaving: LeaveReason) -> str:
    """The last message to the visitor of *session*; for a guest who may play, with the resume code."""
    say, code = session.words.say, session.identity.resume_code
    sentence = say(f"farewell-{leaving.replace(' ', '-')}")
    is_told = (
        session.destination.manner in (VisitMode.SCREEN, VisitMode.PLAIN)
        and session.destination.is_for_playing
    )
    if not (code and is_told and leaving in _MAY_RETURN):
        return sentence
    return f"{sentence}\n{say('farewell-code', code=code)}"
