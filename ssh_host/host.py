"""The host: listens, keeps the list of those who stay, and closes in good order."""

import asyncio
import logging
import socket
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from functools import partial
from typing import Any

import asyncssh
from textual.app import App

from escape_tui.app.textual_internals.memory import keeping_little
from escape_tui.app.textual_internals.timers import patient_timers
from escape_tui.scene.terminal import Size
from ssh_host.addresses import names_of
from ssh_host.app_room import AppRoom
from ssh_host.config import Config, ConfigError
from ssh_host.expiry import expired, forget
from ssh_host.gc_policy import Sweeper
from ssh_host.identity import Identity
from ssh_host.limits import Crowd, Entrance
from ssh_host.listening import client_version, listener_for, plain
from ssh_host.log import happened
from ssh_host.metrics import Metrics
from ssh_host.orders import AnyOrder, SendAway, TakeOver, Tell
from ssh_host.proxy import NotProxied, is_among, networks, read_header
from ssh_host.room import Room
from ssh_host.ssh_algorithms import offer_for, server_options
from ssh_host.ssh_door import SshLogin
from ssh_host.stay import Stay
from ssh_host.store import Store
from ssh_host.visitor import Leaving, Visitor

MakeApp = Callable[[Visitor], App[Any]]
#: Called with the seconds that are left; what it returns is awaited, and the host closes when that is done.
OnDrain = Callable[[float], Awaitable[None]]

_CLOSE_SECONDS = 5.0
_TIDY_EVERY_SECONDS = 10.0
#: So long a keeper can take back that the host closes, even where no game is played.
KEEPERS_GRACE_SECONDS = 10.0


