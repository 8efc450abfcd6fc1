"""Work claims: only one process of a server does a piece of work, such as an analysis or a hook message."""

from collections.abc import Awaitable, Callable

#: Whether this process may do the named work.
WorkClaim = Callable[[str], Awaitable[bool]]


async def alone(work: str) -> bool:
    """The claim of a process that is alone."""
    return True
