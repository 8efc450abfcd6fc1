"""A bucket: how much of something may pass in a second, and how much at once."""


class Bucket:
    """Lets *rate* pass a second, and *most* at once; what is more is dropped (`take`) or waits (`spend`).

    It remembers nothing but when the last debt is paid: time fills it without anybody looking.
    """

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate = rate
        self._spare = most / rate
        #: When there is no debt any more; as long before now as there is to spare.
        self.free_at = now - self._spare

    def take(self, count: float, now: float) -> bool:
        """Whether *count* more may pass at *now*."""
        free_at = max(self.free_at, now - self._spare) + count / self._rate
        # Sums of fractions: what fits to the last drop must not fail by a billionth.
        if free_at > now + 1e-9:
            return False
        self.free_at = free_at
        return True

    def spend(self, count: float, now: float) -> None:
        """Let *count* pass at *now*; what is not there is a debt that time pays off."""
        self.free_at = max(self.free_at, now - self._spare) + count / self._rate

    def wait(self, now: float) -> float:
        """The seconds until there is no debt."""
        return max(0.0, self.free_at - now)
