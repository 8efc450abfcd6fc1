"""Starting a host from the command line."""

import asyncio
from collections.abc import Mapping
from pathlib import Path

from ssh_host.config import ConfigError, load
from ssh_host.hosted_lobby import receive
from ssh_host.store import StoreError


def start(path: Path | None, flags: Mapping[str, object]) -> str:
    """Run a host with the settings at *path* and *flags* on top; gives the reason why it cannot, if so."""
    try:
        asyncio.run(receive(load(path, flags)))
    except (ConfigError, StoreError) as error:
        return str(error)
    except KeyboardInterrupt:
        return ""
    return ""
