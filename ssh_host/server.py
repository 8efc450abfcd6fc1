"""The SSH side of the front door: who is let in, with which algorithms, and what is refused."""

from typing import TYPE_CHECKING, NamedTuple, NoReturn

import asyncssh

from ssh_host import sentences
from ssh_host.config import Config
from ssh_host.identity import Credentials, Identity
from ssh_host.session import Visit

if TYPE_CHECKING:
    from ssh_host.host import Host

POST_QUANTUM_KEY_EXCHANGES = (
    "mlkem768x25519-sha256",
    "sntrup761x25519-sha512",
    "sntrup761x25519-sha512@openssh.com",
)
KEY_EXCHANGES = (
    *POST_QUANTUM_KEY_EXCHANGES,
    "curve25519-sha256",
    "curve25519-sha256@libssh.org",
    "diffie-hellman-group16-sha512",
    "diffie-hellman-group18-sha512",
)
MACS = ("hmac-sha2-256-etm@openssh.com", "hmac-sha2-512-etm@openssh.com")

#: The fastest here by far. The client's order decides, and most put others first: so clients that are known
#: to have these are offered nothing else.
FAST_CIPHERS = ("aes128-gcm@openssh.com", "aes256-gcm@openssh.com")
ALL_CIPHERS = (*FAST_CIPHERS, "aes256-ctr", "aes192-ctr", "aes128-ctr")

_DROPBEAR = b"SSH-2.0-dropbear"
_EAGER_DROPBEARS = tuple(_DROPBEAR + year for year in (b"_201", b"_2020", b"_2022", b"_2024"))
_KNOWN_TO_BE_FAST = (b"SSH-2.0-OpenSSH_", b"SSH-2.0-AsyncSSH_", b"SSH-2.0-PuTTY_Release_0.8")


def ciphers_for(client_version: bytes) -> tuple[str, ...]:
    return FAST_CIPHERS if client_version.startswith(_KNOWN_TO_BE_FAST) else ALL_CIPHERS


class Offer(NamedTuple):
    """The algorithms that one client is offered, besides those that everybody is."""

    encryption_algs: list[str]
    mac_algs: list[str]
    kex_algs: list[str]


def offer_for(client_version: bytes, config: Config) -> Offer:
    """What is offered to a client that calls itself so."""
    exchanges = POST_QUANTUM_KEY_EXCHANGES if config.listen.post_quantum_only else KEY_EXCHANGES
    macs = list(MACS)
    if client_version.startswith(_DROPBEAR):
        # It knows no authentication code that is made after encrypting.
        macs.append("hmac-sha2-256")
    if client_version.startswith(_EAGER_DROPBEARS):
        # These send the first step of the exchange they like best without asking, and repeat it unless that
        # is what we like best, too.
        exchanges = (*(name for name in exchanges if name.startswith("curve")), *exchanges)
    offered = available(tuple(dict.fromkeys(exchanges)), asyncssh.kex.get_kex_algs())
    return Offer(list(ciphers_for(client_version)), macs, offered)


def available(names: tuple[str, ...], supported: list[bytes]) -> list[str]:
    """Those of *names* that this build of the cryptography has."""
    return [name for name in names if name.encode() in supported]


async def server_options(config: Config, key: asyncssh.SSHKey) -> asyncssh.SSHServerConnectionOptions:
    """What every connection has in common."""
    limits = config.limits
    usual = offer_for(b"", config)
    options: asyncssh.SSHServerConnectionOptions = await asyncssh.SSHServerConnectionOptions.construct(
        server_host_keys=[key],
        server_version="EscapeTemple",
        **usual._asdict(),
        compression_algs=None,
        encoding=None,
        line_editor=False,
        agent_forwarding=False,
        x11_forwarding=False,
        allow_scp=False,
        gss_host=None,
        password_auth=False,
        host_based_auth=False,
        keepalive_interval=15,
        keepalive_count_max=3,
        login_timeout=limits.login_seconds,
        window=65_536,
    )
    return options


class Doorkeeper(asyncssh.SSHServer):
    """One connection: logs a visitor in by key or as a guest, and opens one session."""

    def __init__(self, host: "Host", address: str) -> None:
        self._host = host
        self._address = address
        self._credentials = Credentials()
        self._identity: Identity | None = None
        self._user = ""
        self._tries = 0
        self._has_session = False

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        self._connection = conn

    def begin_auth(self, username: str) -> bool:
        self._user = username
        self._count_try()
        if self._host.crowd.is_too_many(self._address):
            self._turn_away("address", sentences.TOO_MANY_CONNECTIONS)
        return True

    def public_key_auth_supported(self) -> bool:
        return True

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        self._count_try()
        self._credentials.look_at(key)
        return True

    def kbdint_auth_supported(self) -> bool:
        return True

    def get_kbdint_challenge(
        self, username: str, lang: str, submethods: str
    ) -> tuple[str, str, str, list[tuple[str, bool]]]:
        self._count_try()
        self._credentials.enter_without_key()
        return "", "", "", []

    def validate_kbdint_response(self, username: str, responses: object) -> bool:
        self._credentials.enter_without_key()
        return True

    def auth_completed(self) -> None:
        self._identity = self._credentials.identity()
        if self._host.store.is_banned("key", self._identity.player):
            self._host.refuse("ban", self._address)
            self._connection.disconnect(asyncssh.DISC_BY_APPLICATION, sentences.BANNED)

    def session_requested(self) -> Visit:
        if self._has_session or self._identity is None:
            raise asyncssh.ChannelOpenError(asyncssh.OPEN_ADMINISTRATIVELY_PROHIBITED, sentences.ONE_SESSION)
        self._has_session = True
        return Visit(self._host, self._identity, self._user, self._address)

    def connection_requested(
        self, dest_host: str, dest_port: int, orig_host: str, orig_port: int
    ) -> NoReturn:
        self._forward_nothing()

    def unix_connection_requested(self, dest_path: str) -> NoReturn:
        self._forward_nothing()

    def tun_requested(self, unit: int | None) -> NoReturn:
        self._forward_nothing()

    def tap_requested(self, unit: int | None) -> NoReturn:
        self._forward_nothing()

    def server_requested(self, listen_host: str, listen_port: int) -> bool:
        self._host.refuse("forwarding", self._address)
        return False

    def unix_server_requested(self, listen_path: str) -> bool:
        self._host.refuse("forwarding", self._address)
        return False

    def _forward_nothing(self) -> NoReturn:
        self._host.refuse("forwarding", self._address)
        raise asyncssh.ChannelOpenError(asyncssh.OPEN_ADMINISTRATIVELY_PROHIBITED, sentences.NO_FORWARDING)

    def _count_try(self) -> None:
        self._tries += 1
        if self._tries > self._host.config.limits.auth_tries:
            self._turn_away("tries", sentences.TOO_MANY_TRIES)

    def _turn_away(self, reason: str, sentence: str) -> NoReturn:
        self._host.refuse(reason, self._address)
        raise asyncssh.DisconnectError(asyncssh.DISC_TOO_MANY_CONNECTIONS, sentence)
