"""Programs play whole games in virtual time, and what they do wrong is said in a sentence."""

import sys
from pathlib import Path
from shlex import quote

import pytest

from escape_tui.cli.set_up_flags import simulated_seats
from escape_tui.engine.game import Game
from escape_tui.engine.setup import Setup
from escape_tui.hub.program.conversation import BotTrouble, Conversation
from escape_tui.hub.program.program_bot import ProgramBot
from escape_tui.hub.program.workbench import WORKBENCH
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.hub.simulate import report, simulate
from escape_tui.modules.box import new_game
from escape_tui.rules.dice import DiceLand
from tests.temple import CATALOGUE

EXAMPLE = f"{quote(sys.executable)} {Path(__file__).parents[3] / 'examples' / 'bot.py'}"

#: Rolls whenever it may; what else it is told does not matter to it.
ROLLER = """
import json, sys
for line in sys.stdin:
    news = json.loads(line)
    if news["type"] == "GameNews":
        allowed = [each["command"] for each in news.get("offers", ()) if not each["rule"]]
        rolls = [command for command in allowed if command["type"] == "Roll"]
        print(json.dumps({"type": "Play", "command": rolls[0]} if rolls else {"type": "Pass"}), flush=True)
"""


def python(script: str) -> str:
    return f"{quote(sys.executable)} -c {quote(script)}"


def one_seat() -> Game:
    return new_game(Setup(simulated_seats(1, 1)), CATALOGUE, SeededChance(3))


def test_the_same_seeds_give_the_same_games() -> None:
    setup, bots = Setup(simulated_seats(1, 1)), (python(ROLLER),)
    first, again = (report(simulate(setup, 1, 1, 1, bots)) for _ in range(2))
    assert first == again
    assert first.commands >= 3
    assert report(simulate(setup, 1, 2, 1, bots)).digest != first.digest


def test_the_example_plays_whole_games_beside_a_companion() -> None:
    (outcome,) = simulate(Setup(simulated_seats(2, 1)), 1, 7, 1, (EXAMPLE,))
    assert outcome.refusals == 0
    assert outcome.commands > 200


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("/no/such/bot", "cannot be started"),
        ("'", "cannot be started"),
        ("", "cannot be started"),
        (python("raise SystemExit(3)"), "exited during its game, with status 3"),
        (python("input(); print('hello', flush=True); input()"), "sent something that is not a request"),
        (python("input(); print('x' * 20_000, flush=True); input()"), "is not a request: it is too long"),
    ],
)
def test_a_bot_that_cannot_play_is_told_in_a_sentence(command: str, sentence: str) -> None:
    with pytest.raises(BotTrouble, match=sentence) as trouble:
        list(simulate(Setup(simulated_seats(1, 1)), 3, 17, 1, (command,)))
    assert "seed 17" in str(trouble.value)
    WORKBENCH.close()


def asked(script: str, patience_seconds: float = 10.0) -> str:
    """What is said of a bot that is asked once."""
    conversation, game = Conversation(python(script), patience_seconds), one_seat()
    game.advance(game.state.started_at + 1)
    try:
        bot = ProgramBot(0, conversation, game, 1)
        return f"plays {bot.act(game)}"
    except BotTrouble as trouble:
        return str(trouble)
    finally:
        conversation.close()


def test_a_bot_that_is_silent_or_only_talks_is_not_waited_for() -> None:
    assert "said nothing for 0.2 seconds" in asked("import sys; sys.stdin.read()", 0.2)
    assert "without a move" in asked('while True: print(\'{"type":"Look"}\', flush=True)')


def test_a_bot_plays_for_nobody_else() -> None:
    script = """
import json
input()
print('{"type":"Play","id":1,"command":{"type":"Roll","player":4}}', flush=True)
refused = json.loads(input())
assert refused == {"type": "Refused", "id": 1, "reason": "not-yours", "rule": "", "facts": {}}
print('{"type":"Play","id":2,"command":{"type":"Roll","player":0}}', flush=True)
"""
    assert asked(script) == "plays Roll(player=0, dice=None)"


@pytest.mark.soak
def test_the_jobs_that_share_the_work_make_no_difference() -> None:
    setup = Setup(simulated_seats(2, 1))
    alone, shared = (report(simulate(setup, 6, 1, jobs, (EXAMPLE,))) for jobs in (1, 2))
    assert alone == shared


def test_a_bot_is_not_asked_while_its_dice_tumble() -> None:
    game, conversation = one_seat(), Conversation(python(ROLLER))
    try:
        bot = ProgramBot(0, conversation, game, 1)
        game.advance(bot.next_at(game))
        while (command := bot.act(game)) is None:
            game.advance(bot.next_at(game))
        game.play(command)
        assert bot.next_at(game) == game.state.due(DiceLand(0))
        game.advance(bot.next_at(game))
        assert bot.next_at(game) <= game.state.now
    finally:
        conversation.close()
