"""The books: what must hold after every command of every game, whatever is switched on."""

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise

from escape_tui.engine.dice import DieState
from escape_tui.engine.effect import Event
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Icon
from escape_tui.engine.state import State
from escape_tui.engine.temple import ChamberId, tile_of
from escape_tui.hub.record.codec import decode_state, encode_state
from escape_tui.rules.exploring import TakenUp
from escape_tui.rules.fate import Fate, FateTurned
from escape_tui.rules.gems import DepotFilled, GemsActivated


def check_books(game: Game, *, with_codec: bool = True) -> None:
    """Assert everything that can be read off the state alone; the codec costs more than all the rest."""
    state = game.state
    _check_dice(state, game)
    _check_places(state)
    _check_temple(state)
    _check_deadlines(state)
    assert state.depot >= 0
    if with_codec:
        assert decode_state(encode_state(state)) == state, "the state survives the codec"


class Books:
    """An account of the gems of one game, kept from its events: where they went and where they must be."""

    def __init__(self, game: Game) -> None:
        self.depot = game.state.depot
        self.fate = game.state.part(Fate).gems
        self.on_chambers: Counter[ChamberId] = Counter(
            {chamber.id: chamber.gems for chamber in game.state.temple.chambers.values()}
        )

    def enter(self, events: Iterable[Event]) -> None:
        """Write down every movement of gems; what leaves the temple with a chamber goes back to the box."""
        for event in events:
            match event:
                case GemsActivated(gems=gems, chamber=chamber):
                    self.depot -= gems
                    if chamber is not None:
                        self.on_chambers[chamber] += gems
                case DepotFilled(gems=gems):
                    self.depot += gems
                case FateTurned():
                    self.depot += 1
                    self.fate -= 1
                case TakenUp(chambers=chambers):
                    for chamber in chambers:
                        del self.on_chambers[chamber]

    def check(self, game: Game, *, with_codec: bool = True) -> None:
        """Assert that *game* is as written down, and `check_books`."""
        state = game.state
        assert state.depot == self.depot, "gems of the depot are accounted for"
        assert state.part(Fate).gems == self.fate >= 0
        lying = {chamber.id: chamber.gems for chamber in state.temple.chambers.values() if chamber.gems}
        assert lying == {id: gems for id, gems in self.on_chambers.items() if gems}
        check_books(game, with_codec=with_codec)


def _check_dice(state: State, game: Game) -> None:
    numbers = game.catalogue.numbers
    dealt = numbers.dice_alone if len(state.adventurers) == 1 else numbers.dice * len(state.adventurers)
    owned = sum(len(who.dice) + who.lost + who.aside for who in state.adventurers)
    assert owned == dealt, "no die appears or vanishes"
    for who in state.adventurers:
        assert who.lost >= 0
        assert who.aside >= 0
        for die in who.dice:
            shows_black = die.face is Icon.BLACK and die.is_ready
            assert not shows_black, "a black mask locks"
            assert die.face is Icon.BLACK or die.state is not DieState.LOCKED, "only a black mask locks"


def _check_places(state: State) -> None:
    for who in state.adventurers:
        if who.is_inside:
            assert who.chamber in state.temple.chambers, f"player {who.player} stands in {who.chamber}"
        else:
            assert who.chamber is None


def _check_temple(state: State) -> None:
    for cell, chambers in state.temple.cells.items():
        assert len({tile_of(chamber.id) for chamber in chambers}) == 1, f"two tiles on {cell}"
        doors = [door for chamber in chambers for door in chamber.doors]
        assert len(set(doors)) == len(doors), f"two doors on one side of {cell}"
    tiles = Counter(state.pile) + Counter({tile_of(id) for id in state.temple.chambers})
    assert not [tile for tile, count in tiles.items() if count > 1], "no tile is there twice"


def _check_deadlines(state: State) -> None:
    assert all(one.at <= next_one.at for one, next_one in pairwise(state.deadlines)), "deadlines in order"
    if state.stopped_at is None:
        assert all(due.at >= state.now for due in state.deadlines), "nothing due was left out"
    if state.ending is not None:
        assert not state.deadlines
        assert not state.choices
