"""Errors of a cluster."""

from nats.errors import Error as NatsError
from nats.js.errors import Error as JetStreamError

#: What any request to the bus may raise.
BUS_TROUBLE = (NatsError, JetStreamError, TimeoutError, OSError)


class ClusterTrouble(Exception):
    """A problem that an operator has to solve; the text is the sentence to show."""


class NoLongerOwner(Exception):
    """Another worker owns *game* now; nothing more may be written to its journal from here."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game
