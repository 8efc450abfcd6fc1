"""Follows the journal of a game that another worker plays."""

import asyncio
import logging
from collections.abc import Callable

from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError

from escape_tui.content.catalogue import Catalogue
from escape_tui.hub.clockwork import Clockwork
from escape_tui.hub.record.record import JournalError
from escape_tui.hub.watching.relay import Relay, caught_up
from ssh_host.cluster.bus.bus import Bus
from ssh_host.cluster.bus.cluster_trouble import BUS_TROUBLE
from ssh_host.cluster.journal.fenced_journal import BEGINNING, JournalPlace, batch_in, read
from ssh_host.monitoring.log import happened

_SEQUENCE, _LAST = "Nats-Sequence", "Nats-Last-Sequence"


class GameStream:
    """Receives new lines of *game*'s journal, in order and without gaps; calls *broken* with the reason when
    it can't follow the game any longer."""

    def __init__(self, bus: Bus, game: str, broken: Callable[[Exception], None]) -> None:
        #: The place after the last lines received.
        self.place = BEGINNING
        self._bus = bus
        self._game = game
        self._broken = broken
        self._relay: Relay | None = None
        self._subscription: Subscription | None = None
        self._reading = asyncio.Lock()

    async def open(self, catalogue: Catalogue, clockwork: Clockwork) -> Relay | None:
        """The relay of the game, which gets all lines from now on; `None` if nothing has been written yet.
        Raises `JournalError`."""
        live = self._bus.subject("live", self._game)
        self._subscription = await self._bus.client.subscribe(live, cb=self._hear)
        written = await read(self._bus, self._game)
        self._note(written.place)
        if not written.lines:
            return None
        taken_up = await asyncio.to_thread(caught_up, written.lines, catalogue, self._game)
        relay = self._relay = Relay(taken_up, clockwork, self._game)
        await self.catch_up()
        return relay

    async def close(self) -> None:
        self._relay = None
        await self.stop_listening()

    async def stop_listening(self) -> None:
        """Unsubscribe; `catch_up` can still read."""
        if self._subscription is not None:
            subscription, self._subscription = self._subscription, None
            try:
                await subscription.unsubscribe()
            except NatsError as error:
                happened("game stream not closed", why=str(error))

    async def catch_up(self) -> None:
        """Read lines that were missed."""
        async with self._reading:
            written = await read(self._bus, self._game, self.place)
            self._note(written.place)
            self._show(written.lines)

    async def _hear(self, message: Msg) -> None:
        headers = message.headers or {}
        if self._relay is None:
            return
        if int(headers.get(_LAST, "0")) == self.place.end and not self._reading.locked():
            batch = batch_in(message.data)
            self._note(JournalPlace.after(batch, int(headers[_SEQUENCE])))
            self._show(batch.lines)
        elif int(headers.get(_SEQUENCE, "0")) > self.place.end:
            try:
                await self.catch_up()
            except BUS_TROUBLE as error:
                # The next line triggers another attempt.
                happened("journal not read", logging.WARNING, error, game=self._game)

    def _note(self, place: JournalPlace) -> None:
        if place.end > self.place.end:
            self.place = place

    def _show(self, lines: tuple[bytes, ...]) -> None:
        if self._relay is not None:
            try:
                self._relay.follow(lines)
            except JournalError as error:
                self._relay = None
                self._broken(error)
