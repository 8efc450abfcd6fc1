"""Causes: why the chance changed in one step of a game, in a word."""

from collections.abc import Iterator
from typing import TypeVar

from msgspec import Struct

from escape_tui.engine.effect import Command, Event
from escape_tui.engine.icon import BLACK, GOLDEN
from escape_tui.engine.state import State
from escape_tui.engine.temple import EXIT
from escape_tui.hub.analysis.positions import Position
from escape_tui.rules.countdown import Slammed
from escape_tui.rules.dice import DieLost, FreeDice, Landed, Roll
from escape_tui.rules.ending.leaving import Escape, GiveDie
from escape_tui.rules.exploring import Discover
from escape_tui.rules.fate import AnswerFate, FateTurned, ProposeFate
from escape_tui.rules.gems import GemsActivated, TakeGems
from escape_tui.rules.moving import Enter

Kind = TypeVar("Kind", bound=Event)


class Cause(Struct, frozen=True):
    """The cause of a step: *name* belongs to the message `analysis-cause-…`, *counts* are its numbers."""

    name: str
    counts: dict[str, int] = {}
    #: Whether a player chose it; otherwise dice or the clock caused it.
    is_choice: bool = False


#: Several steps, none of which had a great effect alone.
STEPS = Cause("steps")

#: Causes by command, for steps without a greater effect.
CHOICES = (
    (Discover, "discover"),
    (TakeGems, "gems"),
    (Escape, "escape"),
    (GiveDie, "gift"),
    (Enter, "walk"),
    (FreeDice, "golden"),
    (ProposeFate, "fate-proposed"),
    (AnswerFate, "fate-answered"),
    (Roll, "roll"),
)


def cause(before: State, position: Position) -> Cause:
    """The cause of the step from *before* to *position*."""
    if position.command is not None:
        return _chosen(before, position)
    return _landed(position) or _passed(position)


def _chosen(before: State, position: Position) -> Cause:
    events, after = position.events, position.state
    if any(_of(events, FateTurned)):
        return Cause("fate", {"keys": after.depot + 1}, is_choice=True)
    if EXIT in after.temple and EXIT not in before.temple:
        return Cause("exit", is_choice=True)
    if lit := sum(event.gems for event in events if isinstance(event, GemsActivated)):
        return Cause("lit", {"gems": lit}, is_choice=True)
    assert position.command is not None
    return Cause(choice_name(position.command), is_choice=True)


def choice_name(command: Command) -> str:
    """What a player chose, in a word."""
    return next((name for kind, name in CHOICES if isinstance(command, kind)), "choice")


def _landed(position: Position) -> Cause | None:
    faces = [face for event in _of(position.events, Landed) for face in event.faces]
    if not faces:
        return None
    inside = position.state.inside
    if all(len(who.locked) == len(who.dice) for who in inside):
        return Cause("all-locked", {"players": len(inside)})
    black, golden = faces.count(BLACK), faces.count(GOLDEN)
    counts = {"black": black, "golden": golden, "dice": len(faces)}
    if black > golden:
        return Cause("black", counts)
    return Cause("gold" if golden else "landed", counts)


def _passed(position: Position) -> Cause:
    if any(_of(position.events, Slammed)):
        return Cause("slam", {"lost": len(list(_of(position.events, DieLost)))})
    if position.state.ending is not None:
        return Cause("end")
    return Cause("clock")


def _of(events: tuple[Event, ...], kind: type[Kind]) -> Iterator[Kind]:
    return (event for event in events if isinstance(event, kind))
