"""`escape-temple admin WORD …` on the server's own machine, for one process or a cluster.

Bans can also be listed and changed while no server is running.
"""

from importlib import import_module

from ssh_host.admin.admin_commands import COMMANDS, HOST_USER, USAGE
from ssh_host.admin.admin_socket import ask_at_socket
from ssh_host.admin.bans import BAN_WORDS, BanWords
from ssh_host.admin.command_words import WRONG, AdminReply, CommandError, read_words, reply_of
from ssh_host.config.config import Config, ConfigError
from ssh_host.data.data_folder import Keeper, keeper_of
from ssh_host.data.kept_data import NO_CLUSTER, kept_data
from ssh_host.store.store import Store


def ordered(config: Config, command: str) -> AdminReply:
    """The result of *command*; raises `ConfigError` or `StoreError`."""
    try:
        asked, word, as_json = read_words(command)
    except CommandError as error:
        return AdminReply(str(error), WRONG)
    if word not in COMMANDS:
        return AdminReply(f"There is no admin command {word!r}. {USAGE}", WRONG)
    if (reply := _asked(config, command)) is not None:
        return reply
    if word not in BAN_WORDS:
        raise ConfigError(
            f"No server of yours is running in {config.data_folder}. Name another with --data or --config."
        )

    def changed(store: Store) -> AdminReply:
        return reply_of(BAN_WORDS[word](BanWords(store, HOST_USER), asked), as_json=as_json)

    try:
        return kept_data(config).with_store(changed)
    except CommandError as error:
        return AdminReply(str(error), WRONG)


def _asked(config: Config, command: str) -> AdminReply | None:
    """The answer of the running server of *config*; `None` if none is running."""
    if not config.cluster.servers and keeper_of(config.data_folder) is not Keeper.STREAMS:
        return ask_at_socket(config.data_folder, command)
    try:
        cluster = import_module("ssh_host.cluster.run.cluster_orders")
    except ModuleNotFoundError:
        raise ConfigError(NO_CLUSTER) from None
    reply: AdminReply | None = cluster.ask_workers(config, command)
    return reply
