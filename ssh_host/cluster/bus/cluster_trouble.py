"""Errors of a cluster; each one's text is a sentence for people."""


class ClusterTrouble(Exception):
    """A problem that an operator has to solve; the text is the sentence to show."""


class NoLongerOwner(Exception):
    """Another worker owns *game* now; nothing more may be written to its journal from here."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game
