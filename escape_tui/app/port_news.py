"""News of a port, for as long as somebody wants them."""

from escape_tui.app.debounce import Debounce
from escape_tui.hub.port.port import Port


class PortNews:
    """Calls *heard* whenever something that *port* shows has changed; pauses and goes on as a timer does."""

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
        """Listen again, where it was paused; something will have changed since."""
        if not self._is_listening:
            self._listen()
            self._heard()

    def stop(self) -> None:
        self.pause()
        self._heard.close()

    def _listen(self) -> None:
        self._is_listening = True
        self._port.listen(self._heard)
