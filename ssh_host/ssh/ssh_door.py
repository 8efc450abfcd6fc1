"""SSH connections: a login, one session channel, and its session."""

import asyncio
from collections.abc import Mapping
from typing import NoReturn

import asyncssh

from escape_tui.hub.clockwork import LoopClockwork
from escape_tui.hub.table.named_timers import Alarms
from escape_tui.scene.terminal import TerminalSize, terminal
from ssh_host.admission.identity import Credentials, Identity
from ssh_host.host import Host
from ssh_host.serve import early_sentences
from ssh_host.session.arrival import Arrival
from ssh_host.session.session import Session
from ssh_host.ssh import asyncssh_internals
from ssh_host.ssh.flood_guard import FloodGuard
from ssh_host.ssh.kernel_backlog import unconfirmed
from ssh_host.ssh.login_requests import LoginRequests

#: A client reports what it has read when its window needs refilling: OpenSSH after three packets of 32 KB,
#: others when half of it is used up at the latest.
_OPENSSH_CONFIRMS_BYTES = 98_304
#: How much may be sent before a confirmation arrives.
_ON_THE_WAY_BYTES = 65_536
#: How long a connection may take to close before it is aborted.
_CLOSE_SECONDS = 2.0


class SshConnection:
    """A session channel and its socket, as the connection of a session."""

    def __init__(self, channel: "asyncssh.SSHServerChannel[bytes]") -> None:
        self._channel = channel
        self.waiting_bytes = channel.get_write_buffer_size
        self._connection = channel.get_extra_info("connection")
        self._socket = channel.get_extra_info("socket")
        #: The client's window before anything was written.
        self._window = asyncssh_internals.send_window(channel)
        is_openssh = "OpenSSH" in str(channel.get_extra_info("client_version"))
        confirmed = _OPENSSH_CONFIRMS_BYTES if is_openssh else self._window // 2
        self._confirmed_late = confirmed + _ON_THE_WAY_BYTES

    def write(self, content: bytes) -> None:
        if not self._channel.is_closing():
            self._channel.write(content)

    def write_error(self, content: bytes) -> None:
        if not self._channel.is_closing():
            self._channel.write_stderr(content)

    def unconfirmed_bytes(self) -> int:
        # asyncssh buffers without limit in its transport; only the kernel knows what was acknowledged.
        return unconfirmed(self._socket)

    def overdue_bytes(self) -> int:
        unread = self._window - asyncssh_internals.send_window(self._channel)
        return unread - self._confirmed_late

    def close(self, status: int) -> None:
        if not self._channel.is_closing():
            self._channel.exit(status)
        asyncio.get_running_loop().call_later(_CLOSE_SECONDS, self.abort)

    def abort(self) -> None:
        self._connection.abort()


class SshSession(asyncssh.SSHServerSession[bytes]):
    """A session channel: collects what an arrival needs, then passes events on to a `Session`."""

    def __init__(self, host: Host, identity: Identity, user: str, address: str) -> None:
        self._host = host
        self._identity = identity
        self._user = user
        self._address = address
        self._kind = ""
        self._size = TerminalSize(80, 24)
        self._command: str | None = None
        self._environment: dict[str, str] = {}
        self._environment_bytes = 0
        self._session: Session | None = None
        self._alarms = Alarms(LoopClockwork())

    def connection_made(self, chan: "asyncssh.SSHServerChannel[bytes]") -> None:
        self._channel = chan
        chan.set_write_buffer_limits(high=32_768, low=4_096)
        self._connection = SshConnection(chan)
        self._alarms.set("start", self._host.config.limits.login_seconds * 1000, self._connection.abort)
        asyncssh_internals.take_variables(chan, self._variable_sent)

    def _variable_sent(self, name: bytes, value: bytes) -> bool:
        """Accept an environment variable, if the session hasn't begun and there are few so far."""
        if self._session is not None:
            return False
        self._environment_bytes += len(name) + len(value)
        if self._environment_bytes > self._host.config.limits.environment_bytes:
            self._host.refuse("environment", self._address)
            self._connection.abort()
            return False
        self._environment[name.decode("ascii", "replace")] = value.decode("utf-8", "replace")
        return True

    def pty_requested(
        self, term_type: str, term_size: tuple[int, int, int, int], term_modes: Mapping[int, int]
    ) -> bool:
        self._kind = term_type
        self._size = TerminalSize(term_size[0], term_size[1])
        return True

    def shell_requested(self) -> bool:
        return True

    def exec_requested(self, command: str) -> bool:
        self._command = command
        return True

    def subsystem_requested(self, subsystem: str) -> bool:
        self._host.refuse("subsystem", self._address)
        return False

    def session_started(self) -> None:
        self._alarms.clear()
        self._session = Session(self._host, self._arrival(), self._connection)
        self._session.begin()

    def _arrival(self) -> Arrival:
        return Arrival(
            self._identity,
            self._address,
            terminal(self._kind, self._size, self._environment),
            self._user,
            self._command,
        )

    def data_received(self, data: bytes, datatype: int | None) -> None:
        if self._session is not None:
            self._session.receive(data)

    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:
        self._size = TerminalSize(width, height)
        if self._session is not None:
            self._session.resize(width, height)

    def pause_writing(self) -> None:
        if self._session is not None:
            self._session.outlet.hold()

    def resume_writing(self) -> None:
        if self._session is not None:
            self._session.outlet.release()

    def break_received(self, msec: int) -> bool:
        return True

    def eof_received(self) -> bool:
        if self._session is not None:
            self._session.end_input()
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self._alarms.clear()
        if self._session is not None:
            self._session.lost()


