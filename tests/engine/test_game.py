"""The engine itself: all or nothing, deadlines in order, choices, offers, the clock and the digest."""

import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from escape_tui.engine.effect import Command, Effect, Event, Module, Question, RuleError, require
from escape_tui.engine.game import Attempt, EndlessReaction, Game
from escape_tui.engine.happenings import ChoiceOpened, ChoiceSettled, ClockResumed, ClockStopped
from escape_tui.engine.setup import PlayerId, Setup
from escape_tui.engine.state import Choice, Millis, Moment, Part, State
from escape_tui.rules.dice import Roll
from escape_tui.rules.moving import Enter
from tests.rules.standing_in import happen, with_module
from tests.temple import Scene, W

ASKED = "base.escape-gift"


class Coffer(Part, frozen=True):
    coins: int = 0
    has_charm: bool = False


class Earned(Event, frozen=True):
    coins: int

    def apply(self, state: State) -> State:
        coffer = state.part(Coffer)
        return state.with_part(replace(coffer, coins=coffer.coins + self.coins))


class CharmFound(Event, frozen=True):
    def apply(self, state: State) -> State:
        return state.with_part(replace(state.part(Coffer), has_charm=True))


class Broke(Event, frozen=True):
    """Something that cannot happen."""

    def apply(self, state: State) -> State:
        raise ZeroDivisionError


class BellRings(Moment, frozen=True):
    name: str


class Rang(Event, frozen=True):
    name: str


class BellSet(Event, frozen=True):
    at: Millis
    name: str
    is_outside: bool = False

    def apply(self, state: State) -> State:
        return state.with_deadline(self.at, BellRings(self.name), is_outside=self.is_outside)


class Earn(Command, frozen=True):
    coins: int


class FindCharm(Command, frozen=True):
    pass


class Stumble(Command, frozen=True):
    pass


class Gamble(Command, frozen=True):
    """Draws a number, and breaks unless it may earn it."""

    breaks: bool


class Wait(Command, frozen=True):
    """Does nothing at all."""


class Answer(Command, frozen=True):
    coins: int


class Worth(Question[int], frozen=True):
    def plain(self, game: Game) -> int:
        return game.state.part(Coffer).coins


def earn(game: Game, command: Earn) -> Iterator[Event]:
    require(command.coins > 0, "base.refusal", coins=command.coins)
    yield Earned(command.coins)


def find_charm(game: Game, command: FindCharm) -> Iterator[Event]:
    yield CharmFound()


def stumble(game: Game, command: Stumble) -> Iterator[Event]:
    yield Earned(1)
    yield Broke()


def gamble(game: Game, command: Gamble) -> Iterator[Event]:
    yield Earned(game.draw("luck", 1_000_000))
    if command.breaks:
        yield Broke()


def wait(game: Game, command: Wait) -> Iterable[Event]:
    return ()


def answer(game: Game, command: Answer) -> Iterator[Event]:
    yield Earned(command.coins)
    if command.coins < 100:
        yield ChoiceSettled(command.player, ASKED)


def answers(game: Game, choice: Choice) -> Iterator[Command]:
    coins = game.state.part(Coffer).coins
    if coins < 1_000:
        yield Answer(choice.player, 100 if coins else 5)
        yield Answer(choice.player, 1)


def ring(game: Game, moment: BellRings) -> Iterator[Event]:
    yield Rang(moment.name)


class Charm(Effect):
    """In play once it is found: doubles what the coffer is worth, forbids stumbling, pays for every bell."""

    def forbid(self, game: Game, command: Command) -> None:
        if isinstance(command, Stumble):
            raise RuleError("base.refusal", reason="charmed")

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        match question:
            case Worth():
                return answer * 2
            case Attempt(command=Wait(player=player)):
                return Earn(player, 7)
        return answer

    def react(self, game: Game, event: Event) -> Iterable[Event]:
        if isinstance(event, Rang):
            yield Earned(1)


