"""Every choice can be read and made: each answer by a key of its own, none by the words of another."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace as replaced
from functools import cache
from itertools import product

import pytest
from msgspec.structs import replace

from escape_tui.engine.dice import Die, DieState
from escape_tui.engine.effect import Command
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Icon
from escape_tui.engine.named import AtLine, NamedDice
from escape_tui.engine.setup import COLOURS, PlayerId, Seat, Setup
from escape_tui.engine.state import State
from escape_tui.hub.bots.companion import Companion
from escape_tui.hub.bots.council import Council
from escape_tui.hub.port.messages.requests import Play
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import MODULES, new_game
from escape_tui.modules.character.ability import CharactersInPlay
from escape_tui.modules.curses import LiftCurse
from escape_tui.modules.treasures import TreasuresInPlay
from escape_tui.plain.told.asked import labelled
from escape_tui.rules.chapters import CHAPTERS, LAST_CHAPTERS
from escape_tui.scene.game.input.intents import NumberedMenu, Option, answers, intent
from escape_tui.scene.game.input.open_question import OpenQuestion, settled
from escape_tui.scene.game.input.seat_controls import ScreenControls, SeatControls, Teller
from escape_tui.scene.game.input.seating import Seating
from escape_tui.scene.game.map.choosing.map_question import Posed, question_lines
from escape_tui.scene.game.side.actions import action_line, doable
from escape_tui.scene.game.view import View
from escape_tui.scene.game.viewpoint import Appearance
from escape_tui.scene.keys.keys import ACTION_BY_ID
from escape_tui.scene.words.prose import MORE
from escape_tui.scene.words.words import LANGUAGES, Words
from tests.modules.queenies.dealing import lay_curses, own
from tests.rulebook import rule
from tests.scene.choice_scenes import CHOICES, FAR, OF_ONE_KEY, TEMPLE, ChoiceScene
from tests.scene.live_table import EVERYTHING, Table, text
from tests.scene.rule_scenes import SHOWN
from tests.temple import CATALOGUE, Scene

SIZES = ((50, 18), (80, 24), (120, 40), (46, 60))
ASKING = ("act", "cards", "call", "golden-friend", "north", "east", "south", "west")
#: Up to this number, every answer has a key of one letter, even if other letters mean something else.
MOST_OF_ONE_KEY = 20
#: Hands of dice with which everything can be paid at some time.
HANDS = ("AAAAA", "KKKKK", "TTTTT", "AAKTG", "BBBBB")
#: Characters whose cards ask for something, and the card that does.
HEROES = (
    ("muscleman", "activatable"),
    ("mechanic", "activatable"),
    ("priest", "activatable"),
    ("priest", "permanent"),
    ("void-runner", "permanent"),
    ("void-runner", "activatable"),
    ("trickster", "permanent"),
    ("trickster", "activatable"),
    ("doc", "activatable"),
    ("mentalist", "activatable"),
    ("discoverer", "permanent"),
)


@cache
def played(seed: int, hero: tuple[str, str]) -> Game:
    """A game of everything in its fifth minute; the first player is *hero* and has every treasure."""
    character, card = hero
    picks = {"character": character, "card": card}
    seats = tuple(
        Seat(name, colour, picks if colour == COLOURS[0] else {})
        for name, colour in zip(("Ann", "Bea", "Kan", "Itza"), COLOURS, strict=False)
    )
    table = Table(new_game(Setup(seats, EVERYTHING, soundtrack=None), CATALOGUE, SeededChance(seed)))
    council = Council()
    for player in range(len(seats)):
        table.live.seat_bot(player, Companion(player, SeededChance(seed + 1), council))
    for _ in range(300):
        table.clockwork.turn(1_000)
    return table.live.game


def scenes(game: Game) -> Iterator[State]:
    """The game with other dice, and with its first player in every chamber."""
    state = game.state
    treasures, characters = state.part(TreasuresInPlay), state.part(CharactersInPlay)
    every = tuple(CATALOGUE.treasures)
    ready = replace(characters.cards[0], is_turned_over=False)
    state = state.with_part(replace(treasures, owned=(every, *treasures.owned[1:])))
    state = state.with_part(replace(characters, cards=(ready, *characters.cards[1:])))
    for chamber in state.temple.chambers:
        for hand in HANDS:
            dice = tuple(Die(Icon(face), _state_of(face)) for face in hand)
            me = replace(state.adventurers[0], chamber=chamber, escaped_at=None, dice=dice)
            yield state.with_adventurer(me)


def _state_of(face: str) -> DieState:
    return DieState.LOCKED if face == "B" else DieState.READY


def questions(game: Game, known: set[type[Command]]) -> Iterator[tuple[State, NumberedMenu]]:
    """What the first player is asked, each kind of thing to do once that is not *known*."""
    for state in scenes(game):
        game.state = state
        for action in ASKING:
            wanted = intent(game, 0, ACTION_BY_ID[action])
            kinds = {type(option.command) for option in _allowed(wanted)}
            if isinstance(wanted, NumberedMenu) and not kinds <= known:
                known |= kinds
                yield state, wanted


def _allowed(wanted: object) -> tuple[Option, ...]:
    options = wanted.options if isinstance(wanted, NumberedMenu) else ()
    return tuple(option for option in options if option.refusal is None)


class Asked:
    """One player at one terminal, whose requests are remembered and not done."""

    def __init__(
        self, game: Game, state: State, size: tuple[int, int], language: str, player: PlayerId = 0
    ) -> None:
        table = Table(game)
        table.live.set_scene(state)
        self.player = player
        self.played: list[Command] = []
        shown, sights = table.seating(player).shown, table.seating(player).sights
        self.view = View(table.view((player,)).presenter, Appearance(Words(language)), sights)
        self.view.resize(*size)
        teller = Teller(lambda player, said: None, lambda: None, lambda caution: False)
        seating = Seating(shown, sights, lambda request, _: self._note(request))
        self.controls = SeatControls(seating, self.view, teller)
        self.hands = ScreenControls(seating, player, self.view, teller)

    def _note(self, request: object) -> None:
        assert isinstance(request, Play)
        self.played.append(request.command)

    @property
    def question(self) -> OpenQuestion | None:
        return self.view.input.menus.get(self.player)

    def ask(self, question: OpenQuestion) -> OpenQuestion:
        self.played.clear()
        self.hands.open(question)
        self.view.frame()
        assert self.question is not None
        return self.question

    def press(self, key: str) -> None:
        if key.isdigit():
            self.controls.do(ACTION_BY_ID[f"hold-{key}"], self.player)
        for letter in "" if key.isdigit() else key:
            assert self.controls.press(0, letter)
        self.view.frame()


def check_reading(asked: Asked, question: OpenQuestion) -> None:
    """No two answers look alike, none is cut before it differs, and all keys are on the screen."""
    keys = question.key_of
    assert len(keys) == len(question.branches) == len(set(keys.values()))
    if question.is_on_map:
        shown = []
        for branch in question.branches:
            pointed = replaced(question, pointed=branch.part)
            _, line = question_lines((asked.view.at, Posed(asked.player, pointed, asked.view.state, None)))
            shown.append(line.text.removeprefix(f" {keys[branch.part]} ").strip())
        assert question.is_turning or asked.view.hinted == set(keys.values())
    else:
        shown = listed(asked, question)
    assert "" not in shown
    assert len(set(shown)) == len(shown), sorted(shown)
    # In a list of many in the smallest terminal, a name may be cut.
    assert (asked.view.at.is_small and not question.is_on_map) or not _cut(shown)


def listed(asked: Asked, question: OpenQuestion) -> list[str]:
    """What is written beside the keys of a list, with how to answer whole below it."""
    picture = text(asked.view.frame())
    (below,) = re.findall(r"╰─ (\S.*?) ─*╯", picture)[-1:]
    assert MORE not in below
    return [_line_of(key, picture) for key in question.key_of.values()]


def check_words(asked: Asked, question: OpenQuestion) -> None:
    """No two answers are told by the same words."""
    told = [label for _, label in labelled(question, asked.hands.game, asked.player, asked.hands.narrator)]
    assert len(set(told)) == len(told) == len(question.branches), sorted(told)


def _cut(lines: Iterable[str]) -> list[str]:
    return [line for line in lines if MORE in line]


def _line_of(key: str, picture: str) -> str:
    """What is written behind *key* in a list."""
    found = re.search(rf"[│ ] {key} [ ►](\S.*?)(?:  | *│)", picture)
    assert found is not None, f"{key}\n{picture}"
    return found.group(1)


def check_keys(asked: Asked, question: OpenQuestion) -> None:
    """Every key gives the answer that it is written beside, in one key or in two where there are many."""
    for branch in question.branches:
        if not branch.is_allowed:
            continue
        key = question.key_of[branch.part]
        assert len(key) == 1 or len(question.branches) > MOST_OF_ONE_KEY
        asked.ask(question)
        asked.press(key)
        if isinstance(branch.part, AtLine) and not asked.played:
            asked.press(key)
        now = asked.question
        if now is None:
            assert asked.played[-1] in [option.command for option in branch.options]
        else:
            assert now.prefix[len(question.prefix)] == branch.part


def check(asked: Asked, question: OpenQuestion, known: frozenset[type[Command]], *, with_keys: bool) -> None:
    """This step of *question* and those after it, but for kinds that are *known*."""
    question = asked.ask(question)
    check_reading(asked, question)
    check_words(asked, question)
    if with_keys:
        check_keys(asked, question)
    asks_more = [
        branch.part
        for branch in question.branches
        if branch.is_allowed and settled(question.answered(branch.part)) is None
        if type(branch.options[0].command) not in known
    ]
    for part in asks_more if not question.prefix else asks_more[:2]:
        check(asked, question.answered(part), known, with_keys=with_keys)


@cache
def kinds_asked(seed: int, hero: tuple[str, str]) -> frozenset[type[Command]]:
    """Every kind of thing that somebody is asked about in a game with *hero*."""
    game, known = played(seed, hero), set[type[Command]]()
    for _ in questions(game, known):
        pass
    return frozenset(known)


@rule("screen.shown")
@pytest.mark.parametrize("seed", [3, *(pytest.param(seed, marks=pytest.mark.soak) for seed in (5, 8, 13))])
@pytest.mark.parametrize("hero", HEROES, ids="-".join)
def test_every_answer_has_words_and_a_key_of_its_own(hero: tuple[str, str], seed: int) -> None:
    """What all heroes have in common is looked at with the first one."""
    game = played(seed, hero)
    common = frozenset() if hero == HEROES[0] else kinds_asked(seed, HEROES[0])
    for number, (state, menu) in enumerate(questions(game, set(common))):
        for turn, (size, language) in enumerate(product(SIZES, LANGUAGES)):
            asked = Asked(game, state, size, language)
            with_keys = turn == number % len(SIZES) * 2
            check(asked, OpenQuestion(menu, has_focus=True), common, with_keys=with_keys)


@rule("screen.shown")
@pytest.mark.parametrize("scene", SHOWN)
def test_whatever_a_rule_asks_can_be_answered(scene: str) -> None:
    shown = SHOWN[scene]
    game, player = shown.scene().game, shown.viewer
    asked_by_game = answers(game, player)
    wanted = [asked_by_game, *(intent(game, player, ACTION_BY_ID[action]) for action in ASKING)]
    for menu in wanted:
        if isinstance(menu, NumberedMenu) and menu.title != "menu-call" and menu.options:
            for size, language in product(SIZES, LANGUAGES):
                asked = Asked(game, game.state, size, language, player)
                until = game.state.choices[0].until if menu is asked_by_game else None
                check(
                    asked, OpenQuestion(menu, True, until), frozenset(), with_keys=menu is not asked_by_game
                )


@rule("screen.shown")
@pytest.mark.parametrize("size", SIZES[1:3])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_what_can_be_done_is_cut(language: str, size: tuple[int, int]) -> None:
    for game in [choice.scene().game for choice in CHOICES] + [
        shown.scene().game for shown in SHOWN.values()
    ]:
        state, asked = game.state, Asked(game, game.state, size, language)
        asked.view.frame()
        at = asked.view.at
        lines = [
            action_line(each, state, at.narrator, at.cap, at.regions.side.width).text
            for each in doable(game, 0, 99)
            # The longest names of curses lose a letter beside a price.
            if not isinstance(each.command, LiftCurse)
        ]
        assert not _cut(lines)


def test_every_kind_that_names_something_is_chosen_in_a_scene_or_has_a_key() -> None:
    kinds = (kind for module in (*CHAPTERS, *MODULES, *LAST_CHAPTERS) for kind in module.rules)
    naming = {kind for kind in kinds if kind.names is not Command.names}
    scenes = {choice.kind for choice in CHOICES}
    assert naming - scenes == set(OF_ONE_KEY)


@rule("screen.shown")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_no_two_cards_of_a_full_hand_read_the_same(size: tuple[int, int], language: str) -> None:
    """Every treasure there is, three curses to lift, and a counterspell for each of them."""
    modules = ("curses", "treasures", "special", "doomed", "fountain", "maze", "newchar")
    scene = Scene(TEMPLE, modules=modules, players=3, at=FAR, dice={0: "K K T T A"})
    own(scene, 0, *CATALOGUE.treasures)
    lay_curses(scene, 0, "trap", "mask", "strangle-vines")
    menu = intent(scene.game, 0, ACTION_BY_ID["cards"])
    assert isinstance(menu, NumberedMenu)
    asked = Asked(scene.game, scene.state, size, language)
    shown = listed(asked, asked.ask(OpenQuestion(menu, has_focus=True)))
    assert len(shown) > len(CATALOGUE.treasures)
    assert len(set(shown)) == len(shown), sorted(shown)
    assert [line for line in shown if MORE in line[:2]] == []


@rule("screen.shown", "newchar.trickster-permanent")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_all_hands_of_five_dice_to_swap_can_be_read(size: tuple[int, int], language: str) -> None:
    picks = {0: {"character": "trickster", "card": "permanent"}}
    hands = {0: "A K T G -", 1: "A* K* T* G* B"}
    scene = Scene(modules=("character", "newchar"), picks=picks, dice=hands)
    menu = intent(scene.game, 0, ACTION_BY_ID["cards"])
    assert isinstance(menu, NumberedMenu)
    asked = Asked(scene.game, scene.state, size, language)
    question = asked.ask(OpenQuestion(menu, has_focus=True))
    assert len(question.branches) == 2 ** len(scene.adventurer(0).dice) - 1
    check_reading(asked, question)
    for count in (1, 2, 5):
        mine = NamedDice(0, tuple(range(count)))
        check_reading(asked, asked.ask(question.answered(mine)))


@rule("screen.shown")
@pytest.mark.parametrize("choice", CHOICES, ids=lambda choice: choice.kind.__name__)
def test_every_kind_of_choice_can_be_read_and_made(choice: ChoiceScene) -> None:
    game = choice.scene().game
    menu = answers(game, 0) or intent(game, 0, ACTION_BY_ID[choice.action])
    assert isinstance(menu, NumberedMenu)
    assert len(_allowed(menu)) > 1
    assert any(isinstance(option.command, choice.kind) for option in _allowed(menu))
    until = game.state.choices[0].until if game.state.choices else None
    for size, language in product(SIZES, LANGUAGES):
        asked = Asked(game, game.state, size, language)
        check(asked, OpenQuestion(menu, True, until), frozenset(), with_keys=True)
