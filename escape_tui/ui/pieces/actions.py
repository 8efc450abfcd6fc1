"""Actions: what a player can do now, and what the nearly possible things still need."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from escape_tui.engine.effect import Command
from escape_tui.engine.game import Game, Offer
from escape_tui.engine.icon import Cost
from escape_tui.engine.setup import PlayerId
from escape_tui.rules.calling import Call, Say
from escape_tui.rules.dice import FreeDice, Hold, Release, Roll
from escape_tui.rules.exploring import Discover
from escape_tui.rules.fate import AnswerFate, ProposeFate
from escape_tui.rules.leaving import Escape, GiveDie
from escape_tui.rules.moving import Enter
from escape_tui.ui.narration import Narrator
from escape_tui.ui.pieces.prose import apart, clipped, keycap, price
from escape_tui.ui.wishes import SIDES, all_offers, price_of
from tile_art.canvas import Row, row
from tile_art.ink import Ink

#: More icons than this are not nearly there.
NEARLY = 3

#: A key's action and how far up in the list it stands.
_KINDS: tuple[tuple[type[Command], str, int], ...] = (
    (Escape, "escape", 0),
    (AnswerFate, "fate", 1),
    (Enter, "", 4),
    (Discover, "", 5),
    (Roll, "roll", 7),
    (ProposeFate, "fate", 8),
)
_ACTION_OF_SIDE = {side: action for action, side in SIDES.items()}
_UNLISTED = (Hold, Release, Call, Say, GiveDie)


class Doable(NamedTuple):
    """Something to do with one key; *missing* icons keep it from being done."""

    action: str
    rank: int
    command: Command
    price: Cost
    missing: Cost

    @property
    def is_allowed(self) -> bool:
        return not self.missing


def doable(game: Game, player: PlayerId) -> tuple[Doable, ...]:
    """What *player* can do, then what he can nearly do, the nearest first."""
    found = [
        each
        for offer, is_card in all_offers(game, player)
        if (each := _doable(offer, player, is_card)) is not None
    ]
    me = game.state.adventurers[player]
    if 2 * len(me.locked) < len(me.dice):
        found = [each for each in found if not isinstance(each.command, ProposeFate)]
    return tuple(sorted(found, key=lambda each: (len(each.missing), each.rank)))


def actions(
    found: tuple[Doable, ...],
    game: Game,
    narrator: Narrator,
    cap: Callable[[str], str],
    width: int,
    most: int,
) -> list[Row]:
    """At most *most* lines, a key, a label and a price each."""
    return [_line(each, game, narrator, cap, width) for each in _without_twins(found)][:most]


def _doable(offer: Offer, player: PlayerId, is_card: bool) -> Doable | None:
    command = offer.command
    if isinstance(command, _UNLISTED):
        return None
    missing: Cost = ()
    if offer.refusal is not None:
        lacking = offer.refusal.facts.get("missing")
        if not isinstance(lacking, tuple) or not 0 < len(lacking) <= NEARLY:
            return None
        missing = lacking  # type: ignore[assignment]
    action, rank = ("cards", 6) if is_card else _key_of(command, player)
    return Doable(action, rank, command, price_of(offer.cause), missing)


def _key_of(command: Command, player: PlayerId) -> tuple[str, int]:
    if isinstance(command, Enter | Discover):
        return _ACTION_OF_SIDE[command.side], 4 if isinstance(command, Enter) else 5
    if isinstance(command, FreeDice):
        return ("golden", 2) if command.whom == player else ("golden-friend", 3)
    for kind, action, rank in _KINDS:
        if isinstance(command, kind):
            return action, rank
    return "act", 1


def _without_twins(found: tuple[Doable, ...]) -> Iterator[Doable]:
    """Of several things of one kind that one key does, the best: the highest price that can be paid."""
    best: dict[tuple[str, type[Command]], Doable] = {}
    for each in found:
        key = (each.action, type(each.command))
        other = best.get(key)
        if other is None or (each.is_allowed and len(each.price) > len(other.price)):
            best[key] = each
    return iter(best.values())


def _line(each: Doable, game: Game, narrator: Narrator, cap: Callable[[str], str], width: int) -> Row:
    label = narrator.label(each.command, game.state)
    if each.is_allowed:
        right = price(each.price)
    else:
        right = row(narrator.words.say("actions-short") + " ", Ink.FAINT) + price(each.missing)
    left = keycap(cap(each.action)) if each.is_allowed else row(f" {cap(each.action)} ", Ink.FAINT)
    room = width - len(left.text) - len(right.text) - 2
    ink = Ink.STRONG if each.is_allowed else Ink.FAINT
    return apart(left + row(" " + clipped(label, room), ink), right, width)
