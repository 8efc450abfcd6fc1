"""Every SSH client that is installed plays the same game, in a soak."""

from pathlib import Path

import pytest

from tests.proof.release.client_matrix import matrix


@pytest.mark.soak
async def test_every_client_plays_the_same_game(tmp_path: Path) -> None:
    rows = await matrix(tmp_path)
    print(*rows, sep="\n")
    assert [row for row in rows if not row.is_right] == []
    assert rows[0].outcome == "played"
