"""Every command of every card with choices that make no sense: refused with a reason, and nothing changed."""

from random import Random

import pytest

from escape_tui.engine.effect import Command, RuleError
from escape_tui.engine.game import Game
from escape_tui.engine.setup import COLOURS, Seat, Setup
from escape_tui.engine.state import State
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game, set_up_refusals
from escape_tui.scene.modules.box import FACTS
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.words import LANGUAGES, Words
from tests.modules.strange import KINDS, Strange
from tests.rulebook import rule
from tests.soak.accounts import check_accounts, tiles_of
from tests.soak.curious import Curious
from tests.soak.games import lucky_game
from tests.soak.invariants import Books
from tests.soak.luck import stroke
from tests.soak.tables import ALL, hurried, table

HURRIED = hurried()
NARRATORS = {language: Words(language) for language in LANGUAGES}


class Sentences:
    """Whether every refusal is explained, in every language, by a sentence of its own."""

    def __init__(self, setup: Setup) -> None:
        self.narrators = [Narrator(words, setup, HURRIED, FACTS) for words in NARRATORS.values()]
        self.otherwise = [
            words.say("refused-otherwise", rule="").partition(".")[0] for words in NARRATORS.values()
        ]

    def check(self, refusal: RuleError, state: State) -> None:
        for narrator, otherwise in zip(self.narrators, self.otherwise, strict=True):
            sentence = narrator.refusal(refusal, state)
            assert sentence, refusal
            assert "{" not in sentence, f"{refusal}: {sentence}"
            assert not sentence.startswith(otherwise), f"{refusal} has no sentence"


def bother(game: Game, commands: list[Command], sentences: Sentences) -> int:
    """Play each of *commands* on *game* as it stands; returns how many were refused."""
    refused = 0
    before, tiles = game.state, tiles_of(game.state)
    for number, command in enumerate(commands):
        game.state = before
        books = Books(game)
        try:
            books.enter(game.play(command))
        except RuleError as refusal:
            assert game.state is before, command
            sentences.check(refusal, before)
            refused += 1
        else:
            books.check(game, with_codec=False)
            check_accounts(game, tiles)
            game.chance = SeededChance(number)
    game.state = before
    return refused


def strangers(game: Game, random: Random, count: int) -> list[Command]:
    """What strangers shout: anything, and what the game offers with something wrong in it."""
    strange = Strange(game, random)
    shouted = [strange.command(kind) for kind in random.choices(KINDS, k=count)]
    player = random.randrange(len(game.state.adventurers))
    offered = [command for module in game.modules for command in module.offers(game, player)]
    # Of each kind as many: there are far more calls and holds than all the rest.
    kinds = {type(command): command for command in random.sample(offered, len(offered))}
    return shouted + [strange.distorted(command) for command in kinds.values()]


def fuzz(seed: int, steps: int, count: int) -> None:
    """A game of everything, played by the curious and the lucky, in which strangers keep interrupting."""
    setup, random = table(ALL, seed), Random(seed)
    game = lucky_game(setup, seed, HURRIED)
    bots = [Curious(player, SeededChance(seed)) for player in range(len(setup.seats))]
    sentences = Sentences(setup)
    for _ in range(steps):
        bot = min(bots, key=lambda bot: bot.next_at(game))
        game.advance(bot.next_at(game))
        command = stroke(random, bot.player) if random.random() < 0.5 else bot.act(game)
        if command is not None and game.offer(command).is_allowed:
            game.play(command)
        stranger = Game(game.state, game.modules, HURRIED, SeededChance(seed))
        bother(stranger, strangers(game, random, count), sentences)


@rule("base.refusal")
@pytest.mark.parametrize("seed", [3, *(pytest.param(seed, marks=pytest.mark.soak) for seed in (2, 6))])
def test_no_strange_command_breaks_anything_or_goes_unexplained(seed: int) -> None:
    fuzz(seed, steps=200, count=5)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10, 110))
def test_a_quarter_of_a_million_strange_commands_break_nothing(seed: int) -> None:
    fuzz(seed, steps=300, count=5)


@rule("base.refusal", "screen.combine")
def test_every_kind_of_command_is_refused_where_its_module_is_not_in_play() -> None:
    setup = table((), 2)
    game = new_game(setup, HURRIED, SeededChance(1))
    game.advance(HURRIED.numbers.count_in_ms)
    strange, sentences = Strange(game, Random(1)), Sentences(setup)
    unknown = [kind for kind in KINDS if kind not in game.commands]
    assert unknown
    for kind in unknown:
        with pytest.raises(RuleError) as refusal:
            game.play(strange.command(kind))
        assert refusal.value.rule in ("screen.combine", "base.players")
        sentences.check(refusal.value, game.state)


#: Options that mean something, and values that mean nothing.
OPTIONS = ("quest", "trap", "time", "calendar", "special", "challenge", "dragons")
VALUES: tuple[int | str, ...] = (
    -1,
    0,
    1,
    2,
    3,
    4,
    9,
    "doomed",
    "chalice",
    "linked-and-double",
    "4c",
    "3a",
    "",
    "no",
)


def strange_setup(random: Random) -> Setup:
    seats = tuple(strange_seat(random, colour) for colour in COLOURS[: random.randint(0, 6)])
    modules = tuple(random.sample((*ALL, *ALL, "challenge", "dragons"), random.randint(0, 8)))
    options = {random.choice(OPTIONS): random.choice(VALUES) for _ in range(random.randint(0, 3))}
    return Setup(seats, modules, options, soundtrack=random.choice(("1", "2", None, "3")))


def strange_seat(random: Random, colour: str) -> Seat:
    """Mostly a seat as it should be, in *colour*."""
    if random.random() < 0.1:
        colour = random.choice((*COLOURS, "beige"))
    picks = {"character": random.choice((*HURRIED.characters, "nobody"))} if random.random() < 0.2 else {}
    return Seat("Ani", colour, picks)


@rule("screen.combine")
def test_every_set_up_works_or_is_refused_with_reasons() -> None:
    random, accepted, refused = Random(5), 0, 0
    for seed in range(600):
        setup = strange_setup(random)
        refusals = list(set_up_refusals(setup, HURRIED))
        if refusals:
            refused += 1
            with pytest.raises(RuleError):
                new_game(setup, HURRIED, SeededChance(seed))
        else:
            accepted += 1
            game = new_game(setup, HURRIED, SeededChance(seed))
            Books(game).check(game)
            game.advance(HURRIED.numbers.count_in_ms + 1_000)
    assert accepted > 50
    assert refused > 50


@rule("screen.combine")
def test_every_refusal_of_a_set_up_has_its_sentence() -> None:
    random, state = Random(6), new_game(table((), 0), HURRIED, SeededChance(1)).state
    sentences = Sentences(table((), 0))
    for _ in range(400):
        for refusal in set_up_refusals(strange_setup(random), HURRIED):
            sentences.check(refusal, state)