class Purser(Module):
    id = "purser"
    rules = {Earn: earn, FindCharm: find_charm, Stumble: stumble, Gamble: gamble, Wait: wait, Answer: answer}
    moments = {BellRings: ring}
    choices = {ASKED: answers}

    def effects(self, state: State) -> Iterable[Effect]:
        return (Charm(),) if state.part(Coffer).has_charm else ()

    def veil(self, state: State, viewer: PlayerId | None) -> State:
        return state if viewer == 0 else state.with_part(Coffer(-1))

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        yield Earn(player, 1)
        yield Earn(player, 0)


class Echo(Module):
    """Answers everything earned by earning *times* more, without end."""

    id = "echo"

    def __init__(self, times: int, until: int) -> None:
        self.times = times
        self.until = until

    def react(self, game: Game, event: Event) -> Iterable[Event]:
        if isinstance(event, Earned) and event.coins < self.until:
            for _ in range(self.times):
                yield Earned(event.coins + 1)


def coffers() -> Scene:
    scene = Scene()
    scene.put_part(Coffer())
    scene.game = with_module(scene, Purser())
    return scene


def bells(scene: Scene) -> list[str]:
    return [event.name for event in scene.told(Rang)]


def test_a_command_is_done_and_tells_what_happened() -> None:
    scene = coffers()
    assert scene.play(Earn(0, 3)) == (Earned(3),)
    assert scene.part(Coffer).coins == 3
    assert scene.play(Wait(0)) == ()


def test_a_refused_command_changes_nothing_and_says_why() -> None:
    coffers().refuse(Earn(0, 0), "base.refusal", coins=0)


def test_a_command_that_breaks_half_way_leaves_no_trace() -> None:
    scene = coffers()
    before = scene.state
    with pytest.raises(ZeroDivisionError):
        scene.play(Stumble(0))
    assert scene.state is before
    assert scene.play(Earn(0, 1)) == (Earned(1),)


def test_what_fails_has_drawn_nothing() -> None:
    scene, other = coffers(), coffers()
    with pytest.raises(ZeroDivisionError):
        scene.play(Gamble(0, breaks=True))
    assert scene.game.digest() == other.game.digest()
    assert scene.play(Gamble(0, breaks=False)) == other.play(Gamble(0, breaks=False))
    assert scene.state.drawn["luck"] == 1
    assert scene.game.digest() == other.game.digest()


def test_what_was_drawn_is_nobody_elses_business() -> None:
    scene = coffers()
    scene.play(Gamble(0, breaks=False))
    assert scene.game.seen_by(0).drawn == scene.game.seen_by(None).drawn == {}


def test_a_deadline_that_breaks_half_way_is_still_due() -> None:
    scene = coffers()
    happen(scene, BellSet(scene.state.now + 10, "cracked"))
    before = scene.state
    broken = with_module(scene, type("Cracks", (Module,), {"id": "cracks", "react": _cracks})())
    with pytest.raises(ZeroDivisionError):
        broken.advance(before.now + 10)
    assert broken.state == before


def _cracks(module: Module, game: Game, event: Event) -> Iterator[Event]:
    if isinstance(event, Rang):
        yield Broke()


@pytest.mark.parametrize(("times", "until"), [(1, 100_000), (2, 20)])
def test_effects_that_answer_each_other_without_end_are_stopped_and_undone(times: int, until: int) -> None:
    scene = coffers()
    game = with_module(scene, Echo(times, until))
    before = game.state
    with pytest.raises(EndlessReaction):
        game.play(Earn(0, 1))
    assert game.state is before


def test_a_command_that_nobody_knows_or_from_no_seat_is_refused() -> None:
    scene = coffers()
    Scene().refuse(Earn(0, 1), "screen.combine", reason="unknown-command")
    scene.refuse(Earn(2, 1), "base.players", reason="no-seat", player=2)
    scene.refuse(Earn(-1, 1), "base.players", reason="no-seat")
    assert Earn in scene.game.commands


def test_asking_whether_a_command_is_allowed_draws_no_chance_and_changes_nothing() -> None:
    scene = coffers()
    before = scene.state
    for player in range(2):
        offers = list(scene.game.offers(player))
        assert len(offers) > 5
    assert scene.game.check(Roll(0)) is not None
    assert scene.game.check(Wait(0)) is None
    assert scene.chance.draws == SETUP_DRAWS
    assert scene.state is before


