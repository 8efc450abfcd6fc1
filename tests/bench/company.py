"""How much of the game companions leave to a beginner: doors, gems, the pile, and how many games are won.

`python -m tests.bench.company [SEED] [GAMES] [MANNER]`. The beginner knows what to do, rolls every 1.5 s, and
takes 4 s to decide whenever there is something else to do.
"""

import sys
from functools import partial
from multiprocessing import get_context

from msgspec import Struct

from escape_tui.engine.chance import Chance
from escape_tui.engine.effect import Command, Event
from escape_tui.engine.game import Game
from escape_tui.engine.setup import COLOURS, PlayerId, Seat, Setup
from escape_tui.engine.state import Millis
from escape_tui.hub.analysis.chance.odds import wilson
from escape_tui.hub.bots.companion import Companion
from escape_tui.hub.bots.council import Council
from escape_tui.hub.bots.manner import Manner
from escape_tui.hub.bots.playing_out import play_out
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game
from escape_tui.rules.exploring import Laid
from escape_tui.rules.gems import GemsActivated
from tests.temple import CATALOGUE

PERSON: PlayerId = 0
ROLLS_EVERY_MS: Millis = 1_500
DECIDES_IN_MS: Millis = 4_000


class Beginner(Companion):
    """A person who plays as well as a companion, at a beginner's pace."""

    def __init__(self, player: PlayerId, chance: Chance, players: int) -> None:
        alone = Council()
        alone.members |= set(range(players))
        super().__init__(player, chance, alone)
        self._at: Millis = 0
        self._deed = ""

    def next_at(self, game: Game) -> Millis:
        return max(self._at, super().next_at(game), game.state.started_at)

    def act(self, game: Game) -> Command | None:
        command = super().act(game)
        now, task = game.state.now, self._council.tasks.get(self.player)
        deed = "" if task is None else task.deed
        if deed != self._deed and not game.state.choices:
            self._deed, self._at = deed, now + DECIDES_IN_MS
            return None
        self._at = now + ROLLS_EVERY_MS
        return command


class Visit(Struct, frozen=True):
    """One game with a beginner: chambers laid and gems activated, by them and by all; when the pile ended."""

    is_won: bool
    laid: int
    all_laid: int
    gems: int
    all_gems: int
    pile_ended: Millis | None


def visit(seed: int, manner: Manner, players: int = 4) -> Visit:
    setup = Setup(tuple(Seat(colour, colour) for colour in COLOURS[:players]))
    game = new_game(setup, CATALOGUE, SeededChance(seed))
    chance, council = SeededChance(seed), Council(manner=manner)
    companions = [Companion(player, chance, council) for player in range(1, players)]
    told: list[Event] = []
    ended: list[Millis] = []

    def tell(events: tuple[Event, ...]) -> None:
        told.extend(events)
        if not game.state.pile and not ended:
            ended.append(game.state.elapsed)

    play_out(game, (Beginner(PERSON, chance, players), *companions), tell=tell)
    laid = [event.by for event in told if isinstance(event, Laid) and event.by is not None]
    gems = [event for event in told if isinstance(event, GemsActivated)]
    shared = sum(each.gems for each in gems if PERSON in (each.player, *each.helpers))
    assert game.state.ending is not None
    return Visit(
        game.state.ending.is_won,
        laid.count(PERSON),
        len(laid),
        shared,
        sum(each.gems for each in gems),
        ended[0] if ended else None,
    )


def report(seed: int = 940_001, games: int = 40, manner: Manner = Manner.COMPANIONABLE) -> str:
    with get_context("spawn").Pool(2) as pool:
        visits = pool.map(partial(visit, manner=manner), range(seed, seed + games), chunksize=5)
    won = sum(each.is_won for each in visits)
    low, high = wilson(won, games)
    laid = sum(each.laid for each in visits) / sum(each.all_laid for each in visits)
    gems = sum(each.gems for each in visits) / max(1, sum(each.all_gems for each in visits))
    piles = sorted(each.pile_ended or 600_000 for each in visits)
    early = sum(end < 300_000 for end in piles)
    return (
        f"{manner}, {games} games from seed {seed}: won {won} ({low:.1%} to {high:.1%}); the person "
        f"discovers {laid:.1%} of the chambers and takes part in {gems:.1%} of the gems; the pile ends at "
        f"{piles[games // 2] // 1000} s (median), before 300 s in {early} games."
    )


if __name__ == "__main__":
    first, games, manner = (*sys.argv[1:], *("940001", "40", "companionable")[len(sys.argv) - 1 :])
    print(report(int(first), int(games), Manner(manner)))
