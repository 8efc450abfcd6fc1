"""A channel and its socket, as the line an outlet writes to."""

import fcntl
import struct
import termios

import asyncssh


class ChannelLine:
    def __init__(self, channel: "asyncssh.SSHServerChannel[bytes]") -> None:
        self._channel = channel
        self._socket = channel.get_extra_info("socket")

    def write(self, content: bytes) -> None:
        if not self._channel.is_closing():
            self._channel.write(content)

    def waiting_bytes(self) -> int:
        return self._channel.get_write_buffer_size()

    def unconfirmed_bytes(self) -> int:
        # asyncssh writes to its socket whether that takes the bytes or not; the kernel knows how it stands.
        if self._socket is None or self._socket.fileno() < 0:
            return 0
        (count,) = struct.unpack("i", fcntl.ioctl(self._socket.fileno(), termios.TIOCOUTQ, b"\0" * 4))
        return int(count)
