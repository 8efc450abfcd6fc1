"""Lines that no honest program sends: broken, huge, early, late, doubled, foreign."""

import random
from collections.abc import Callable, Iterator

import msgspec

from escape_tui.hub.program.program_lines import LONGEST_LINE

Line = Callable[[random.Random], bytes]


def _json(**fields: object) -> bytes:
    return msgspec.json.encode(fields)


def broken(chance: random.Random) -> bytes:
    """A request with a byte or two changed, or cut off."""
    line = bytearray(_json(type="Play", id=chance.randrange(99), command={"type": "Roll", "player": 0}))
    for _ in range(chance.randint(1, 3)):
        line[chance.randrange(len(line))] = chance.choice(b'{}[]",:\\x\x00\xff 9')
    return bytes(line[: chance.randint(1, len(line))])


def noise(chance: random.Random) -> bytes:
    return b"!" + chance.randbytes(chance.randint(1, 200))


def huge(chance: random.Random) -> bytes:
    """Too long, or deep, or a number that no machine counts to."""
    return chance.choice(
        (
            b'{"type":"Join","code":"' + b"X" * (LONGEST_LINE + 1) + b'"}',
            b"[" * 5_000,
            b'{"type":"Ready","id":' + b"9" * 400 + b"}",
            _json(type="Arrive", name="\u202e" * 3_000),
            _json(type="Pick", picks={str(number): "x" for number in range(400)}),
        )
    )


def wrong(chance: random.Random) -> bytes:
    """Kinds and values that there are not."""
    kind = chance.choice(("Fly", "Join", "Play", "Ready", "Agree", "SeatBot", "Done", "", 7, None))
    value: object = chance.choice((None, -1, 2**60, 1.5, "x", [], {}, True, [[]], {"type": "Roll"}))
    return _json(type=kind, id=value, code=value, command=value, place=value, agreement=value, is_ready=value)


def early(chance: random.Random) -> bytes:
    """Something that makes sense only at a table."""
    return chance.choice(
        (
            _json(type="Ready"),
            _json(type="StepOut"),
            _json(type="VotePause"),
            _json(type="Play", command={"type": "Roll", "player": 0}),
            _json(type="HandOver", place=chance.randrange(9)),
            _json(type="SteerReplay", at=-5, speed=1e308),
            _json(type="Cheer", cheer="\x1b[2J"),
        )
    )


def doubled(chance: random.Random) -> bytes:
    """The same number again and again, for different things."""
    return _json(type=chance.choice(("Pass", "Look", "Rename")), id=chance.randint(1, 3), name="Eve")


def late(chance: random.Random) -> bytes:
    """A number far ahead, after which everything else is late."""
    return _json(type="Pass", id=2**40 + chance.randrange(9))


def foreign(chance: random.Random) -> bytes:
    """What belongs to others: their tables, seats and dice."""
    return chance.choice(
        (
            _json(type="Find", code=chance.choice(("GTNP", "gtnp", "ZZZZ", "../..", ""))),
            _json(type="Join", code="GTNP"),
            _json(type="TakeBotSeat", code="GTNP", place=chance.randrange(-1, 7)),
            _json(type="Play", command={"type": "TakeSeat", "player": 0, "name": "Eve"}),
            _json(type="Play", command={"type": "StepAway", "player": chance.randrange(6)}),
            _json(type="ClearSeat", place=0),
            _json(type="VoteOut", place=0),
        )
    )


KINDS: tuple[Line, ...] = (broken, noise, huge, wrong, early, doubled, late, foreign)


def rude_lines(seed: int, count: int) -> Iterator[bytes]:
    """*count* lines, of each kind as many."""
    chance = random.Random(seed)
    for number in range(count):
        line = KINDS[number % len(KINDS)](chance)
        yield line.replace(b"\n", b"?").replace(b"\r", b"?") or b"?"
