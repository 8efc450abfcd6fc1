"""Challenges: everything that a table agrees on by naming one."""

from collections.abc import Iterator

from msgspec.structs import replace

from escape_tui.content.catalogue import Catalogue
from escape_tui.content.printed import Challenge
from escape_tui.engine.effect import RuleError
from escape_tui.engine.setup import Difficulty, ModuleId, Setup
from escape_tui.engine.temple import EXIT
from escape_tui.modules.quest.markers import QUEST, QuestsInPlay
from escape_tui.modules.special.chambers import ALL, CHALICE, LINKED_AND_DOUBLE, SPECIAL, TREASURE_CHAMBER
from escape_tui.rules.setup import Expansion, Preparation

#: The option that names the challenge, and the module that it switches on.
CHALLENGE: ModuleId = "challenge"

#: Options that a table may add to any challenge.
ADDITIONS: tuple[ModuleId, ...] = ("special", "pit", "fountain")

#: How many tiles are shuffled with the exit and the quest chambers (challenge.setup).
TILES_ON_TOP = 12


def named(setup: Setup, catalogue: Catalogue) -> Challenge | None:
    """The challenge named in *setup*, if there is one."""
    return catalogue.challenges.get(str(setup.options.get(CHALLENGE)))


def draws_from(challenge: Challenge, kind: str) -> bool:
    """Whether the quests of *challenge* may be drawn from tiles of *kind*."""
    return challenge.quests > 0 and kind in challenge.quests_from


def modules_of(challenge: Challenge) -> tuple[ModuleId, ...]:
    """challenge.list — the modules that *challenge* is played with, except the one of the treasure
    chamber: a table that names that one wants other special chambers, too."""
    wanted = {
        "curses": challenge.curses,
        "treasures": challenge.treasures,
        "illusion": challenge.illusions,
        QUEST: draws_from(challenge, QUEST),
        "character": challenge.characters,
        CHALLENGE: True,
    }
    return tuple(module for module, is_wanted in wanted.items() if is_wanted)


def expanded(setup: Setup, catalogue: Catalogue) -> Setup:
    """*setup* with everything that its challenge switches on; without a challenge unchanged.

    Expanding twice changes nothing.
    """
    challenge = named(setup, catalogue)
    if challenge is None:
        return setup
    modules = [*setup.modules, *modules_of(challenge)]
    if draws_from(challenge, TREASURE_CHAMBER):
        modules.append(SPECIAL)
    options = {option: value for option, value in setup.options.items() if option not in (QUEST, SPECIAL)}
    if challenge.quests:
        options[QUEST] = challenge.quests
    if SPECIAL in modules:
        options[SPECIAL] = _special_chambers(setup, challenge)
    return replace(
        setup, modules=tuple(dict.fromkeys(modules)), options=options, difficulty=Difficulty.NORMAL
    )


def _special_chambers(setup: Setup, challenge: Challenge) -> str:
    """challenge.list — the treasure chamber if *challenge* has it, the others if the table adds them."""
    are_added = SPECIAL in setup.modules and setup.options.get(SPECIAL) != CHALICE
    if not draws_from(challenge, TREASURE_CHAMBER):
        return LINKED_AND_DOUBLE
    return ALL if are_added else CHALICE


def challenge_refusals(setup: Setup, catalogue: Catalogue) -> Iterator[RuleError]:
    """challenge.list — what is wrong with the challenge in *setup*."""
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
    """The last of the modules: it takes tiles from the pile that others put there."""

    id = CHALLENGE
    chapter = ("challenge.setup", "challenge.list", "challenge.progress")

    def gather(self, preparation: Preparation) -> None:
        """challenge.setup — extra gems, two turns of fate, and the exit not too deep."""
        challenge = named(preparation.setup, preparation.catalogue)
        assert challenge is not None
        preparation.depot += challenge.extra_gems
        preparation.fate_gems = preparation.catalogue.numbers.fate_gems
        preparation.place_exit = put_exit_on_top
