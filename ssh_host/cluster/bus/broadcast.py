"""Broadcast: admin orders, chat and announcements that reach every process of the cluster."""

from functools import partial
from secrets import token_hex

import msgspec
from msgspec import Struct
from nats.aio.msg import Msg

from escape_tui.hub.lobby.lobby import Lobby
from escape_tui.hub.race.races import Races
from escape_tui.hub.table.seats.seats import Saying
from ssh_host.admin.orders import AnyOrder, TakeOver, Tell
from ssh_host.background_tasks import BackgroundTasks
from ssh_host.cluster.bus.bus import Bus, understood
from ssh_host.host import Host

#: Versions that run at the same time must agree on it.
SUBJECT = "shout"


class BroadcastMessage(Struct, frozen=True, tag=True):
    """A message that the process *who* broadcasts; it ignores its own messages."""

    who: str


class Ordered(BroadcastMessage, frozen=True):
    order: AnyOrder


class SaidInLobby(BroadcastMessage, frozen=True):
    saying: Saying


class SaidAfterRace(BroadcastMessage, frozen=True):
    race: str
    saying: Saying


class Announced(BroadcastMessage, frozen=True):
    text: str


AnyBroadcast = Ordered | SaidInLobby | SaidAfterRace | Announced
BROADCASTS: msgspec.json.Decoder[AnyBroadcast] = msgspec.json.Decoder(AnyBroadcast)


class Broadcast:
    """Sends the orders and chat of this process to the others, and carries out theirs."""

    def __init__(self, bus: Bus, lobby: Lobby | None = None, races: Races | None = None) -> None:
        #: A gate has no lobby.
        self._ignored: type[AnyOrder] = Tell if lobby is None else TakeOver
        self._bus = bus
        self._lobby = lobby
        self._races = races
        self._who = token_hex(4)
        self._publishing = BackgroundTasks()

    async def start(self, host: Host) -> None:
        """Subscribe, and carry out the others' orders on *host*."""
        await self._bus.client.subscribe(self._bus.subject(SUBJECT), cb=partial(self._hear, host))
        if self._lobby is not None:
            talk = self._lobby.talk
            talk.on_said.append(lambda saying: self._send(SaidInLobby(self._who, saying)))
            talk.on_announced.append(lambda text: self._send(Announced(self._who, text)))
        if self._races is not None:
            self._races.on_said.append(
                lambda race, saying: self._send(SaidAfterRace(self._who, race, saying))
            )

    def order(self, order: AnyOrder) -> None:
        """Send *order* to the other processes."""
        if not isinstance(order, self._ignored):
            self._send(Ordered(self._who, order))

    def _send(self, message: AnyBroadcast) -> None:
        self._publishing.start(self._bus.report("broadcast", message, SUBJECT), "broadcast")

    async def _hear(self, host: Host, received: Msg) -> None:
        message = understood(received, BROADCASTS, SUBJECT)
        if message is None or message.who == self._who:
            return
        match message:
            case Ordered(order=order) if not isinstance(order, self._ignored):
                host.obey(order)
            case SaidInLobby(saying=saying) if self._lobby is not None:
                self._lobby.talk.hear(saying)
            case SaidAfterRace(race=race, saying=saying) if self._races is not None:
                self._races.hear(race, saying)
            case Announced(text=text) if self._lobby is not None:
                self._lobby.talk.hear_announcement(text)
