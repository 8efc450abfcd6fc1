"""Narration: events, refusals and actions in a player's own language."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from functools import cache, cached_property
from types import MappingProxyType
from typing import Any

import msgspec
from msgspec import Struct

from escape_tui.content.box import CARD_KINDS
from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.dice import SPENT, Die
from escape_tui.engine.effect import Command, Event, RuleError
from escape_tui.engine.icon import Icon
from escape_tui.engine.setup import PlayerId, Setup
from escape_tui.engine.state import Millis, State
from escape_tui.engine.temple import Chamber, ChamberId, Side, tile_of
from escape_tui.rules.calling import Call, Called
from escape_tui.scene.words.initials import initials
from escape_tui.scene.words.words import Fact, Words
from tile_art.icons import letter_of

#: Fields of commands, events and refusals that refer to people, chambers and cards.
PEOPLE = ("player", "whom", "by", "friend", "other", "giver", "owner", "partner", "discoverer", "holder")
CHAMBERS = ("chamber", "tile", "came_from", "there", "here", "goal", "origin", "to", "rear", "second")
CARDS = ("card", "lift", "curse", "treasure", "instead", "wanted", "given", "gem", "token")

#: Fields of a command that list dice by index, and whose dice they are.
_DICE_OF = {"die": "player", "mine": "player", "theirs": "whom"}

#: The singular of each plural field.
_SINGULAR = {
    "players": "player",
    "helpers": "player",
    "cards": "card",
    "chambers": "chamber",
    "tiles": "tile",
}

_CAPITAL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")

#: The quick calls that bots make in a voice of their own, and its message.
VOICES = {
    "greet": "bot-greets",
    "help": "bot-needs-help",
    "gold": "bot-offers-help",
    "exit": "bot-finds-exit",
    "yes": "bot-agrees",
    "waits": "bot-waits",
    "thanks": "bot-thanks",
    "tease": "bot-teases",
}

#: After this time a bot uses other words for the same.
VARIED_MS: Millis = 45_000

_ICON_WORDS = {
    Icon.ADVENTURER: "icon-adventurers",
    Icon.KEY: "icon-keys",
    Icon.TORCH: "icon-torches",
    Icon.GOLDEN: "icon-golden",
    Icon.BLACK: "icon-black",
}


@cache
def kebab(name: str) -> str:
    """`DieGiven` as `die-given`."""
    return _CAPITAL.sub("-", name).lower()


def seat_name(name: str, colour: str, words: Words) -> str:
    """The name of the player at a seat: a bot is named by its colour, in the reader's language."""
    return words.say("bot-name", colour=colour) if is_bot_name(name, colour) else name


def is_bot_name(name: str, colour: str) -> bool:
    """Whether *name* is that of a bot, and not of a person for whom one stands in."""
    return name == f"Bot {colour}"


#: Further facts about a command, besides its fields.
MoreFacts = Callable[[Any, State, "Narrator"], dict[str, Fact]]


