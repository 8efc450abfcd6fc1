"""Actions: what a player can do now, and what actions that are nearly possible still need."""

from collections.abc import Callable, Iterator
from functools import cache
from operator import attrgetter
from typing import NamedTuple

from escape_tui.engine.dice import DieState
from escape_tui.engine.effect import Command
from escape_tui.engine.game import Game, Offer
from escape_tui.engine.icon import Cost
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.engine.temple import ChamberId
from escape_tui.rules.calling import Talk
from escape_tui.rules.dice import FreeDice, Hold, Release, Roll
from escape_tui.rules.ending.leaving import Escape, GiveDie
from escape_tui.rules.exploring import Discover
from escape_tui.rules.fate import AnswerFate, ProposeFate
from escape_tui.rules.moving import Enter
from escape_tui.rules.paying import lying_dice, shortfall
from escape_tui.scene.game.input.intents import SIDES, all_commands, answering, price_of
from escape_tui.scene.modules.box import KEYS
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.prose import apart, clipped, keycap, price
from tile_art.inks.canvas import Row, row
from tile_art.inks.ink import Ink
from tile_art.letters import cell_count

#: An action that lacks more icons than this isn't listed.
NEARLY = 3

#: In narrower columns, a dash before a price means that it is missing.
ROOM_FOR_SHORT = 24

#: The action of each command and its place in the list. Possible actions are bright, not first: otherwise the
#: list would move with every roll, and players couldn't learn where each key is.
_KINDS: tuple[tuple[type[Command], str, int], ...] = (
    (Escape, "escape", 0),
    (AnswerFate, "fate", 0),
    *((command, action, 0) for command, action in KEYS.items()),
    (Roll, "roll", 1),
    (Release, "release", 1),
    (ProposeFate, "fate", 10),
)
_SIDES, _ACT, _GOLDEN, _GOLDEN_FRIEND, _CARDS = 2, 6, 7, 8, 9
#: Dice that can't be rolled unless a held one is released.
_NOTHING_TO_ROLL = ({DieState.HELD}, {DieState.HELD, DieState.LOCKED})
_PURPOSES = ("act", "escape")
#: Keys that open a menu of several actions.
_ASKING = ("act", "cards")
_ACTION_OF_SIDE = {side: action for action, side in SIDES.items()}
#: Refusing isn't an action in this list.
_REFUSALS = (command for command, action in KEYS.items() if action == "refuse")
_UNLISTED: tuple[type[Command], ...] = (Hold, Talk, GiveDie, *_REFUSALS)


class Doable(NamedTuple):
    """Something that one key does; while icons are *missing* it can't be done."""

    action: str
    rank: int
    command: Command
    price: Cost
    missing: Cost

    @property
    def is_allowed(self) -> bool:
        return not self.missing

    @property
    def is_purpose(self) -> bool:
        """Whether it is what the chamber is for: that is listed however much is missing."""
        return self.action in _PURPOSES


class WayCosts:
    """What the ways out of a chamber cost. In the base game they stay the same for one `LaidOut`, so the
    rules are asked once; only the missing icons depend on the dice."""

    def __init__(self) -> None:
        self._costs: dict[tuple[ChamberId | None, Command], Cost] = {}

    def doable(self, game: Game, player: PlayerId, most: int) -> tuple[Doable, ...]:
        """As the function `doable`."""
        here, coins = game.state.adventurers[player].chamber, lying_dice(game, player)

        def look(command: Command, is_card: bool) -> Doable | None:
            cost = self._costs.get((here, command))
            if cost is not None:
                return _near(command, player, is_card, cost, shortfall(cost, coins))
            offer = game.offer(command)
            if isinstance(command, (Enter, Discover)) and (cost := _cost_of(offer)):
                self._costs[here, command] = cost
            return _doable(offer, player, is_card)

        return _nearest(game, player, most, look)


def doable(game: Game, player: PlayerId, most: int) -> tuple[Doable, ...]:
    """What *player* can do or nearly do, at most *most* things, each at its fixed place in the list."""
    return _nearest(
        game, player, most, lambda command, is_card: _doable(game.offer(command), player, is_card)
    )


def _nearest(
    game: Game, player: PlayerId, most: int, look: Callable[[Command, bool], Doable | None]
) -> tuple[Doable, ...]:
    me, asked = game.state.adventurers[player], answering(game, player)
    is_fate_listed = 2 * len(me.locked) >= len(me.dice)
    states = {die.state for die in me.dice}
    is_all_held, is_stuck = states in _NOTHING_TO_ROLL, states == {DieState.LOCKED}
    found = [
        each
        for command, is_card in all_commands(game, player)
        if _is_listed(type(command))
        and (is_fate_listed or type(command) is not ProposeFate)
        and (is_all_held or type(command) is not Release)
        and command not in asked
        and (each := look(command, is_card)) is not None
        # A player who can't roll can't get the missing icons.
        and not (is_stuck and each.missing)
    ]
    nearest = sorted(_without_twins(found), key=_farness)[:most]
    return tuple(sorted(nearest, key=_RANK))


