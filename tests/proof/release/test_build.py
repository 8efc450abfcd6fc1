"""The same sources give the same wheel and the same sdist, byte for byte."""

import pytest

from tests.proof.release.build import built_twice


@pytest.mark.soak
def test_wheel_and_sdist_built_twice_are_the_same_bytes() -> None:
    hashes = built_twice()
    assert sorted(name.rpartition(".")[2] for name in hashes) == ["gz", "whl"]
    assert all(first == second for first, second in hashes.values())
