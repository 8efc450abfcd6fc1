"""Login requests of a connection: a limited number, and only those that are cheap to verify."""

from collections.abc import Callable
from typing import NoReturn

import asyncssh

from ssh_host.serve import early_sentences
from ssh_host.ssh.asyncssh_internals import SSHPacket

#: asyncssh normalises the name first, and one letter may become eighteen.
MOST_NAME_BYTES = 128
#: Almost every RSA key has the exponent 65537; with a long one, verifying takes a hundred times as long.
MOST_EXPONENT_BYTES = 5

_RSA = b"ssh-rsa"
#: Every type of key that can be an identity. No certificates: no authority is known here, and asyncssh would
#: verify the signature of any.
_KINDS = (
    _RSA,
    b"ssh-ed25519",
    b"ssh-ed448",
    b"ssh-dss",
    b"ecdsa-sha2-nistp256",
    b"ecdsa-sha2-nistp384",
    b"ecdsa-sha2-nistp521",
    b"ecdsa-sha2-1.3.132.0.10",
    b"sk-ssh-ed25519@openssh.com",
    b"sk-ecdsa-sha2-nistp256@openssh.com",
)


class LoginRequests:
    """Counts the login requests of a connection, at most *most*; calls *refuse* with the reason to end it."""

    def __init__(self, most: int, refuse: Callable[[str], None]) -> None:
        self._left = most
        self._refuse = refuse

    def end(self) -> None:
        """The visitor is logged in: any further request is an error."""
        self._left = -1

    def take(self, request: SSHPacket) -> bool:
        """Whether to handle *request*; raises `DisconnectError` to end the connection."""
        if self._left < 0:
            self._turn_away("second login", asyncssh.DISC_PROTOCOL_ERROR, early_sentences.LOGGED_IN)
        if self._left == 0:
            self._turn_away("tries", asyncssh.DISC_TOO_MANY_CONNECTIONS, early_sentences.TOO_MANY_TRIES)
        self._left -= 1
        name, _, method = (request.get_string() for _ in range(3))
        if len(name) > MOST_NAME_BYTES:
            self._turn_away("user name", asyncssh.DISC_ILLEGAL_USER_NAME, early_sentences.LONG_NAME)
        return method != b"publickey" or _is_quickly_verified(request)

    def _turn_away(self, reason: str, code: int, sentence: str) -> NoReturn:
        self._refuse(reason)
        raise asyncssh.DisconnectError(code, sentence)


def _is_quickly_verified(request: SSHPacket) -> bool:
    """Whether the key's type is accepted and its exponent short; *request* has been read up to its method."""
    request.get_boolean()
    request.get_string()
    key = SSHPacket(request.get_string())
    kind = key.get_string()
    return kind in _KINDS and (kind != _RSA or len(key.get_string()) <= MOST_EXPONENT_BYTES)
