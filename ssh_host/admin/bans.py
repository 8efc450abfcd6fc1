"""Who is shut out, from the command line of the host's own machine."""

from os.path import exists

from ssh_host.admission.network_limits import network_of
from ssh_host.serve.config import Config, ConfigError
from ssh_host.store.store import FILE_NAME, Store


def lift(config: Config, value: str) -> str:
    """Let *value*, a fingerprint or an address, in again and say so; raises `ConfigError` or `StoreError`."""
    store = _store(config)
    try:
        banned = [ban for ban in store.bans() if ban.value in (value, network_of(value))]
        for ban in banned:
            store.lift_ban(ban.kind, ban.value)
    finally:
        store.close()
    if not banned:
        raise ConfigError(f"{value} is not banned here; `escape-temple unban` lists who is.")
    return f"{value} is unbanned. A running server notices within ten seconds."


def listed(config: Config) -> str:
    """Everybody who is shut out, a line each."""
    store = _store(config)
    try:
        return (
            "\n".join(f"{ban.kind:<8} {ban.value}" for ban in sorted(store.bans()))
            or "Nobody is banned here."
        )
    finally:
        store.close()


def _store(config: Config) -> Store:
    path = config.data_folder / FILE_NAME
    # Of a name that is too long, Path.exists raises.
    if not exists(path):
        raise ConfigError(f"The setting `data.folder` is wrong: {path} does not exist, so there are no bans.")
    return Store.open(path)
