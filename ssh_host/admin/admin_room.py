"""The room for a single admin command: `ssh HOST admin WORD …`."""

from ssh_host.admin.admin_commands import AdminCommands
from ssh_host.session.rooms.pipe_room import PipeRoom
from ssh_host.session.session import Session


class AdminRoom(PipeRoom):
    """Runs the command of *session*, prints the answer, and closes."""

    def __init__(self, session: Session, commands: AdminCommands) -> None:
        super().__init__(session)
        self._commands = commands

    async def run(self) -> None:
        reply = await self._commands.do(self._session.destination.code)
        self._session.exit_status = reply.status
        said = (reply.said + "\n").encode().replace(b"\n", self._session.newline) if reply.said else b""
        connection = self._session.connection
        (connection.write_error if reply.status else connection.write)(said)