class Host:
    """One running host. The App of an admin may use everything that has a docstring."""

    def __init__(self, config: Config, make_app: MakeApp, store: Store, key: asyncssh.SSHKey) -> None:
        self.config = config
        self.make_app = make_app
        self.store = store
        self.metrics = Metrics()
        self.entrance = Entrance(config.limits.sessions, config.limits.queue)
        self.crowd = Crowd(config.limits.connections, config.limits.per_address)
        self.starting = asyncio.Lock()
        self.largest = Size(config.limits.columns, config.limits.rows)
        self.fingerprint = key.get_fingerprint()
        #: What others can type to come here, the best first.
        self.names = names_of(config.listen)
        self.port = 0
        self.sweeper: Sweeper | None = None
        #: The games that are being played.
        self.games_played: Callable[[], frozenset[str]] = frozenset
        #: Lets running games finish and then stops the host, as SIGTERM does.
        self.ask_to_drain: Callable[[], None] = _nothing
        #: Takes that back, unless a signal asked.
        self.take_back_drain: Callable[[], bool] = lambda: True
        #: Takes every order to the other processes of the house, if there are any.
        self.on_order: Callable[[AnyOrder], None] = _to_nobody
        #: Hears that the host does not close after all.
        self.on_stay_open: Callable[[], None] = _nothing
        self._key = key
        #: Makes what a stay shows once it is inside.
        self.make_room: Callable[[Stay], Room] = AppRoom
        self._stays: set[Stay] = set()
        self._connections: set[asyncio.Task[None]] = set()
        self._connected: set[asyncssh.SSHServerConnection] = set()
        self._accepting: asyncio.Task[None] | None = None
        self._lag: asyncio.Task[None] | None = None
        self._tidying: asyncio.Task[None] | None = None
        self._listener: socket.socket | None = None
        self._while_open = ExitStack()
        self._somebody_left = asyncio.Event()
        self.metrics.count(lambda: self.entrance.inside, lambda: self.entrance.waiting)
        try:
            self._trusted = networks(config.listen.trusted_proxies)
        except ValueError as error:
            raise ConfigError(f"The setting `listen.trusted_proxies` is wrong: {error}.") from None

    @property
    def command(self) -> str:
        """What a visitor types to come here."""
        return self.command_for(self.config.listen.public_name or next(iter(self.names), "localhost"))

    def command_for(self, name: str) -> str:
        """What is typed to come here where this machine is called *name*."""
        return f"ssh {name}" if self.port == 22 else f"ssh -p {self.port} {name}"

    @property
    def stays(self) -> frozenset[Stay]:
        """Everybody who is inside."""
        return frozenset(self._stays)

    # Listening

    async def open(self) -> None:
        """Listen from now on; raises `ConfigError` where that is not possible."""
        listener = self._listener = listener_for(self.config)
        self.begin()
        self.port = listener.getsockname()[1]
        options = await server_options(self.config, self._key)
        self._accepting = asyncio.create_task(self._accept(listener, options))

    def begin(self) -> None:
        """Look after what is here; who comes in otherwise than over SSH needs no listening."""
        self._while_open.enter_context(keeping_little())
        self._while_open.enter_context(patient_timers())
        self._lag = asyncio.create_task(self.metrics.watch_loop())
        self._tidying = asyncio.create_task(self._tidy())

    def stop_listening(self) -> None:
        """Nobody new comes in; those who are here go on."""
        if self._accepting is not None:
            self._accepting.cancel()
        if self._listener is not None:
            self._listener.close()

    async def until_empty(self) -> None:
        """Wait until the last one has left."""
        while self._stays:
            self._somebody_left.clear()
            await self._somebody_left.wait()

    async def _tidy(self) -> None:
        """Keep the database tidy, beside the loop: it waits for the disk. Bans lifted elsewhere count."""
        while True:
            await asyncio.sleep(_TIDY_EVERY_SECONDS)
            self.store.look_for_bans()
            await asyncio.to_thread(self.store.tidy)
            await self._expire()

    async def _expire(self) -> None:
        """Forget what is not to be kept any longer, a little at a time."""
        gone = await asyncio.to_thread(expired, self.store.path, self.config.data)
        if not self.store.trouble:
            forget(self.store, gone, self.games_played())

    async def _accept(self, listener: socket.socket, options: asyncssh.SSHServerConnectionOptions) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                peer, peername = await loop.sock_accept(listener)
            except OSError as error:
                # Out of file descriptors: those who are inside go on, and it passes.
                happened("accept", logging.ERROR, error)
                await asyncio.sleep(0.1)
                continue
            task = asyncio.create_task(self._receive(peer, peername[0], options))
            self._connections.add(task)
            task.add_done_callback(self._connections.discard)
            # Whatever becomes of the task, even one that never began: no socket is left.
            task.add_done_callback(partial(_close, peer))

    async def _receive(
        self, peer: socket.socket, address: str, options: asyncssh.SSHServerConnectionOptions
    ) -> None:
        """Log one connection in and stay until it ends."""
        address = plain(address)
        if self.crowd.is_full:
            self.refuse("connections", address)
            return
        gate = address
        self.crowd.enter(gate)
        try:
            if is_among(address, self._trusted):
                async with asyncio.timeout(self.config.limits.login_seconds):
                    address = await read_header(peer, address)
                self.crowd.leave(gate)
                gate = address
                self.crowd.enter(gate)
            if self.store.is_banned("address", address):
                self.refuse("ban", address)
                return
            await self._talk(peer, address, options)
        except (OSError, TimeoutError, NotProxied, asyncssh.Error) as error:
            happened("no login", logging.DEBUG, address=address, why=str(error))
        finally:
            self.crowd.leave(gate)

    async def _talk(
        self, peer: socket.socket, address: str, options: asyncssh.SSHServerConnectionOptions
    ) -> None:
        peer.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        offer = offer_for(await client_version(peer), self.config)
        connection = await asyncssh.run_server(
            peer,
            options=options,
            **offer._asdict(),
            server_factory=lambda: SshLogin(self, address),
        )
        self._connected.add(connection)
        try:
            await connection.wait_closed()
        finally:
            self._connected.discard(connection)

    # Stays

    def refuse(self, reason: str, address: str) -> None:
        self.metrics.refused.labels(reason).inc()
        happened("refused", logging.INFO, reason=reason, address=address)

    def sessions_of(self, player: str) -> int:
        return sum(stay.identity.player == player for stay in self._stays)

    def welcome(self, stay: Stay) -> None:
        """*stay* comes in; an earlier one of the same identity that plays is closed."""
        self.store.greet(stay.identity.player, stay.name)
        self._take_over(stay)
        self._stays.add(stay)
        happened("came in", player=stay.identity.player, address=stay.address, door=str(stay.door))

    def change_identity(self, stay: Stay, identity: Identity) -> None:
        stay.identity = identity
        self._take_over(stay)

    def _take_over(self, stay: Stay) -> None:
        if stay.is_beside_play:
            return
        self._end_playing(stay.identity.player, stay)
        self.on_order(TakeOver(stay.identity.player))

    def _end_playing(self, player: str, but: Stay | None = None) -> None:
        for other in tuple(self._stays):
            if other is not but and other.identity.player == player and not other.is_beside_play:
                other.end(Leaving.TAKEN_OVER)

    def something_left(self) -> None:
        """There is something to sweep up."""
        if self.sweeper is not None:
            self.sweeper.something_left()

    def farewell(self, stay: Stay) -> None:
        if stay in self._stays:
            self._stays.discard(stay)
            self._somebody_left.set()
            self.something_left()
            happened("left", player=stay.identity.player, frames=stay.outlet.frames)

    # Controls

    def tell(self, message: str, **facts: str | int) -> None:
        """Tell everybody who is inside the *message* of the text files, in their own language."""
        self._order(Tell(message, facts))

    def kick(self, stay: Stay) -> None:
        """Ask *stay* to leave."""
        stay.end(Leaving.KICKED)

    def ban_player(self, player: str, reason: str = "", seconds: int = 0) -> None:
        """Shut *player* out, for *seconds* or for good, and close what they have open."""
        self.store.ban("key", player, reason, seconds)
        self._order(SendAway(player=player))

    def ban_address(self, address: str, reason: str = "", seconds: int = 0) -> None:
        """Shut *address* out, for *seconds* or for good, and close what it has open."""
        self.store.ban("address", address, reason, seconds)
        self._order(SendAway(address=address))

    def _order(self, order: AnyOrder) -> None:
        self.obey(order)
        self.on_order(order)

    def obey(self, order: AnyOrder) -> None:
        """Do *order* with those who are here, whoever gave it."""
        match order:
            case TakeOver(player):
                self._end_playing(player)
            case SendAway(player, address):
                for stay in tuple(self._stays):
                    if stay.identity.player == player or stay.address == address:
                        self.kick(stay)
            case Tell(message, facts):
                for stay in tuple(self._stays):
                    stay.tell(message, **facts)

    def stay_open(self) -> bool:
        """Take back a drain; `False` where that is not possible, because a signal asked for it."""
        if not self.take_back_drain():
            return False
        self.on_stay_open()
        self.tell("visit-stays-open")
        return True

    async def drain(self, on_drain: OnDrain | None, at_least_seconds: float = 0) -> None:
        """Let running games finish, within the time the settings give, and begin no new ones."""
        seconds = self.config.tables.drain_minutes * 60.0
        happened("draining", seconds=seconds)
        if on_drain is None or not seconds:
            return
        self.tell("visit-closing-in", minutes=self.config.tables.drain_minutes)
        try:
            async with asyncio.timeout(seconds):
                await asyncio.gather(on_drain(seconds), asyncio.sleep(at_least_seconds))
        except TimeoutError:
            pass

    async def close(self) -> None:
        """Stop listening, say farewell to everybody and wait until they are gone."""
        if self.sweeper is not None:
            self.sweeper.close()
            self.sweeper = None
        for task in (self._accepting, self._lag, self._tidying):
            if task is not None:
                task.cancel()
        if self._listener is not None:
            self._listener.close()
        farewells = [stay.task for stay in self._stays if stay.task is not None]
        for stay in tuple(self._stays):
            stay.end(Leaving.CLOSING)
        if self._connections:
            await asyncio.wait(self._connections, timeout=_CLOSE_SECONDS if self._stays else 0)
        for connection in tuple(self._connected):
            connection.abort()
        for task in tuple(self._connections):
            task.cancel()
        await asyncio.gather(*self._connections, return_exceptions=True)
        if farewells:
            await asyncio.wait(farewells, timeout=_CLOSE_SECONDS)
        self._while_open.close()
        happened("closed")


def _to_nobody(order: AnyOrder) -> None:
    pass


def _nothing() -> None:
    pass


def _close(peer: socket.socket, _: object) -> None:
    peer.close()
