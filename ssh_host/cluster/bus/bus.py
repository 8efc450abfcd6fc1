"""The bus: one process's connection to the NATS server of its cluster."""

import asyncio
import contextlib
import ssl
from collections.abc import Callable
from typing import Self, TypeVar

import nats
from msgspec import MsgspecError, Struct, json
from msgspec.json import Decoder
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import AuthorizationError, NoRespondersError, NoServersError
from nats.errors import Error as NatsError
from nats.js import JetStreamContext
from nats.js.errors import Error as JetStreamError

from ssh_host.cluster.bus.cluster_trouble import ClusterTrouble
from ssh_host.cluster.bus.nats_server import require_recent
from ssh_host.monitoring.log import happened

Word = TypeVar("Word")

_CONNECT_SECONDS = 3
#: A reconnect never succeeds if it began while packets were lost in one direction, so give it up soon.
_RECONNECT_WITHIN_SECONDS = 1
#: Time limit for the first connection, however it fails.
_PATIENCE_SECONDS = 20.0
#: Reconnect quickly: most outages are short.
_RECONNECT_SECONDS = 0.1
_PING_SECONDS = 1


class BusAddress(Struct, frozen=True):
    """The server's address and our credentials: a token or a client certificate."""

    servers: tuple[str, ...]
    token: str = ""
    authority_file: str = ""
    certificate_file: str = ""
    key_file: str = ""


class Bus:
    """A connection that reconnects by itself; *on_change* is called with whether it is up."""

    def __init__(self, client: Client, name: str) -> None:
        self.client = client
        #: The name of the cluster; every subject begins with it.
        self.name = name
        self.stream: JetStreamContext = client.jetstream(timeout=1)
        self.on_change: list[Callable[[bool], None]] = []
        #: Called with whether the server stores everything that this process sends.
        self.on_stored: list[Callable[[bool], None]] = []
        #: The streams to which something was sent that the server has not stored in time.
        self._not_stored: set[str] = set()
        #: Number of servers that replicate the streams.
        self.replicas = 1
        self._is_closed = False

    @classmethod
    async def connect(cls, address: BusAddress, name: str = "temple", who: str = "") -> Self:
        """Connect to *address*; raises `ClusterTrouble` with a sentence that says what is wrong."""
        told: list[Exception] = []
        bus: Self | None = None

        async def note(error: Exception) -> None:
            if bus is not None:
                return
            told.append(error)
            if isinstance(error, ssl.SSLError):
                # The client would retry forever even if it can't succeed.
                patience.reschedule(asyncio.get_running_loop().time())

        async def up() -> None:
            if bus is not None:
                bus.tell(True)

        async def down() -> None:
            if bus is not None:
                bus.tell(False)

        where = ", ".join(address.servers)
        try:
            async with asyncio.timeout(_PATIENCE_SECONDS) as patience:
                client = await nats.connect(
                    list(address.servers),
                    name=who or name,
                    token=address.token or None,
                    tls=_tls(address),
                    allow_reconnect=True,
                    max_reconnect_attempts=1,
                    connect_timeout=_CONNECT_SECONDS,
                    reconnect_time_wait=_RECONNECT_SECONDS,
                    ping_interval=_PING_SECONDS,
                    error_cb=note,
                    disconnected_cb=down,
                    reconnected_cb=up,
                )
        except (NatsError, OSError, TimeoutError) as error:
            raise ClusterTrouble(_sentence(where, error, told)) from error
        # The first connection must succeed at once; a lost one is retried forever.
        client.options.update(max_reconnect_attempts=-1, connect_timeout=_RECONNECT_WITHIN_SECONDS)
        bus = cls(client, name)
        try:
            await bus._require_a_good_server(where)
        except BaseException:
            await bus.close()
            raise
        return bus

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    @property
    def is_up(self) -> bool:
        return bool(self.client.is_connected)

    @property
    def stores(self) -> bool:
        return not self._not_stored

    def stored(self, stream: str, is_stored: bool) -> None:
        """Note whether *stream* stored what was sent in time; a server with a full disk does not answer."""
        before = self.stores
        (self._not_stored.discard if is_stored else self._not_stored.add)(stream)
        if self.stores is not before and not self._is_closed:
            for listener in tuple(self.on_stored):
                listener(self.stores)

    def subject(self, *parts: str) -> str:
        return ".".join((self.name, *parts))

    def tell(self, is_up: bool) -> None:
        if self._is_closed:
            return
        for listener in tuple(self.on_change):
            listener(is_up)

    async def report(self, what: str, message: object, *parts: str) -> None:
        """Publish *message* as JSON on the subject of *parts*; a failure is only logged, as *what*."""
        try:
            await self.client.publish(self.subject(*parts), json.encode(message))
        except NatsError as error:
            happened(f"{what} not sent", why=str(error))

    async def answers(self, seconds: float) -> bool:
        """Whether the server answers within *seconds*; `False` also if the connection is lost meanwhile."""
        if not self.is_up:
            return False
        try:
            # Don't use the client's own ping: if a ping is cancelled, its answer breaks the client's reader.
            await self.client.request(self.subject("nobody"), timeout=seconds)
        except NoRespondersError:
            return self.is_up
        except (NatsError, TimeoutError):
            return False
        return self.is_up

    async def close(self) -> None:
        """Close the connection and don't reconnect."""
        self._is_closed = True
        # A client that is reconnecting can miss the call to stop; don't wait for it forever.
        self.client.options.update(allow_reconnect=False, max_reconnect_attempts=1)
        # Messages not sent when the connection broke are dropped.
        with contextlib.suppress(OSError):
            await self.client.close()

    async def _require_a_good_server(self, where: str) -> None:
        require_recent(str(self.client.connected_server_version), where)
        try:
            await self.stream.account_info()
        except JetStreamError as error:
            raise ClusterTrouble(
                f"The NATS server {where} has no JetStream: start it with JetStream on."
            ) from error
        except (NatsError, TimeoutError) as error:
            raise ClusterTrouble(_sentence(where, error, [])) from error


