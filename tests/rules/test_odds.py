"""The dice agree with the exact odds of reaching a target before everything is kept or locked."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

import pytest

from escape_tui.engine.game import Game
from escape_tui.engine.icon import FACES, Cost, Icon, cost, parsed
from escape_tui.engine.setup import COLOURS, Seat, Setup
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game
from escape_tui.rules.dice import FreeDice, Hold, Roll
from tests.rulebook import rule
from tests.temple import CATALOGUE

#: The chance in percent of showing each target with five dice, by the policy that `reached` plays.
ODDS = {"AA": 98.604, "AK": 97.813, "KK": 95.063, "KKK": 81.789, "KKKK": 54.509, "KKKKK": 18.442}
DICE = 5
TRIES = 500
TRIES_IN_SOAK = 2_000


def falls(dice: int) -> Iterator[tuple[Counter[Icon], float]]:
    """Every way in which *dice* dice can fall, counted icon by icon, with its chance."""
    sides = Counter(FACES)
    for icons in combinations_with_replacement(Icon, dice):
        counts = Counter(icons)
        orders = factorial(dice) // prod(map(factorial, counts.values()))
        yield counts, orders * prod(sides[icon] for icon in icons) / len(FACES) ** dice


def steps(target: Cost, kept: Cost, locked: int) -> dict[tuple[Cost, int], float]:
    """Where a roll can lead with *kept* set aside and *locked* dice locked, and how likely each is."""
    chances: dict[tuple[Cost, int], float] = defaultdict(float)
    for shown, chance in falls(DICE - len(kept) - locked):
        now_kept = cost(((shown + Counter(kept)) & Counter(target)).elements())
        now_locked = max(0, locked + shown[Icon.BLACK] - 2 * shown[Icon.GOLDEN])
        chances[now_kept, now_locked] += chance
    return chances


@cache
def exact(written: str) -> float:
    """The chance of reaching a target, by following what is kept and locked for long enough."""
    target = parsed(written)
    moves: dict[tuple[Cost, int], dict[tuple[Cost, int], float]] = {}
    unseen: list[tuple[Cost, int]] = [((), 0)]
    while unseen:
        state = unseen.pop()
        if state not in moves:
            moves[state] = {} if state[0] == target else steps(target, *state)
            unseen += moves[state]
    worth = {state: float(state[0] == target) for state in moves}
    for _ in range(400):
        worth = {
            state: sum(chance * worth[after] for after, chance in moves[state].items())
            if moves[state]
            else worth[state]
            for state in moves
        }
    return worth[(), 0]


def reached(game: Game, target: str) -> bool:
    """Whether the first player, who keeps the dice it needs and rolls on, shows *target* in the end."""
    wanted = Counter(parsed(target))
    while True:
        game.play(Roll(0))
        game.advance(game.state.now + 800)
        for place, die in enumerate(game.state.adventurers[0].dice):
            is_new = die.is_ready and not die.is_held
            if is_new and shows_held(game, die.face) < wanted[die.face]:
                game.play(Hold(0, place))
        while game.offer(FreeDice(0, 0)).is_allowed:
            game.play(FreeDice(0, 0))
        dice = game.state.adventurers[0].dice
        if all(
            sum(die.is_ready and die.face is icon for die in dice) >= count for icon, count in wanted.items()
        ):
            return True
        if not game.offer(Roll(0)).is_allowed:
            return False


def shows_held(game: Game, icon: Icon) -> int:
    return sum(die.is_held and die.face is icon for die in game.state.adventurers[0].dice)


@rule("dice.faces", "dice.black-locks", "dice.golden")
@pytest.mark.parametrize("target", ODDS)
def test_the_exact_odds_are_those_of_the_catalogue(target: str) -> None:
    assert round(exact(target) * 100, 3) == ODDS[target]


@rule("dice.faces", "dice.roll", "dice.golden", "dice.golden-spent", "dice.black-locks")
@pytest.mark.parametrize("target", ODDS)
@pytest.mark.parametrize("tries", [TRIES, pytest.param(TRIES_IN_SOAK, marks=pytest.mark.soak)])
def test_the_dice_of_the_game_agree_with_the_exact_odds(target: str, tries: int) -> None:
    seats = tuple(Seat(colour, colour) for colour in COLOURS[:2])
    game = new_game(Setup(seats, soundtrack=None), CATALOGUE, SeededChance(2_024))
    game.advance(CATALOGUE.numbers.count_in_ms)
    fresh = game.state.adventurers[0]
    successes = 0
    for _ in range(tries):
        game.state = game.state.with_adventurer(fresh)
        successes += reached(game, target)
    chance = exact(target)
    assert abs(successes - tries * chance) < 4.5 * (tries * chance * (1 - chance)) ** 0.5
