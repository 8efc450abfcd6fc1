"""Seeds of rollouts: different for every measurement, reproducible for the same recording."""

from hashlib import blake2b

from escape_tui.hub.record.record import Recording

_BYTES = 8


class Seeds:
    """Seeds derived from *recording*; another *run* has others."""

    def __init__(self, recording: Recording, run: int = 0) -> None:
        last = recording.entries[-1].digest if recording.entries else ""
        self._key = f"{recording.header.seed}/{last}/{run}"

    def of(self, purpose: str, position: int, number: int) -> int:
        """The seed of rollout *number* from the state at *position*, measured for *purpose*.

        Measurements never share seeds: with the same dice, their difference would be biased.
        """
        about = f"{self._key}/{purpose}/{position}/{number}"
        return int.from_bytes(blake2b(about.encode(), digest_size=_BYTES).digest(), "big")
