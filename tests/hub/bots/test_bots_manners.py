"""Companions with manners: they answer calls, ask before they spend, and leave doors to people."""

from itertools import pairwise

import pytest

from escape_tui.engine.effect import Command
from escape_tui.engine.setup import Seat, Setup
from escape_tui.engine.state import Millis
from escape_tui.hub.bots.bot import Bot
from escape_tui.hub.bots.companion import Companion
from escape_tui.hub.bots.council import Council
from escape_tui.hub.bots.manner import Manner
from escape_tui.hub.bots.speech import REPEATED_MS
from escape_tui.hub.bots.strategy.bot_task import Purpose
from escape_tui.hub.bots.strategy.courtesy import ACTIVE_MS, LAYS_EVERY_MS, READING_MS
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.rules.calling import Call, Called
from escape_tui.rules.dice import FreeDice, Roll
from escape_tui.rules.moving import Enter
from escape_tui.scene.words.narration import VOICES, Narrator
from escape_tui.scene.words.words import LANGUAGES, Words
from tests.bench.company import visit
from tests.temple import CATALOGUE, Scene

#: How soon a call is answered.
SOON_MS: Millis = 3_000


def companion(manner: Manner = Manner.COMPANIONABLE) -> Companion:
    return Companion(0, SeededChance(1), Council(manner=manner))


def answer(scene: Scene, bot: Bot, call: Called) -> Command | None:
    """What *bot* does first after a person's *call*, at the latest when an answer is due."""
    bot.heard(scene.game, call)
    at = bot.next_at(scene.game)
    assert at <= scene.game.state.now + SOON_MS
    scene.game.advance(at)
    return bot.act(scene.game)


def test_come_here_gets_a_yes_and_a_walk() -> None:
    scene = Scene(
        "basic-01:E start basic-02:W", players=2, at={0: "basic-02", 1: "start"}, dice={0: "A A A A A"}
    )
    bot = companion()
    assert answer(scene, bot, Called(1, "come", "start")) == Call(0, "yes")
    walks = []
    for _ in range(4):
        scene.game.advance(bot.next_at(scene.game))
        walks.append(bot.act(scene.game))
    assert any(isinstance(command, Enter) for command in walks)


def test_a_companion_beside_a_locked_caller_rolls_for_gold() -> None:
    scene = Scene(players=2, dice={0: "T T A K A", 1: "B B B B B"})
    bot = companion()
    for _ in range(3):
        assert answer(scene, bot, Called(1, "help", "start")) == Call(0, "yes")
        scene.game.advance(bot.next_at(scene.game))
        assert isinstance(bot.act(scene.game), Roll)


@pytest.mark.parametrize(("dice", "reason"), [("B B B B B", "no-locked"), ("A A A A A", "yes")])
def test_a_companion_without_dice_says_why_it_does_not_come(dice: str, reason: str) -> None:
    scene = Scene("basic-01:E start basic-02:W", players=2, at={0: "basic-02", 1: "start"}, dice={0: dice})
    assert answer(scene, companion(), Called(1, "come", "start")) == Call(0, reason)


def test_one_companion_answers_and_the_nearest_one() -> None:
    scene = Scene("basic-01:E start basic-02:W", players=3, at={0: "basic-02", 1: "start", 2: "start"})
    council = Council(manner=Manner.QUIET)
    far, near = (Companion(player, SeededChance(1), council) for player in (0, 1))
    call = Called(2, "come", "start")
    far.heard(scene.game, call)
    near.heard(scene.game, call)
    assert council.answering.is_due(1)
    assert not council.answering.is_due(0)


def test_dice_that_people_hold_are_spent_only_after_a_question_and_never_after_wait() -> None:
    answering = Council().answering
    assert answering.question(0, 0, "gems x") == Call(0, "ask-dice")
    assert answering.question(500, 0, "gems x") is None
    assert not answering.may_spend(1_000, "gems x")
    assert answering.may_spend(3_000, "gems x")
    scene = Scene(players=2)
    council = Council()
    bot = Companion(0, SeededChance(1), council)
    council.answering.question(scene.game.state.now, 0, "gems x")
    bot.heard(scene.game, Called(1, "wait", "start"))
    assert not council.answering.may_spend(scene.game.state.now + 5_000, "gems x")