def _cost_of(offer: Offer) -> Cost:
    """The cost of *offer*, if the cost is the only reason for a refusal."""
    if offer.refusal is None:
        return price_of(offer.cause)
    needs = offer.refusal.facts.get("needs", ())
    return needs if isinstance(needs, tuple) else ()  # type: ignore[return-value]


@cache
def _is_listed(kind: type[Command]) -> bool:
    return not issubclass(kind, _UNLISTED)


def _farness(each: Doable) -> tuple[bool, int]:
    """Sorts by the number of missing icons, after what the chamber is for."""
    return not each.is_purpose, len(each.missing)


_RANK = attrgetter("rank")


def action_line(each: Doable, state: State, narrator: Narrator, cap: Callable[[str], str], width: int) -> Row:
    """A key, a label and a price."""
    words = narrator.words
    if each.is_allowed:
        left, rights, ink = keycap(cap(each.action)), [price(each.price, words)], Ink.STRONG
    else:
        left, ink = row(f" {cap(each.action)} ", Ink.FAINT), Ink.FAINT
        lacks = ["-"] if width < ROOM_FOR_SHORT else [words.say("actions-short") + " ", "-"]
        rights = [row(lack, Ink.FAINT) + price(each.missing, words) for lack in lacks]
    labels = _labels(each, state, narrator)
    forms = ((label, right) for label in labels for right in rights)
    label, right = next(
        (form for form in forms if cell_count(form[0]) <= _room(left, form[1], width)),
        (labels[-1], rights[-1]),
    )
    return apart(left + row(" " + clipped(label, _room(left, right, width)), ink), right, width)


def _labels(each: Doable, state: State, narrator: Narrator) -> tuple[str, str]:
    """A label and a shorter one."""
    if each.action in _ASKING and (group := narrator.group(each.command)):
        return group, narrator.group(each.command, is_short=True)
    short = narrator.label(each.command, state, is_short=True)
    # A way into a chamber needs only the chamber's name.
    if isinstance(each.command, Enter):
        return short, short
    return narrator.label(each.command, state), short


def _room(left: Row, right: Row, width: int) -> int:
    """The cells for a label between *left* and *right*, with a blank on either side."""
    return width - len(left.text) - len(right.text) - 1 - bool(right.text)


def _doable(offer: Offer, player: PlayerId, is_card: bool) -> Doable | None:
    missing: Cost = ()
    if offer.refusal is not None:
        lacking = offer.refusal.facts.get("missing")
        if not isinstance(lacking, tuple) or not lacking:
            return None
        missing = lacking  # type: ignore[assignment]
    return _near(offer.command, player, is_card, price_of(offer.cause), missing)


def _near(command: Command, player: PlayerId, is_card: bool, price: Cost, missing: Cost) -> Doable | None:
    """The action, if few enough icons of its *price* are *missing* to be worth a line."""
    action, rank = ("cards", _CARDS) if is_card else _key_of(command, player)
    each = Doable(action, rank, command, () if missing else price, missing)
    return each if each.is_purpose or len(missing) <= NEARLY else None


def _key_of(command: Command, player: PlayerId) -> tuple[str, int]:
    if isinstance(command, (Enter, Discover)):
        return _ACTION_OF_SIDE[command.side], _SIDES + command.side
    if isinstance(command, FreeDice):
        return ("golden", _GOLDEN) if command.whom == player else ("golden-friend", _GOLDEN_FRIEND)
    return _key_of_kind(type(command))


@cache
def _key_of_kind(kind: type[Command]) -> tuple[str, int]:
    for base, action, rank in _KINDS:
        if issubclass(kind, base):
            return action, rank
    return "act", _ACT


def _without_twins(found: list[Doable]) -> Iterator[Doable]:
    """Of several actions of one kind on one key, the best: the highest price that can be paid, else the one
    that lacks the fewest icons."""
    best: dict[tuple[str, type[Command]], Doable] = {}
    for each in found:
        key = (each.action, type(each.command))
        other = best.get(key)
        if other is None or (len(each.missing), -len(each.price)) < (len(other.missing), -len(other.price)):
            best[key] = each
    return iter(best.values())
