"""Refusals that are no matter of rules."""


class Declined(Exception):
    """A wish that a table or the lobby does not grant; *reason* names the sentence that says why."""

    def __init__(self, reason: str, **facts: str | int) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts
