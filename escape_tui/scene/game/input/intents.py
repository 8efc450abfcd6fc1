"""Intents: what a key means for one player at this moment, as commands."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from typing import NamedTuple

from escape_tui.engine.dice import DieState
from escape_tui.engine.effect import Command, Event, RuleError
from escape_tui.engine.game import Game, Offer
from escape_tui.engine.icon import Cost, Icon
from escape_tui.engine.named import Named
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Choice
from escape_tui.engine.temple import EXIT, Side
from escape_tui.rules.calling import CALLS, Call, PointAt, Talk
from escape_tui.rules.dice import CalmAt, CalmRoll, FreeDice, Hold, Release, Roll
from escape_tui.rules.ending.leaving import Escape, GiveDie
from escape_tui.rules.ending.standstill import StayInTemple, TempleTakesAll
from escape_tui.rules.exploring import Discover
from escape_tui.rules.fate import AnswerFate, Fate, ProposeFate, waited_for
from escape_tui.rules.moving import Enter
from escape_tui.rules.paying import Paid
from escape_tui.rules.presence import ComeBack, StepAway
from escape_tui.scene.keys.keys import Action
from escape_tui.scene.modules.box import CARD_MODULES, IN_CHAMBERS, KEYS, TWINS


class Option(NamedTuple):
    """An answer that can be chosen: *names* is what it names, *refusal* why it can't be done now."""

    command: Command
    price: Cost = ()
    refusal: RuleError | None = None
    names: tuple[Named, ...] = ()


class NumberedMenu(NamedTuple):
    """A small question with numbered answers; *title* is a message, or a topic that asks."""

    title: str
    options: tuple[Option, ...]


class Quiet(NamedTuple):
    """Nothing can be done; *message* says why."""

    message: str


#: What a key means: commands to play one after another, a question, or why nothing happens.
Intent = tuple[Command, ...] | NumberedMenu | Quiet | RuleError

SIDES = {"north": Side.NORTH, "east": Side.EAST, "south": Side.SOUTH, "west": Side.WEST}

ICON_OF_ACTION = {
    "hold-adventurers": Icon.ADVENTURER,
    "hold-keys": Icon.KEY,
    "hold-torches": Icon.TORCH,
    "hold-golden": Icon.GOLDEN,
}

#: Commands that have keys of their own; all others are offered by a chamber or a card.
_WITH_KEYS: tuple[type[Command], ...] = (
    Roll, Hold, Release, FreeDice, Enter, Discover, Escape, ProposeFate, AnswerFate, Talk, StepAway,
    ComeBack, GiveDie, StayInTemple, *KEYS,
)  # fmt: skip


#: Commands of cards that aren't played as cards.
_NOT_CARDS: tuple[type[Command], ...] = (Enter, *IN_CHAMBERS)


def intent(game: Game, player: PlayerId, action: Action) -> Intent | None:
    """What *player* wants with *action*; `None` if it isn't an action of the game."""
    name = action.name
    if name == "hold":
        return _hold(game, player, action.number - 1)
    if name in SIDES:
        return _go(game, player, SIDES[name])
    if name in ICON_OF_ACTION:
        return _hold_all(game, player, ICON_OF_ACTION[name])
    if name in _INTENTS:
        return _INTENTS[name](game, player)
    return _by_key(game, player, name) or Quiet(f"quiet-{name}") if name in KEYS.values() else None


def answers(game: Game, player: PlayerId) -> NumberedMenu | None:
    """The oldest question that the game asks *player*, with its answers."""
    choice = oldest_question(game, player)
    if choice is None:
        return None
    return NumberedMenu(choice.topic, tuple(_named(game, command) for command in game.options(choice)))


def oldest_question(game: Game, player: PlayerId) -> Choice | None:
    """The first open choice of *player* that isn't answered by a single key."""
    mine = (choice for choice in game.state.choices if choice.player == player)
    return next((choice for choice in mine if not KEYS.keys() >= set(map(type, game.options(choice)))), None)


def all_commands(game: Game, player: PlayerId) -> Iterator[tuple[Command, bool]]:
    """All commands that *player* might give, each with whether it comes from one of their cards."""
    for module in game.modules:
        has_cards = module.id in CARD_MODULES
        for command in module.offers(game, player):
            yield command, has_cards and not isinstance(command, _NOT_CARDS)


def chamber_offers(game: Game, player: PlayerId) -> Iterator[Offer]:
    """What the chamber and the things in it let *player* do, allowed or nearly so."""
    for command, is_card in all_commands(game, player):
        if not is_card and not isinstance(command, _WITH_KEYS):
            yield game.offer(command)


