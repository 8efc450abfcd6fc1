"""The daily temple: the same for everybody, unpredictable, and verifiable the day after."""

import os
import re
import secrets
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from hashlib import blake2b, sha256
from pathlib import Path

from ssh_host.config.config import ConfigError

SECRET_NAME = "daily_secret"
_SECRET_BYTES = 32
_KEY_BYTES = 16
_SEAL_LETTERS = 16
#: Everybody who began before midnight has finished by then.
_PUBLISHED_AFTER = timedelta(hours=1)


class DayNotOver(Exception):
    """The day's key is not published yet."""


class DailyTemple:
    """The daily temples, derived from the *secret* of this server.

    Each day has its own key, derived from the secret, and its seed is derived from that key. During the day
    only the key's *seal* is published; afterwards the key itself, from which everybody can compute seal and
    seed.
    """

    def __init__(self, secret: bytes, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self._secret = secret
        self._now = now

    @property
    def today(self) -> str:
        """The day of the current daily temple, the same all over the world."""
        return self._now().date().isoformat()

    @property
    def yesterday(self) -> str:
        """The last day whose key is published."""
        return _last_day_over(self._now())

    def is_over(self, day: str) -> bool:
        """Whether everybody who tried the temple of *day* has finished."""
        return day <= self.yesterday

    def seed(self, day: str) -> int:
        return seed_of(day, self._key(day))

    def race_seed(self, race: str) -> int:
        """The seed of the race with the id *race*; it can't be derived from the id alone."""
        return int.from_bytes(blake2b(f"race {race}".encode(), key=self._secret, digest_size=7).digest())

    def seal(self, day: str) -> str:
        """The seal of *day*: a commitment to its key, published before the key."""
        return seal_of(self._key(day))

    def key(self, day: str) -> str:
        """The key of *day*; raises `DayNotOver` before it is published."""
        if not self.is_over(day):
            raise DayNotOver(day)
        return self._key(day)

    def _key(self, day: str) -> str:
        return blake2b(day.encode(), key=self._secret, digest_size=_KEY_BYTES).hexdigest()


def is_over(day: str) -> bool:
    """Whether everybody who tried the temple of *day* has finished; needs no secret."""
    return day <= _last_day_over(datetime.now(UTC))


def _last_day_over(now: datetime) -> str:
    return ((now - _PUBLISHED_AFTER).date() - timedelta(days=1)).isoformat()


def seed_of(day: str, key: str) -> int:
    """The seed of the temple of *day* from its published *key*: determines its pile and all dice."""
    return int.from_bytes(blake2b(day.encode(), key=key.encode(), digest_size=7).digest())


def seal_of(key: str) -> str:
    return sha256(key.encode()).hexdigest()[:_SEAL_LETTERS]


def is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def is_key(text: str) -> bool:
    return re.fullmatch(rf"[0-9a-f]{{{2 * _KEY_BYTES}}}", text, re.ASCII) is not None


def daily_secret(folder: Path) -> bytes:
    """The secret in *folder*, created on the first start and readable only by its owner."""
    path = folder / SECRET_NAME
    try:
        if not path.exists():
            _make(path)
        path.chmod(0o600)
        kept = path.read_bytes()
    except OSError as error:
        raise ConfigError(
            f"The setting `data.folder` is wrong: {path} cannot be used: {error.strerror}."
        ) from None
    if len(kept) != _SECRET_BYTES:
        raise ConfigError(
            f"The setting `data.folder` is wrong: {path} is not a valid secret. Restore it from a backup."
        )
    return kept


def _make(path: Path) -> None:
    """Create the secret; if several processes do so at the same time, they all use the first one's."""
    unfinished = path.with_name(f"{path.name}.{os.getpid()}")
    with os.fdopen(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(secrets.token_bytes(_SECRET_BYTES))
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(unfinished, path)
    except FileExistsError:
        pass
    finally:
        unfinished.unlink()


def told(temple: DailyTemple, day: str) -> str:
    """What is public about the temple of *day*, as lines."""
    lines = [f"day   {day}", f"seal  {temple.seal(day)}"]
    try:
        key = temple.key(day)
    except DayNotOver:
        lines.append("key   published an hour after the day is over")
    else:
        lines += [f"key   {key}", f"seed  {seed_of(day, key)}"]
    return "\n".join(lines)


def checked(day: str, key: str) -> str:
    """The seal and seed computed from *day*'s published *key*, to compare with the published seal and a
    replay."""
    return "\n".join((f"day   {day}", f"seal  {seal_of(key)}", f"key   {key}", f"seed  {seed_of(day, key)}"))
