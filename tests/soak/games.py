"""A soaked game: bots of every sort play it to its end, and after every command everything is looked at."""

from collections import Counter
from random import Random

import msgspec
from msgspec import Struct

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.effect import Command, RuleError
from escape_tui.engine.game import Game
from escape_tui.engine.setup import Setup
from escape_tui.engine.state import Millis
from escape_tui.hub.bots.bot import Bot
from escape_tui.hub.bots.companion import Companion
from escape_tui.hub.bots.council import Council
from escape_tui.hub.record.codec import decode_command
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game
from escape_tui.rules.presence import StepAway
from tests.hub.bots.clueless import Clueless
from tests.soak.accounts import check_accounts, tiles_of
from tests.soak.curious import Curious, LoadedChance
from tests.soak.invariants import Books
from tests.soak.luck import Luck, TryLuck, stroke
from tests.soak.veils import WatchedGame, check_offers_to, check_veils

#: After so many commands, once: what is offered is played on a copy, and every veil is lifted.
LOOK_CLOSER_EVERY = 50
#: So often the state goes through the codec.
PACK_EVERY = 10
#: So many commands of one kind are played on a copy.
TRIED_OF_A_KIND = 3
#: One act in so many, somebody's connection drops instead; and of so many, one is a stroke of luck.
DROPPED_ONE_IN = 120
LUCKY_ONE_IN = 3


class Soaked(Struct, frozen=True):
    """What came of a game: how many commands of each kind, and how often each rule refused one."""

    commands: Counter[str]
    refusals: Counter[str]
    rule: str


def soak(setup: Setup, seed: int, catalogue: Catalogue) -> Soaked:
    """Play, look, and play again from the record; raises `AssertionError` where something is wrong."""
    game = lucky_game(setup, seed, catalogue)
    journal: list[tuple[Millis, Command]] = []
    soaked = Soaked(Counter(), Counter(), "")
    try:
        _play(game, team(setup, seed), journal, soaked)
    except Exception as error:
        last = journal[-1] if journal else None
        error.add_note(
            f"seed {seed}, {setup.modules}, {len(setup.seats)} players, {game.state.now} ms, {last}"
        )
        raise
    _check_replay(setup, seed, journal, game)
    assert game.state.ending is not None
    return Soaked(soaked.commands, soaked.refusals, game.state.ending.rule)


def lucky_game(setup: Setup, seed: int, catalogue: Catalogue) -> Game:
    """A new game in which luck has a chapter of its own."""
    game = new_game(setup, catalogue, LoadedChance(seed))
    return WatchedGame(game.state, (*game.modules, Luck()), catalogue, game.chance)


def team(setup: Setup, seed: int) -> tuple[Bot, ...]:
    """A clueless bot, a curious one or a companion on every seat, in turn."""
    chance, council = SeededChance(seed), Council()
    bots: list[Bot] = []
    for player in range(len(setup.seats)):
        match (seed + 2 * player) % 7:
            case 0:
                bots.append(Clueless(player, chance))
            case 1 | 2:
                bots.append(Companion(player, chance, council))
            case _:
                bots.append(Curious(player, chance))
    return tuple(bots)


def _play(game: Game, bots: tuple[Bot, ...], journal: list[tuple[Millis, Command]], soaked: Soaked) -> None:
    books, tiles, whim, acts = Books(game), tiles_of(game.state), Random(game.digest()), 0
    while game.state.ending is None:
        bot = min(bots, key=lambda bot: (bot.next_at(game), bot.player))
        books.enter(game.advance(bot.next_at(game)))
        command = bot.act(game)
        if whim.randrange(DROPPED_ONE_IN) == 0:
            command = StepAway(bot.player)
        elif whim.randrange(LUCKY_ONE_IN) == 0:
            command = stroke(whim, bot.player)
        if command is not None and _try(game, command, books, soaked):
            journal.append((game.state.now, command))
        acts += 1
        books.check(game, with_codec=acts % PACK_EVERY == 0)
        check_accounts(game, tiles)
        check_offers_to(acts % len(bots), game)
        if acts % LOOK_CLOSER_EVERY == 0:
            look_closer(game)
    look_closer(game)


def _try(game: Game, command: Command, books: Books, soaked: Soaked) -> bool:
    """Play *command*; what the game calls allowed is not refused, and what is refused changes nothing."""
    announced = game.offer(command).refusal
    before = game.state
    refusal = None
    try:
        books.enter(game.play(command))
    except RuleError as error:
        refusal = error
    assert (refusal is None) == (announced is None), f"{command}: announced {announced}, then {refusal}"
    if refusal is None:
        soaked.commands[type(command).__name__] += 1
        return True
    assert game.state is before
    soaked.refusals[refusal.rule] += 1
    return False


def look_closer(game: Game) -> None:
    """What is offered as allowed can be played, every open choice can be answered, nothing shows through."""
    for who in game.state.adventurers:
        tried: Counter[type[Command]] = Counter()
        for offer in game.offers(who.player):
            kind = type(offer.command)
            if offer.is_allowed and tried[kind] < TRIED_OF_A_KIND:
                tried[kind] += 1
                _play_on_a_copy(game, offer.command)
    for choice in game.state.choices if game.state.stopped_at is None else ():
        for option in game.options(choice):
            refusal = game.offer(option).refusal
            assert refusal is None, f"{option} answers {choice.topic} and is refused by {refusal}"
            _play_on_a_copy(game, option)
    check_veils(game)


def _play_on_a_copy(game: Game, command: Command) -> None:
    copy = Game(game.state, game.modules, game.catalogue, SeededChance(game.state.now))
    tiles = tiles_of(game.state)
    books = Books(copy)
    books.enter(copy.play(command))
    books.check(copy, with_codec=False)
    check_accounts(copy, tiles)


def _check_replay(setup: Setup, seed: int, journal: list[tuple[Millis, Command]], played: Game) -> None:
    """The same commands, written down and read again, give the same game to the last bit."""
    game = lucky_game(setup, seed, played.catalogue)
    for at, command in journal:
        game.advance(at)
        is_ours = isinstance(command, TryLuck)
        game.play(command if is_ours else decode_command(msgspec.json.encode(command)))
    game.advance(played.state.now)
    assert game.digest() == played.digest()
