"""Transcripts: a recorded game as text that people can read and programs can replay."""

import json
import re
from collections.abc import Iterable, Iterator
from enum import IntEnum
from itertools import chain

import msgspec
from msgspec import Struct

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.effect import Command, Event, RuleError
from escape_tui.engine.icon import Icon
from escape_tui.engine.setup import Setup
from escape_tui.engine.state import Millis
from escape_tui.engine.temple import Chamber
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game
from escape_tui.rules.countdown import Ticked
from escape_tui.rules.dice import Held, Released, Rolled
from escape_tui.rules.moving import Left

#: Fields that contain a player; a transcript shows the player's colour.
PLAYERS = ("player", "whom", "by", "other", "friend")

#: Events left out, because the command before them or the clock says the same.
UNTOLD = (Ticked, Rolled, Held, Released, Left)


class Played(Struct, frozen=True):
    at: Millis
    command: Command


class Script(Struct, frozen=True):
    """Everything needed to play a transcript again."""

    setup: Setup
    seed: int
    played: tuple[Played, ...]


def transcribed(script: Script, catalogue: Catalogue) -> Iterator[str]:
    """The transcript of *script*, line by line: setup and seed, then each command and its events."""
    setup = script.setup
    game = new_game(setup, catalogue, SeededChance(script.seed))
    yield f"set-up {msgspec.json.encode(setup).decode()}"
    yield f"seed {script.seed}"
    for played in script.played:
        yield from _told(setup, game.advance(played.at))
        yield f"{_clock(played.at)}  {_command(setup, played.command)}"
        try:
            yield from _told(setup, game.play(played.command))
        except RuleError as refusal:
            yield f"             refused: {refusal.rule} {refusal.facts}"
    if (ending := game.state.ending) is None:
        yield from _told(
            setup, chain.from_iterable(game.advance(due) for due in iter(game.next_deadline, None))
        )
        ending = game.state.ending
    yield (
        f"end {game.digest()}" if ending is None else f"{'won' if ending.is_won else 'lost'} {game.digest()}"
    )


def _clock(at: Millis) -> str:
    seconds, millis = divmod(at, 1000)
    return f"{seconds // 60:2}:{seconds % 60:02}.{millis:03}"


def _command(setup: Setup, command: Command) -> str:
    fields = msgspec.to_builtins(command)
    name, player = fields.pop("type"), fields.pop("player")
    written = f" {json.dumps(fields, separators=(',', ':'))}" if fields else ""
    return f"{setup.seats[player].colour} {name}{written}"


def _told(setup: Setup, events: Iterable[Event]) -> Iterator[str]:
    for event in events:
        if not isinstance(event, UNTOLD):
            yield f"             {sentence(setup, event)}"


def sentence(setup: Setup, event: Event) -> str:
    """*event* in words: its name and its fields."""
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(event).__name__).lower()
    facts = [_fact(setup, name, getattr(event, name)) for name in event.__struct_fields__]
    return " · ".join([words, *(fact for fact in facts if fact)])


def _fact(setup: Setup, name: str, value: object) -> str:
    if value is None or value == () or value == "":
        return ""
    if name in PLAYERS and isinstance(value, int):
        return setup.seats[value].colour if name == "player" else f"{name} {setup.seats[value].colour}"
    if name in ("player", "chamber", "tile", "faces", "price"):
        return _word(value)
    return f"{name.replace('_', ' ')} {_word(value)}"


def _word(value: object) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case Icon():
            return value.value
        case IntEnum():
            return value.name.lower()
        case Chamber():
            doors = "".join(side.name[0] for side in value.doors)
            return f"{value.id} at {value.cell.x},{value.cell.y} doors {doors}"
        case tuple():
            return " ".join(_word(each) for each in value)
        case Struct():
            return " ".join(_word(getattr(value, name)) for name in value.__struct_fields__)
        case _:
            return str(value)
