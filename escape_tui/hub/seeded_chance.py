"""Chance: random numbers for every stream, computed from one seed."""

from hashlib import blake2b

#: Bytes of hash for each number: enough to make the bias of the modulo negligible.
_BYTES = 16


class SeededChance:
    """The same seed gives the same numbers at the same places of every stream, on every machine."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._streams: dict[str, blake2b] = {}

    def number(self, stream: str, place: int, bound: int) -> int:
        if (begun := self._streams.get(stream)) is None:
            begun = self._streams[stream] = blake2b(f"{self.seed}/{stream}/".encode(), digest_size=_BYTES)
        fingerprint = begun.copy()
        fingerprint.update(b"%d" % place)
        return int.from_bytes(fingerprint.digest(), "big") % bound
