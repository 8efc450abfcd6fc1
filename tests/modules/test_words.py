"""Words: everything in the box has a name, a line and a piece of advice, in every language."""

import ast
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Identifier, Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from escape_tui.content.catalogue import load
from escape_tui.engine.effect import Event
from escape_tui.engine.happenings import ChoiceOpened, ChoiceSettled
from escape_tui.hub.record.codec import kinds_of
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import MODULES
from escape_tui.modules.character.discoverer import SprintEnded, StepTaken
from escape_tui.modules.curses import CurseGone, CurseUnbound
from escape_tui.modules.queenies.doomed import LegsRested, StoodUp
from escape_tui.modules.queenies.exchange import ExchangeClosed
from escape_tui.modules.queenies.maya import CalendarTileGone, CalendarTileReturned
from escape_tui.modules.queenies.pit import LossDue, LossPutOff
from escape_tui.modules.queenies.questplus.bond import BondSlackened, BondTightened
from escape_tui.modules.queenies.totem import DieLaid
from escape_tui.modules.quest.markers import QuestFound
from escape_tui.modules.toll import DieCharged, TollPaid
from escape_tui.modules.treasures import TreasureGone
from escape_tui.rules.calling import Call, PointerFaded, Talked
from escape_tui.rules.chapters import CHAPTERS
from escape_tui.rules.countdown import SlamPassed, Ticked
from escape_tui.rules.dice import Held, Landed, MaskUsed, Release, Released, Rolled
from escape_tui.rules.exploring import PutUnderPile, TempleChanged, TileTurnedUp
from escape_tui.rules.fate import ProposalRested, RestEnded
from escape_tui.rules.moving import Left
from escape_tui.rules.paying import Paid
from escape_tui.rules.presence import ComeBack, StepAway
from escape_tui.scene.modules.box import FACTS
from escape_tui.scene.words.narration import Narrator, kebab
from escape_tui.scene.words.words import LANGUAGES, Words, texts
from tests.soak.curious import Curious
from tests.soak.games import lucky_game
from tests.soak.luck import stroke
from tests.soak.tables import ALL, hurried, table
from tests.test_rulebook import calls, constants_of, named_by, sentence_of, sources

CATALOGUE = load()
HURRIED = hurried()

#: What has a name, a line that says what it does, and a sentence of advice.
THINGS = (
    *(f"module-{module.id}" for module in MODULES),
    *(f"curse-{card}" for card in CATALOGUE.curses),
    *(f"treasure-{card}" for card in CATALOGUE.treasures),
    *(f"character-{card}" for card in CATALOGUE.characters),
    *(f"chamber-{tile}" for tile in CATALOGUE.tiles),
)
CHARACTER_CARDS = tuple(
    f"character-{card}-{side}" for card in CATALOGUE.characters for side in ("permanent", "activatable")
)


@cache
def messages(language: str) -> dict[str, Message]:
    parser = FluentParser()
    return {
        entry.id.name: entry
        for text in texts(language).values()
        for entry in parser.parse(text).body
        if isinstance(entry, Message)
    }


