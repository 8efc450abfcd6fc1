"""Which test proves which rule: `@rule("base.enter")`."""

from collections.abc import Callable
from typing import TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a test as the proof of the rules *ids*."""
    return pytest.mark.rule(*ids)
