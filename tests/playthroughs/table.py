"""The games kept as transcripts: the base game, and one for everything that can be switched on."""

from typing import NamedTuple

from escape_tui.content.catalogue import load
from escape_tui.engine.effect import RuleError
from escape_tui.engine.setup import COLOURS, ModuleId, Seat, Setup
from escape_tui.hub.chance import SeededChance
from escape_tui.modules.box import MODULES, new_game


class Playthrough(NamedTuple):
    """A transcript: its name, what is switched on, with which options, and for how many."""

    name: str
    modules: tuple[ModuleId, ...] = ()
    options: tuple[tuple[str, int | str], ...] = ()
    players: int = 3
    seed: int = 1

    @property
    def setup(self) -> Setup:
        seats = tuple(Seat(colour.title(), colour) for colour in COLOURS[: self.players])
        return Setup(seats, self.modules, dict(self.options))


BASE = (Playthrough("base-2", players=2), Playthrough("base-4", players=4))

#: What some modules need besides themselves.
WITH: dict[ModuleId, Playthrough] = {
    "exchange": Playthrough("exchange", ("curses", "treasures", "exchange")),
    "challenge": Playthrough("challenge", options=(("challenge", "3d"),), players=4),
    "illusion": Playthrough("illusion", ("curses", "treasures", "illusion")),
    "pit": Playthrough("pit", ("curses", "treasures", "pit")),
    "doomed": Playthrough("doomed", ("curses", "treasures", "doomed")),
    "fountain": Playthrough("fountain", ("curses", "fountain")),
    "questplus": Playthrough("questplus", ("curses", "quest", "questplus"), players=4),
    "maze": Playthrough("maze", ("curses", "treasures", "maze")),
    "quest": Playthrough("quest", ("quest",), (("quest", 3),), players=4),
}

PLAYTHROUGHS: tuple[Playthrough, ...] = (
    *BASE,
    *(WITH.get(module.id, Playthrough(module.id, (module.id,))) for module in MODULES),
)


def refused(playthrough: Playthrough) -> RuleError | None:
    """Why the set-up of *playthrough* cannot work, if it cannot."""
    try:
        new_game(playthrough.setup, load(), SeededChance(playthrough.seed))
    except RuleError as refusal:
        return refusal
    return None