def lacking(language: str, names: Iterator[str] | tuple[str, ...], *attributes: str) -> list[str]:
    """Those of *names* that are not said in *language*, or lack one of *attributes*."""
    said = messages(language)
    return [
        name
        for name in names
        if name not in said or not {*attributes} <= {each.id.name for each in said[name].attributes}
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_chamber_and_character_has_a_name_an_effect_and_advice(language: str) -> None:
    assert lacking(language, THINGS, "effect", "advice") == []
    assert lacking(language, CHARACTER_CARDS, "effect") == []


#: Given by a key on the dice or by a connection: no list shows them.
NEVER_LISTED = (Call, Release, StepAway, ComeBack)

#: What follows from other events, or shows on the screen by itself.
NO_NEWS: tuple[type[Event], ...] = (
    BondSlackened,
    BondTightened,
    CalendarTileGone,
    CalendarTileReturned,
    ChoiceOpened,
    ChoiceSettled,
    CurseGone,
    CurseUnbound,
    DieCharged,
    DieLaid,
    ExchangeClosed,
    Held,
    Landed,
    Left,
    LegsRested,
    LossDue,
    LossPutOff,
    MaskUsed,
    Paid,
    PointerFaded,
    ProposalRested,
    PutUnderPile,
    QuestFound,
    Released,
    RestEnded,
    Rolled,
    SlamPassed,
    SprintEnded,
    StepTaken,
    StoodUp,
    Talked,
    TempleChanged,
    Ticked,
    TileTurnedUp,
    TollPaid,
    TreasureGone,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_that_a_player_can_give_has_a_label(language: str) -> None:
    commands = dict.fromkeys(kind for module in (*CHAPTERS, *MODULES) for kind in module.rules)
    labels = (f"action-{kebab(kind.__name__)}" for kind in commands if kind not in NEVER_LISTED)
    assert lacking(language, labels) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_open_choice_is_a_question(language: str) -> None:
    topics = (topic for module in (*CHAPTERS, *MODULES) for topic in module.choices)
    assert lacking(language, (f"choice-{topic.replace('.', '-')}" for topic in topics)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_or_is_no_news(language: str) -> None:
    told = (f"told-{kebab(kind.__name__)}" for kind in kinds_of(Event) if kind not in NO_NEWS)
    assert lacking(language, told) == []


class Variables(Visitor):
    """The facts that a piece of a message names."""

    def __init__(self, piece: BaseNode) -> None:
        self.names: set[str] = set()
        self.visit(piece)

    def visit_VariableReference(self, variable: VariableReference) -> None:  # noqa: N802 (the visitor's own)
        self.names.add(variable.id.name)


class Reasons(Visitor):
    """The reasons that a refusal distinguishes, and the facts it names if it is none of them."""

    def __init__(self, message: Message) -> None:
        self.named: set[str] = set()
        self.facts_otherwise: set[str] | None = None
        self.visit(message)

    def visit_SelectExpression(self, select: SelectExpression) -> None:  # noqa: N802 (the visitor's own)
        if isinstance(select.selector, VariableReference) and select.selector.id.name == "reason":
            for variant in select.variants:
                if variant.default:
                    self.facts_otherwise = Variables(variant).names
                elif isinstance(variant.key, Identifier):
                    self.named.add(variant.key.name)


@cache
def reasons() -> dict[str, set[str]]:
    """Every reason that the source gives when a rule refuses, by rule."""
    found: dict[str, set[str]] = {}
    for folder in ("escape_tui/engine", "escape_tui/rules", "escape_tui/modules"):
        for _, tree in sources(folder):
            for call in calls(tree, "require", "RuleError"):
                given = [keyword.value for keyword in call.keywords if keyword.arg == "reason"]
                words = {
                    node.value
                    for reason in given
                    for node in ast.walk(reason)
                    if isinstance(node, ast.Constant) and isinstance(node.value, str)
                }
                for id in named_by(call.args, constants_of(tree)) if words else ():
                    found.setdefault(id, set()).update(words)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_for_a_refusal_has_words_of_its_own(language: str) -> None:
    """One reason may be what is said otherwise, as long as nothing is asked for there."""
    for id, given in reasons().items():
        said = Reasons(messages(language)[sentence_of(id)])
        if said.facts_otherwise is not None:
            left = given - said.named
            assert len(left) <= 1, f"{id}: {left}"
            assert not left or "needs" not in said.facts_otherwise, f"{id}: {left}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [3, 4, 5])
def test_whatever_happens_is_told_with_all_its_facts(language: str, seed: int) -> None:
    setup, random = table(ALL, 2), Random(seed)
    game = lucky_game(setup, seed, HURRIED)
    narrator = Narrator(Words(language), setup, HURRIED, FACTS)
    bots = [Curious(player, SeededChance(seed)) for player in range(len(setup.seats))]
    for act in range(400):
        bot = bots[act % len(bots)]
        said = [narrator.told(event, game.state) for event in game.advance(game.state.now + 250)]
        command = stroke(random, bot.player) if act % 2 else bot.act(game)
        if command is not None and game.offer(command).is_allowed:
            said += [narrator.told(event, game.state) for event in game.play(command)]
        if act % 20 == 0:
            said += [narrator.label(offer.command, game.state) for offer in game.offers(bot.player)]
        assert not [sentence for sentence in said if "{" in sentence or "$" in sentence]
