"""What is in the box: the ids the rules know by name, and how many cards there must be."""


def _numbered(stem: str, last: int, digits: int = 1) -> tuple[str, ...]:
    return tuple(f"{stem}-{number:0{digits}}" for number in range(1, last + 1))


#: The kind of tiles with dashed walls.
ILLUSION = "illusion"

#: Every tile by its kind.
TILES: dict[str, tuple[str, ...]] = {
    "main": ("start", "exit", "gem-key-1", "gem-key-2", "gem-torch-1", "gem-torch-2"),
    "basic": _numbered("basic", 13, digits=2),
    "curse-and-treasure": _numbered("cursed", 13, digits=2),
    ILLUSION: _numbered("illusion", 6),
    "linked": _numbered("linked", 3),
    "double": _numbered("double", 2),
    "treasure-chamber": ("treasure-chamber",),
    "quest": ("altar", "task", "ghost", "tree-of-life", "obelisk"),
    "trap": ("platform", "invocation", "cliff-torch", "cliff-key", "slide"),
    "time": (*_numbered("prohibition", 4), "sacrifice", "torch", "lava-dice", "lava-gems"),
    "pit": ("pit",),
    "fountain": ("fountain",),
    "questplus": ("chaos", "constellation", "snake-pit"),
    "maze": ("mirage", "gear"),
    "newchar": ("dungeon", "narrow-gauge"),
    "maya": ("calendar-chamber",),
    "exchange": ("exchange-chamber",),
    "teleport": ("teleport-chamber",),
    "totem": ("totem-chamber",),
}

#: The kinds of tiles from which the quests of a challenge are drawn.
QUEST_KINDS = ("quest", "treasure-chamber")

#: Every curse, by the set it belongs to.
CURSES: dict[str, tuple[str, ...]] = {
    "base": ("trap", "broken-die", "mask", "silence", "lost-dice", "cursed-hand"),
    "illusions": ("soul-exchange",),
    "pit": ("lost-treasure", "really-cursed"),
    "doomed": ("doomed", "stand-up"),
    "fountain": ("poison", "strangle-vines"),
    "questplus": ("mind-control", "pitfall", "magical-bond"),
    "maze": ("weakest-link", "misinformation"),
}

#: Every treasure, by the set it belongs to.
TREASURES: dict[str, tuple[str, ...]] = {
    "base": ("healing-mask", "double-torch", "double-key", "teleport", "extra-gem", "secret-passage"),
    "illusions": ("large-torch",),
    "doomed": ("counterspell",),
    "maze": ("short-cut", "time-out", "genie-lamp"),
    "newchar": ("portal", "clone"),
}

#: Every character, by the set it belongs to.
CHARACTERS: dict[str, tuple[str, ...]] = {
    "base": ("discoverer", "doc", "muscleman", "priest", "mechanic", "mentalist"),
    "newchar": ("void-runner", "trickster"),
}
#: The two cards of each, of which a player has one.
CHARACTER_CARDS = ("permanent", "activatable")

#: Every challenge by its level.
CHALLENGES: dict[str, tuple[str, ...]] = {
    **{str(level): tuple(f"{level}{letter}" for letter in "abcd") for level in range(1, 6)},
    "6": ("6a", "6b", "6c", "6d", "6e"),
    "7": ("ultimate",),
}

#: The kinds of cards, as the texts name them.
CARD_KINDS = ("curse", "treasure", "task", "character", "cursed-gem", "calendar", "location", "gear")

TASKS = _numbered("task", 6)
SOUNDTRACKS = ("1", "2")
PACES = ("calm", "standard", "frantic")
PROHIBITIONS = ("gems", "golden-masks", "movement", "start")

CURSE_CARDS = 36
TREASURE_CARDS = 27
CURSED_GEMS = 6
