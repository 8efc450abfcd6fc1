"""This terminal's keyboard: Textual's own driver, which bytes that are no text do not end."""

from textual.drivers.linux_driver import LinuxDriver


class PatientDriver(LinuxDriver):
    """Begins anew after bytes that are not UTF-8, such as noise on the line; they are lost."""

    def run_input_thread(self) -> None:
        while not self.exit_event.is_set():
            try:
                super().run_input_thread()
            except UnicodeDecodeError:
                continue
