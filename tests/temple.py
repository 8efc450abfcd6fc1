"""The scene language: draw a temple, put people in it, script their dice, let time pass, look."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

import pytest
from msgspec.structs import replace

from escape_tui.content.catalogue import load
from escape_tui.engine.dice import Die, DieState
from escape_tui.engine.effect import Command, Event, RuleError
from escape_tui.engine.icon import FACES, Icon, parsed
from escape_tui.engine.setup import COLOURS, PlayerId, Seat, Setup
from escape_tui.engine.state import Adventurer, Part, State
from escape_tui.engine.temple import Cell, Chamber, ChamberId, Side, Temple
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game
from escape_tui.rules.exploring import as_laid

CATALOGUE = load()

SIDES = {"N": Side.NORTH, "E": Side.EAST, "S": Side.SOUTH, "W": Side.WEST}

N, E, S, W = Side.NORTH, Side.EAST, Side.SOUTH, Side.WEST

BASE_TEMPLE = "basic-01:E start basic-02:W"

Kind = TypeVar("Kind", bound=Event)
PartKind = TypeVar("PartKind", bound=Part)


class UnscriptedRoll(AssertionError):
    """The rules rolled more dice than the scene said."""


class ScriptedChance:
    """Dice as scripted; every other stream as scripted, or from a fixed seed."""

    def __init__(self) -> None:
        self.draws = 0
        self._scripts: dict[str, list[int]] = {}
        self._seeded = SeededChance(1)

    def script(self, stream: str, numbers: Iterable[int]) -> None:
        self._scripts.setdefault(stream, []).extend(numbers)

    def number(self, stream: str, place: int, bound: int) -> int:
        self.draws += 1
        if script := self._scripts.get(stream):
            return script.pop(0)
        if stream.startswith("dice-"):
            raise UnscriptedRoll(f"nobody said what {stream} shows")
        return self._seeded.number(stream, place, bound)


class Scene:
    """A game in the middle of things.

    *drawing* has a line a row and a word a cell: `.` for an empty space, or a tile with the side to which its
    stairs point (`basic-07:N`). The start chamber lies in the middle of the grid. *dice* writes a row:
    a letter is a ready die, `K*` a held one, `B` a locked one, `-` a spent one. *at* puts players elsewhere
    than into the start chamber. The clock shows 0:00, and in practice (the default) nothing ends it.
    """

    def __init__(
        self,
        drawing: str = BASE_TEMPLE,
        *,
        players: int = 2,
        dice: Mapping[PlayerId, str] | None = None,
        at: Mapping[PlayerId, ChamberId] | None = None,
        pile: str = "exit",
        depot: int = 7,
        modules: tuple[str, ...] = (),
        options: Mapping[str, int | str] | None = None,
        picks: Mapping[PlayerId, Mapping[str, str]] | None = None,
        soundtrack: str | None = None,
        **setup: object,
    ) -> None:
        seats = tuple(
            Seat(f"player {number}", COLOURS[number], dict((picks or {}).get(number, {})))
            for number in range(players)
        )
        self.chance = ScriptedChance()
        agreed = Setup(seats, modules, dict(options or {}), soundtrack=soundtrack, **setup)  # type: ignore[arg-type]
        self.game = new_game(agreed, CATALOGUE, self.chance)
        self.game.advance(CATALOGUE.numbers.count_in_ms)
        self.happened: list[Event] = []
        self.put(temple=temple(drawing), pile=tuple(pile.split()), depot=depot)
        for player, chamber in (at or {}).items():
            self.put_adventurer(player, chamber=chamber)
        for player, written in (dice or {}).items():
            self.give(player, written)

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def temple(self) -> Temple:
        return self.game.state.temple

    def put(self, **changes: object) -> None:
        """Change the state by hand, as nobody in a game could."""
        self.game.state = replace(self.game.state, **changes)

    def put_part(self, part: Part) -> None:
        self.game.state = self.game.state.with_part(part)

    def put_adventurer(self, player: PlayerId, **changes: object) -> None:
        changed = replace(self.game.state.adventurers[player], **changes)
        self.game.state = self.game.state.with_adventurer(changed)

    def give(self, player: PlayerId, written: str) -> None:
        """Give *player* the dice *written*."""
        self.put_adventurer(player, dice=dice(written))

    def part(self, kind: type[PartKind]) -> PartKind:
        return self.game.state.part(kind)

    def adventurer(self, player: PlayerId) -> Adventurer:
        return self.game.state.adventurers[player]

    def place(self, player: PlayerId) -> ChamberId | None:
        return self.game.state.adventurers[player].chamber

    def dice(self, player: PlayerId) -> str:
        """The dice of *player* as a scene writes them."""
        return " ".join(_written(die) for die in self.game.state.adventurers[player].dice)

    def chamber(self, id: ChamberId) -> Chamber:
        return self.game.state.temple.chambers[id]

    def script(self, player: PlayerId, faces: str) -> None:
        """The next dice that *player* rolls will show *faces*."""
        self.chance.script(
            f"dice-{player}", (FACES.index(icon) for icon in map(Icon, faces.replace(" ", "")))
        )

    def play(self, command: Command) -> tuple[Event, ...]:
        happened = self.game.play(command)
        self.happened += happened
        # A journal names every state by its digest, so each must have one.
        assert self.game.digest()
        return happened

    def wait(self, seconds: float) -> tuple[Event, ...]:
        happened = self.game.advance(self.game.state.now + round(seconds * 1000))
        self.happened += happened
        return happened

    def clock(self, seconds: float) -> tuple[Event, ...]:
        """Let time pass until the game's clock shows *seconds*."""
        happened = self.game.advance(self.game.state.started_at + round(seconds * 1000))
        self.happened += happened
        return happened

    def refuse(self, command: Command, rule: str, **facts: object) -> RuleError:
        """Assert that *command* is refused by *rule*, changes nothing, and says at least *facts*."""
        before, draws = self.game.state, self.chance.draws
        for attempt in (self.game.check, self.game.play):
            with pytest.raises(RuleError) as caught:
                attempt(command)
            assert self.game.state is before
            assert self.chance.draws == draws
        refusal = caught.value
        assert refusal.rule == rule, f"refused by {refusal.rule} {refusal.facts}, not by {rule}"
        for name, fact in facts.items():
            is_price = name in ("needs", "missing")
            assert refusal.facts.get(name) == (parsed(str(fact)) if is_price else fact), refusal.facts
        return refusal

    def is_offered(self, command: Command) -> bool:
        """Whether the engine lists *command* as something its player can do now."""
        return any(
            offer.command == command and offer.is_allowed for offer in self.game.offers(command.player)
        )

    def told(self, kind: type[Kind]) -> list[Kind]:
        """Every event of *kind* since the scene began."""
        return [event for event in self.happened if isinstance(event, kind)]


