"""The room of an admin's one command: `ssh HOST admin WORD …`."""

from escape_tui.scene.terminal import Colours, TerminalSize
from ssh_host.admin.admin_commands import AdminCommands
from ssh_host.session.leave_reason import LeaveReason
from ssh_host.session.session import Session


class AdminRoom:
    """Does the command of *session*, answers, and closes."""

    def __init__(self, session: Session, commands: AdminCommands) -> None:
        self._session = session
        self._commands = commands

    async def run(self) -> None:
        reply = await self._commands.do(self._session.door.code)
        # What goes out is read by a shell: no farewell may follow it.
        self._session.said_farewell(reply.status)
        said = (reply.said + "\n").encode().replace(b"\n", self._session.newline) if reply.said else b""
        connection = self._session.connection
        (connection.write_error if reply.status else connection.write)(said)

    def receive(self, typed: bytes) -> None:
        """The command has said everything."""

    def start_afresh(self) -> None: ...

    def end_input(self) -> None: ...

    def resize(self, size: TerminalSize) -> None: ...

    def set_colours(self, colours: Colours) -> None: ...

    def notice(self, text: str) -> None:
        """Nothing but the answer goes out."""

    def leave(self) -> None: ...

    def left(self, leaving: LeaveReason) -> None: ...

    def journal(self) -> str:
        return ""
