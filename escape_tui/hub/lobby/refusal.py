"""Refusals for other reasons than the rules of the game."""


class Declined(Exception):
    """A request that a table or the lobby refuses; `declined-REASON` of the text files says why."""

    def __init__(self, reason: str, **facts: str | int) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts
