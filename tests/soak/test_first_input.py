"""A hundred visits a door that say everything at once, alone and with workers: all are answered."""

import asyncio
import shutil
from pathlib import Path

import pytest

from tests.ssh_host.camp import new_key
from tests.ssh_host.cluster.house_of_many import house_of_many
from tests.ssh_host.house import PATIENCE_SECONDS, House
from tests.ssh_host.session.first_input import FLAGS, SAYINGS, Saying, alone, unanswered
from tests.ssh_host.ssh.test_openssh import command

pytestmark = pytest.mark.soak

VISITS = 100


async def unanswered_by_openssh(home: House, saying: Saying, folder: Path) -> int:
    """How many of the visits with OpenSSH did not hear what they asked for."""
    new_key().write_private_key(key := folder / "key")
    key.chmod(0o600)
    words = command(
        home, "-tt" if saying.term else "-T", "-i", str(key), "127.0.0.1", saying.command or "", options=()
    )
    words = [word for word in words if word != "-oIdentityFile=none"]
    missed = 0
    for _ in range(VISITS):
        process = await asyncio.create_subprocess_exec(
            *words,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        async with asyncio.timeout(PATIENCE_SECONDS):
            said, _ = await process.communicate(saying.typed)
        missed += saying.heard not in said
    return missed


@pytest.mark.parametrize("saying", SAYINGS.values(), ids=SAYINGS)
@pytest.mark.parametrize("is_alone", [True, False], ids=["alone", "workers"])
async def test_a_hundred_of_a_hundred_are_answered(tmp_path: Path, saying: Saying, is_alone: bool) -> None:
    async with alone(tmp_path) if is_alone else house_of_many(tmp_path, flags=FLAGS) as home:
        assert await unanswered(home, saying, VISITS) == []
        if shutil.which("ssh") is not None:
            assert await unanswered_by_openssh(home, saying, tmp_path) == 0
