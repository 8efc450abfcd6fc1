"""Draining, as an admin may ask for it: games finish, nobody new comes, and the process stops."""

from typing import Protocol


class Draining(Protocol):
    def begin_drain(self) -> None:
        """Let running games finish and then stop, as SIGTERM does."""

    def begin_give_away(self) -> None:
        """Let other workers go on with what is here."""

    def take_back_drain(self) -> bool:
        """Go on after all; `False` where a signal asked to stop."""


class NoDraining:
    """A process that others stop."""

    def begin_drain(self) -> None: ...

    def begin_give_away(self) -> None: ...

    def take_back_drain(self) -> bool:
        return True
