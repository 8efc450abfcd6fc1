"""Draining on an admin's order: games finish, nobody new is admitted, and the process stops."""


class Draining:
    """Here for a process that is stopped by others."""

    def begin_drain(self) -> None:
        """Let games in progress finish and then stop, as SIGTERM does."""

    def begin_give_away(self) -> None:
        """Give this process's tables and sessions to other workers."""

    def take_back_drain(self) -> bool:
        """Cancel the drain; `False` if a signal asked to stop."""
        return True
