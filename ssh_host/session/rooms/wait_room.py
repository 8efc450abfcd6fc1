"""The room that waits for players: `ssh HOST wait 2 --for 2h` ends when two people look for a game."""

import asyncio
from datetime import UTC, datetime
from math import inf

from ssh_host.config.game_nights import next_night
from ssh_host.lobby.waiting_list import WaitingList
from ssh_host.session.leave_reason import LeaveReason
from ssh_host.session.rooms.pipe_room import PipeRoom
from ssh_host.session.session import Session
from ssh_host.session.waiting_order import WaitingOrder

#: Exit status after the time limit, as `timeout` and `grep` use it: nothing was found.
_NOBODY = 1


class WaitRoom(PipeRoom):
    """Prints one line and ends: status 0 when enough people look for a game, 1 after the time limit."""

    def __init__(self, session: Session, waiting: WaitingList) -> None:
        super().__init__(session)
        self._waiting = waiting
        self._order = WaitingOrder.of(session.destination.code)
        self._waits: asyncio.Task[int] | None = None

    async def run(self) -> None:
        self._session.exit_status = _NOBODY
        self._session.take_input()
        waits = self._waits = asyncio.ensure_future(self._waiting.until(self._order.people))
        night = self._seconds_to_night()
        await asyncio.wait([waits], timeout=min(self._order.seconds, night))
        if waits.done() and not waits.cancelled():
            self._say("wait-found", count=waits.result())
        elif not waits.done() and night <= self._order.seconds:
            self._say("wait-night")
        waits.cancel()

    def _seconds_to_night(self) -> float:
        coming = next_night(self._session.host.config.game.nights)
        return inf if coming is None else (coming[1] - datetime.now(UTC)).total_seconds()

    def _say(self, message: str, **facts: int) -> None:
        """Print the line and end with success."""
        said = self._session.words.say(message, **facts)
        self._session.connection.write(said.encode() + self._session.newline)
        self._session.exit_status = 0

    def leave(self) -> None:
        if self._waits is not None:
            self._waits.cancel()

    def left(self, leaving: LeaveReason) -> None:
        self.leave()
