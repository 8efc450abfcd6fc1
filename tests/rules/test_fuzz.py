"""Random games of legal and illegal commands: nothing breaks, the books balance, a replay is the same."""

from random import Random

import msgspec
import pytest

from escape_tui.engine.effect import Command, RuleError
from escape_tui.engine.game import Game
from escape_tui.engine.setup import COLOURS, Difficulty, Pace, PlayerId, Seat, Setup
from escape_tui.engine.state import Millis
from escape_tui.engine.temple import Side
from escape_tui.hub.record.codec import decode_command
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game
from escape_tui.rules.calling import Call, Say
from escape_tui.rules.dice import FreeDice, Hold, Release, Roll
from escape_tui.rules.ending.leaving import Escape, GiveDie
from escape_tui.rules.exploring import Discover
from escape_tui.rules.fate import AnswerFate, ProposeFate
from escape_tui.rules.gems import ActivateGems
from escape_tui.rules.moving import Enter
from escape_tui.rules.presence import ComeBack, StepAway
from tests.rulebook import rule
from tests.soak.invariants import Books
from tests.temple import CATALOGUE

Timed = tuple[Millis, Command]


def random_setup(random: Random) -> Setup:
    seats = tuple(Seat(colour, colour) for colour in random.sample(COLOURS, random.randint(1, 6)))
    return Setup(
        seats,
        difficulty=random.choice(tuple(Difficulty)),
        pace=random.choice(tuple(Pace)),
        soundtrack=random.choice(("1", "2")),
        is_clock_hidden=random.random() < 0.5,
    )


def any_command(random: Random, player: PlayerId) -> Command:
    """A command that may make no sense at all."""
    number = random.randint(-2, 8)
    return random.choice(
        (
            Roll(player),
            Roll(player, tuple(random.randint(-1, 7) for _ in range(random.randint(0, 4)))),
            Hold(player, number),
            Release(player, number),
            FreeDice(player, number),
            Enter(player, random.choice(tuple(Side))),
            Discover(player, random.choice(tuple(Side))),
            ActivateGems(player, random.choice((None, number))),
            Escape(player),
            GiveDie(player, number),
            ProposeFate(player),
            AnswerFate(player, random.random() < 0.8),
            StepAway(player),
            ComeBack(player),
            Call(player, random.choice(("help", "?"))),
            Say(player, random.choice(("", "here!", "x" * 999))),
        )
    )


def offered(random: Random, game: Game, player: PlayerId) -> Command:
    """Something that the game offers, rather what gets the table on."""
    allowed = [offer.command for offer in game.offers(player) if offer.is_allowed]
    useful = [command for command in allowed if not isinstance(command, Call | Hold | Release | ProposeFate)]
    return random.choice(useful or allowed)


def play_at_random(seed: int, steps: int) -> tuple[Setup, list[Timed], Game]:
    """A random game, checked after every step, with the commands that were allowed in it."""
    random = Random(seed)
    setup = random_setup(random)
    game = new_game(setup, CATALOGUE, SeededChance(seed))
    books, journal = Books(game), list[Timed]()
    for _ in range(steps):
        books.enter(game.advance(game.state.now + random.randint(0, 1_500)))
        player = random.randrange(len(setup.seats))
        is_sane = random.random() < 0.7
        command = offered(random, game, player) if is_sane else any_command(random, random.randint(-1, 6))
        before = game.state
        try:
            books.enter(game.play(command))
            journal.append((game.state.now, command))
        except RuleError:
            assert not is_sane, f"{command} was offered and then refused"
            assert game.state is before
        books.check(game)
    books.enter(game.advance(700_000))
    books.check(game)
    assert game.state.ending is not None
    return setup, journal, game


def assert_replays(seed: int, setup: Setup, journal: list[Timed], played: Game) -> None:
    """The same commands, written down and read again, give the same game to the last bit."""
    game = new_game(setup, CATALOGUE, SeededChance(seed))
    for at, command in journal:
        game.advance(at)
        game.play(decode_command(msgspec.json.encode(command)))
    game.advance(700_000)
    assert game.digest() == played.digest()


@rule("base.refusal")
@pytest.mark.parametrize("seed", range(12))
def test_random_games_break_nothing_and_replay_to_the_same_digest(seed: int) -> None:
    setup, journal, game = play_at_random(seed, steps=150)
    assert_replays(seed, setup, journal, game)


@pytest.mark.soak
@pytest.mark.parametrize("hundred", range(20))
def test_two_thousand_random_games_break_nothing(hundred: int) -> None:
    for seed in range(1_000 + 100 * hundred, 1_100 + 100 * hundred):
        setup, journal, game = play_at_random(seed, steps=400)
        assert_replays(seed, setup, journal, game)
