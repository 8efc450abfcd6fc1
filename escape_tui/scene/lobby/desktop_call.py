"""Calls to a person who looks elsewhere: when, and how to notify their desktop."""

import re
from typing import NamedTuple

from escape_tui.scene.lobby.visitor_services import LobbyDesk
from escape_tui.scene.terminal import Terminal
from escape_tui.scene.terminal_answers import Attention

#: How to make a terminal notify, by a part of its name.
_WITHOUT_TITLE, _WITH_TITLE = "\x1b]9;{text}\x07", "\x1b]777;notify;{title};{text}\x07"
_NOTIFICATIONS = {
    "kitty": "\x1b]99;;{text}\x1b\\",
    **dict.fromkeys(("iterm", "wezterm", "ghostty"), _WITHOUT_TITLE),
    **dict.fromkeys(("foot", "contour", "rxvt"), _WITH_TITLE),
}
_TMUX = re.compile(r"tmux (\d+)\.(\d+)")
#: Newer versions of tmux pass nothing through unless the user allows it, and don't say whether.
_TMUX_KEEPS = (3, 3)
_CONTROLS = re.compile(r"[\x00-\x1f\x7f-\x9f;]+")


def notification(terminal: Terminal, attention: Attention, title: str, text: str) -> bytes:
    """A desktop notification for this terminal; empty if it supports none."""
    name = (attention.name or terminal.kind).lower()
    tmux = _TMUX.match(name)
    if tmux is not None:
        name = terminal.around if (int(tmux[1]), int(tmux[2])) < _TMUX_KEEPS else ""
    sequence = next((known for part, known in _NOTIFICATIONS.items() if part in name), "")
    told = sequence.format(title=_CONTROLS.sub(" ", title), text=_CONTROLS.sub(" ", text))
    if tmux is not None and told:
        told = "\x1bPtmux;" + told.replace("\x1b", "\x1b\x1b") + "\x1b\\"
    return told.encode()


class Watched(NamedTuple):
    """What a person waits for: open tables, people at their own table, the next game night."""

    tables: frozenset[str]
    people: int
    night_minutes: int


def watched(desk: LobbyDesk) -> Watched:
    table, night = desk.port.table, desk.next_night()
    open_tables = (each.code for each in desk.port.lobby.open_tables() if each.is_for_anybody)
    return Watched(
        frozenset(open_tables) - {"" if table is None else table.code},
        0 if table is None else sum(not seat.is_free and not seat.is_bot for seat in table.seats),
        -1 if night is None else night.minutes,
    )


def reason(before: Watched, now: Watched) -> str:
    """The message that says why the person is called; empty if nothing has happened that they wait for."""
    if now.people > before.people:
        return "called-joined"
    if now.tables - before.tables:
        return "called-table"
    # The next night is a week away again: one has begun.
    return "called-night" if before.night_minutes >= 0 and now.night_minutes > before.night_minutes else ""
