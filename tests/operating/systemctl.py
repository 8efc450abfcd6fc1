"""A stand-in for systemctl: runs units of $MACHINE and waits until the service says that it is ready.

`run COMMAND …` starts a command in the same way, as if it were typed in a terminal of its own. A gate or a
worker of a cluster says nothing to systemd: it is ready when its log says so.
"""

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
PIDS = MACHINE / "pids"
PATIENCE_SECONDS = 90


def setting(unit: str, name: str) -> str:
    """The last value of *name* in the unit and its drop-ins, below this machine's root."""
    files = [UNITS / f"{unit}.service", *sorted((UNITS / f"{unit}.service.d").glob("*.conf"))]
    values = re.findall(rf"^{name}=(.+)$", "\n".join(file.read_text() for file in files), re.MULTILINE)
    return re.sub(r"(?<![\w./-])/(opt|etc|var)/", rf"{MACHINE}/\1/", values[-1])


def start(command: list[str]) -> None:
    """As for Type=notify: come back when the service has said READY=1."""
    path = MACHINE / "notify"
    path.unlink(missing_ok=True)
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as notify, (MACHINE / "journal").open("ab") as log:
        notify.bind(str(path))
        notify.settimeout(0.1)
        service = subprocess.Popen(
            command,
            cwd=MACHINE,
            env={**os.environ, "NOTIFY_SOCKET": str(path)},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
        with PIDS.open("a") as pids:
            print(service.pid, file=pids)
        ends = time.monotonic() + PATIENCE_SECONDS
        while not (is_ready(notify) or has_logged_ready(command)):
            if service.poll() is not None or time.monotonic() > ends:
                sys.exit(f"{shlex.join(command)} failed.")


def is_ready(notify: socket.socket) -> bool:
    with contextlib.suppress(TimeoutError):
        return b"READY=1" in notify.recv(256)
    return False


def has_logged_ready(command: list[str]) -> bool:
    log = (MACHINE / "journal").read_text("utf-8")
    return ("worker" in command and "worker ready" in log) or ("gate" in command and "Listening on" in log)


def running() -> list[int]:
    return [int(line) for line in PIDS.read_text().split()]


def stop() -> None:
    for number in running():
        os.kill(number, signal.SIGTERM)
    ends = time.monotonic() + PATIENCE_SECONDS
    while not all(is_ended(number) for number in running()):
        if time.monotonic() > ends:
            sys.exit("The service does not stop.")
        time.sleep(0.02)
    PIDS.unlink()


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
            start(shlex.split(setting(unit, "ExecStart")))
        case "run":
            start(list(rest))
        case "stop":
            stop()
        case "restart":
            stop()
            start(shlex.split(setting(unit, "ExecStart")))
        case "reload":
            assert setting(unit, "ExecReload") == "/bin/kill -HUP $MAINPID"
            for number in running():
                os.kill(number, signal.SIGHUP)
        case _:
            sys.exit(f"Unknown verb {verb}.")


if __name__ == "__main__":
    main(*sys.argv[1:])
