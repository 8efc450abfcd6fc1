"""Challenges: what a table agrees on by naming one of them."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from escape_tui.content.box import TILES
from escape_tui.content.catalogue import Catalogue
from escape_tui.content.printed import Challenge
from escape_tui.engine.effect import Effect, RuleError
from escape_tui.engine.setup import Difficulty, ModuleId, PlayerId, Setup
from escape_tui.engine.state import State
from escape_tui.engine.temple import EXIT
from escape_tui.modules.quest.markers import QUEST, QuestMarkers, QuestsInPlay, veiled
from escape_tui.modules.special.chalice import TREASURE_CHAMBER
from escape_tui.modules.special.special import SPECIAL
from escape_tui.rules.setup import Expansion, Preparation

#: The option that names the challenge, and the module that it switches on.
CHALLENGE: ModuleId = "challenge"

#: What a table may add to any challenge.
ADDITIONS: tuple[ModuleId, ...] = ("special", "pit", "fountain")

#: The challenges whose one quest is the chalice.
CHALICE_ALONE = ("2b", "3c", "5c")

#: How many tiles are shuffled with the exit and the quest chambers (challenge.setup).
TILES_ON_TOP = 12


def named(setup: Setup, catalogue: Catalogue) -> Challenge | None:
    """The challenge that *setup* names, if it names one that exists."""
    return catalogue.challenges.get(str(setup.options.get(CHALLENGE)))


def quest_chambers(challenge: Challenge) -> int:
    """How many quest chambers of the Quest expansion belong to *challenge*."""
    return 0 if challenge.id in CHALICE_ALONE else min(challenge.quests, len(TILES["quest"]))


def has_chalice(challenge: Challenge) -> bool:
    """Whether the treasure chamber is one of its quest chambers."""
    return challenge.quests > quest_chambers(challenge)


def modules_of(challenge: Challenge) -> tuple[ModuleId, ...]:
    """challenge.list — the modules that *challenge* is played with, but for the one that brings the chalice:
    a table that names it wants all special chambers."""
    wanted = {
        "curses": challenge.curses,
        "treasures": challenge.treasures,
        "illusion": challenge.illusions,
        "quest": quest_chambers(challenge) > 0,
        "character": challenge.characters,
        CHALLENGE: True,
    }
    return tuple(module for module, is_wanted in wanted.items() if is_wanted)


def expanded(setup: Setup, catalogue: Catalogue) -> Setup:
    """*setup* with everything switched on that its challenge means; without a challenge as it is.

    A set-up that is expanded already stays the same.
    """
    challenge = named(setup, catalogue)
    if challenge is None:
        return setup
    options = dict(setup.options)
    modules = [*setup.modules, *modules_of(challenge)]
    if has_chalice(challenge) and SPECIAL not in setup.modules:
        modules.append(SPECIAL)
        options[SPECIAL] = "chalice"
    if quests := quest_chambers(challenge):
        options[QUEST] = quests
    return replace(
        setup, modules=tuple(dict.fromkeys(modules)), options=options, difficulty=Difficulty.NORMAL
    )


def challenge_refusals(setup: Setup, catalogue: Catalogue) -> Iterator[RuleError]:
    """challenge.list — what is wrong with the challenge that *setup* names, or does not name."""
    if CHALLENGE not in setup.options and CHALLENGE not in setup.modules:
        return
    challenge = named(setup, catalogue)
    if challenge is None:
        name = str(setup.options.get(CHALLENGE, ""))
        yield RuleError("challenge.list", reason="unknown", challenge=name)
        return
    allowed = (*modules_of(challenge), *ADDITIONS)
    for module in setup.modules:
        if module not in allowed:
            yield RuleError("challenge.list", reason="addition", challenge=challenge.id, module=module)


def put_exit_on_top(preparation: Preparation) -> None:
    """challenge.setup — the top tiles are shuffled with the exit and the quest chambers."""
    quests = [tile for tile in quests_in(preparation) if tile in preparation.pile]
    rest = [tile for tile in preparation.pile if tile not in quests]
    top = preparation.shuffled([*rest[:TILES_ON_TOP], EXIT, *quests])
    preparation.pile = top + rest[TILES_ON_TOP:]


def quests_in(preparation: Preparation) -> tuple[str, ...]:
    match preparation.parts.get(QuestsInPlay.__name__):
        case QuestsInPlay(tiles):
            return tiles
        case _:
            return ()


class Challenges(Expansion):
    """The last of the modules: it takes from the pile what the others have put there."""

    id = CHALLENGE
    chapter = ("challenge.setup", "challenge.list", "challenge.progress")

    def gather(self, preparation: Preparation) -> None:
        """challenge.setup — extra gems, two turns of fate, and the exit not too deep."""
        challenge = named(preparation.setup, preparation.catalogue)
        assert challenge is not None
        preparation.depot += challenge.extra_gems
        preparation.fate_gems = preparation.catalogue.numbers.fate_gems
        preparation.place_exit = put_exit_on_top
        if has_chalice(challenge) and not quests_in(preparation):
            preparation.add_part(QuestsInPlay((TREASURE_CHAMBER,)))

    def effects(self, state: State) -> Iterable[Effect]:
        """Where the chalice is the only quest its marker keeps the exit shut all the same."""
        if self._keeps_marker(state):
            yield QuestMarkers()

    def veil(self, state: State, viewer: PlayerId | None) -> State:
        return veiled(state) if self._keeps_marker(state) else state

    def _keeps_marker(self, state: State) -> bool:
        return state.has_part(QuestsInPlay) and QUEST not in state.setup.modules