class SshLogin(asyncssh.SSHServer):
    """A connection: logs a visitor in by key or as a guest, and opens one session."""

    def __init__(self, host: Host, address: str) -> None:
        self._host = host
        self._address = address
        self._credentials = Credentials()
        self._identity: Identity | None = None
        self._user = ""
        self._has_session = False
        self._alarms = Alarms(LoopClockwork())

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        self._connection = conn
        crowd = self._host.network_limits
        logins = LoginRequests(self._host.config.limits.auth_tries, self._refuse)
        self._guard = FloodGuard(conn, logins, crowd.of(self._address), crowd)

    def connection_lost(self, exc: Exception | None) -> None:
        self._alarms.clear()

    def begin_auth(self, username: str) -> bool:
        self._user = username
        return True

    def public_key_auth_supported(self) -> bool:
        return True

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        self._credentials.look_at(key)
        return True

    def kbdint_auth_supported(self) -> bool:
        return True

    def get_kbdint_challenge(
        self, username: str, lang: str, submethods: str
    ) -> tuple[str, str, str, list[tuple[str, bool]]]:
        self._credentials.enter_without_key()
        return "", "", "", []

    def validate_kbdint_response(self, username: str, responses: object) -> bool:
        self._credentials.enter_without_key()
        return True

    def auth_completed(self) -> None:
        self._identity = self._credentials.identity()
        self._guard.logged_in()
        self._alarms.set("session", self._host.config.limits.login_seconds * 1000, self._connection.abort)

    def session_requested(self) -> SshSession:
        if self._has_session or self._identity is None:
            raise asyncssh.ChannelOpenError(
                asyncssh.OPEN_ADMINISTRATIVELY_PROHIBITED, early_sentences.ONE_SESSION
            )
        self._has_session = True
        self._alarms.clear()
        return SshSession(self._host, self._identity, self._user, self._address)

    def connection_requested(
        self, dest_host: str, dest_port: int, orig_host: str, orig_port: int
    ) -> NoReturn:
        self._forward_nothing()

    def unix_connection_requested(self, dest_path: str) -> NoReturn:
        self._forward_nothing()

    def tun_requested(self, unit: int | None) -> NoReturn:
        self._forward_nothing()

    def tap_requested(self, unit: int | None) -> NoReturn:
        self._forward_nothing()

    def server_requested(self, listen_host: str, listen_port: int) -> bool:
        self._refuse("forwarding")
        return False

    def unix_server_requested(self, listen_path: str) -> bool:
        self._refuse("forwarding")
        return False

    def _forward_nothing(self) -> NoReturn:
        self._refuse("forwarding")
        raise asyncssh.ChannelOpenError(
            asyncssh.OPEN_ADMINISTRATIVELY_PROHIBITED, early_sentences.NO_FORWARDING
        )

    def _refuse(self, reason: str) -> None:
        self._host.refuse(reason, self._address)
