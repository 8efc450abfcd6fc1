"""Set-up: the pile, the first chambers, the exit and the depot, before anybody rolls."""

from collections.abc import Callable, Iterator
from typing import ClassVar

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.chance import Chance, Draws, shuffled
from escape_tui.engine.dice import UNROLLED
from escape_tui.engine.effect import Module, RuleError
from escape_tui.engine.setup import COLOURS, Difficulty, Setup
from escape_tui.engine.state import Adventurer, Part, State
from escape_tui.engine.temple import EXIT, MIDDLE, START, Side, Temple, TileId
from escape_tui.rules.countdown import with_soundtrack
from escape_tui.rules.exploring import as_laid
from escape_tui.rules.fate import Fate

#: How many tiles hide the exit in the base game (base.exit-deep).
TILES_WITH_EXIT = 4

PILE = "pile"


class Preparation:
    """A table being set up: modules change what goes into the pile before it is shuffled."""

    def __init__(
        self, setup: Setup, catalogue: Catalogue, chance: Chance, expansions: tuple["Expansion", ...]
    ) -> None:
        self.setup = setup
        self.expansions = expansions
        self.catalogue = catalogue
        self._draws = Draws(chance)
        #: Tiles shuffled before the first two chambers are drawn.
        self.pile: list[TileId] = [
            tile.id
            for kind in ("main", "basic")
            for tile in catalogue.tiles_of(kind)
            if tile.id not in (START, EXIT)
        ]
        #: Tiles shuffled in after that, before the exit: they are never among the first two.
        self.late: list[TileId] = []
        #: Tiles that, if one of the first two, go back into the middle of the pile after all shuffling.
        self.never_first: list[TileId] = []
        self.put_back: list[TileId] = []
        self.depot = depot(setup, catalogue)
        self.fate_gems = 0 if setup.difficulty is Difficulty.PROFESSIONAL else catalogue.numbers.fate_gems
        self.place_exit: Callable[[Preparation], None] = bury_exit
        self.temple = Temple()
        self.parts: dict[str, Part] = {}

    @property
    def players(self) -> int:
        return len(self.setup.seats)

    @property
    def drawn(self) -> dict[str, int]:
        """How many numbers were drawn from each stream of chance so far."""
        return dict(self._draws.counts)

    def draw(self, stream: str, bound: int) -> int:
        """The next number of *stream*, from 0 to *bound* - 1."""
        return self._draws.below(stream, bound)

    def shuffled(self, tiles: list[TileId]) -> list[TileId]:
        return list(shuffled(self.draw, PILE, tiles))

    def add_part(self, part: Part) -> None:
        self.parts[type(part).__name__] = part


class Expansion(Module):
    """A module that can be switched on: it takes part in the setup."""

    #: The ids of its rules, in the order of the rulebook.
    chapter: ClassVar[tuple[str, ...]]

    def gather(self, preparation: Preparation) -> None:
        """Change what goes into the pile, the depot, and how the exit goes in."""

    def equip(self, preparation: Preparation) -> None:
        """Lay out cards and tokens, after the first chambers and the pile."""


def refusals(setup: Setup, catalogue: Catalogue) -> Iterator[RuleError]:
    """base.players — what is wrong with *setup*, regardless of modules."""
    colours = [seat.colour for seat in setup.seats]
    if not 1 <= len(setup.seats) <= len(COLOURS):
        yield RuleError("base.players", reason="count", players=len(setup.seats))
    if len(set(colours)) < len(colours):
        yield RuleError("base.players", reason="same-colour")
    for colour in colours:
        if colour not in COLOURS:
            yield RuleError("base.players", reason="colour", colour=colour)
    if setup.soundtrack is not None and setup.soundtrack not in catalogue.soundtracks:
        yield RuleError("clock.three-countdowns", reason="unknown", soundtrack=setup.soundtrack)


#: How many gems fewer block the exit of a gentle game, at most.
GENTLE_GEMS = 3


def depot(setup: Setup, catalogue: Catalogue) -> int:
    """base.gems, end.expert, end.professional — how many gems block the exit at first."""
    numbers = catalogue.numbers
    gems = numbers.gems[len(setup.seats) - 1]
    extra = {
        Difficulty.GENTLE: -min(GENTLE_GEMS, gems),
        Difficulty.NORMAL: 0,
        Difficulty.EXPERT: numbers.expert_gems,
        Difficulty.PROFESSIONAL: numbers.professional_gems,
    }
    return gems + extra[setup.difficulty]


def lay_out(setup: Setup, catalogue: Catalogue, chance: Chance, expansions: tuple[Expansion, ...]) -> State:
    """The state before the countdown, with everyone in the start chamber."""
    preparation = Preparation(setup, catalogue, chance, expansions)
    for expansion in expansions:
        expansion.gather(preparation)
    preparation.pile = preparation.shuffled(preparation.pile)
    _lay_first_chambers(preparation)
    preparation.pile = preparation.shuffled(preparation.pile + preparation.late)
    preparation.place_exit(preparation)
    for tile in preparation.put_back:
        preparation.pile.insert(len(preparation.pile) // 2, tile)
    for expansion in expansions:
        expansion.equip(preparation)
    return _at_the_start(preparation)


def bury_exit(preparation: Preparation) -> None:
    """base.exit-deep, base.exit-middle — under the pile among four tiles, or in its middle for one or two."""
    pile = preparation.pile
    if preparation.players <= 2:
        pile.insert(len(pile) // 2, EXIT)
    else:
        bottom = preparation.shuffled([*pile[:TILES_WITH_EXIT], EXIT])
        preparation.pile = pile[TILES_WITH_EXIT:] + bottom


def _lay_first_chambers(preparation: Preparation) -> None:
    """base.first-two — the start in the middle, two chambers beside it, stairs towards it."""
    tiles, pile = preparation.catalogue.tiles, preparation.pile
    preparation.temple = Temple().with_chambers(as_laid(tiles[START], MIDDLE, Side.SOUTH))
    for side in (Side.WEST, Side.EAST):
        while pile[0] in preparation.never_first:
            preparation.put_back.append(pile.pop(0))
        laid = as_laid(tiles[pile.pop(0)], MIDDLE.beyond(side), side.opposite)
        preparation.temple = preparation.temple.with_chambers(laid)


def _at_the_start(preparation: Preparation) -> State:
    """base.five-dice, base.start-together"""
    setup, numbers = preparation.setup, preparation.catalogue.numbers
    dice = numbers.dice_alone if preparation.players == 1 else numbers.dice
    preparation.add_part(Fate(preparation.fate_gems))
    state = State(
        setup=setup,
        temple=preparation.temple,
        pile=tuple(preparation.pile),
        depot=preparation.depot,
        adventurers=tuple(
            Adventurer(player, seat.colour, START, (UNROLLED,) * dice)
            for player, seat in enumerate(setup.seats)
        ),
        parts=dict(preparation.parts),
        drawn=preparation.drawn,
    )
    return with_soundtrack(state, preparation.catalogue)
