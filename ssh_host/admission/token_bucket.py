"""Token buckets."""


class TokenBucket:
    """Allows *rate* per second and *most* at once; more than that is refused (`take`) or must wait (`spend`).

    Its only state is the time when its debt is paid off, so no timer has to refill it.
    """

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate = rate
        self._spare = most / rate
        #: When the debt is paid off; in the past if there is credit.
        self.free_at = now - self._spare

    def take(self, count: float, now: float) -> bool:
        """Take *count* at *now*; `False` if that is too much."""
        free_at = max(self.free_at, now - self._spare) + count / self._rate
        # Tolerance for rounding, so that an exact fit doesn't fail.
        if free_at > now + 1e-9:
            return False
        self.free_at = free_at
        return True

    def spend(self, count: float, now: float) -> None:
        """Spend *count* at *now*, going into debt if necessary."""
        self.free_at = max(self.free_at, now - self._spare) + count / self._rate

    def wait(self, now: float) -> float:
        """The seconds until the debt is paid off."""
        return max(0.0, self.free_at - now)
