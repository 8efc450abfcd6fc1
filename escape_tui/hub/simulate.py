"""Simulating: bots play whole games in virtual time, and the results are counted."""

from collections.abc import Iterable, Iterator
from functools import cache, partial
from hashlib import blake2b
from multiprocessing import get_context
from pathlib import Path
from statistics import median

from msgspec import Struct

from escape_tui.content.catalogue import Catalogue, load
from escape_tui.engine.effect import Event
from escape_tui.engine.game import Game
from escape_tui.engine.setup import Setup
from escape_tui.engine.state import Millis
from escape_tui.hub.analysis.chance.odds import wilson
from escape_tui.hub.bots.playing_out import BotActs, companions, play_out
from escape_tui.hub.program.conversation import BotTrouble
from escape_tui.hub.program.workbench import WORKBENCH
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game


class SimulatedOutcome(Struct, frozen=True):
    """The result of one game."""

    seed: int
    is_won: bool
    rule: str
    ended_at: Millis
    commands: int
    refusals: int
    digest: str


class SimulationReport(Struct, frozen=True):
    """The results of many games."""

    games: int
    won: int
    win_rate: float
    #: The 95 % Wilson interval of the win rate.
    interval: tuple[float, float]
    #: Game time in seconds; `None` if no game was won.
    median_win_seconds: float | None
    commands: int
    refusals: int
    digest: str


def simulate_one(
    setup: Setup, seed: int, programs: tuple[str, ...] = (), edition: Path | None = None
) -> SimulatedOutcome:
    """Play a game of companions with the tiles and cards of *edition*; the first seats belong to *programs*,
    which are commands to start."""
    game = new_game(setup, _printed(edition), SeededChance(seed))
    try:
        played = _played(game, setup, seed, programs)
    except BotTrouble as trouble:
        WORKBENCH.close()
        raise BotTrouble(f"{trouble} (The game had the seed {seed}.)") from None
    ending = game.state.ending
    assert ending is not None
    return SimulatedOutcome(
        seed, ending.is_won, ending.rule, ending.at, played.commands, played.refusals, game.digest()
    )


@cache
def _printed(edition: Path | None) -> Catalogue:
    return load(edition)


def _played(game: Game, setup: Setup, seed: int, programs: tuple[str, ...]) -> BotActs:
    seats = WORKBENCH.seats(programs, game)

    def tell(events: tuple[Event, ...]) -> None:
        for seat in seats:
            seat.note(game, events)

    played = play_out(game, (*seats, *companions(setup, seed, first=len(seats))), tell=tell)
    for seat in seats:
        seat.finish()
    return played


def simulate(
    setup: Setup,
    games: int,
    seed: int,
    jobs: int,
    programs: tuple[str, ...] = (),
    edition: Path | None = None,
) -> Iterator[SimulatedOutcome]:
    """Play *games* games of companions and *programs* in *jobs* processes; the outcomes come in the order of
    their seeds. Raises `BotTrouble` if a program can't play."""
    seeds = range(seed, seed + games)
    play = partial(simulate_one, setup, programs=programs, edition=edition)
    if jobs == 1:
        yield from map(play, seeds)
        WORKBENCH.close()
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(play, seeds, chunksize=max(1, min(16, games // jobs)))


def report(outcomes: Iterable[SimulatedOutcome]) -> SimulationReport:
    """The summary of *outcomes*; its digest depends on all of them and on their order."""
    all_games = tuple(outcomes)
    wins = [outcome.ended_at / 1000 for outcome in all_games if outcome.is_won]
    digest = blake2b(digest_size=16)
    for outcome in all_games:
        digest.update(outcome.digest.encode())
    return SimulationReport(
        games=len(all_games),
        won=len(wins),
        win_rate=len(wins) / len(all_games),
        interval=wilson(len(wins), len(all_games)),
        median_win_seconds=median(wins) if wins else None,
        commands=sum(outcome.commands for outcome in all_games),
        refusals=sum(outcome.refusals for outcome in all_games),
        digest=digest.hexdigest(),
    )
