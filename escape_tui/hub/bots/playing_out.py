"""Playing out: bots play a game on in virtual time."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from escape_tui.engine.effect import Event, RuleError
from escape_tui.engine.game import Game
from escape_tui.engine.setup import Setup
from escape_tui.engine.state import Millis
from escape_tui.hub.bots.bot import Bot
from escape_tui.hub.bots.bot_sight import BotSight
from escape_tui.hub.bots.companion import Companion
from escape_tui.hub.bots.council import Council
from escape_tui.hub.record.record import Journal
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.rules.calling import Talked


class BotActs(NamedTuple):
    """How often bots acted: *commands* played, *refusals*, and *waits* in which they did nothing."""

    commands: int
    refusals: int
    waits: int


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
) -> BotActs:
    """Let *bots* play *game* to its end, or *until* a game time, and *tell* its events."""
    team, sight = tuple(bots), BotSight(game)
    seen = {bot.player: sight.of(bot.player) for bot in team}
    commands = refusals = waits = 0
    while game.state.ending is None:
        at, _, bot = min([(bot.next_at(seen[bot.player]), bot.player, bot) for bot in team])
        if until is not None and at > until:
            game.advance(until)
            break
        passed = game.advance(at)
        if journal is not None and passed:
            journal.note(game, None, passed)
        tell(passed)
        seen[bot.player] = sight.of(bot.player)
        command = bot.act(seen[bot.player])
        if command is None:
            waits += 1
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
    return BotActs(commands, refusals, waits)


def _let_hear(team: tuple[Bot, ...], sight: BotSight, events: tuple[Event, ...]) -> None:
    for talk in events:
        if isinstance(talk, Talked):
            for bot in team:
                bot.heard(sight.of(bot.player), talk)
