"""Wandering: adventurers with all the dice they want build odd temples, and none of them closes for good."""

from collections.abc import Collection, Iterator, Mapping
from random import Random

from msgspec.structs import replace

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.dice import Die, DieState
from escape_tui.engine.effect import Command, RuleError
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Icon
from escape_tui.engine.setup import PlayerId, Setup
from escape_tui.engine.state import State
from escape_tui.engine.temple import EXIT, SIDES, Chamber, ChamberId
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game
from escape_tui.modules.queenies.cursedgem import CursedGems, has_one_gem
from escape_tui.modules.queenies.questplus.chaos import CHAOS
from escape_tui.modules.queenies.questplus.constellation import CONSTELLATION, PLACES, places
from escape_tui.modules.queenies.questplus.snakes import SNAKE_PIT, Snakes
from escape_tui.modules.quest.ghost import ghost_at, way_home
from escape_tui.modules.quest.markers import QuestsInPlay, is_open, open_quests
from escape_tui.modules.quest.task import TASK
from escape_tui.modules.quest.tree import TREE
from escape_tui.modules.special.chalice import Chalice
from escape_tui.modules.trap.platform import is_stranded
from escape_tui.rules.ending.leaving import Escape
from escape_tui.rules.exploring import Discover

#: Quests for which all may be needed.
_NEEDS_ALL = (CHAOS, CONSTELLATION, SNAKE_PIT, TASK, TREE)

#: Every icon three times: enough for nearly everything.
HANDFUL = tuple(Die(icon, DieState.READY) for icon in (*Icon, *Icon, *Icon) if icon is not Icon.BLACK)
STEPS = 150
STEP_MS = 700


def wander(setup: Setup, seed: int, catalogue: Catalogue) -> Game:
    """Play at random, discoveries before all, and look at the temple after every step."""
    whim, game = Random(seed), new_game(setup, catalogue, SeededChance(seed))
    game.advance(catalogue.numbers.count_in_ms)
    for step in range(STEPS):
        if game.state.ending is not None or not any(game.state.inside):
            break
        who = whim.choice([adventurer.player for adventurer in game.state.inside])
        game.state = game.state.with_adventurer(replace(game.state.adventurers[who], dice=HANDFUL))
        command = _whim(game, who, whim)
        try:
            if command is not None:
                game.play(command)
            check_way_on(game)
            game.advance(game.state.now + STEP_MS)
            check_way_on(game)
        except (AssertionError, RuleError) as error:
            error.add_note(
                f"seed {seed}, step {step}, {setup.modules}, {len(setup.seats)} players, {command}"
            )
            raise
    return game


def _whim(game: Game, player: int, whim: Random) -> Command | None:
    """What is allowed, of each kind of command one, and every other time a discovery where there is one."""
    offers = [offer.command for offer in game.offers(player) if offer.is_allowed]
    finds = [command for command in offers if isinstance(command, Discover)]
    if finds and whim.random() < 0.5:
        return whim.choice(finds)
    kinds = sorted({type(command).__name__ for command in offers if not isinstance(command, Escape)})
    if not kinds:
        return None
    kind = whim.choice(kinds)
    return whim.choice([command for command in offers if type(command).__name__ == kind])


def check_way_on(game: Game) -> None:
    """temple.closed — nobody is shut in for good, and what must be found or reached can be."""
    state = game.state
    if state.ending is not None or not any(state.inside):
        return
    regions = {who.player: _walked(state, state.place_of(who.player)) for who in state.inside}
    for player in regions:
        if is_stranded(state, player):
            regions[player] = {state.place_of(player)}
    finders = [player for player, region in regions.items() if state.pile and _has_entrance(state, region)]
    for tile in _needed(game):
        assert tile not in state.pile or finders, f"{tile} is in the pile and nobody can discover"
        lies = tile in state.temple and not state.temple.chambers[tile].is_closed
        is_reached = any(tile in region for region in regions.values())
        assert not lies or is_reached or finders, f"{tile} lies where nobody gets to"
    for player, region in regions.items():
        can_leave = EXIT not in state.temple or EXIT in region
        is_waiting = is_stranded(state, player) and bool(finders)
        assert can_leave or is_waiting or player in finders, f"player {player} is shut in {sorted(region)}"
    if not finders:
        _check_meetings(game, regions)
        _check_things(game, set().union(*regions.values()))


