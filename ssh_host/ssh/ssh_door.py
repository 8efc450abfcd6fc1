"""SSH connections: a login, one session channel, and its session."""

import asyncio
from functools import partial
from typing import NoReturn

import asyncssh

from escape_tui.scene.terminal import TerminalSize, terminal
from ssh_host.admission.identity import Identity, identity_of_key, new_guest
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
        # asyncssh buffers without limit in its transport; only the kernel knows what was acknowledged.
        self.unconfirmed_bytes = partial(unconfirmed, channel.get_extra_info("socket"))
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
    """A session channel: collects what an arrival needs, then passes events on to a `Session`, which cancels
    the *deadline*."""

    def __init__(
        self, host: Host, identity: Identity, user: str, address: str, deadline: asyncio.TimerHandle
    ) -> None:
        self._host = host
        self._identity = identity
        self._user = user
        self._address = address
        self._environment: dict[str, str] = {}
        self._environment_bytes = 0
        self._session: Session | None = None
        self._deadline = deadline

    def connection_made(self, chan: "asyncssh.SSHServerChannel[bytes]") -> None:
        self._channel = chan
        chan.set_write_buffer_limits(high=32_768, low=4_096)
        self._connection = SshConnection(chan)
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

    def shell_requested(self) -> bool:
        return True

    def exec_requested(self, command: str) -> bool:
        return True

    def subsystem_requested(self, subsystem: str) -> bool:
        self._host.refuse("subsystem", self._address)
        return False

    def session_started(self) -> None:
        self._deadline.cancel()
        columns, rows, *_ = self._channel.get_terminal_size()
        size = TerminalSize(columns or 80, rows or 24)
        shown_on = terminal(self._channel.get_terminal_type() or "", size, self._environment)
        command = self._channel.get_command()
        arrival = Arrival(self._identity, self._address, shown_on, self._user, command)
        self._session = Session(self._host, arrival, self._connection)
        self._session.begin()

    def data_received(self, data: bytes, datatype: int | None) -> None:
        if self._session is not None:
            self._session.receive(data)

    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:
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
            self._session.input.end()
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        if self._session is not None:
            self._session.lost()


class SshLogin(asyncssh.SSHServer):
    """A connection: logs a visitor in by key or as a guest, and opens one session.

    Clients ask about several keys before they sign with one, which need not be the last one they asked about.
    asyncssh validates the key again, in the same step, when it checks the signature. So the last key
    validated before the login succeeds is the one that signed; a login without a key clears it.
    """

    def __init__(self, host: Host, address: str) -> None:
        self._host = host
        self._address = address
        self._key: asyncssh.SSHKey | None = None
        self._identity: Identity | None = None
        self._has_session = False
        #: Closes the connection if no session has begun by then.
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        self._connection = conn
        crowd = self._host.network_limits
        limits = self._host.config.limits
        logins = LoginRequests(limits.auth_tries, self._refuse)
        self._guard = FloodGuard(
            conn, logins, crowd.of(self._address), crowd, limits.login_seconds, self._refuse
        )

    def connection_lost(self, exc: Exception | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()

    def public_key_auth_supported(self) -> bool:
        return True

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        self._key = key
        return True

    def kbdint_auth_supported(self) -> bool:
        return True

    def get_kbdint_challenge(self, username: str, lang: str, submethods: str) -> bool:
        """Let a guest in without a question."""
        self._key = None
        return True

    def auth_completed(self) -> None:
        self._identity = new_guest() if self._key is None else identity_of_key(self._key)
        self._guard.logged_in()
        seconds = self._host.config.limits.login_seconds
        self._deadline = asyncio.get_running_loop().call_later(seconds, self._connection.abort)

    def session_requested(self) -> SshSession:
        if self._has_session or self._identity is None or self._deadline is None:
            raise asyncssh.ChannelOpenError(
                asyncssh.OPEN_ADMINISTRATIVELY_PROHIBITED, early_sentences.ONE_SESSION
            )
        self._has_session = True
        user = self._connection.get_extra_info("username")
        return SshSession(self._host, self._identity, user, self._address, self._deadline)

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
