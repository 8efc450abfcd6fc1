"""The games kept as transcripts: the base game, and one for everything that can be switched on."""

from typing import NamedTuple

from escape_tui.content.catalogue import load
from escape_tui.engine.effect import RuleError
from escape_tui.engine.setup import COLOURS, ModuleId, Seat, Setup
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game

CARDS = ("curses", "treasures")
#: Which card of their character lies before each player, in turn.
SIDES = ("permanent", "activatable")


class Playthrough(NamedTuple):
    """A transcript: its name, what is switched on, with which options, and for how many."""

    name: str
    modules: tuple[ModuleId, ...] = ()
    options: tuple[tuple[str, int | str], ...] = ()
    players: int = 3
    seed: int = 1
    #: When they stop playing and wait for the end.
    seconds: int = 600

    @property
    def setup(self) -> Setup:
        seats = tuple(self._seat(number) for number in range(self.players))
        return Setup(seats, self.modules, dict(self.options))

    def _seat(self, number: int) -> Seat:
        picks = {"card": SIDES[number % 2]} if "character" in self.modules else {}
        return Seat(COLOURS[number].title(), COLOURS[number], picks)


BASE = (Playthrough("base-2", players=2), Playthrough("base-4", players=4))

#: With what company, by which seed and for how long each module shows most of itself.
SHOWN: tuple[Playthrough, ...] = (
    Playthrough("curses", ("curses",), seed=19, seconds=300),
    Playthrough("treasures", ("treasures",), seed=27, seconds=300),
    Playthrough("illusion", ("treasures", "illusion"), seed=17, seconds=300),
    Playthrough("special", (*CARDS, "special"), seed=19, seconds=300),
    Playthrough("quest", ("quest",), (("quest", 3),), seed=4, seconds=300),
    Playthrough("character", ("character",), seed=12, seconds=300),
    Playthrough("trap", ("trap",), (("trap", 4),), seed=9, seconds=300),
    Playthrough("time", ("time",), (("time", 4),), seed=25, seconds=300),
    Playthrough("newchar", ("treasures", "character", "newchar"), seed=7, seconds=300),
    Playthrough("exchange", (*CARDS, "exchange"), seed=2, seconds=300),
    Playthrough("teleport", ("teleport",), seed=20, seconds=430),
    Playthrough("totem", ("totem",), seed=2, seconds=300),
    Playthrough("cursedgem", ("cursedgem",), seed=8, seconds=300),
    Playthrough("pit", (*CARDS, "pit"), seed=31, seconds=300),
    Playthrough("doomed", (*CARDS, "doomed"), seed=22, seconds=300),
    Playthrough("fountain", ("curses", "fountain"), seed=6, seconds=300),
    Playthrough("questplus", ("curses", "questplus"), (("quest", 3),), seed=7, seconds=300),
    Playthrough("maze", (*CARDS, "maze"), seed=2, seconds=300),
    Playthrough("maya", ("maya",), (("calendar", "doomed"),), seed=18, seconds=300),
    Playthrough("challenge", options=(("challenge", "3d"),), players=4, seconds=300),
)

PLAYTHROUGHS: tuple[Playthrough, ...] = (*BASE, *SHOWN)


def refused(playthrough: Playthrough) -> RuleError | None:
    """Why the set-up of *playthrough* cannot work, if it cannot."""
    try:
        new_game(playthrough.setup, load(), SeededChance(playthrough.seed))
    except RuleError as refusal:
        return refusal
    return None
