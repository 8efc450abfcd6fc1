"""The report: what everyone did in a game, gathered from its events."""

from msgspec import Struct
from msgspec.structs import replace

from escape_tui.engine.effect import Event
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, State
from escape_tui.rules.dice import AsideLost, DieLost, Freed, Rolled
from escape_tui.rules.ending.highlights import NOTED, Highlights
from escape_tui.rules.ending.leaving import DieGiven, Escaped
from escape_tui.rules.gems import GemsActivated
from escape_tui.rules.paying import Paid


class Deeds(Struct, frozen=True):
    """What one player did. A gem counts for everybody who paid for it; *freed*, *pooled* and *given* count
    dice by the player who was helped."""

    escaped_at: Millis | None = None
    gems: int = 0
    rolls: int = 0
    dice_lost: int = 0
    freed: tuple[int, ...] = ()
    pooled: tuple[int, ...] = ()
    given: tuple[int, ...] = ()


#: The events that a report counts; no other event can change it.
REPORTED = (Escaped, GemsActivated, Rolled, DieLost, AsideLost, Freed, DieGiven, Paid, *NOTED)


class Report(Struct, frozen=True):
    """end.report — everyone's deeds by seat; how it ended and the finished temple are in the state."""

    deeds: tuple[Deeds, ...]
    highlights: Highlights = Highlights()
    #: How many gems were activated by all together.
    gems: int = 0
    #: How many dice the slams took.
    slammed: int = 0

    def after(self, event: Event, state: State) -> "Report":
        """The report after *event*; *state* is any state since then."""
        told = self._after(event, state)
        highlights = self.highlights.after(event, state)
        return told if highlights is self.highlights else replace(told, highlights=highlights)

    def best_mask(self) -> tuple[PlayerId, PlayerId, int] | None:
        """The player who freed another's dice most, and how many."""
        pairs = [
            (dice, helper, whom)
            for helper, deeds in enumerate(self.deeds)
            for whom, dice in enumerate(deeds.freed)
        ]
        dice, helper, whom = max(pairs, key=lambda pair: pair[0])
        return (helper, whom, dice) if dice else None

    @property
    def last_landed_at(self) -> Millis:
        """When the last dice landed; 0 if nobody rolled."""
        return max(self.highlights.landed_at.values(), default=0)

    def _after(self, event: Event, state: State) -> "Report":
        match event:
            case Escaped(player=player):
                return self._with(player, escaped_at=state.adventurers[player].escaped_at)
            case GemsActivated():
                return self._after_gems(event)
            case Rolled(player=player):
                return self._with(player, rolls=self.deeds[player].rolls + 1)
            case DieLost(player=player, rule=rule) | AsideLost(player=player, rule=rule):
                by_slam = replace(self, slammed=self.slammed + (rule == "clock.slam"))
                return by_slam._with(player, dice_lost=self.deeds[player].dice_lost + 1)
            case Freed(by=int(helper), whom=whom, dice=dice) if helper != whom:
                return self._with(helper, freed=_more(self.deeds[helper].freed, whom, len(dice)))
            case DieGiven(player=helper, whom=whom):
                return self._with(helper, given=_more(self.deeds[helper].given, whom, 1))
            case Paid():
                return self._after_payment(event)
        return self

    def _after_gems(self, activated: GemsActivated) -> "Report":
        report = replace(self, gems=self.gems + activated.gems)
        for payer in (activated.player, *activated.helpers):
            report = report._with(payer, gems=report.deeds[payer].gems + activated.gems)
        return report

    def _after_payment(self, paid: Paid) -> "Report":
        report = self
        for friend, _ in (*paid.dice, *paid.cards):
            if friend != paid.player:
                pooled = _more(report.deeds[friend].pooled, paid.player, 1)
                report = report._with(friend, pooled=pooled)
        return report

    def _with(self, player: PlayerId, **changes: object) -> "Report":
        deeds = list(self.deeds)
        deeds[player] = replace(deeds[player], **changes)
        return replace(self, deeds=tuple(deeds))


def blank(players: int) -> Report:
    """The report of a game of *players* before the first event."""
    nobody = (0,) * players
    return Report((Deeds(freed=nobody, pooled=nobody, given=nobody),) * players)


def _more(counts: tuple[int, ...], whom: PlayerId, count: int) -> tuple[int, ...]:
    return (*counts[:whom], counts[whom] + count, *counts[whom + 1 :])