def _check_meetings(game: Game, regions: Mapping[PlayerId, Collection[ChamberId]]) -> None:
    """temple.closed — everybody gets where they may be needed, when nothing is left to discover."""
    state = game.state
    for player, region in regions.items():
        for quest in _NEEDS_ALL:
            if is_open(state, quest) and quest in state.temple:
                assert quest in region, f"player {player} cannot come to {quest}"
        if is_open(state, CONSTELLATION) and CONSTELLATION in state.temple:
            for place in places(game):
                assert any(PLACES[place](game, id) for id in region), f"{player} gets to no {place}"
        if state.has_part(CursedGems):
            gems = state.part(CursedGems)
            own = [chamber for chamber, gem in gems.lying.items() if gem == gems.before[player]]
            assert set(own) <= set(region), f"player {player} does not reach the place of their gem"


def _check_things(game: Game, reached: Collection[ChamberId]) -> None:
    """temple.closed — nobody is needed where nobody gets, and what must be moved can be."""
    state = game.state
    if state.has_part(Chalice) and (chalice := state.part(Chalice).chamber) is not None:
        assert chalice in reached, "nobody gets to the chalice"
        assert EXIT not in state.temple or EXIT in _walked(state, chalice), "the chalice cannot leave"
    if is_open(state, SNAKE_PIT):
        assert set(state.part(Snakes).chambers) <= set(reached), "nobody gets to a snake"
    if (haunted := ghost_at(state)) is not None:
        assert haunted in reached, "nobody gets to the ghost"
        assert way_home(state.temple, haunted) is not None, "the ghost cannot go home"


def _needed(game: Game) -> Iterator[ChamberId]:
    """Every tile without which nobody gets out, wherever it is."""
    state = game.state
    yield EXIT
    if state.has_part(QuestsInPlay):
        yield from open_quests(state.part(QuestsInPlay))
    if state.has_part(CursedGems):
        gems = state.part(CursedGems)
        if any(gems.before[who.player] in gems.pile for who in state.inside):
            yield from (tile for tile in state.pile if has_one_gem(game.catalogue, tile))


def _walked(state: State, start: ChamberId) -> set[ChamberId]:
    """Every chamber to which somebody can walk from *start*, found door by door."""
    found, waiting = {start}, [start]
    while waiting:
        here = state.temple.chambers[waiting.pop()]
        for there in _beside(state, here):
            if there.id not in found and not there.is_closed:
                found.add(there.id)
                waiting.append(there.id)
    return found


def _beside(state: State, here: Chamber) -> Iterator[Chamber]:
    for side in SIDES:
        for there in state.temple.at(here.cell.beyond(side)):
            is_door = side in here.doors and side.opposite in there.doors
            is_uphill = here.is_one_way and side is here.stairs
            is_secret = state.temple.has_secret_passage(here.id, there.id)
            reach = state.temple.borders(here, side) and state.temple.borders(there, side.opposite)
            if (is_door and not is_uphill) or (is_secret and reach):
                yield there


def _has_entrance(state: State, region: set[ChamberId]) -> bool:
    """Whether a door of *region* by which somebody can leave has nothing behind it."""
    chambers = (state.temple.chambers[id] for id in region)
    return any(
        state.temple.is_free(chamber.cell.beyond(side))
        for chamber in chambers
        for side in chamber.doors
        if not (chamber.is_one_way and side is chamber.stairs)
    )