def understood(message: Msg, decoder: Decoder[Word], what: str) -> Word | None:
    """The decoded *message*; `None`, with a log entry, if it isn't a *what*."""
    try:
        return decoder.decode(message.data)
    except MsgspecError as error:
        happened(f"invalid {what}", subject=message.subject, why=str(error))
        return None


def _tls(address: BusAddress) -> ssl.SSLContext | None:
    if not (address.authority_file or address.certificate_file):
        return None
    try:
        context = ssl.create_default_context(cafile=address.authority_file or None)
        if address.certificate_file:
            context.load_cert_chain(address.certificate_file, address.key_file or None)
    except (OSError, ssl.SSLError) as error:
        raise ClusterTrouble(f"The certificates of the cluster cannot be used: {error}.") from error
    return context


def _sentence(where: str, error: Exception, told: list[Exception]) -> str:
    """A message for operators about *error*, or about earlier errors that the client *told*."""
    causes = (error, *told, *(cause.__cause__ for cause in told if cause.__cause__ is not None))
    if any(isinstance(cause, AuthorizationError) or "Authorization" in str(cause) for cause in causes):
        return f"The NATS server {where} rejected the token."
    if any(isinstance(cause, ssl.SSLCertVerificationError) for cause in causes):
        return f"The NATS server {where} has an untrusted certificate."
    if any(isinstance(cause, ssl.SSLError) and _is_about_ours(cause) for cause in causes):
        return f"The NATS server {where} rejected our client certificate."
    if any(isinstance(cause, ssl.SSLError) for cause in causes):
        return f"The NATS server {where} failed the TLS handshake."
    if any(isinstance(cause, ConnectionResetError) for cause in causes):
        # A server that rejects a certificate says so and hangs up; the hang-up may arrive first.
        return f"The NATS server {where} hung up. If it uses TLS, it rejected our client certificate."
    if isinstance(error, NoServersError | OSError | TimeoutError):
        return f"No NATS server answers at {where}."
    return f"The NATS server {where} cannot be used: {error}."


def _is_about_ours(error: ssl.SSLError) -> bool:
    """Whether the server closed the connection because of a wrong or missing client certificate."""
    reason = error.reason or ""
    return "ALERT" in reason and ("CERTIFICATE" in reason or "UNKNOWN_CA" in reason)
