"""The temple of the day: the same for everybody, foretold by nobody, and checked by anybody the day after."""

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
#: Whoever began before midnight has left the temple by then.
_PUBLISHED_AFTER = timedelta(hours=1)


class DayNotOver(Exception):
    """A day whose key is not published yet."""


class DailyTemple:
    """The temples of all days, as the *secret* of this host has them.

    Each day has a key of its own, made from the secret, and its seed is made from that key. While the day
    lasts only the *seal* of the key is known; afterwards the key is, and with it everybody makes seal and
    seed again.
    """

    def __init__(self, secret: bytes, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self._secret = secret
        self._now = now

    @property
    def today(self) -> str:
        """The day of the temple of the day, the same for the whole world."""
        return self._now().date().isoformat()

    @property
    def yesterday(self) -> str:
        """The last day whose key is published."""
        return _last_day_over(self._now())

    def is_over(self, day: str) -> bool:
        """Whether all who tried the temple of *day* have left it."""
        return day <= self.yesterday

    def seed(self, day: str) -> int:
        return seed_of(day, self._key(day))

    def race_seed(self, race: str) -> int:
        """The seed of the race with the id *race*, which nobody can tell from the id."""
        return int.from_bytes(blake2b(f"race {race}".encode(), key=self._secret, digest_size=7).digest())

    def seal(self, day: str) -> str:
        """What may be known of the key of *day* before it is published."""
        return seal_of(self._key(day))

    def key(self, day: str) -> str:
        """The key of *day*; raises `DayNotOver` before it is published."""
        if not self.is_over(day):
            raise DayNotOver(day)
        return self._key(day)

    def _key(self, day: str) -> str:
        return blake2b(day.encode(), key=self._secret, digest_size=_KEY_BYTES).hexdigest()


def is_over(day: str) -> bool:
    """Whether all who tried the temple of *day* have left it, for those who have no secret."""
    return day <= _last_day_over(datetime.now(UTC))


def _last_day_over(now: datetime) -> str:
    return ((now - _PUBLISHED_AFTER).date() - timedelta(days=1)).isoformat()


def seed_of(day: str, key: str) -> int:
    """The seed of the temple of *day*, whose published *key* this is: its pile and all its dice."""
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
    """The secret in *folder*, made on the first start and readable by its owner only."""
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
        raise ConfigError(f"The setting `data.folder` is wrong: {path} is not a secret of a host.")
    return kept


def _make(path: Path) -> None:
    """Of several processes that come here at the same time, the first one's secret counts for all."""
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
    """What everybody may know of the temple of *day*, a line each."""
    lines = [f"day   {day}", f"seal  {temple.seal(day)}"]
    try:
        key = temple.key(day)
    except DayNotOver:
        lines.append("key   published an hour after the day is over")
    else:
        lines += [f"key   {key}", f"seed  {seed_of(day, key)}"]
    return "\n".join(lines)


def checked(day: str, key: str) -> str:
    """What the published *key* makes of *day*: to be compared with the seal and with the seed of a replay."""
    return "\n".join((f"day   {day}", f"seal  {seal_of(key)}", f"key   {key}", f"seed  {seed_of(day, key)}"))
