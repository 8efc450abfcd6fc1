"""What all tests of a cluster share: its games begin soon."""

import pytest

from ssh_host.cluster.worker import worker
from tests.ssh_host.cluster.house_of_many import SOON


@pytest.fixture(autouse=True)
def _games_begin_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "edition_of", lambda config: SOON)
