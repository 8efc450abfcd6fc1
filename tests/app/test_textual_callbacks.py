"""What Textual calls takes as many arguments as Textual would find, and is looked into once."""

import functools
import gc
import inspect
import weakref
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest
from textual import _callback

from escape_tui.app.textual_internals.callbacks import remembered_callbacks


class Bell:
    def ring(self, times: int, *, loudly: bool = False) -> None: ...

    @classmethod
    def cast(cls, metal: str) -> None: ...

    @functools.lru_cache  # noqa: B019
    def tone(self, hall: str) -> None: ...

    def __call__(self, rope: str, hand: str) -> None: ...


def free(first: int, second: int = 0) -> None: ...


@functools.wraps(free)
def wrapped(*facts: Any, **others: Any) -> None: ...


BELL = Bell()


@pytest.mark.parametrize(
    "called",
    [free, wrapped, BELL.ring, Bell.ring, Bell.cast, BELL.tone, BELL, lambda: None, print, int.bit_length],
)
def test_arguments_are_counted_as_textual_does(called: Callable[..., Any]) -> None:
    expected = len(inspect.signature(called).parameters)
    parts = functools.partial(called)
    with remembered_callbacks():
        for _ in range(2):
            assert _callback._count_parameters(called) == expected
            assert _callback.count_parameters(parts) == expected


def test_a_piece_of_code_is_looked_into_once(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[object] = []

    def noted(called: Callable[..., Any]) -> inspect.Signature:
        looked.append(called)
        return inspect.signature(called)

    monkeypatch.setattr(_callback, "signature", noted)
    with remembered_callbacks():
        for times in range(3):
            assert _callback.count_parameters(functools.partial(Bell().ring, times)) == 1
    assert len(looked) == 1


def test_nothing_that_was_called_is_kept() -> None:
    def made_for(bell: Bell) -> Callable[[], Bell]:
        return lambda: bell

    with remembered_callbacks():
        bell = Bell()
        gone = weakref.ref(bell)
        _callback.count_parameters(functools.partial(made_for(bell)))
        _callback.count_parameters(functools.partial(bell.ring))
        del bell
        gc.collect()
        assert gone() is None


def test_textual_counts_by_itself_when_nobody_wants_it_otherwise() -> None:
    original = _callback._count_parameters
    with ExitStack() as first, ExitStack() as second:
        first.enter_context(remembered_callbacks())
        second.enter_context(remembered_callbacks())
        first.close()
        assert _callback._count_parameters is not original
        second.close()
        assert _callback._count_parameters is original


def test_parts_of_functions_are_still_counted_the_way_we_replace() -> None:
    assert "_count_parameters(func.func)" in inspect.getsource(_callback.count_parameters)
