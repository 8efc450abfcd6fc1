"""This terminal: Textual's own driver, which noise does not end and which leaves no colours behind."""

from textual.drivers.linux_driver import LinuxDriver


class PatientDriver(LinuxDriver):
    """Begins anew after noise on the line: bytes that are not UTF-8, reports that no terminal sends."""

    def stop_application_mode(self) -> None:
        super().stop_application_mode()
        # After the other screen is left, since that may bring back the colours it was entered with.
        self.write("\x1b[0m")

    def run_input_thread(self) -> None:
        while not self.exit_event.is_set():
            try:
                super().run_input_thread()
            except ValueError:
                continue
