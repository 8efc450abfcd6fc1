"""A stand-in for systemctl: runs one unit of $MACHINE and waits until the service says that it is ready."""

import contextlib
import os
import re
import shlex
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

MACHINE = Path(os.environ["MACHINE"])
UNITS = MACHINE / "etc/systemd/system"
PID = MACHINE / "main-pid"
PATIENCE_SECONDS = 90


def setting(unit: str, name: str) -> str:
    """The last value of *name* in the unit and its drop-ins, below this machine's root."""
    files = [UNITS / f"{unit}.service", *sorted((UNITS / f"{unit}.service.d").glob("*.conf"))]
    values = re.findall(rf"^{name}=(.+)$", "\n".join(file.read_text() for file in files), re.MULTILINE)
    return re.sub(r"(?<![\w./-])/(opt|etc|var)/", rf"{MACHINE}/\1/", values[-1])


def start(unit: str) -> None:
    """As for Type=notify: come back when the service has said READY=1."""
    path = MACHINE / "notify"
    path.unlink(missing_ok=True)
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as notify, (MACHINE / "journal").open("ab") as log:
        notify.bind(str(path))
        notify.settimeout(PATIENCE_SECONDS)
        service = subprocess.Popen(
            shlex.split(setting(unit, "ExecStart")),
            cwd=MACHINE,
            env={**os.environ, "NOTIFY_SOCKET": str(path)},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
        PID.write_text(str(service.pid))
        while b"READY=1" not in notify.recv(256):
            if service.poll() is not None:
                sys.exit(f"Job for {unit} failed.")


def stop() -> None:
    number = int(PID.read_text())
    os.kill(number, signal.SIGTERM)
    ends = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < ends:
        if not Path(f"/proc/{number}").exists() or is_ended(number):
            PID.unlink()
            return
        time.sleep(0.02)
    sys.exit("The service does not stop.")


def is_ended(number: int) -> bool:
    """Nobody waits for the service here: what has ended stays in the list of processes."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{number}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
    return True


def main(verb: str, *rest: str) -> None:
    unit = rest[-1] if rest else ""
    match verb:
        case "daemon-reload":
            pass
        case "enable" | "start":
            start(unit)
        case "stop":
            stop()
        case "restart":
            stop()
            start(unit)
        case "reload":
            assert setting(unit, "ExecReload") == "/bin/kill -HUP $MAINPID"
            os.kill(int(PID.read_text()), signal.SIGHUP)
        case _:
            sys.exit(f"Unknown verb {verb}.")


if __name__ == "__main__":
    main(*sys.argv[1:])
