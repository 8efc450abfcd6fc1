"""Simulating: bots play whole games in virtual time, and the results are counted."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from hashlib import blake2b
from math import sqrt
from multiprocessing import get_context
from statistics import median

from msgspec import Struct

from escape_tui.content.catalogue import load
from escape_tui.engine.effect import Event, RuleError
from escape_tui.engine.game import Game
from escape_tui.engine.setup import Setup
from escape_tui.engine.state import Millis
from escape_tui.hub.bots.bot import Bot
from escape_tui.hub.bots.bot_sight import Sight
from escape_tui.hub.bots.companion import Companion
from escape_tui.hub.bots.council import Council
from escape_tui.hub.program.conversation import BotTrouble
from escape_tui.hub.program.workbench import WORKBENCH
from escape_tui.hub.record.record import Journal
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game
from escape_tui.rules.calling import Talked

#: Quantile of the normal distribution for a 95 % interval.
CONFIDENCE_Z = 1.959964


class Outcome(Struct, frozen=True):
    """The result of one game."""

    seed: int
    is_won: bool
    rule: str
    ended_at: Millis
    commands: int
    refusals: int
    digest: str


class Report(Struct, frozen=True):
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


def companions(setup: Setup, seed: int, first: int = 0) -> tuple[Bot, ...]:
    """A companion for every seat from *first* on, all in one council; their timing has its own random
    numbers."""
    chance, council = SeededChance(seed), Council()
    return tuple(Companion(player, chance, council) for player in range(first, len(setup.seats)))


def _to_nobody(events: tuple[Event, ...]) -> None:
    pass


def play_out(
    game: Game,
    bots: Iterable[Bot],
    journal: Journal | None = None,
    tell: Callable[[tuple[Event, ...]], None] = _to_nobody,
    until: Millis | None = None,
) -> tuple[int, int]:
    """Let *bots* play *game* to its end, or *until* a game time, and *tell* its events; returns the numbers
    of commands played and refused."""
    team, sight = tuple(bots), Sight(game)
    seen = {bot.player: sight.of(bot.player) for bot in team}
    commands = refusals = 0
    while game.state.ending is None:
        at, _, bot = min([(bot.next_at(seen[bot.player]), bot.player, bot) for bot in team])
        if until is not None and at > until:
            game.advance(until)
            break
        passed = game.advance(at)
        if journal is not None and passed:
            journal.pass_by(game, passed)
        tell(passed)
        seen[bot.player] = sight.of(bot.player)
        command = bot.act(seen[bot.player])
        if command is None:
            continue
        try:
            events = game.play(command)
        except RuleError:
            refusals += 1
            bot.refused(sight.of(bot.player), command)
            continue
        commands += 1
        tell(events)
        _let_hear(team, sight, events)
        if journal is not None:
            journal.note(game, command, events)
    return commands, refusals


def _let_hear(team: tuple[Bot, ...], sight: Sight, events: tuple[Event, ...]) -> None:
    for talk in events:
        if isinstance(talk, Talked):
            for bot in team:
                bot.heard(sight.of(bot.player), talk)


def simulate_one(setup: Setup, seed: int, programs: tuple[str, ...] = ()) -> Outcome:
    """Play a game of companions; the first seats belong to *programs*, which are commands to start."""
    game = new_game(setup, load(), SeededChance(seed))
    try:
        commands, refusals = _played(game, setup, seed, programs)
    except BotTrouble as trouble:
        WORKBENCH.close()
        raise BotTrouble(f"{trouble} (The game had the seed {seed}.)") from None
    ending = game.state.ending
    assert ending is not None
    return Outcome(seed, ending.is_won, ending.rule, ending.at, commands, refusals, game.digest())


def _played(game: Game, setup: Setup, seed: int, programs: tuple[str, ...]) -> tuple[int, int]:
    seats = WORKBENCH.seats(programs, game)

    def tell(events: tuple[Event, ...]) -> None:
        for seat in seats:
            seat.note(game, events)

    played = play_out(game, (*seats, *companions(setup, seed, first=len(seats))), tell=tell)
    for seat in seats:
        seat.finish()
    return played


def simulate(
    setup: Setup, games: int, seed: int, jobs: int, programs: tuple[str, ...] = ()
) -> Iterator[Outcome]:
    """Play *games* games of companions and *programs* in *jobs* processes; the outcomes come in the order of
    their seeds. Raises `BotTrouble` if a program can't play."""
    seeds = range(seed, seed + games)
    play = partial(simulate_one, setup, programs=programs)
    if jobs == 1:
        yield from map(play, seeds)
        WORKBENCH.close()
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(play, seeds, chunksize=max(1, min(16, games // jobs)))


def report(outcomes: Iterable[Outcome]) -> Report:
    """The summary of *outcomes*; its digest depends on all of them and on their order."""
    all_games = tuple(outcomes)
    wins = [outcome.ended_at / 1000 for outcome in all_games if outcome.is_won]
    digest = blake2b(digest_size=16)
    for outcome in all_games:
        digest.update(outcome.digest.encode())
    return Report(
        games=len(all_games),
        won=len(wins),
        win_rate=len(wins) / len(all_games),
        interval=wilson(len(wins), len(all_games)),
        median_win_seconds=median(wins) if wins else None,
        commands=sum(outcome.commands for outcome in all_games),
        refusals=sum(outcome.refusals for outcome in all_games),
        digest=digest.hexdigest(),
    )


def wilson(won: int, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a rate, after *won* of *games*."""
    z2 = CONFIDENCE_Z**2
    rate = won / games
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = CONFIDENCE_Z / (1 + z2 / games) * sqrt(rate * (1 - rate) / games + z2 / (4 * games**2))
    return max(0.0, middle - half), min(1.0, middle + half)
