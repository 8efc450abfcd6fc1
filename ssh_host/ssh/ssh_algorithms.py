"""The SSH algorithms that are offered to a client: only safe ones, the fastest first."""

from typing import NamedTuple

import asyncssh

from ssh_host.config.config import Config

POST_QUANTUM_KEY_EXCHANGES = (
    "mlkem768x25519-sha256",
    "sntrup761x25519-sha512",
    "sntrup761x25519-sha512@openssh.com",
)
KEY_EXCHANGES = (
    *POST_QUANTUM_KEY_EXCHANGES,
    "curve25519-sha256",
    "curve25519-sha256@libssh.org",
)
MACS = ("hmac-sha2-256-etm@openssh.com", "hmac-sha2-512-etm@openssh.com")

#: The fastest here by far. The client's order decides, and most put others first; so clients that are known
#: to support these are offered nothing else.
FAST_CIPHERS = ("aes128-gcm@openssh.com", "aes256-gcm@openssh.com")
ALL_CIPHERS = (*FAST_CIPHERS, "aes256-ctr", "aes192-ctr", "aes128-ctr")

_DROPBEAR = b"SSH-2.0-dropbear"
_EAGER_DROPBEARS = tuple(_DROPBEAR + year for year in (b"_201", b"_2020", b"_2022", b"_2024"))
_KNOWN_TO_BE_FAST = (b"SSH-2.0-OpenSSH_", b"SSH-2.0-AsyncSSH_", b"SSH-2.0-PuTTY_Release_0.8")


class AlgorithmOffer(NamedTuple):
    """The algorithms offered to one client."""

    encryption_algs: list[str]
    mac_algs: list[str]
    kex_algs: list[str]


def offer_for(client_version: bytes, config: Config) -> AlgorithmOffer:
    """The offer for a client with this version string."""
    exchanges = POST_QUANTUM_KEY_EXCHANGES if config.listen.post_quantum_only else KEY_EXCHANGES
    macs = list(MACS)
    if client_version.startswith(_DROPBEAR):
        # It supports no encrypt-then-MAC.
        macs.append("hmac-sha2-256")
    if client_version.startswith(_EAGER_DROPBEARS):
        # These guess the key exchange and send its first message early; they must repeat it unless our
        # favourite is the same.
        exchanges = (*(name for name in exchanges if name.startswith("curve")), *exchanges)
    # An older cryptography library lacks some of them.
    supported = asyncssh.kex.get_kex_algs()
    offered = [name for name in dict.fromkeys(exchanges) if name.encode() in supported]
    ciphers = FAST_CIPHERS if client_version.startswith(_KNOWN_TO_BE_FAST) else ALL_CIPHERS
    return AlgorithmOffer(list(ciphers), macs, offered)


async def server_options(config: Config, key: asyncssh.SSHKey) -> asyncssh.SSHServerConnectionOptions:
    """The options of every connection."""
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
        window=65_536,
    )
    return options
