"""A connection to the program door of a host, in standard Python: iterate over messages, `ask` for things."""

import json
import subprocess
import sys


class Temple:
    """Speaks with the host that *command* connects to, or with the simulation that started this program."""

    def __init__(self, command):
        self.is_simulation = not command
        if self.is_simulation:
            self._hears, self._says = sys.stdin, sys.stdout.buffer
        else:
            host = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            self._hears, self._says = host.stdout, host.stdin

    def __iter__(self):
        """Every message of the host, as a dict."""
        return map(json.loads, self._hears)

    def ask(self, type, **fields):
        """Send a request; its answer comes among the messages."""
        self._says.write(json.dumps({"type": type, **fields}).encode() + b"\n")
        self._says.flush()
