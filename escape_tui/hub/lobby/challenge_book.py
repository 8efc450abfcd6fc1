"""The challenge book: which challenges a player has won, and with how many players."""

from collections.abc import Iterator

import msgspec
from msgspec import Struct

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.state import State
from escape_tui.modules.challenge import CHALLENGE


class ChallengeLine(Struct, frozen=True):
    """One challenge in the book; *players* are the sorted numbers of players with which it was won."""

    challenge: str
    level: int
    players: tuple[int, ...]

    @property
    def is_won(self) -> bool:
        return bool(self.players)


class ChallengeBook(Struct, frozen=True):
    """challenge.progress — the wins of one player: pairs of challenge and number of players."""

    won: frozenset[tuple[str, int]] = frozenset()

    def with_win(self, challenge: str, players: int) -> "ChallengeBook":
        return ChallengeBook(self.won | {(challenge, players)})

    def after(self, game: State) -> "ChallengeBook":
        """The book after *game*: with one more entry if a challenge was won."""
        challenge = game.setup.options.get(CHALLENGE)
        if challenge is None or game.ending is None or not game.ending.is_won:
            return self
        return self.with_win(str(challenge), len(game.setup.seats))

    def lines(self, catalogue: Catalogue) -> Iterator[ChallengeLine]:
        """All challenges, in the order of the catalogue."""
        for challenge in catalogue.challenges.values():
            players = sorted(number for id, number in self.won if id == challenge.id)
            yield ChallengeLine(challenge.id, challenge.level, tuple(players))


def encode_book(book: ChallengeBook) -> bytes:
    return msgspec.json.encode(sorted(book.won))


def decode_book(written: bytes) -> ChallengeBook:
    """The inverse of `encode_book`; raises `msgspec.MsgspecError` for anything else."""
    return ChallengeBook(frozenset(msgspec.json.decode(written, type=list[tuple[str, int]])))
