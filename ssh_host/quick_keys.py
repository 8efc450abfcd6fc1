"""Keys kept ready for those who read and write SSH packets past asyncssh."""

import struct
from typing import Any

from asyncssh.encryption import GCMEncryption
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

#: What a packet of letters begins with: how many bytes pad it, what it is, for which channel, and how much
#: follows.
HEAD = struct.Struct(">BBII")


class Keys:
    """The keys that one direction of a connection goes by, until others are exchanged."""

    def __init__(self) -> None:
        self._encryption: object = None
        #: asyncssh's own, which counts the packets.
        self.cipher: Any = None
        self.sealing: AESGCM

    def are_those_of(self, encryption: object) -> bool:
        """Whether packets can be sealed and opened by *encryption* here; not where it is of another kind."""
        return encryption is self._encryption or self._take(encryption)

    def _take(self, encryption: object) -> bool:
        if not isinstance(encryption, GCMEncryption):
            return False
        self._encryption, self.cipher = encryption, encryption._cipher
        self.sealing = AESGCM(self.cipher._key)
        return True
