"""The requests to log in of one connection: few, and only those that are read and verified quickly."""

from collections.abc import Callable
from typing import NoReturn

import asyncssh

from ssh_host.serve import early_sentences
from ssh_host.ssh.asyncssh_internals import SSHPacket

#: asyncssh normalises a name before anybody sees it, and one letter may become eighteen.
MOST_NAME_BYTES = 128
#: Almost every RSA key has the exponent 65537; with a long one a signature takes a hundred times as long to
#: verify.
MOST_EXPONENT_BYTES = 5

_RSA = b"ssh-rsa"
#: Every kind of key that can be an identity. Certificates are none: no authority is known here, and asyncssh
#: would verify the signature of any.
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
    """Counts the requests of one connection, at most *most*, and tells *refuse* why one ends it."""

    def __init__(self, most: int, refuse: Callable[[str], None]) -> None:
        self._left = most
        self._refuse = refuse

    def end(self) -> None:
        """The visitor is logged in: nobody asks again."""
        self._left = -1

    def take(self, request: SSHPacket) -> bool:
        """Whether *request* is worth reading on; raises `DisconnectError` where the connection is not."""
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
    """Whether the key is of a known kind and has no odd numbers; *request* is read up to its method."""
    request.get_boolean()
    request.get_string()
    key = SSHPacket(request.get_string())
    kind = key.get_string()
    return kind in _KINDS and (kind != _RSA or len(key.get_string()) <= MOST_EXPONENT_BYTES)
