"""What another process, or a page, has to know of a session."""

from typing import Protocol

from ssh_host.admission.identity import Identity


class SessionObserver(Protocol):
    """Hears of a session what those who hold its connection have to know."""

    def move(self, command: str | None, watched: str | None) -> bool:
        """Take the visitor to the process that has what *command* names or what they *watched*, where there
        is another one."""

    def became(self, identity: Identity) -> None:
        """The visitor is *identity* from now on."""

    def watches(self, code: str) -> None:
        """The visitor watches the table *code* from now on, or none."""


class Unobserved:
    """For a session that is nobody else's business."""

    def move(self, command: str | None, watched: str | None) -> bool:
        return False

    def became(self, identity: Identity) -> None: ...

    def watches(self, code: str) -> None: ...


UNOBSERVED = Unobserved()