SETUP_DRAWS = Scene().chance.draws


def test_an_offer_says_what_would_begin_it_or_why_it_is_refused() -> None:
    scene = coffers()
    allowed, refused = [offer for offer in scene.game.offers(0) if isinstance(offer.command, Earn)]
    assert (allowed.is_allowed, allowed.cause, allowed.refusal) == (True, Earned(1), None)
    assert (refused.is_allowed, refused.cause) == (False, None)
    assert refused.refusal is not None
    assert refused.refusal.rule == "base.refusal"


def test_an_effect_forbids_adjusts_and_reacts_from_the_moment_it_is_in_play() -> None:
    scene = coffers()
    scene.play(Earn(0, 4))
    assert scene.game.ask(Worth()) == 4
    happen(scene, BellSet(scene.state.now + 10, "first"), BellSet(scene.state.now + 20, "second"))
    scene.wait(0.010)
    scene.play(FindCharm(0))
    assert scene.game.ask(Worth()) == 8
    scene.refuse(Stumble(0), "base.refusal", reason="charmed")
    scene.wait(0.010)
    assert scene.part(Coffer).coins == 5, "only the second bell was paid for"
    assert scene.play(Wait(0)) == (Earned(7),), "an effect may make something else of an attempt"


def test_notes_are_about_one_state_and_gone_with_it() -> None:
    scene = coffers()
    scene.game.notes["coins"] = 0
    assert scene.game.notes == {"coins": 0}
    scene.play(Earn(0, 4))
    assert scene.game.notes == {}


def test_an_effect_by_itself_does_nothing() -> None:
    scene, effect = Scene(), Effect()
    effect.forbid(scene.game, Roll(0))
    assert effect.adjust(scene.game, Worth(), 3) == 3
    assert effect.react(scene.game, Earned(1)) == ()
    module = Module()
    assert module.refuse(scene.state.setup) is None
    assert tuple(module.effects(scene.state)) == ()
    assert module.veil(scene.state, None) is scene.state
    assert tuple(module.offers(scene.game, 0)) == ()


def test_effects_are_equal_that_do_the_same_to_the_same() -> None:
    class Charm(Effect):
        def __init__(self, player: int) -> None:
            self.player = player

    assert Charm(0) == Charm(0)
    assert hash(Charm(0)) == hash(Charm(0))
    assert Charm(0) != Charm(1)
    assert Charm(0) != Effect()


def test_a_question_needs_a_plain_answer() -> None:
    with pytest.raises(NotImplementedError, match="Question"):
        Scene().game.ask(Question())


def test_deadlines_are_reached_in_order_and_those_of_one_instant_as_they_were_set() -> None:
    scene = coffers()
    now = scene.state.now
    happen(
        scene, BellSet(now + 20, "c"), BellSet(now + 10, "a"), BellSet(now + 20, "d"), BellSet(now + 10, "b")
    )
    assert [due.at - now for due in scene.state.deadlines] == [10, 10, 20, 20]
    assert scene.game.next_deadline() == now + 10
    assert scene.state.due(BellRings("c")) == now + 20
    scene.wait(0.015)
    assert bells(scene) == ["a", "b"]
    scene.wait(0.100)
    assert bells(scene) == ["a", "b", "c", "d"]
    assert scene.game.next_deadline() is None


def test_time_never_runs_backwards() -> None:
    scene = coffers()
    now = scene.state.now
    scene.game.advance(now - 500)
    assert scene.state.now == now


def test_while_the_clock_stands_still_only_what_is_outside_is_due_and_the_rest_comes_later() -> None:
    scene = coffers()
    now, elapsed = scene.state.now, scene.state.elapsed
    happen(scene, BellSet(now + 10, "inside"), BellSet(now + 50, "outside", is_outside=True))
    happen(scene, ChoiceOpened(0, ASKED, now + 10), ClockStopped())
    scene.wait(0.040)
    assert bells(scene) == []
    assert scene.game.next_deadline() == now + 50
    scene.wait(0.020)
    assert bells(scene) == ["outside"]
    assert scene.state.elapsed == elapsed
    happen(scene, ClockResumed())
    assert scene.state.due(BellRings("inside")) == now + 70
    assert scene.state.choices == (Choice(0, ASKED, now + 70),)
    assert scene.state.elapsed == elapsed
    scene.wait(0.010)
    assert bells(scene) == ["outside", "inside"]
    assert scene.state.elapsed == elapsed + 10


