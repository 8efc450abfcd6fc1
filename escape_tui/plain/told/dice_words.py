"""Dice in words: their faces in short, or each die by its number."""

from collections import Counter
from collections.abc import Iterable, Iterator

from escape_tui.engine.dice import Die, DieState
from escape_tui.engine.icon import Icon
from escape_tui.scene.words.words import Words

_ICON_WORDS = {
    Icon.ADVENTURER: "plain-adventurers",
    Icon.KEY: "plain-keys",
    Icon.TORCH: "plain-torches",
    Icon.GOLDEN: "plain-golden",
    Icon.BLACK: "plain-black",
}


def icons(faces: Iterable[Icon], words: Words) -> str:
    """*faces* counted: `2 keys, torch`."""
    counted = Counter(faces)
    return ", ".join(
        words.say(message, count=counted[icon]) for icon, message in _ICON_WORDS.items() if counted[icon]
    )


def hand(dice: tuple[Die, ...], words: Words) -> str:
    """All *dice* in short, the useful ones first: `2 keys, torch, held adventurer, 2 locked`."""
    return ", ".join(part for part in _parts(dice, words) if part)


def _parts(dice: tuple[Die, ...], words: Words) -> Iterator[str]:
    if not dice:
        yield words.say("plain-no-dice")
    yield icons((die.face for die in dice if die.state is DieState.READY), words)
    if held := icons((die.face for die in dice if die.is_held), words):
        yield words.say("plain-hand-held", icons=held)
    for state, message in (
        (DieState.LOCKED, "plain-hand-locked"),
        (DieState.SPENT, "plain-hand-spent"),
        (DieState.TUMBLING, "plain-hand-tumbling"),
    ):
        if count := sum(die.state is state for die in dice):
            yield words.say(message, count=count)


def each_die(dice: tuple[Die, ...], words: Words) -> str:
    """Every die by its number: `1 key held, 2 torch, 3 locked`."""
    return ", ".join(f"{number} {_die(die, words)}" for number, die in enumerate(dice, start=1))


def _die(die: Die, words: Words) -> str:
    face = words.say(_ICON_WORDS[die.face], count=1)
    return words.say("plain-die", state=die.state.value, face=face)