def uses_locked_dice(game: Game, player: PlayerId) -> bool:
    """Whether all dice of *player* are locked and the chamber accepts locked dice."""
    me = game.state.adventurers[player]
    if not me.dice or len(me.locked) < len(me.dice) or not me.is_inside:
        return False
    return any(offer.is_allowed and price_of(offer.cause) for offer in chamber_offers(game, player))


def card_offers(game: Game, player: PlayerId) -> Iterator[Offer]:
    return (game.offer(command) for command, is_card in all_commands(game, player) if is_card)


def price_of(cause: Event | None) -> Cost:
    return cause.price if isinstance(cause, Paid) else ()


def _roll(game: Game, player: PlayerId) -> Intent:
    return (CalmRoll(player) if game.ask(CalmAt(player)) else Roll(player),)


def _hold(game: Game, player: PlayerId, die: int) -> Intent:
    dice = game.state.adventurers[player].dice
    if die >= len(dice):
        return Quiet("quiet-no-such-die")
    return (Release(player, die) if dice[die].state is DieState.HELD else Hold(player, die),)


def _hold_all(game: Game, player: PlayerId, icon: Icon) -> Intent:
    """Hold all dice that show *icon*; dice that are held already stay held."""
    dice = game.state.adventurers[player].dice
    showing = [place for place, die in enumerate(dice) if die.is_ready and die.face is icon]
    if not showing:
        return Quiet("quiet-no-such-icon")
    return tuple(Hold(player, place) for place in showing if not dice[place].is_held)


def _release(game: Game, player: PlayerId) -> Intent:
    """Release every held die."""
    dice = game.state.adventurers[player].dice
    held = tuple(Release(player, place) for place, die in enumerate(dice) if die.is_held)
    return held or Quiet("quiet-none-held")


def _go(game: Game, player: PlayerId, side: Side) -> Intent:
    """Enter or discover on *side*; ask only if there are several ways to do it."""
    here = game.state.adventurers[player].chamber
    if here is None:
        return _refused(game, Enter(player, side))
    offers = [
        game.offer(command)
        for command, is_card in all_commands(game, player)
        if isinstance(command, Enter | Discover) and command.side is side and not is_card
    ]
    for kind in (Enter, Discover):
        allowed = [offer for offer in offers if isinstance(offer.command, kind) and offer.is_allowed]
        if len(allowed) == 1:
            return (allowed[0].command,)
        if allowed:
            return NumberedMenu("menu-ways", _options(game, allowed))
    return _refused(game, offers[0].command if offers else Enter(player, side))


def _act(game: Game, player: PlayerId) -> Intent:
    asked = answering(game, player)
    offers = [offer for offer in _without_twins(game, player) if offer.command not in asked]
    if game.state.adventurers[player].chamber == EXIT:
        offers.append(game.offer(Escape(player)))
    return _one_of(game, offers, "menu-act", "quiet-nothing-here")


def _without_twins(game: Game, player: PlayerId) -> Iterator[Offer]:
    """What the chamber lets *player* do; of interchangeable commands only the first."""
    seen = set[Hashable]()
    for offer in chamber_offers(game, player):
        twin = TWINS.get(type(offer.command))
        same = offer.command if twin is None else (type(offer.command), twin(offer.command, game.state))
        if same not in seen:
            seen.add(same)
            yield offer


def _cards(game: Game, player: PlayerId) -> Intent:
    asked = answering(game, player)
    offers = [offer for offer in card_offers(game, player) if offer.command not in asked]
    if not offers:
        return Quiet("quiet-card-by-arrows" if _has_card_for_arrows(game, player) else "quiet-no-cards")
    return NumberedMenu("menu-cards", _options(game, offers))


def _has_card_for_arrows(game: Game, player: PlayerId) -> bool:
    """Whether a card lets *player* go where others can't, so that an arrow does it."""
    cards = (module for module in game.modules if module.id in CARD_MODULES)
    return any(isinstance(command, Enter) for module in cards for command in module.offers(game, player))


def answering(game: Game, player: PlayerId) -> list[Command]:
    """The commands that answer a question which is already shown beside the dice."""
    return [
        command
        for choice in game.state.choices
        if choice.player == player
        for command in game.options(choice)
    ]


def _golden_friend(game: Game, player: PlayerId) -> Intent:
    here = game.state.adventurers[player].chamber
    friends = [who for who in game.state.present_in(here) if who.player != player]
    if not friends:
        return Quiet("quiet-nobody-here")
    offers = [game.offer(FreeDice(player, who.player)) for who in friends if who.locked]
    return _one_of(game, offers, "menu-whom", "quiet-nobody-locked")


