"""The host: listens, keeps the list of sessions, and closes in good order."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from importlib import import_module
from typing import TYPE_CHECKING, Any

import asyncssh
from rich.cells import cell_len
from textual.app import App

from escape_tui.app.textual_internals.callbacks import remembered_callbacks
from escape_tui.app.textual_internals.memory import keeping_little
from escape_tui.app.textual_internals.timers import patient_timers
from escape_tui.scene.terminal import Size
from ssh_host.admin.orders import AnyOrder, Drain, Kick, SendAway, StayOpen, TakeOver, Tell
from ssh_host.admin.other_workers import NoOthers, OtherWorkers
from ssh_host.admission.addresses import names_of
from ssh_host.admission.entrance_queue import EntranceQueue
from ssh_host.admission.identity import Identity
from ssh_host.admission.network_limits import NetworkLimits, network_of
from ssh_host.public_games import NoGames, PublicGames
from ssh_host.serve.config import Config, ConfigError
from ssh_host.serve.gc_policy import Sweeper
from ssh_host.serve.log import RefusalLog, happened
from ssh_host.serve.metrics import Metrics
from ssh_host.session.destination import Manner
from ssh_host.session.rooms.app_room import AppRoom
from ssh_host.session.rooms.room import Room
from ssh_host.session.session import Session
from ssh_host.session.visitor import Leaving, Visitor
from ssh_host.ssh.ssh_listener import SshListener
from ssh_host.store.expiry import expired, forget
from ssh_host.store.store import Store

if TYPE_CHECKING:
    from ssh_host.web.listener import WebListener

MakeApp = Callable[[Visitor], App[Any]]
#: Called with the seconds that are left; what it returns is awaited, and the host closes when that is done.
OnDrain = Callable[[float], Awaitable[None]]

_CLOSE_SECONDS = 5.0
_TIDY_EVERY_SECONDS = 10.0
#: About half a second of CPU in a thread.
_PACKED_AT_ONCE = 10
#: So long a keeper can take back that the host closes, even where no game is played.
KEEPERS_GRACE_SECONDS = 10.0


class Host:
    """One running host. The App of an admin may use everything that has a docstring."""

    def __init__(self, config: Config, make_app: MakeApp, store: Store, key: asyncssh.SSHKey) -> None:
        #: By which the processes of a house tell each other apart; empty where there is only one.
        self.name = ""
        self.config = config
        self.make_app = make_app
        self.store = store
        self.metrics = Metrics()
        self.entrance_queue = EntranceQueue(config.limits.sessions, config.limits.queue)
        clock = asyncio.get_running_loop().time
        self.network_limits = NetworkLimits(config.limits.connections, config.limits.per_address, clock)
        self.starting = asyncio.Lock()
        self.largest = Size(config.limits.columns, config.limits.rows)
        self.fingerprint = key.get_fingerprint()
        #: What others can type to come here, the best first.
        self.names = names_of(config.listen)
        self.port = 0
        self.web_port = 0
        self.sweeper: Sweeper | None = None
        #: The games that are being played.
        self.games_played: Callable[[], frozenset[str]] = frozenset
        #: Lets running games finish and then stops the host, as SIGTERM does.
        self.ask_to_drain: Callable[[], None] = _nothing
        #: Takes that back, unless a signal asked.
        self.take_back_drain: Callable[[], bool] = lambda: True
        #: Lets others go on with what is here, and takes that back.
        self.give_away: Callable[[], None] = _nothing
        #: What a keeper sees of the rest of the house.
        self.others: OtherWorkers = NoOthers()
        #: How many sessions of a player other gates of the house have.
        self.sessions_elsewhere: Callable[[str], int] = lambda player: 0
        #: How many programs other gates have inside.
        self.programs_elsewhere: Callable[[], int] = lambda: 0
        #: Takes every order to the other processes of the house, if there are any.
        self.on_order: Callable[[AnyOrder], None] = _to_nobody
        #: Hears that the host does not close after all.
        self.on_stay_open: Callable[[], None] = _nothing
        #: Makes what a session shows once it is inside.
        self.make_room: Callable[[Session], Room] = AppRoom
        #: What passers-by may see without coming in.
        self.public_games: PublicGames = NoGames()
        self._sessions: set[Session] = set()
        self._lag: asyncio.Task[None] | None = None
        self._tidying: asyncio.Task[None] | None = None
        self._while_open = ExitStack()
        self._somebody_left = asyncio.Event()
        self.metrics.count(lambda: self.entrance_queue.inside, lambda: self.entrance_queue.waiting)
        self._listener = SshListener(self, key)
        self._web: WebListener | None = None
        self._refusals = RefusalLog()

    @property
    def command(self) -> str:
        """What a visitor types to come here."""
        return self.command_for(self.config.listen.public_name or next(iter(self.names), "localhost"))

    def command_for(self, name: str) -> str:
        """What is typed to come here where this machine is called *name*."""
        return f"ssh {name}" if self.port == 22 else f"ssh -p {self.port} {name}"

    @property
    def url(self) -> str:
        """Where the page of this host is found; empty where it has none."""
        settings = self.config.web
        if not settings.enabled:
            return ""
        if settings.public_url or not self.web_port:
            return settings.public_url
        scheme, usual = ("https", 443) if settings.certificate else ("http", 80)
        name = self.config.listen.public_name or next(iter(self.names), "localhost")
        shown = f"[{name}]" if ":" in name else name
        return f"{scheme}://{shown}" + ("" if self.web_port == usual else f":{self.web_port}")

    @property
    def sessions(self) -> frozenset[Session]:
        """Everybody who is inside."""
        return frozenset(self._sessions)

    # Listening

    async def open(self) -> None:
        """Listen from now on; raises `ConfigError` where that is not possible."""
        if self.config.web.enabled:
            self._web = _web_listener(self)
            self.web_port = await self._web.open()
        self.port = await self._listener.open()
        self.begin()

    def begin(self) -> None:
        """Look after what is here; who comes in otherwise than over SSH needs no listening."""
        # Rich reads how wide letters are when it meets the first unusual one; then there may be no file left.
        cell_len("漢")
        self._while_open.enter_context(keeping_little())
        self._while_open.enter_context(patient_timers())
        self._while_open.enter_context(remembered_callbacks())
        if self.config.metrics.enabled:
            self._lag = asyncio.create_task(self.metrics.watch_loop())
        self._tidying = asyncio.create_task(self._tidy())

    def stop_listening(self) -> None:
        """Nobody new comes in; those who are here go on."""
        self._listener.stop()
        if self._web is not None:
            self._web.stop()

    async def until_empty(self) -> None:
        """Wait until the last one has left."""
        while self._sessions:
            self._somebody_left.clear()
            await self._somebody_left.wait()

    async def _tidy(self) -> None:
        """Keep the database tidy, beside the loop: it waits for the disk. Bans lifted elsewhere count."""
        while True:
            await asyncio.sleep(_TIDY_EVERY_SECONDS)
            self.store.look_for_bans()
            await self._pack_journals()
            await self._expire()
            await asyncio.to_thread(self.store.tidy)

    async def _pack_journals(self) -> None:
        """Compress journals of finished games, a few at a time."""
        for game, journal in await asyncio.to_thread(self.store.journals_to_pack, _PACKED_AT_ONCE):
            if not self.store.trouble:
                self.store.keep_packed(game, journal)

    async def _expire(self) -> None:
        """Forget what is not to be kept any longer, a little at a time."""
        gone = await asyncio.to_thread(expired, self.store.path, self.config.data)
        if not self.store.trouble:
            forget(self.store, gone, self.games_played())

    # Sessions

    def refuse(self, reason: str, address: str) -> None:
        self.metrics.refused.labels(reason).inc()
        self._refusals.note(reason, address)

    def sessions_of(self, player: str) -> int:
        here = sum(session.identity.player == player for session in self._sessions)
        return here + self.sessions_elsewhere(player)

    @property
    def programs(self) -> int:
        """How many programs are inside, at all gates of the house."""
        return self.programs_here + self.programs_elsewhere()

    @property
    def programs_here(self) -> int:
        doors = (session.door for session in self._sessions)
        return sum(door is not None and door.manner is Manner.PROGRAM for door in doors)

    def welcome(self, session: Session) -> None:
        """*session* comes in; an earlier one of the same identity that plays is closed."""
        self.store.greet(session.identity.player, session.name)
        self._take_over(session)
        self._sessions.add(session)
        happened("came in", player=session.identity.player, address=session.address, door=str(session.door))

    def change_identity(self, session: Session, identity: Identity) -> None:
        session.identity = identity
        self._take_over(session)

    def _take_over(self, session: Session) -> None:
        if session.is_beside_play:
            return
        self._end_playing(session.identity.player, session)
        self.on_order(TakeOver(session.identity.player))

    def _end_playing(self, player: str, but: Session | None = None) -> None:
        for other in tuple(self._sessions):
            if other is not but and other.identity.player == player and not other.is_beside_play:
                other.end(Leaving.TAKEN_OVER)

    @property
    def is_quiet(self) -> bool:
        """Whether nobody looks at a game."""
        return not any(session.outlet.is_staged for session in self._sessions)

    def something_left(self) -> None:
        """There is something to sweep up."""
        if self.sweeper is not None:
            self.sweeper.something_left()

    def farewell(self, session: Session) -> None:
        if session in self._sessions:
            self._sessions.discard(session)
            self._somebody_left.set()
            self.something_left()
            happened("left", player=session.identity.player, frames=session.outlet.frames)

    # Controls

    def tell(self, message: str, **facts: str | int) -> None:
        """Tell everybody who is inside the *message* of the text files, in their own language."""
        self.order(Tell(message, facts))

    def kick(self, session: Session) -> None:
        """Ask *session* to leave."""
        session.end(Leaving.KICKED)

    def ban_player(self, player: str, reason: str = "", seconds: int = 0) -> None:
        """Shut *player* out, for *seconds* or for good, and close what they have open."""
        self.store.ban("key", player, reason, seconds)
        self.order(SendAway(player=player))

    def ban_address(self, address: str, reason: str = "", seconds: int = 0) -> None:
        """Shut out the network of *address*, for *seconds* or for good, and close what it has open."""
        network = network_of(address)
        self.store.ban("address", network, reason, seconds)
        self.order(SendAway(address=network))

    def order(self, order: AnyOrder) -> None:
        """Do *order* here, and let every other process of the house do it."""
        self.obey(order)
        self.on_order(order)

    def obey(self, order: AnyOrder) -> None:
        """Do *order* with those who are here, whoever gave it."""
        match order:
            case TakeOver(player):
                self._end_playing(player)
            case SendAway(player, address):
                for session in tuple(self._sessions):
                    if session.identity.player == player or network_of(session.address) == address:
                        self.kick(session)
            case Tell(message, facts):
                for session in tuple(self._sessions):
                    session.tell(message, **facts)
            case Kick(worker, number) if worker == self.name:
                for session in tuple(self._sessions):
                    if session.number == number:
                        self.kick(session)
            case Drain(""):
                self.ask_to_drain()
            case Drain(worker) if worker == self.name:
                self.give_away()
            case StayOpen(worker) if worker in ("", self.name):
                self._go_on()

    def stay_open(self) -> bool:
        """Take back a drain; `False` where that is not possible, because a signal asked for it."""
        if not self._go_on():
            return False
        self.on_order(StayOpen())
        self.tell("visit-stays-open")
        return True

    def _go_on(self) -> bool:
        if not self.take_back_drain():
            return False
        self.on_stay_open()
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
        for task in (self._lag, self._tidying):
            if task is not None:
                task.cancel()
        self.stop_listening()
        farewells = [session.task for session in self._sessions if session.task is not None]
        for session in tuple(self._sessions):
            session.end(Leaving.CLOSING)
        patience = _CLOSE_SECONDS if self._sessions else 0
        await self._listener.close(patience)
        if self._web is not None:
            await self._web.close(patience)
        if farewells:
            await asyncio.wait(farewells, timeout=_CLOSE_SECONDS)
        self._while_open.close()
        happened("closed")


def _web_listener(host: Host) -> "WebListener":
    """The browser's door, which needs what a host without one does not have to install."""
    try:
        listener: WebListener = import_module("ssh_host.web.listener").WebListener(host)
    except ModuleNotFoundError:
        raise ConfigError("A page for browsers needs aiohttp: install escape-temple[web].") from None
    return listener


def _to_nobody(order: AnyOrder) -> None:
    pass


def _nothing() -> None:
    pass