def test_a_choice_is_settled_by_an_answer() -> None:
    scene = coffers()
    happen(scene, ChoiceOpened(0, ASKED, scene.state.now + 10))
    assert scene.game.options(Choice(0, ASKED, 0)) == (Answer(0, 5), Answer(0, 1))
    assert scene.state.choice(0, ASKED) is not None
    assert scene.state.choice(1, ASKED) is None
    scene.play(Answer(0, 1))
    scene.wait(1)
    assert scene.part(Coffer).coins == 1
    assert scene.state.choices == ()


@pytest.mark.parametrize(("coins", "after"), [(0, 5), (1, 101), (1_000, 1_000)])
def test_a_choice_that_runs_out_plays_its_default_if_there_is_one_and_is_settled(
    coins: int, after: int
) -> None:
    scene = coffers()
    scene.put_part(Coffer(coins))
    happen(scene, ChoiceOpened(0, ASKED, scene.state.now + 10))
    scene.wait(0.010)
    assert scene.part(Coffer).coins == after
    assert scene.told(ChoiceSettled) == [ChoiceSettled(0, ASKED)]
    assert scene.state.choices == ()


def test_everybody_sees_what_is_his_to_see() -> None:
    scene = coffers()
    scene.play(Earn(0, 3))
    assert scene.game.seen_by(0).part(Coffer).coins == 3
    assert scene.game.seen_by(1).part(Coffer).coins == -1
    assert scene.game.seen_by(None).part(Coffer).coins == -1
    assert scene.part(Coffer).coins == 3


def test_a_part_is_there_or_not() -> None:
    assert coffers().state.has_part(Coffer)
    assert not Scene().state.has_part(Coffer)


def test_equal_games_have_equal_digests_and_every_change_shows() -> None:
    one, other = coffers(), coffers()
    assert one.game.digest() == other.game.digest()
    one.play(Earn(0, 1))
    assert one.game.digest() != other.game.digest()
    other.play(Earn(0, 1))
    assert one.game.digest() == other.game.digest()
    one.game.draw("pile", 2)
    assert one.game.digest() != other.game.digest(), "chance that was used up counts too"


TOLD_BY_SEED = """
from escape_tui.content.catalogue import load
from escape_tui.engine.setup import COLOURS, Seat, Setup
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game
from escape_tui.rules.dice import Roll
game = new_game(Setup(tuple(Seat(colour, colour) for colour in COLOURS)), load(), SeededChance(11))
for _ in range(60):
    game.advance(game.state.now + 5_000)
    for player in range(6):
        for offer in list(game.offers(player)):
            if game.offer(offer.command).is_allowed:
                game.play(offer.command)
print(game.digest())
"""


def test_the_digest_is_the_same_under_every_hash_seed() -> None:
    told = {
        subprocess.run(
            [sys.executable, "-c", TOLD_BY_SEED],
            env={"PYTHONHASHSEED": seed},
            cwd=Path(__file__).parent.parent.parent,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1


def test_a_refusal_carries_its_rule_and_its_facts() -> None:
    refusal = RuleError("base.enter", reason="wall")
    assert (refusal.rule, refusal.facts) == ("base.enter", {"reason": "wall"})
    require(True, "base.enter")
    with pytest.raises(RuleError):
        require((), "base.enter")


def test_a_rule_may_make_another_command_come_true_by_its_own_rules() -> None:
    scene = coffers()
    assert list(scene.game.allowed(Earn(0, 2))) == [Earned(2)]
    with pytest.raises(RuleError, match=r"base\.enter"):
        list(scene.game.allowed(Enter(0, W)))
    assert isinstance(scene.state.setup, Setup)