class Narrator:
    """Tells one game in one language; *more_facts* are for the labels of some commands."""

    def __init__(
        self,
        words: Words,
        setup: Setup,
        catalogue: Catalogue,
        more_facts: Mapping[type[Command], MoreFacts] = MappingProxyType({}),
    ) -> None:
        self.words = words
        self._setup = setup
        self.catalogue = catalogue
        self._more_facts = more_facts

    @property
    def players(self) -> int:
        return len(self._setup.seats)

    def told(self, event: Event, state: State) -> str:
        """A sentence for the story; empty for events that don't need one."""
        if isinstance(event, Called) and (voice := self.voice(event, state)):
            return self.words.say("told-said", player=self.name(event.player), text=voice)
        return self._sentence(f"told-{kebab(type(event).__name__)}", event, state)

    def voice(self, called: Called, state: State) -> str:
        """What a bot says in its own voice instead of a quick call; empty for people and for other calls.
        It says the same in other words after a while."""
        seat = self._setup.seats[called.player]
        message = VOICES.get(called.call)
        if message is None or not is_bot_name(seat.name, seat.colour):
            return ""
        times = state.elapsed // VARIED_MS + called.player
        return self.words.say(message, colour=seat.colour, of_two=times % 2, of_three=times % 3)

    def banner(self, event: Event, state: State) -> str:
        """A short banner for everybody; empty for most events."""
        return self._sentence(f"banner-{kebab(type(event).__name__)}", event, state)

    def warning(self, event: Event) -> str:
        """What the player of *event* has to be careful about, by its card or its rule; empty for most
        events."""
        cause = str(getattr(event, "card", "") or getattr(event, "rule", "")).replace(".", "-")
        return self._known(f"warned-{kebab(type(event).__name__)}-{cause}")

    def refusal(self, error: RuleError, state: State) -> str:
        """The reason for a refusal, in one sentence."""
        facts: dict[str, Fact] = {"reason": "", "needs": "", "missing": ""}
        facts |= self._facts(error.facts, state)
        message = f"refused-{error.rule.replace('.', '-')}"
        if not self.words.knows(message):
            return self.words.say("refused-otherwise", rule=error.rule)
        return self.words.say(message, **facts)

    def label(self, command: Command, state: State, *, is_short: bool = False) -> str:
        """The label of *command* in a list of actions; its short form if wanted."""
        if isinstance(command, Call):
            return self.words.say(f"call-{command.call}")
        message = f"action-{kebab(type(command).__name__)}"
        if not self.words.knows(message):
            return kebab(type(command).__name__).replace("-", " ")
        facts = self._facts(msgspec.structs.asdict(command), state) | self.facts_in(command, state)
        side = getattr(command, "side", None)
        if isinstance(side, Side) and "chamber" not in facts:
            facts["chamber"] = self._behind(command.player, side, state)
        is_short = is_short and self.words.knows(f"{message}.short")
        return self.words.say(f"{message}.short" if is_short else message, number=0, **facts)

    def facts_in(self, command: Command, state: State) -> dict[str, Fact]:
        """Facts about *state* in the label of *command*: the faces of dice, and what modules add."""
        more = self._more_facts.get(type(command))
        named = self._dice_named(command, state)
        return named if more is None else named | more(command, state, self)

    def _dice_named(self, command: Command, state: State) -> dict[str, Fact]:
        """The dice that *command* refers to."""
        found: dict[str, Fact] = {}
        for name, owner in _DICE_OF.items():
            places = getattr(command, name, None)
            if places is not None:
                named = (places,) if isinstance(places, int) else places
                found[name] = self.dice(state.adventurers[getattr(command, owner)].dice, named)
        return found

    def dice(self, dice: tuple[Die, ...], places: tuple[int, ...]) -> str:
        """The *dice* at *places* by number and letter, as in the tray: `2K`; `3∙` for a spent one."""
        letters = self.words.letters
        return " ".join(
            f"{at + 1}{'∙' if dice[at].state is SPENT else letter_of(dice[at].face, letters)}"
            for at in places
            if 0 <= at < len(dice)
        )

    def group(self, command: Command, *, is_short: bool = False) -> str:
        """The name of all commands of a type that asks for a place or for several things, its short form if
        wanted; empty for a type whose commands are listed one by one."""
        message = f"choose-{kebab(type(command).__name__)}"
        return (is_short and self._known(f"{message}.short")) or self._known(message)

    def name(self, player: PlayerId) -> str:
        if not 0 <= player < len(self._setup.seats):
            return "?"
        seat = self._setup.seats[player]
        return seat_name(seat.name, seat.colour, self.words)

    def initial(self, player: PlayerId) -> str:
        """The small letter that stands for *player* on the map and beside it."""
        return self._initials[player]

    @cached_property
    def _initials(self) -> tuple[str, ...]:
        return initials(tuple([self.name(player) for player, _ in enumerate(self._setup.seats)]))

    def chamber(self, chamber: ChamberId) -> str:
        """The name of *chamber*, or of its kind."""
        tile = tile_of(chamber)
        known = self._known(f"chamber-{tile}")
        if not known and tile in self.catalogue.tiles:
            known = self._known(f"chamber-kind-{self.catalogue.tiles[tile].kind}")
        return known or tile

    def gems_waiting(self, chamber: Chamber) -> int:
        """The most gems that can be activated in *chamber*, if none were yet."""
        tile = self.catalogue.tiles[tile_of(chamber.id)]
        has_gems = bool(tile.rear) == (chamber.id != tile.id)
        return max((icon.gems for icon in tile.gems), default=0) if has_gems and not chamber.gems else 0

    def card(self, card: str) -> str:
        return next((name for kind in CARD_KINDS if (name := self._known(f"{kind}-{card}"))), card)

    def effect(self, kind: str, card: str) -> str:
        """What a card does, in a line."""
        return self._known(f"{kind}-{card}.effect")

    def advice(self, chamber: ChamberId) -> str:
        """Advice for *chamber*, in a line."""
        return self._known(f"chamber-{tile_of(chamber)}.advice")

    def price(self, icons: Iterable[Icon]) -> str:
        """`AAK` as "2 adventurers and a key"."""
        counted = Counter(icons)
        return self.listed(self.words.say(_ICON_WORDS[icon], count=counted[icon]) for icon in counted)

    def listed(self, things: Iterable[str]) -> str:
        """*things* joined by commas and an "and"."""
        *first, last = tuple(things) or ("",)
        return self.words.say("prose-and", first=", ".join(first), last=last) if first else last

    def _sentence(self, message: str, event: Event, state: State) -> str:
        if not self.words.knows(message):
            return ""
        return self.words.say(message, **self._facts(msgspec.structs.asdict(event), state)).strip()

    def _known(self, message: str) -> str:
        return self.words.say(message) if self.words.knows(message) else ""

    def _behind(self, player: PlayerId, side: Side, state: State) -> str:
        here = state.adventurers[player].chamber
        there = state.temple.through(here, side) if here is not None else None
        return self.words.say("side-chamber", side=_side(side)) if there is None else self.chamber(there.id)

    def _facts(self, fields: Mapping[str, object], state: State) -> dict[str, Fact]:
        facts = {name: self._fact(name, value, state) for name, value in fields.items()}
        if not facts.get("helpers", "none"):
            facts["helpers"] = "none"
        people = [value for name, value in fields.items() if name in PEOPLE]
        facts["is_same"] = "yes" if len(people) > 1 and len(set(people)) == 1 else "no"
        return facts

    def _fact(self, name: str, value: object, state: State) -> Fact:
        match value:
            case None:
                return "none"
            case bool():
                return "yes" if value else "no"
            case Side():
                return self.words.say(f"side-{_side(value)}")
            case Icon():
                return self.words.say(_ICON_WORDS[value], count=1)
            case Chamber():
                return self.chamber(value.id)
            case tuple() | list():
                return self._several(name, tuple(value), state)
            case int() if name in PEOPLE:
                return self.name(value)
            case int() if name == "until":
                return max(0, -(-(value - state.now) // 1000))
            case int() | float():
                return value
            case Enum():
                return str(value.value)
            case str():
                return self._named(name, value)
            case Struct():
                return kebab(type(value).__name__)
            case _:
                return str(value)

    def _several(self, name: str, values: tuple[object, ...], state: State) -> Fact:
        if all(isinstance(value, Icon) for value in values):
            return self.price(value for value in values if isinstance(value, Icon))
        singular = _SINGULAR.get(name, name)
        if name == "dice":
            return len(values)
        return self.listed(str(self._fact(singular, value, state)) for value in values)

    def _named(self, name: str, value: str) -> str:
        if name == "rule":
            return value.replace(".", "-")
        if name in CHAMBERS:
            return self.chamber(value)
        if name in CARDS:
            return self.card(value)
        return value.replace(".", "-").replace("/", "-")


def _side(side: Side) -> str:
    return side.name.lower()
