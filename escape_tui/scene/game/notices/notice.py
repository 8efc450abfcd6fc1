"""A notice: a line that tells or asks something."""

from typing import NamedTuple

from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis


class ScreenNotice(NamedTuple):
    """Something to know or to answer: the key of *action* says yes, that of *refusal* no; *until* is when it
    ends; *player* is the one of several at this terminal who answers it."""

    text: str
    until: Millis | None = None
    action: str = ""
    is_alarm: bool = False
    refusal: str = ""
    player: PlayerId | None = None
