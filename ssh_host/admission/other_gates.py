"""Counts from the other gates of a cluster, so that limits hold for all gates together."""

from collections import Counter


class OtherGates:
    """What the other gates have, as last reported; nothing on a server without other gates."""

    def __init__(self) -> None:
        #: Admitted visitors, and programs among them.
        self.inside = self.programs = 0
        #: Open connections, and those of each network.
        self.lines = 0
        self.lines_of = Counter[str]()
        #: Sessions of each player.
        self.sessions_of = Counter[str]()
