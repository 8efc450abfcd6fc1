"""What happened, what was refused and what can be done, in words."""

import re

import pytest

from escape_tui.engine.effect import Command, Event, RuleError
from escape_tui.engine.icon import parsed
from escape_tui.hub.record.codec import kinds_of
from escape_tui.modules.box import MODULES
from escape_tui.rules.calling import Call, Called, Say
from escape_tui.rules.chapters import CHAPTERS
from escape_tui.rules.dice import Freed, Hold, Release, Rolled
from escape_tui.rules.ending.leaving import DieGiven
from escape_tui.rules.exploring import Discover
from escape_tui.rules.moving import Enter, Entered
from escape_tui.rules.presence import ComeBack, StepAway, TakeSeat
from escape_tui.scene.game.regions import regions
from escape_tui.scene.words.narration import Narrator, kebab
from escape_tui.scene.words.prose import wrapped
from escape_tui.scene.words.words import LANGUAGES, Words, texts
from tests.temple import CATALOGUE, E, N, Scene

MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =((?:.*\n)(?:[ \t}].*\n|\n(?=[ \t]))*)", re.MULTILINE)
FACT = re.compile(r"\{ ?\$([a-z_]+)")

#: What every sentence may be told beyond the fields of its event or command.
ALWAYS = {"is_same", "number", "chamber"}

#: Commands that nobody finds in a list: they have keys of their own or come by themselves.
UNLISTED = (Hold, Release, Call, Say, StepAway, ComeBack, TakeSeat)

EVENTS = {kebab(kind.__name__): kind for kind in kinds_of(Event)}
COMMANDS = {kebab(kind.__name__): kind for kind in kinds_of(Command)}


def narrator(scene: Scene, language: str = "en") -> Narrator:
    return Narrator(Words(language), scene.state.setup, CATALOGUE)


def messages(prefix: str, language: str) -> dict[str, set[str]]:
    """The facts that each message asks for."""
    found = {}
    for text in texts(language).values():
        for id, pattern in MESSAGE.findall(text + "\n"):
            if id.startswith(prefix):
                found[id.removeprefix(prefix)] = set(FACT.findall(pattern))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prefix", ["told-", "banner-"])
def test_every_sentence_about_an_event_asks_only_for_what_the_event_knows(prefix: str, language: str) -> None:
    for name, facts in messages(prefix, language).items():
        if name in EVENTS or prefix == "told-":
            assert facts <= {*EVENTS[name].__struct_fields__, *ALWAYS}, name


#: What a label says besides the fields of its command, found out from the state.
FOUND_OUT = {"turn-gear": ("chambers",), "tell-location": ("gem", "whom")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_asks_only_for_what_its_command_knows(language: str) -> None:
    for name, facts in messages("action-", language).items():
        if name in COMMANDS:
            assert facts <= {*COMMANDS[name].__struct_fields__, *ALWAYS, *FOUND_OUT.get(name, ())}, name


@pytest.mark.parametrize("kind", [kind for module in (*CHAPTERS, *MODULES) for kind in module.rules])
def test_every_command_has_a_label(kind: type[Command]) -> None:
    assert kebab(kind.__name__) in messages("action-", "en") or kind in UNLISTED


def test_people_chambers_and_counts_come_as_words() -> None:
    scene = Scene()
    tells = narrator(scene)
    assert tells.told(DieGiven(0, 1), scene.state) == "player 0 gives player 1 a die."
    assert tells.told(Freed(1, (0, 2), by=0), scene.state) == "player 0 frees 2 of player 1’s dice."
    assert tells.told(Called(1, "help", "start"), scene.state) == "player 1: Help me!"


def test_what_everybody_sees_anyway_is_not_told() -> None:
    scene = Scene()
    tells = narrator(scene)
    assert tells.told(Rolled(0, (0,), 900), scene.state) == ""
    assert tells.told(Entered(0, "basic-01", "start"), scene.state) == ""
    assert tells.told(Freed(1, (0,), by=1), scene.state) == ""


def test_a_refusal_names_what_is_missing() -> None:
    scene = Scene()
    refusal = RuleError("base.enter", needs=parsed("AAT"), missing=parsed("AT"))
    assert narrator(scene).refusal(refusal, scene.state) == "Entry still needs an adventurer and a torch."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("rule", "missing"),
    [
        ("base.enter", "AK"),
        ("base.enter", "AT"),
        ("base.discover", "AA"),
        ("base.gem-single", "TTTT"),
        ("base.gem-triple", "T" * 10),
        ("base.escape", "K" * 12),
    ],
)
def test_a_refusal_fits_into_one_line_below_the_dice(language: str, rule: str, missing: str) -> None:
    """Two lines would push the dice together, and every cell of them would be sent again."""
    scene, width = Scene(), regions(80, 24, has_panels=False).tray.width
    refusal = RuleError(rule, needs=parsed(missing), missing=parsed(missing))
    sentence = narrator(scene, language).refusal(refusal, scene.state)
    assert len(wrapped(sentence, width - 2)) == 1


def test_a_refusal_without_a_sentence_of_its_own_still_has_one() -> None:
    scene = Scene()
    assert (
        narrator(scene).refusal(RuleError("no.such-rule"), scene.state)
        == "Not possible now. Try something else."
    )


def test_labels_name_the_chamber_behind_the_door() -> None:
    scene = Scene()
    tells = narrator(scene)
    assert tells.label(Enter(0, E), scene.state) == f"enter {tells.chamber('basic-02')}"
    assert tells.label(Enter(0, E), scene.state, is_short=True) == tells.chamber("basic-02")
    assert tells.label(Discover(0, N), scene.state) == "discover"
    assert tells.label(Call(0, "exit"), scene.state) == "Exit found!"


def test_every_price_can_be_said_in_every_language() -> None:
    scene = Scene()
    for language in LANGUAGES:
        said = narrator(scene, language).price(parsed("AAKTGB"))
        assert said.count(",") == 3
