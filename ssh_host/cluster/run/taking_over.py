"""Moves data without loss: from a single process to workers, and back."""

from ssh_host.cluster.bus.bus import Bus, BusAddress
from ssh_host.cluster.run.nats_access import address_of, server_for_a_command
from ssh_host.cluster.store.data_transfer import bring_in, take_out
from ssh_host.config.config import Config, ConfigError
from ssh_host.data.data_folder import (
    Keeper,
    begin_move,
    end_move,
    keeper_of,
    set_database_aside,
    set_streams_aside,
)
from ssh_host.monitoring.log import happened, start_log
from ssh_host.serve.sockets import locked
from ssh_host.store.store import FILE_NAME

_COMING = "coming.sqlite3"


async def move_to_workers(config: Config, address: BusAddress) -> None:
    """Move the database of one process to the streams of the server at *address*, and set it aside."""
    folder = config.data_folder
    async with await Bus.connect(address, config.cluster.name, "move") as bus:
        await bring_in(bus, folder / FILE_NAME, config.cluster.replicas)
    aside = set_database_aside(folder, "workers")
    end_move(folder)
    happened("data moved to the workers", previous=str(aside))


async def move_to_one_process(config: Config) -> None:
    """Move the data of the workers to a database for one process, and set their streams aside."""
    start_log(config.log)
    folder = config.data_folder
    with locked(folder):
        begin_move(folder)
        coming = folder / _COMING
        for end in ("", "-wal", "-shm"):
            coming.with_name(_COMING + end).unlink(missing_ok=True)
        async with (
            server_for_a_command(folder) as address,
            await Bus.connect(address, config.cluster.name, "move") as bus,
        ):
            await take_out(bus, coming, config.cluster.replicas)
        coming.rename(folder / FILE_NAME)
        aside = set_streams_aside(folder, "one-process")
        end_move(folder)
    happened("data moved to one process", previous=str(aside))


def prepare_streams(config: Config) -> bool:
    """Set the folder's streams aside if there is a database to move; returns whether there is. Raises
    `ConfigError`."""
    folder = config.data_folder
    if keeper_of(folder) is not Keeper.DATABASE:
        return False
    begin_move(folder)
    # An earlier move was interrupted.
    set_streams_aside(folder, "workers")
    return True


def require_no_database(config: Config) -> None:
    """Raise `ConfigError` if the folder has a database, which a part of a cluster would ignore."""
    folder = config.data_folder
    if keeper_of(folder) is Keeper.DATABASE:
        raise ConfigError(
            f"{folder} holds the data of a single process, which is not in this cluster."
            f" To move it there, type: escape-temple cluster import --data {folder} --cluster ADDRESS."
            " To leave it alone, choose another folder with --data."
        )


async def import_database(config: Config) -> None:
    """Move the database in the data folder to an empty cluster with NATS servers of its own."""
    folder = config.data_folder
    with locked(folder):
        if keeper_of(folder) is not Keeper.DATABASE:
            raise ConfigError(f"There is no database in {folder}.")
        await move_to_workers(config, address_of(config))
    print(f"The cluster has taken over the data in {folder}.")
