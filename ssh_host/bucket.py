"""A bucket: how much of something may pass in a second, and how much at once."""


class Bucket:
    """Fills at *rate* a second up to *most*; what does not fit is dropped (`take`) or waits (`spend`)."""

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate = rate
        self._most = most
        self._left = most
        self._at = now

    def take(self, count: float, now: float) -> bool:
        """Whether *count* more may pass at *now*."""
        self._fill(now)
        if self._left < count:
            return False
        self._left -= count
        return True

    def spend(self, count: float, now: float) -> None:
        """Let *count* pass at *now*; what is not there is a debt that time pays off."""
        self._fill(now)
        self._left -= count

    def wait(self, now: float) -> float:
        """The seconds until there is no debt."""
        self._fill(now)
        return max(0.0, -self._left / self._rate)

    def _fill(self, now: float) -> None:
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
