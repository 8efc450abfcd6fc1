"""What can be wrong with a cluster, each as one sentence that names it."""


class ClusterTrouble(Exception):
    """Something about the cluster that a person has to mend; the text is the sentence to show."""


class NoLongerOwner(Exception):
    """Somebody else has taken the game *game*; nothing more may be written to its journal from here."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game
