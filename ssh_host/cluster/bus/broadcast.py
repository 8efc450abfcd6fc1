"""Broadcast: admin orders, chat and announcements that reach every process of the cluster."""

import asyncio
from functools import partial
from secrets import token_hex

import msgspec
from msgspec import Struct
from nats.aio.msg import Msg
from nats.errors import Error as NatsError

from escape_tui.hub.lobby.lobby import Lobby
from escape_tui.hub.race.races import Races
from escape_tui.hub.table.seats.seats import Saying
from ssh_host.admin.orders import AnyOrder, TakeOver, Tell
from ssh_host.cluster.bus.bus import Bus, understood
from ssh_host.host import Host
from ssh_host.monitoring.log import happened


class Shout(Struct, frozen=True, tag=True):
    """A message that the process *who* broadcasts; it ignores its own messages."""

    who: str


class Ordered(Shout, frozen=True):
    order: AnyOrder


class SaidInLobby(Shout, frozen=True):
    saying: Saying


class SaidAfterRace(Shout, frozen=True):
    race: str
    saying: Saying


class Announced(Shout, frozen=True):
    text: str


AnyShout = Ordered | SaidInLobby | SaidAfterRace | Announced
SHOUTS: msgspec.json.Decoder[AnyShout] = msgspec.json.Decoder(AnyShout)


class Broadcast:
    """Sends the orders and chat of this process to the others, and carries out theirs."""

    def __init__(self, bus: Bus, lobby: Lobby | None = None, races: Races | None = None) -> None:
        #: A gate has no lobby.
        self._ignored: type[AnyOrder] = Tell if lobby is None else TakeOver
        self._bus = bus
        self._lobby = lobby
        self._races = races
        self._who = token_hex(4)
        self._saying: set[asyncio.Task[None]] = set()

    async def start(self, host: Host) -> None:
        """Subscribe, and carry out the others' orders on *host*."""
        await self._bus.client.subscribe(self._bus.subject("shout"), cb=partial(self._hear, host))
        if self._lobby is not None:
            talk = self._lobby.talk
            talk.on_said.append(lambda saying: self._shout(SaidInLobby(self._who, saying)))
            talk.on_announced.append(lambda text: self._shout(Announced(self._who, text)))
        if self._races is not None:
            self._races.on_say = lambda race, saying: self._shout(SaidAfterRace(self._who, race, saying))

    def order(self, order: AnyOrder) -> None:
        """Send *order* to the other processes."""
        if not isinstance(order, self._ignored):
            self._shout(Ordered(self._who, order))

    def _shout(self, shout: AnyShout) -> None:
        task = asyncio.get_running_loop().create_task(self._say(shout), name="shouting")
        self._saying.add(task)
        task.add_done_callback(self._saying.discard)

    async def _say(self, shout: AnyShout) -> None:
        try:
            await self._bus.client.publish(self._bus.subject("shout"), msgspec.json.encode(shout))
        except NatsError as error:
            happened("broadcast not sent", why=str(error))

    async def _hear(self, host: Host, message: Msg) -> None:
        shout = understood(message, SHOUTS, "shout")
        if shout is None or shout.who == self._who:
            return
        match shout:
            case Ordered(order=order) if not isinstance(order, self._ignored):
                host.obey(order)
            case SaidInLobby(saying=saying) if self._lobby is not None:
                self._lobby.talk.hear(saying)
            case SaidAfterRace(race=race, saying=saying) if self._races is not None:
                self._races.hear(race, saying)
            case Announced(text=text) if self._lobby is not None:
                self._lobby.talk.hear_announcement(text)
