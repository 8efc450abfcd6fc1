"""Textual's driver for this terminal, which survives invalid input and resets colours at the end."""

from textual.drivers.linux_driver import LinuxDriver


class PatientDriver(LinuxDriver):
    """Restarts its reader after invalid input: bytes that aren't UTF-8, reports that no terminal sends."""

    def stop_application_mode(self) -> None:
        super().stop_application_mode()
        # Leave the alternate screen first: that may restore the colours it was entered with.
        self.write("\x1b[0m")

    def run_input_thread(self) -> None:
        while not self.exit_event.is_set():
            try:
                super().run_input_thread()
            except ValueError:
                continue
