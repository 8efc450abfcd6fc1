"""Notifications from a port, with the interface of a timer."""

from escape_tui.app.debounce import Debounce
from escape_tui.hub.port.port import Port


class PortNews:
    """Calls *heard* when something that *port* shows has changed; pauses and resumes like a timer."""

    def __init__(self, port: Port, heard: Debounce) -> None:
        self._port = port
        self._heard = heard
        self._is_listening = False
        self._listen()

    def pause(self) -> None:
        if self._is_listening:
            self._is_listening = False
            self._port.unlisten(self._heard)

    def resume(self) -> None:
        """Listen again after a pause, and call *heard*, since something may have changed meanwhile."""
        if not self._is_listening:
            self._listen()
            self._heard()

    def stop(self) -> None:
        self.pause()
        self._heard.close()

    def _listen(self) -> None:
        self._is_listening = True
        self._port.listen(self._heard)
