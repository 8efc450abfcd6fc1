"""Messages to systemd over its notification socket."""

import os
import socket

READY, STOPPING, ALIVE = "READY=1", "STOPPING=1", "WATCHDOG=1"


def tell(state: str) -> None:
    """Report *state* to systemd, if it runs this process."""
    path = os.environ.get("NOTIFY_SOCKET", "")
    if not path:
        return
    address = f"\0{path[1:]}" if path.startswith("@") else path
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as speaker:
        try:
            speaker.setblocking(False)
            speaker.sendto(state.encode(), address)
        except OSError:
            # systemd will time out on its own.
            return
