"""Programs are told what a person at their place could see, and nothing that lies face down."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from escape_tui.engine.state import State
from escape_tui.hub.clockwork import HandClockwork
from escape_tui.hub.port.messages.wire import encode_saying
from escape_tui.hub.program.game_telling import GameTelling
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.hub.watching.replica import Publisher
from escape_tui.modules.box import new_game
from tests.rulebook import rule
from tests.soak.curious import Curious
from tests.soak.tables import ALL, hurried, table
from tests.soak.veils import check_news

#: A number that nothing else in a game is likely to be.
SEED = 987_654_321_987
HURRIED = hurried()


def played(number: int) -> Iterator[tuple[State, State, list[dict[str, Any]]]]:
    """A whole game with all modules: before and after each act, and its news for everybody who looks on."""
    setup = table(ALL, number)
    game = new_game(setup, HURRIED, SeededChance(SEED))
    publisher = Publisher(game, HandClockwork())
    viewers = (None, *range(len(setup.seats)))
    replicas = [publisher.replica(viewer) for viewer in viewers]
    watches = [replica.watch(lambda: None) for replica in replicas]
    tellings = [GameTelling(1, viewer) for viewer in viewers]
    bots = [Curious(player, SeededChance(number)) for player in range(len(setup.seats))]
    while game.state.ending is None:
        before = game.state
        bot = min(bots, key=lambda bot: bot.next_at(game))
        events = game.advance(bot.next_at(game))
        command = bot.act(game)
        if command is not None and game.offer(command).is_allowed:
            events += game.play(command)
        if events:
            publisher.publish(game.state, events)
            news = [
                encode_saying(telling.news(replica.game, watch.take(), at=game.state.now))
                for telling, replica, watch in zip(tellings, replicas, watches, strict=True)
            ]
            yield before, game.state, [msgspec.json.decode(each) for each in news]


@rule("screen.hidden")
@pytest.mark.parametrize("number", [5, pytest.param(6, marks=pytest.mark.soak)])
def test_no_news_of_a_whole_game_with_everything_on_names_what_lies_face_down(number: int) -> None:
    count = 0
    for before, after, told in played(number):
        for news in told:
            count += 1
            check_news(news, before, after, news["player"])
            assert not {SEED, "seed"}.intersection(numbers_and_names(news))
    assert count > 200


def numbers_and_names(value: object) -> Iterator[object]:
    match value:
        case dict():
            yield from value
            for each in value.values():
                yield from numbers_and_names(each)
        case list():
            for each in value:
                yield from numbers_and_names(each)
        case _:
            yield value
