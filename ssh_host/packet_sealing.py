"""What seals SSH packets, kept ready for those who read and write them past asyncssh."""

import struct
from typing import Any

from asyncssh.encryption import GCMEncryption
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

#: What a packet of letters begins with: how many bytes pad it, what it is, for which channel, and how much
#: follows.
HEAD = struct.Struct(">BBII")
FEWEST_PADDING_BYTES = 4


class Seal:
    """What one direction of a connection is sealed with, until other keys are exchanged."""

    def __init__(self) -> None:
        self._encryption: object = None
        #: asyncssh's own, which counts the packets.
        self.cipher: Any = None
        self.key: AESGCM

    def is_of(self, encryption: object) -> bool:
        """Whether packets can be sealed and opened as *encryption* does; not where it is of another kind."""
        return encryption is self._encryption or self._take(encryption)

    def _take(self, encryption: object) -> bool:
        if not isinstance(encryption, GCMEncryption):
            return False
        self._encryption, self.cipher = encryption, encryption._cipher
        self.key = AESGCM(self.cipher._key)
        return True
