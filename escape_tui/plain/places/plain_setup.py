"""The setup in plain text: what a table plays, and the words that change it."""

from collections.abc import Iterator

from escape_tui.content.catalogue import Catalogue
from escape_tui.plain.vocabulary import folded
from escape_tui.scene.table.setup_form import Field, FieldKind, SetupForm, agreement_fields, stepped
from escape_tui.scene.table.setup_page import SetupPage
from escape_tui.scene.words.words import Words

#: Most values of a choice.
_MOST_STEPS = 40
#: Shortest abbreviation of a word.
_FEWEST_LETTERS = 3


class SetUp:
    """One *form* in one language."""

    def __init__(self, form: SetupForm, words: Words, catalogue: Catalogue) -> None:
        self._form = form
        self._words = words
        self._catalogue = catalogue
        self._page = SetupPage(form, words, catalogue)

    def lines(self) -> Iterator[str]:
        """A summary of the game, then a line for each group: all choices with their values, modules in play,
        other modules."""
        fields = tuple(agreement_fields(self._form, self._catalogue))
        yield self._page.summary().replace(" · ", ", ") + "."
        chosen = [self.told(field) for field in fields if field.stem != "module"]
        yield self._words.say("plain-setup", fields="; ".join(chosen))
        for value, message in (("on", "plain-modules-on"), ("off", "plain-modules-off")):
            names = [
                self._label(field) for field in fields if field.stem == "module" and field.value == value
            ]
            if names:
                yield self._words.say(message, modules=", ".join(names))

    def told(self, field: Field) -> str:
        """A choice and its value."""
        return f"{self._label(field)} {self._value(field)}"

    def changed(self, said: str) -> tuple[SetupForm, str] | None:
        """The form after *said*, and the choice that it changed; `None` if it names no choice."""
        found = self._field(folded(said))
        if found is None:
            return None
        field, wanted = found
        form = self._stepped(field, wanted)
        return None if form is None else (form, field.id)

    def told_by_id(self, id: str) -> str:
        return next(
            (self.told(each) for each in agreement_fields(self._form, self._catalogue) if each.id == id), ""
        )

    def differences(self, before: "SetUp") -> list[str]:
        """The choices that differ from *before*."""
        old = {field.id: field.value for field in agreement_fields(before._form, self._catalogue)}
        fields = agreement_fields(self._form, self._catalogue)
        return [self.told(field) for field in fields if old.get(field.id) != field.value]

    def _stepped(self, field: Field, wanted: str) -> SetupForm | None:
        form = self._form
        for _ in range(_MOST_STEPS):
            form = stepped(form, field, 1, self._catalogue)
            fields = agreement_fields(form, self._catalogue)
            now = next((each for each in fields if each.id == field.id), None)
            value = "" if now is None else folded(SetUp(form, self._words, self._catalogue)._value(now))
            if not wanted or value.startswith(wanted):
                return form
        return None

    def _field(self, said: str) -> tuple[Field, str] | None:
        """The choice at the beginning of *said*, and the value after it."""
        fields = tuple(agreement_fields(self._form, self._catalogue))
        for field in sorted(fields, key=lambda each: -len(self._label(each))):
            label = folded(self._label(field))
            if said == label or said.startswith(f"{label} "):
                return field, said[len(label) :].strip()
        first, _, rest = said.partition(" ")
        fitting = [field for field in fields if folded(self._label(field)).startswith(first)]
        if len(first) >= _FEWEST_LETTERS and len(fitting) == 1:
            return fitting[0], rest
        return None

    def _label(self, field: Field) -> str:
        return next(
            (item.label.strip() for item in self._page.agreement_items() if item.id == field.id), field.id
        )

    def _value(self, field: Field) -> str:
        if field.kind is FieldKind.TOGGLE:
            return self._words.say(f"plain-{field.value}")
        return next((item.value for item in self._page.agreement_items() if item.id == field.id), field.value)
