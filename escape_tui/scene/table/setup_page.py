"""The setup form as text: its fields, their help, and reasons why a setup is not possible."""

from collections.abc import Iterable, Iterator

from escape_tui.content.catalogue import EDITION, Catalogue
from escape_tui.engine.effect import Fact, RuleError
from escape_tui.engine.icon import written
from escape_tui.hub.port.messages.views import WrongSetup
from escape_tui.modules.box import MODULES
from escape_tui.modules.challenge import CHALLENGE
from escape_tui.rules.setup import depot
from escape_tui.scene.menus.menu_list import Item, heading_item, ticked
from escape_tui.scene.modules.box import PICKS
from escape_tui.scene.table.setup_form import (
    NO_CHALLENGE,
    Field,
    FieldKind,
    SetupForm,
    agreement_fields,
    fields,
)
from escape_tui.scene.words.words import Fact as WordFact
from escape_tui.scene.words.words import Words
from tile_art.icons import ADVENTURER, COLOURS
from tile_art.inks.canvas import Row, row
from tile_art.inks.ink import Ink

START = "start"

_GROUPS = ("seats", "game", "expansions", "queenies")


class SetupPage:
    """One form in one language."""

    def __init__(self, form: SetupForm, words: Words, catalogue: Catalogue) -> None:
        self.form = form
        self._words = words
        self._catalogue = catalogue

    def items(self) -> tuple[Item, ...]:
        """The whole form, with an entry at the top that starts the game."""
        start = Item(START, self._words.say("setup-start"), help=self._words.say("setup-start.help"))
        return (start, *self._grouped(fields(self.form, self._catalogue)))

    def agreement_items(self) -> tuple[Item, ...]:
        """The fields of the game, without the seats."""
        return tuple(self._grouped(tuple(agreement_fields(self.form, self._catalogue))))

    def field(self, item: Item) -> Field | None:
        """The field of the form that *item* shows."""
        return next((field for field in fields(self.form, self._catalogue) if field.id == item.id), None)

    @property
    def edition(self) -> str:
        """The name, version and digest of the edition that is played; empty for our own."""
        return self._catalogue.chosen(self.form.options).edition

    def summary(self) -> str:
        """A summary of the game: number of players and gems, modules."""
        agreed = self.form.setup(self._catalogue)
        printed = self._catalogue.chosen(agreed.options)
        parts = [self._words.say("count-players", count=len(agreed.seats))]
        if 1 <= len(agreed.seats) <= len(printed.numbers.gems):
            parts.append(self._words.say("count-gems", count=depot(agreed, printed) + self._extra()))
        if printed.edition:
            parts.insert(0, printed.edition)
        if self.form.challenge in self._catalogue.challenges:
            parts.insert(0, self._words.say("challenges-name", id=self.form.challenge))
        parts += [module_name(id, self._words) for id in agreed.modules if id != CHALLENGE]
        return " · ".join(parts)

    def paragraphs(
        self, item: Item | None, wrong: Iterable[RuleError | WrongSetup], works: str
    ) -> list[tuple[str, Ink]]:
        """What stands beside the form: the help of the selected *item*, everything *wrong* or else that it
        *works*, and a summary."""
        told = [(item.help, Ink.PLAIN)] if item is not None and item.help else []
        refused = [(refusal_words(error, self._words), Ink.DANGER) for error in wrong]
        return [*told, *(refused or [(works, Ink.GOOD)]), (self.summary(), Ink.FAINT)]

    def _extra(self) -> int:
        challenge = self._catalogue.challenges.get(self.form.challenge)
        return challenge.extra_gems if challenge else 0

    def _grouped(self, lines: tuple[Field, ...]) -> Iterator[Item]:
        for group in _GROUPS:
            members = [field for field in lines if field.group == group]
            if members:
                yield heading_item(self._words.say(f"setup-group-{group}"))
            yield from map(self._item, members)

    def _item(self, field: Field) -> Item:
        match field.stem:
            case "seat":
                return self._seat(field)
            case _ if field.kind is FieldKind.TOGGLE:
                is_module, ink = field.stem == "module", Ink.FAINT if field.is_fixed else Ink.PLAIN
                label = f"module-{field.subject}" if is_module else f"setup-{field.id}"
                help = self._told(f"{label}.effect" if is_module else f"{label}.help")
                mark = ticked(field.value == "on")
                return Item(field.id, self._words.say(label), help=help, mark=mark, label_ink=ink)
            case _:
                return self._choice(field)

    def _seat(self, field: Field) -> Item:
        seat = self.form.seats[int(field.subject)]
        ink, _ = COLOURS[seat.colour]
        mark: Row = row(f"{ADVENTURER}{seat.colour[0].upper()} ", ink)
        value = self._words.say("setup-bot" if seat.is_bot else "setup-person")
        name = seat.name or self._words.say("bot-name", colour=seat.colour)
        return Item(field.id, name, value, self._words.say("setup-seat.help"), mark, is_stepped=True)

    def _choice(self, field: Field) -> Item:
        """An entry with a value to change; its texts are `setup-NAME` and `setup-NAME-VALUE`."""
        label, value, help = f"setup-{field.stem}", field.value, f"setup-{field.stem}.help"
        words = self._words
        if field.stem == "option":
            label = f"setup-option-{field.subject}"
            value = value if value.isdigit() else words.say(f"{label}-{value}")
            help = f"{label}.help"
        elif field.stem == PICKS.what:
            value = words.say(f"{PICKS.what}-{value}")
        elif field.stem == "edition":
            printed = self._catalogue.chosen({EDITION: value})
            # The digest is in the summary beside it.
            value = printed.edition.partition(" #")[0] or words.say("setup-edition-own")
        elif field.stem == "challenge":
            value = words.say(
                "setup-challenge-none" if value == NO_CHALLENGE else "setup-challenge-value", id=value
            )
        else:
            value = words.say(f"setup-{field.stem}-{value}")
        is_pick = field.stem in (PICKS.what, PICKS.card)
        indent = "  " if is_pick or field.stem == "option" else ""
        told = self._character_help(int(field.subject)) if is_pick else words.say(help)
        return Item(field.id, indent + words.say(label), value, told, is_stepped=True)

    def _character_help(self, player: int) -> str:
        """What the chosen card does, and its price."""
        picks = self.form.setup(self._catalogue).seats[player].picks
        if not picks:
            return ""
        character, card = picks[PICKS.what], picks[PICKS.card]
        price = written(self._catalogue.characters[character].price)
        told = self._told(f"{PICKS.what}-{character}-{card}.effect")
        cost = self._words.say("setup-card-cost", price=price) if card != PICKS.cards[0] else ""
        return "\n".join(part for part in (told, cost) if part)

    def _told(self, message: str) -> str:
        """*message*, or an empty text if it is not written."""
        return self._words.say(message) if self._words.knows(message) else ""


def module_name(id: str, words: Words) -> str:
    return words.say(f"module-{id}")


def refusal_words(error: RuleError | WrongSetup, words: Words) -> str:
    """The reason why a setup is not possible, in a sentence."""
    facts: dict[str, WordFact] = {"reason": ""}
    facts |= {name: _fact(name, value, words) for name, value in error.facts.items()}
    message = f"refused-{error.rule.replace('.', '-')}"
    return (
        words.say(message, **facts) if words.knows(message) else words.say("setup-refused", rule=error.rule)
    )


def _fact(name: str, value: Fact, words: Words) -> WordFact:
    match value:
        case tuple():
            known = [module.id for module in MODULES]
            return ", ".join(module_name(each, words) if each in known else str(each) for each in value)
        case str() if name == "module":
            return module_name(value, words)
        case str() | int():
            return value
