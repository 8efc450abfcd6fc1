"""Who is shut out, from the command line of the host's own machine."""

from ssh_host.admission.network_limits import network_of
from ssh_host.kept_data import kept_data
from ssh_host.serve.config import Config, ConfigError
from ssh_host.store.store import Store


def lift(config: Config, value: str) -> str:
    """Let *value*, a fingerprint or an address, in again and say so; raises `ConfigError` or `StoreError`."""

    def lifted(store: Store) -> bool:
        banned = [ban for ban in store.bans() if ban.value in (value, network_of(value))]
        for ban in banned:
            store.lift_ban(ban.kind, ban.value)
        return bool(banned)

    if not kept_data(config).with_store(lifted):
        raise ConfigError(f"{value} is not banned here; `escape-temple unban` lists who is.")
    return f"{value} is unbanned. A running server notices within ten seconds."


def listed(config: Config) -> str:
    """Everybody who is shut out, a line each."""
    bans = kept_data(config).with_store(lambda store: sorted(store.bans()))
    return "\n".join(f"{ban.kind:<8} {ban.value}" for ban in bans) or "Nobody is banned here."
