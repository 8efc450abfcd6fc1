"""What a client sends before a worker has its visit is held at the gate, and answered."""

from pathlib import Path

import pytest

from tests.ssh_host.cluster.house_of_many import house_of_many
from tests.ssh_host.session.first_input import FLAGS, SAYINGS, Saying, unanswered


@pytest.mark.parametrize("saying", SAYINGS.values(), ids=SAYINGS)
async def test_what_is_said_at_once_is_answered_by_a_worker(tmp_path: Path, saying: Saying) -> None:
    async with house_of_many(tmp_path, flags=FLAGS) as home:
        assert await unanswered(home, saying, 10) == []
