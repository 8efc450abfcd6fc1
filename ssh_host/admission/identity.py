"""Identities: the key that signed, or the resume code of a guest; and the host key."""

import hashlib
import os
import secrets
from pathlib import Path

import asyncssh
import msgspec

from ssh_host.config.config import ConfigError

HOST_KEY_NAME = "host_key"

#: Without 0, 1, I, L, O and U: people copy codes from one screen to another.
_CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
_CODE_GROUPS, _GROUP_LENGTH = 3, 4
_GUEST = "guest:"


class Identity(msgspec.Struct, frozen=True):
    """*player* identifies somebody permanently; a guest returns with a *resume_code*, others with their
    key."""

    player: str
    fingerprint: str = ""
    resume_code: str = ""

    @property
    def is_guest(self) -> bool:
        return not self.fingerprint


def is_guest(player: str) -> bool:
    """Whether *player* is known by a resume code instead of a key."""
    return player.startswith(_GUEST)


def identity_of_key(key: asyncssh.SSHKey) -> Identity:
    fingerprint = key.get_fingerprint()
    return Identity(player=fingerprint, fingerprint=fingerprint)


def identity_of_code(code: str) -> Identity:
    """The guest with the resume *code*. Only its hash is ever stored or logged."""
    letters = "".join(letter for letter in code.upper() if letter in _CODE_LETTERS)
    digest = hashlib.sha256(b"escape-temple guest " + letters.encode()).hexdigest()
    grouped = "-".join(
        letters[start : start + _GROUP_LENGTH] for start in range(0, len(letters), _GROUP_LENGTH)
    )
    return Identity(player=f"{_GUEST}{digest[:32]}", resume_code=grouped)


def new_guest() -> Identity:
    letters = (secrets.choice(_CODE_LETTERS) for _ in range(_CODE_GROUPS * _GROUP_LENGTH))
    return identity_of_code("".join(letters))


def host_key(folder: Path) -> asyncssh.SSHKey:
    """The host key in *folder*, created on the first start and readable only by its owner."""
    path = folder / HOST_KEY_NAME
    try:
        if not path.exists():
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            _write_private(path, asyncssh.generate_private_key("ssh-ed25519").export_private_key())
        if path.stat().st_mode & 0o077:
            path.chmod(0o600)
        return asyncssh.read_private_key(path)
    except OSError as error:
        raise ConfigError(
            f"The setting `data.folder` is wrong: {path} cannot be used: {error.strerror}."
        ) from None
    except asyncssh.KeyImportError as error:
        raise ConfigError(f"The setting `data.folder` is wrong: {path} is not a host key: {error}.") from None


def _write_private(path: Path, content: bytes) -> None:
    """Write *content* atomically to *path*, readable only by its owner."""
    unfinished = path.with_suffix(".new")
    with os.fdopen(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    unfinished.rename(path)
