"""The whole rulebook: every rule by its chapter, of the base game and of each module."""

from escape_tui.modules.box import MODULES
from escape_tui.rules.rulebook import BASE_CHAPTERS

#: Rules that several modules share.
SHARED_CHAPTERS: dict[str, tuple[str, ...]] = {"queenie": ("queenie.setup",)}

CHAPTERS: dict[str, tuple[str, ...]] = (
    BASE_CHAPTERS | SHARED_CHAPTERS | {module.id: module.chapter for module in MODULES}
)

RULES: tuple[str, ...] = tuple(rule for rules in CHAPTERS.values() for rule in rules)
