"""Histories: what one program client said and heard, in order, from its own clock."""

from dataclasses import dataclass, field
from typing import Any

Message = dict[str, Any]


@dataclass
class Attempt:
    """One request: when it was first sent, and every answer to it, with when it came."""

    id: int
    request: Message
    sent_at: float
    answers: list[tuple[float, Message]] = field(default_factory=list)


@dataclass
class Life:
    """One client in one game: its named visit from the first word to the end of the game."""

    visit: str
    attempts: dict[int, Attempt] = field(default_factory=dict)
    #: Every message about the game, with when it came.
    news: list[tuple[float, Message]] = field(default_factory=list)

    def sent(self, request: Message, at: float) -> None:
        self.attempts.setdefault(request["id"], Attempt(request["id"], request, at))

    def heard(self, message: Message, at: float) -> None:
        if message["type"] == "GameNews":
            self.news.append((at, message))
        elif message.get("id") in self.attempts:
            self.attempts[message["id"]].answers.append((at, message))

    @property
    def unanswered(self) -> list[Attempt]:
        return [attempt for attempt in self.attempts.values() if not attempt.answers]