def _fate(game: Game, player: PlayerId) -> Intent:
    agreed = game.state.part(Fate).agreed
    is_asked = (agreed and player not in agreed) or agreed == (player,) == waited_for(game.state)
    return (AnswerFate(player, True) if is_asked else ProposeFate(player),)


def _call(game: Game, player: PlayerId) -> Intent:
    """The quick calls, and everything else that a card or chamber lets its player call."""
    calls = [Call(player, call) for call in CALLS]
    others = [
        command
        for command, _ in all_commands(game, player)
        if isinstance(command, Talk) and not isinstance(command, Call)
    ]
    points = [PointAt(player, chamber) for chamber in game.state.temple.chambers]
    options = tuple(_option(game, game.offer(command)) for command in (*calls, *others, *points))
    refusals = [option.refusal for option in options if option.refusal is not None]
    return refusals[0] if len(refusals) == len(options) else NumberedMenu("menu-call", options)


def _confirm(game: Game, player: PlayerId) -> Intent:
    """Yes to the open question: an expansion's, or else a turn of fate."""
    asked = (AnswerFate(player, True),) if player in waited_for(game.state) and _is_fate_asked(game) else ()
    return _by_key(game, player, "confirm") or asked or Quiet("quiet-nothing-asked")


def _refuse(game: Game, player: PlayerId) -> Intent:
    """No to the open question that the screen shows first."""
    stays = (StayInTemple(player),) if game.state.due(TempleTakesAll()) is not None else ()
    asked = (AnswerFate(player, False),) if _is_fate_asked(game) else ()
    return stays or _by_key(game, player, "refuse") or asked or Quiet("quiet-nothing-asked")


def _is_fate_asked(game: Game) -> bool:
    return bool(game.state.part(Fate).agreed)


def _by_key(game: Game, player: PlayerId, action: str) -> tuple[Command, ...]:
    """The answer that *action* gives to the first of the expansions' open questions."""
    offered = [command for command, _ in all_commands(game, player)]
    kinds = (kind for kind, its_action in KEYS.items() if its_action == action)
    return tuple(command for kind in kinds for command in offered if isinstance(command, kind))[:1]


_INTENTS: Mapping[str, Callable[[Game, PlayerId], Intent]] = {
    "roll": _roll,
    "act": _act,
    "cards": _cards,
    "golden": lambda game, player: (FreeDice(player, player),),
    "golden-friend": _golden_friend,
    "fate": _fate,
    "call": _call,
    "escape": lambda game, player: (Escape(player),),
    "release": _release,
    "confirm": _confirm,
    "refuse": _refuse,
}


def _one_of(game: Game, offers: list[Offer], title: str, nothing: str) -> Intent:
    """The allowed one, a question if there are several, or why the nearest one isn't allowed."""
    allowed = [offer for offer in offers if offer.is_allowed]
    if len(allowed) == 1:
        return (allowed[0].command,)
    if allowed:
        return NumberedMenu(title, _options(game, allowed))
    refusals = [offer.refusal for offer in offers if offer.refusal is not None]
    return min(refusals, key=missing_icons) if refusals else Quiet(nothing)


def missing_icons(refusal: RuleError) -> int:
    """How many icons are missing; what no dice can help with comes last."""
    missing = refusal.facts.get("missing")
    return len(missing) if isinstance(missing, tuple) else 99


def _options(game: Game, offers: Iterable[Offer]) -> tuple[Option, ...]:
    """Allowed ones first; of several amounts the largest first."""
    ranked = sorted(offers, key=lambda offer: (not offer.is_allowed, -len(price_of(offer.cause))))
    return tuple(_option(game, offer) for offer in ranked)


def reoffered(game: Game, menu: NumberedMenu) -> NumberedMenu:
    """*menu* with current prices and permissions, without answers that would now lead somewhere else."""
    options = (_reoffered(game, option) for option in menu.options)
    return NumberedMenu(menu.title, tuple(option for option in options if option is not None))


def _reoffered(game: Game, option: Option) -> Option | None:
    offer = game.offer(option.command)
    if offer.is_allowed and option.command.names(game.state) != option.names:
        return None
    return Option(option.command, price_of(offer.cause), offer.refusal, option.names)


def _option(game: Game, offer: Offer) -> Option:
    return Option(offer.command, price_of(offer.cause), offer.refusal, offer.command.names(game.state))


def _named(game: Game, command: Command) -> Option:
    return Option(command, names=command.names(game.state))


def _refused(game: Game, command: Command) -> Intent:
    refusal = game.offer(command).refusal
    return (command,) if refusal is None else refusal
