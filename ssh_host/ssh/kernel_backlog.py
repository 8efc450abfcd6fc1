"""What the kernel still holds of what was written to a socket."""

import fcntl
import socket
import struct
import termios


def unconfirmed(sock: socket.socket | None) -> int:
    """The bytes that the other side of *sock* has not taken yet; 0 for one that is closed."""
    if sock is None or sock.fileno() < 0:
        return 0
    (count,) = struct.unpack("i", fcntl.ioctl(sock.fileno(), termios.TIOCOUTQ, b"\0" * 4))
    return int(count)
