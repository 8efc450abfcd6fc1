"""Tips: what to try next time after a defeat, chosen by what happened."""

from collections.abc import Collection, Iterator

from escape_tui.engine.state import State
from escape_tui.rules.ending.balance import Balance
from escape_tui.rules.ending.report import Report
from escape_tui.rules.fate import Fate

#: With this many players the exit is in the middle of the pile (base.exit-middle).
FEW = 2

#: A tip about partners is for teams that pooled their dice fewer times than this.
_FEW_POOLED = 3


def tip_for(state: State, report: Report, balance: Balance, known: Collection[str]) -> str:
    """The message of the most useful tip that is not *known* yet; empty after a win."""
    if state.ending is None or state.ending.is_won:
        return ""
    fitting = tuple(_tips(state, report, balance))
    return next((tip for tip in fitting if tip not in known), fitting[0])


def _tips(state: State, report: Report, balance: Balance) -> Iterator[str]:
    if balance.vaults:
        yield "tip-vault"
    if not balance.is_exit_found:
        yield "tip-explore" if len(state.adventurers) > FEW else "tip-explore-middle"
    if state.part(Fate).gems and any(who.locked for who in state.inside):
        yield "tip-fate"
    if any(deeds.dice_lost for deeds in report.deeds):
        yield "tip-slam"
    if len(report.deeds) > 1 and sum(sum(deeds.freed) for deeds in report.deeds) == 0:
        yield "tip-golden"
    if len(report.deeds) > 1 and sum(sum(deeds.pooled) for deeds in report.deeds) < _FEW_POOLED:
        yield "tip-together"
    if balance.untouched:
        yield "tip-untouched"
    if balance.farthest:
        yield "tip-set-out"
    yield "tip-learn"
