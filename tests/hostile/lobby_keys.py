"""Hostile visits of somebody in the lobby, with nothing but keys."""

from tests.hostile.reports import typed


async def codes_guessed(port: int, seconds: float) -> str:
    """Codes of tables tried one after the other."""
    return await typed(port, seconds, b"cBBBB\r", 0.1)


async def tables_opened_and_left(port: int, seconds: float) -> str:
    """Tables opened and left again, so that every lobby has something to draw."""
    return await typed(port, seconds, b"o\x1b\r", 0.1)
