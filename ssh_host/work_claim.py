"""Claims of work that one process of a server has to do, such as an analysis or a message to a hook."""

from collections.abc import Awaitable, Callable

#: Whether this process may do the work that is named.
WorkClaim = Callable[[str], Awaitable[bool]]


async def alone(work: str) -> bool:
    """The claim of a process without others."""
    return True
