"""Chance: named streams from one seed, and the only place that imports `random`."""

from random import Random


class SeededChance:
    """The same seed gives the same numbers in every stream, on every machine."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.draws = 0
        self._streams: dict[str, Random] = {}

    def below(self, stream: str, bound: int) -> int:
        self.draws += 1
        if stream not in self._streams:
            self._streams[stream] = Random(f"{self.seed}/{stream}")
        return int(self._streams[stream].random() * bound)
