"""Moving: from chamber to chamber, through passages and by other means."""

from collections.abc import Iterator

from msgspec.structs import replace

from escape_tui.engine.effect import Command, Event, Module, Question, RuleError, require
from escape_tui.engine.game import Attempt, Game
from escape_tui.engine.icon import Cost, Icon, in_order
from escape_tui.engine.named import AtChamber, Named
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.engine.temple import START, Chamber, ChamberId, Reach, Side, Temple, tile_of
from escape_tui.rules.paying import Paid, cheapest_payment

BY_PASSAGE = "passage"

#: Why a chamber can't be reached, by the way that would lead there.
_OUT_OF_REACH = {
    Reach.PASSAGE: "one-way",
    Reach.WALL: "no-wall",
    Reach.TOUCH: "too-far",
}


class Transport(Command, frozen=True):
    """A command that moves an adventurer into another chamber: forbidden wherever moving is."""


class Move(Transport, frozen=True):
    """A command that moves its player's own adventurer into another chamber, by any rule."""


class Enter(Move, frozen=True):
    """base.enter — move through the passage on *side*."""

    side: Side

    def names(self, state: State) -> tuple[Named, ...]:
        here = state.adventurers[self.player].chamber
        there = None if here is None else state.temple.through(here, self.side)
        return () if there is None else (AtChamber(there.id),)


class EntryCost(Question[Cost], frozen=True):
    """What entering *chamber* costs *player*, who comes through its *side*."""

    player: PlayerId
    chamber: ChamberId
    side: Side

    def plain(self, game: Game) -> Cost:
        return game.catalogue.tiles[tile_of(self.chamber)].entry or ()


class EntryPrices(Question[tuple[Cost, ...]], frozen=True):
    """The prices for entering *chamber*, of which *player* may pay any: the icons framed there, or
    alternatives."""

    player: PlayerId
    chamber: ChamberId
    side: Side

    def plain(self, game: Game) -> tuple[Cost, ...]:
        return (game.ask(EntryCost(self.player, self.chamber, self.side)),)


class FreeSteps(Question[int], frozen=True):
    """How many chambers *player* may still enter for nothing before their next roll."""

    player: PlayerId

    def plain(self, game: Game) -> int:
        return 0


class HeldBy(Question[str], frozen=True):
    """The rule that keeps *player* in their chamber, however they would move; empty if none does."""

    player: PlayerId

    def plain(self, game: Game) -> str:
        return ""


class BarredBy(Question[str], frozen=True):
    """The rule that keeps *player* out of *chamber*, however they would get there; empty if none does."""

    player: PlayerId
    chamber: ChamberId

    def plain(self, game: Game) -> str:
        return ""


class IsSafe(Question[bool], frozen=True):
    """Whether *chamber* counts as a start chamber: safe when the door slams. Effects that adjust it may
    only look at the temple and the parts."""

    chamber: ChamberId

    def plain(self, game: Game) -> bool:
        return self.chamber == START


def refuge(game: Game, player: PlayerId) -> ChamberId:
    """The nearest chamber in which *player* is safe when the door slams; the start chamber if they can
    walk to none."""
    here = game.state.adventurers[player].chamber
    reached = {} if here is None else game.state.temple.distances(here)
    safe = (chamber for chamber in reached if game.ask(IsSafe(chamber)))
    return min(safe, key=reached.__getitem__, default=START)


class Left(Event, frozen=True):
    """*player* is about to leave *chamber*; what belongs to the place stays behind."""

    player: PlayerId
    chamber: ChamberId


class Entered(Event, frozen=True):
    """*player* is in *chamber* now; *how* is `passage` or the rule that moved them there."""

    player: PlayerId
    chamber: ChamberId
    came_from: ChamberId
    how: str = BY_PASSAGE

    def apply(self, state: State) -> State:
        return state.with_adventurer(replace(state.adventurers[self.player], chamber=self.chamber))


class AdventurersSwapped(Event, frozen=True):
    """*player* and *whom* swap adventurers: nobody moves, but places and colours change hands."""

    player: PlayerId
    whom: PlayerId

    def apply(self, state: State) -> State:
        one, other = state.adventurers[self.player], state.adventurers[self.whom]
        swapped = state.with_adventurer(replace(one, chamber=other.chamber, colour=other.colour))
        return swapped.with_adventurer(replace(other, chamber=one.chamber, colour=one.colour))


