"""Standbys: games of other workers that this one follows, ready to continue them at once."""

import asyncio
import logging
from collections.abc import Callable
from typing import NamedTuple

from escape_tui.hub.clockwork import Clockwork
from escape_tui.hub.lobby.lobby import Lobby
from escape_tui.hub.record.record import JournalError
from escape_tui.hub.record.taking_up import ResumedGame
from escape_tui.hub.watching.relay import Relay
from ssh_host.archive.journals import Pages
from ssh_host.cluster.bus.bus import Bus
from ssh_host.cluster.bus.cluster_trouble import BUS_TROUBLE, NoLongerOwner
from ssh_host.cluster.journal.fenced_journals import FencedJournals
from ssh_host.cluster.journal.game_stream import GameStream
from ssh_host.cluster.membership.directory import Directory
from ssh_host.monitoring.log import happened

_LOOK_SECONDS = 0.5
#: Follow a game for this many more checks after another standby was chosen: that one needs time to catch up,
#: and the owner may be dead.
_MORE_LOOKS = 10


class Followed(NamedTuple):
    """A game played on another worker, and its journal."""

    stream: GameStream
    relay: Relay


class Standbys:
    """The games that *worker* follows for their owners."""

    def __init__(
        self,
        bus: Bus,
        journals: FencedJournals,
        worker: str,
        rules: int,
        directory: Directory,
        lobby: Lobby,
        clock: Clockwork,
    ) -> None:
        self._bus = bus
        self._journals = journals
        self._worker = worker
        self._rules = rules
        self._directory = directory
        self._lobby = lobby
        self._clock = clock
        self._followed: dict[str, Followed] = {}
        self._hopeless: set[str] = set()
        #: For how many checks each game has been followed since this worker stopped being its standby.
        self._unwanted: dict[str, int] = {}

    @property
    def has_games(self) -> bool:
        """Whether any game is followed."""
        return bool(self._followed)

    def follows(self, game: str) -> bool:
        return game in self._followed

    async def keep(self) -> None:
        """Follow the games for which this worker is the standby, one after the other, until cancelled."""
        while True:
            wanted = {
                notice.game
                for notice in self._directory
                if notice.standby == self._worker and notice.game and notice.rules == self._rules
            }
            self._hopeless &= wanted
            for game in wanted - self._followed.keys() - self._hopeless:
                await self._follow(game)
            await self._forget(wanted)
            await asyncio.sleep(_LOOK_SECONDS)

    async def step_in(
        self, game: str, may_be_taken_from: Callable[[str], bool]
    ) -> tuple[Pages, ResumedGame] | None:
        """Take over *game* as followed so far; `None` if it wasn't followed, or can't be continued. Raises
        `NoLongerOwner` if another worker was quicker, or if *may_be_taken_from* rejects the present owner."""
        followed = self._followed.pop(game, None)
        if followed is None:
            return None
        stream, relay = followed
        await stream.stop_listening()
        try:
            journal = await self._take(game, stream, may_be_taken_from)
        finally:
            await stream.close()
        return (journal, relay.taken_up()) if game not in self._hopeless else None

    async def _take(self, game: str, stream: GameStream, may_be_taken_from: Callable[[str], bool]) -> Pages:
        while may_be_taken_from(stream.place.owner):
            place = stream.place
            try:
                return await self._journals.take_at(game, place)
            except NoLongerOwner:
                # The owner's last lines may not have arrived here yet.
                await stream.catch_up()
                if stream.place == place:
                    raise
        raise NoLongerOwner(game)

    async def _follow(self, game: str) -> None:
        stream = GameStream(self._bus, game, lambda error: self._give_up(game, error))
        try:
            if (relay := await stream.open(self._lobby.catalogue, self._clock)) is not None:
                self._followed[game] = Followed(stream, relay)
                return
        except JournalError as error:
            self._give_up(game, error)
        except BUS_TROUBLE as error:
            happened("journal not read", logging.WARNING, error, game=game)
        await stream.close()

    def _give_up(self, game: str, error: Exception) -> None:
        happened("game not followed", logging.WARNING, error, game=game)
        self._hopeless.add(game)

    async def _forget(self, wanted: set[str]) -> None:
        """Stop following games that have another standby, are over, or are broken."""
        unwanted = self._followed.keys() - wanted
        self._unwanted = {game: self._unwanted.get(game, 0) + 1 for game in unwanted}
        for game in tuple(self._followed):
            if game in self._hopeless or self._unwanted.get(game, 0) > _MORE_LOOKS:
                await self._followed.pop(game).stream.close()
