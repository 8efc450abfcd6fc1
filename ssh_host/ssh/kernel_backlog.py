"""The bytes that the kernel still holds for a socket."""

import fcntl
import socket
import struct
import termios


def unconfirmed(sock: socket.socket | None) -> int:
    """Bytes that the other side of *sock* has not confirmed; 0 if it is closed."""
    if sock is None or sock.fileno() < 0:
        return 0
    (count,) = struct.unpack("i", fcntl.ioctl(sock.fileno(), termios.TIOCOUTQ, b"\0" * 4))
    return int(count)