def temple(drawing: str) -> Temple:
    """The temple of a drawing, the start chamber (or the first tile) in the middle of the grid."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    placed = [(x, y, word) for y, row in enumerate(rows) for x, word in enumerate(row) if word != "."]
    x0, y0 = next(((x, y) for x, y, word in placed if word.startswith("start")), placed[0][:2])
    chambers: list[Chamber] = []
    for x, y, word in placed:
        tile, _, stairs = word.partition(":")
        chambers += as_laid(CATALOGUE.tiles[tile], Cell(x - x0, y - y0), SIDES[stairs or "S"])
    return Temple().with_chambers(chambers)


def dice(written: str) -> tuple[Die, ...]:
    """`"A K* B -"` as dice: ready, held, locked, spent."""
    return tuple(_read(word) for word in written.split())


def _read(word: str) -> Die:
    if word == "-":
        return Die(Icon.ADVENTURER, DieState.SPENT)
    if word == "?":
        return Die(Icon.ADVENTURER, DieState.TUMBLING)
    if word == "B":
        return Die(Icon.BLACK, DieState.LOCKED)
    return Die(Icon(word[0]), DieState.HELD if word.endswith("*") else DieState.READY)


def _written(die: Die) -> str:
    marks = {DieState.SPENT: "-", DieState.TUMBLING: "?", DieState.LOCKED: "B", DieState.HELD: f"{die.face}*"}
    return marks.get(die.state, str(die.face))
