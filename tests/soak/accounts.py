"""The accounts of the expansions: where their dice, cards, tiles and tokens must be after every command."""

from collections import Counter
from collections.abc import Callable, Iterator

from escape_tui.engine.game import Game
from escape_tui.engine.state import Part, State
from escape_tui.engine.temple import ChamberId, tile_of
from escape_tui.modules.cards import deck
from escape_tui.modules.character.discoverer import in_hand
from escape_tui.modules.curses import CursesInPlay
from escape_tui.modules.queenies.cursedgem import CursedGems
from escape_tui.modules.queenies.exchange import EXCHANGE_CHAMBER, Exchange
from escape_tui.modules.queenies.maya import MayaCalendar
from escape_tui.modules.queenies.maze.genie_lamp import LampLight
from escape_tui.modules.queenies.questplus.snakes import Snakes
from escape_tui.modules.queenies.teleport import TELEPORT_CHAMBER, Teleporter
from escape_tui.modules.queenies.totem import TOTEM_CHAMBER, Totem
from escape_tui.modules.quest.ghost import ghost_at
from escape_tui.modules.special.chalice import Chalice
from escape_tui.modules.special.large_torch import torches
from escape_tui.modules.time import TimersInPlay
from escape_tui.modules.trap.cliff import hanging
from escape_tui.modules.treasures import TreasuresInPlay


def check_accounts(game: Game, tiles: Counter[str]) -> None:
    """Assert that nothing of any expansion has appeared or vanished; *tiles* is what the game began with."""
    state = game.state
    assert tiles_of(state) == tiles, "no chamber appears or vanishes"
    _check_aside(state)
    _check_people(state)
    for part, check in _CHECKS.items():
        if state.has_part(part):
            check(game)
    for chamber in _named(state):
        assert chamber in state.temple, f"{chamber} is named and not there"


def tiles_of(state: State) -> Counter[str]:
    """Every tile in the pile, in the temple and in somebody's hand."""
    lying = {tile_of(id): None for id in state.temple.chambers}
    held = [in_hand(state).tile] if in_hand(state).tile else []
    return Counter([*state.pile, *lying, *held])


def _check_aside(state: State) -> None:
    """A die that lies aside lies somewhere, and each place knows whose it is."""
    owners: Counter[int] = Counter()
    if state.has_part(CursesInPlay):
        owners.update(state.part(CursesInPlay).broken)
    if state.has_part(TimersInPlay):
        owners.update(state.part(TimersInPlay).sacrificed)
    if state.has_part(Totem):
        owners.update(die.player for die in state.part(Totem).stack)
    if state.has_part(MayaCalendar):
        owners.update(state.part(MayaCalendar).dice)
    assert all(who.aside == owners[who.player] for who in state.adventurers), "dice aside are somewhere"


def _check_curses(game: Game) -> None:
    curses = game.state.part(CursesInPlay)
    printed = Counter(deck(game.catalogue.curses, game.state.setup))
    cards = Counter(curses.pile)
    for mine in curses.before:
        assert len(set(mine)) == len(mine), "nobody has a curse twice"
        cards.update(mine)
    assert cards <= printed, "no curse appears"
    for one in curses.bindings:
        assert one.card in curses.before[one.player]
        assert one.whom != one.player
    assert all("broken-die" in curses.before[player] for player in curses.broken)


def _check_treasures(game: Game) -> None:
    treasures = game.state.part(TreasuresInPlay)
    printed = Counter(deck(game.catalogue.treasures, game.state.setup))
    cards = Counter((*treasures.pile, *treasures.lying.values()))
    for owned, armed in zip(treasures.owned, treasures.armed, strict=True):
        cards.update(owned)
        assert Counter(armed) <= Counter(owned), "only what is owned lies ready"
    if game.state.has_part(LampLight):
        for shown in game.state.part(LampLight).shown:
            cards.update(shown)
    cards["extra-gem"] += sum(treasures.gems)
    assert cards <= printed, "no treasure appears"


def _check_calendar(game: Game) -> None:
    calendar = game.state.part(MayaCalendar)
    lying = Counter((*calendar.pile, *calendar.lying.values()))
    assert lying <= Counter(game.catalogue.calendar.tiles)
    assert 0 <= calendar.space <= len(game.catalogue.calendar.spaces)


def _check_cursed_gems(game: Game) -> None:
    gems = game.state.part(CursedGems)
    locations = Counter((*gems.pile, *gems.lying.values()))
    assert all(count == 1 for count in locations.values())
    assert all(gem is None or gem in locations for gem in gems.before), "whoever has a gem can be rid of it"
    assert gems.seen.keys() <= gems.lying.keys()


_CHECKS: dict[type[Part], Callable[[Game], None]] = {
    CursesInPlay: _check_curses,
    TreasuresInPlay: _check_treasures,
    MayaCalendar: _check_calendar,
    CursedGems: _check_cursed_gems,
}


def _named(state: State) -> Iterator[ChamberId]:
    """Every chamber that some part says is there."""
    if state.has_part(TreasuresInPlay):
        yield from state.part(TreasuresInPlay).lying
    if state.has_part(MayaCalendar):
        yield from state.part(MayaCalendar).lying
    if state.has_part(CursedGems):
        yield from state.part(CursedGems).lying
    if state.has_part(Snakes):
        yield from state.part(Snakes).chambers
    if state.has_part(TimersInPlay):
        timers = state.part(TimersInPlay)
        yield from (timed.chamber for timed in (*timers.running, *timers.waiting))
    yield from torches(state)
    yield from hanging(state)
    if state.has_part(Chalice) and (place := state.part(Chalice).chamber) is not None:
        yield place
    if (place := ghost_at(state)) is not None:
        yield place
    if state.has_part(Teleporter):
        token = state.part(Teleporter)
        if token.carrier is None and token.chamber != TELEPORT_CHAMBER:
            yield token.chamber


def _check_people(state: State) -> None:
    """A player with a die on the totem, an open exchange or a hold on a cliff is in that chamber."""
    if state.has_part(Totem):
        for die in state.part(Totem).stack:
            assert state.place_of(die.player) == TOTEM_CHAMBER
    if state.has_part(Exchange):
        for player in state.part(Exchange).open_for:
            assert state.place_of(player) == EXCHANGE_CHAMBER
    for cliff, colour in hanging(state).items():
        assert [who.chamber for who in state.adventurers if who.colour == colour] == [cliff]