def test_quiet_companions_only_answer() -> None:
    scene = Scene(players=2, dice={0: "B B B B B"})
    assert not isinstance(companion(Manner.QUIET).act(scene.game), Call)
    assert companion().act(scene.game) == Call(0, "greet")


def test_nobody_chatters_in_a_countdown() -> None:
    scene = Scene("exit:E start basic-02:W", players=2, dice={0: "B B B B B"}, soundtrack="1")
    scene.clock(595)
    assert not isinstance(companion().act(scene.game), Call)


def test_a_person_who_frees_a_companion_is_thanked() -> None:
    scene = Scene(players=2, dice={0: "B B B B B", 1: "G A A A A"})
    bot = companion()
    for _ in range(3):
        bot.act(scene.game)
    scene.play(FreeDice(1, 0))
    assert bot.act(scene.game) == Call(0, "thanks")


@pytest.mark.parametrize("manner", Manner)
def test_doors_are_left_to_an_active_person(manner: Manner) -> None:
    scene = Scene("basic-01:E start basic-02:W", players=2, soundtrack="1", depot=9)
    council = Council(manner=manner)
    Companion(0, SeededChance(1), council)
    council.view(scene.game)
    doors = council.tasks[0].purpose is Purpose.EXPLORE
    assert doors == (manner is Manner.EAGER)
    scene.game.advance(scene.game.state.now + ACTIVE_MS + 1)
    council.view(scene.game)
    assert doors == (council.tasks[0].purpose is Purpose.EXPLORE), "newcomers may read first"
    scene.game.advance(scene.game.state.now + READING_MS)
    council.view(scene.game)
    assert council.tasks[0].purpose is Purpose.EXPLORE


def test_companions_lay_chambers_one_at_a_time_while_a_person_plays() -> None:
    played = visit(5_003, Manner.COMPANIONABLE)
    assert played.all_laid - played.laid <= 600_000 // LAYS_EVERY_MS + 1
    assert played.laid * 4 >= played.all_laid


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_companion_has_a_voice_and_a_stand_in_has_none(language: str) -> None:
    seats = (Seat("Bot red", "red"), Seat("Bot blue", "blue"), Seat("Ann", "green"))
    narrator, scene = Narrator(Words(language), Setup(seats), CATALOGUE), Scene(players=3)
    for call in VOICES:
        said = [narrator.told(Called(player, call, "start"), scene.game.state) for player in range(3)]
        assert said[0].startswith("Rukal")
        assert said[1].startswith("Bixal")
        assert len({line.split(":", 1)[1] for line in said}) == 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("call", ["help", "gold", "yes", "thanks"])
def test_a_companion_says_the_same_in_other_words_the_next_time(language: str, call: str) -> None:
    narrator, scene = Narrator(Words(language), Setup((Seat("Bot red", "red"),)), CATALOGUE), Scene(players=1)
    said = []
    for _ in range(4):
        said.append(narrator.told(Called(0, call, "start"), scene.state))
        scene.game.advance(scene.state.now + REPEATED_MS)
    assert all(one != other for one, other in pairwise(said))


def test_wait_is_not_answered_with_a_walk() -> None:
    scene = Scene("basic-01:E start basic-02:W", players=2, at={0: "basic-02", 1: "start"})
    bot = companion()
    assert answer(scene, bot, Called(1, "wait", "start")) == Call(0, "waits")
    scene.game.advance(bot.next_at(scene.game))
    assert not isinstance(bot.act(scene.game), Enter)


def test_gold_is_offered_only_by_a_companion_who_has_some_and_is_elsewhere() -> None:
    for dice, here, offers in (
        ("G A A A A", "basic-02", True),
        ("T A A A A", "basic-02", False),
        ("G", "start", False),
    ):
        scene = Scene(players=2, at={0: here}, dice={0: dice, 1: "B B B B B"})
        bot = companion(Manner.EAGER)
        calls = [bot.act(scene.game) for _ in range(2)]
        assert (Call(0, "gold") in calls) == offers, dice
