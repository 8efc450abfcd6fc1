"""A cached property for frozen values."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

Value = TypeVar("Value")


class once(Generic[Value]):  # noqa: N801 - read like `property`, which it is a kind of
    """Like `functools.cached_property`, without its lock, which takes longer than most of these
    properties."""

    def __init__(self, work: Callable[[Any], Value]) -> None:
        self._work = work
        self._name = work.__name__
        self.__doc__ = work.__doc__

    @overload
    def __get__(self, owner: None, kind: type) -> "once[Value]": ...

    @overload
    def __get__(self, owner: object, kind: type) -> Value: ...

    def __get__(self, owner: object | None, kind: type) -> "once[Value] | Value":
        if owner is None:
            return self
        value = owner.__dict__[self._name] = self._work(owner)
        return value