def enter(game: Game, command: Enter) -> Iterator[Event]:
    """base.enter — pay the icons framed in the next chamber."""
    there = passage(game, command.player, command.side)
    yield entry_payment(game, command, there)
    yield from arrival(game, command.player, there.id)


def passage(game: Game, player: PlayerId, side: Side) -> Chamber:
    """base.enter-blocked — the chamber behind the passage on *side*, if *player* may walk there."""
    temple, here = game.state.temple, game.state.place_of(player)
    there = temple.through(here, side)
    if there is None:
        require_free(game, player)
        raise RuleError("base.enter-blocked", reason=obstacle(temple, here, side))
    require_crossing(game, player, there.id, "base.enter-blocked", Reach.PASSAGE)
    return there


def require_way(game: Game, command: Enter) -> None:
    """Refuse *command* for any reason but its price."""
    tried = game.ask(Attempt(command))
    if isinstance(tried, Enter):
        game.allowed(tried)
        passage(game, tried.player, tried.side)
    else:
        game.check(command)


def obstacle(temple: Temple, here: ChamberId, side: Side) -> str:
    """Why no passage leads out of *here* on *side*."""
    chamber = temple.chambers[here]
    if side not in chamber.doors:
        return "wall"
    return "nothing" if temple.is_free(chamber.cell.beyond(side)) else "faces-wall"


def entry_payment(game: Game, command: Enter, there: Chamber, extra: Cost = ()) -> Paid:
    """What entering *there* costs, *extra* on top, or the refusal that says what is missing."""
    prices = game.ask(EntryPrices(command.player, there.id, command.side.opposite))
    return cheapest_payment(game, command, tuple([in_order(price + extra) for price in prices]), "base.enter")


def easiest_entry(game: Game, player: PlayerId, there: ChamberId, side: Side) -> Cost:
    """What entering *there* costs at least."""
    return easiest(game.ask(EntryPrices(player, there, side)))


def easiest(prices: tuple[Cost, ...]) -> Cost:
    """The easiest of *prices* to roll: two sides of a die show an adventurer."""
    if len(prices) == 1:
        return prices[0]
    return min(prices, key=lambda price: (len(price), -price.count(Icon.ADVENTURER)))


def arrival(game: Game, player: PlayerId, there: ChamberId, how: str = BY_PASSAGE) -> Iterator[Event]:
    """*player* moves to *there*."""
    here = game.state.place_of(player)
    yield Left(player, here)
    yield Entered(player, there, here, how)


def require_crossing(
    game: Game, player: PlayerId, there: ChamberId, rule: str, reach: Reach = Reach.ANYWHERE
) -> None:
    """Require that *player* may cross into another chamber; every way to get there asks this first."""
    refusal = crossing_refusal(game, player, there, rule, reach)
    if refusal is not None:
        raise refusal


def crossing_refusal(
    game: Game, player: PlayerId, there: ChamberId, rule: str, reach: Reach = Reach.ANYWHERE
) -> RuleError | None:
    """Why *player* can't get into *there* by *reach*, or `None`: players may be held, chambers closed, and
    walls in the way."""
    temple, here = game.state.temple, game.state.place_of(player)
    if holder := game.ask(HeldBy(player)):
        return RuleError(holder, reason="held")
    chamber = temple.chambers.get(there)
    if chamber is None:
        return RuleError(rule, reason="unknown-chamber")
    if there == here:
        return RuleError(rule, reason="already-there")
    if chamber.is_closed:
        return RuleError(rule, reason="closed", chamber=there)
    if not temple.leads(here, there, reach):
        return RuleError(rule, reason=_OUT_OF_REACH[reach])
    if bar := game.ask(BarredBy(player, there)):
        return RuleError(bar, chamber=there)
    return None


def require_free(game: Game, player: PlayerId) -> None:
    """Refuse if something keeps *player* in their chamber."""
    holder = game.ask(HeldBy(player))
    require(not holder, holder, reason="held")


class Moving(Module):
    id = "moving"
    rules = {Enter: enter}

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        if game.state.adventurers[player].is_inside:
            here = game.state.place_of(player)
            for side in Side:
                if game.state.temple.through(here, side) is not None:
                    yield Enter(player, side)
