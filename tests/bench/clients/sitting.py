"""Sitting down: from the front door to a table of six, with the keys that every visitor has."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from escape_tui.hub.lobby.table_codes import CODE_LENGTH, CODE_LETTERS
from escape_tui.scene.keys.keys import Keymap
from escape_tui.scene.words.words import Words
from tests.bench.clients.client import Client

SEATS = 6
PATIENCE_SECONDS = 90.0
_PRESS_AGAIN_SECONDS = 6.0
_CODE = re.compile(rf"(?<![\w-])[{CODE_LETTERS}]{{{CODE_LENGTH}}}(?![\w-])")
_HEADING_LINES = 3
_NOT_READY = f"[ ] {Words('en').say('gathering-begin')}"
_CONFIRM = "\r"
_OPEN_TABLE, _READY, _ADD_BOT = (Keymap().keys(action)[0] for action in ("open-table", "ready", "add-bot"))

#: Lets a visitor in at the door that a command names, or at the front door.
LetIn = Callable[[str | None], Awaitable[Client]]


class Sitters(NamedTuple):
    """Those at one table, and its code."""

    code: str
    clients: list[Client]


async def sat_down(let_in: LetIn, people: int, bots: int = 0) -> Sitters:
    """*people* and *bots* at one new table; all the people have said that they are ready."""
    opener = await let_in(None)
    await past_card(opener)
    opener.press(_OPEN_TABLE)
    await _until(opener, _OPEN_TABLE, lambda: bool(code_on(opener)))
    code = code_on(opener)
    others = await asyncio.gather(*(_joined(let_in, code) for _ in range(people - 1)))
    for _ in range(bots):
        opener.press(_ADD_BOT)
    for client in (opener, *others):
        client.press(_READY)
    return Sitters(code, [opener, *others])


async def began(client: Client, is_at_game: Callable[[], bool]) -> None:
    """Wait for the game; a visitor whose word did not get through says again that they are ready."""
    for _ in range(round(PATIENCE_SECONDS / _PRESS_AGAIN_SECONDS)):
        try:
            await client.sees(is_at_game, _PRESS_AGAIN_SECONDS)
        except TimeoutError:
            if any(_NOT_READY in client.glass.line(y) for y in range(client.glass.rows)):
                client.press(_READY)
        else:
            return
    raise TimeoutError("the game did not begin")


def code_on(client: Client) -> str:
    """The code of the table at which *client* sits, as its screen says; empty anywhere else."""
    heading = " ".join(client.glass.line(y) for y in range(_HEADING_LINES))
    found = _CODE.search(heading)
    return found[0] if found else ""


async def past_card(client: Client) -> None:
    """Past the card of a first visit: the screen behind it has another heading."""
    card = client.glass.line(0) + client.glass.line(1)
    client.press(_CONFIRM)
    await client.sees(lambda: client.glass.line(0) + client.glass.line(1) != card, PATIENCE_SECONDS)


async def _joined(let_in: LetIn, code: str) -> Client:
    client = await let_in(f"join {code}")
    client.press(_CONFIRM)
    await _until(client, _CONFIRM, lambda: code_on(client) == code)
    return client


async def _until(client: Client, key: str, fact: Callable[[], bool]) -> None:
    """Press *key* until *fact* holds: a screen that is just being opened hears no keys."""
    for _ in range(round(PATIENCE_SECONDS / _PRESS_AGAIN_SECONDS)):
        try:
            await client.sees(fact, _PRESS_AGAIN_SECONDS)
        except TimeoutError:
            client.press(key)
        else:
            return
    raise TimeoutError(f"nothing came of the key {key!r}")
