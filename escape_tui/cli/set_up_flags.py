"""The setup that the flags of a command ask for, or the reason why it is refused."""

from collections.abc import Iterable

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.effect import RuleError
from escape_tui.engine.setup import COLOURS, Seat
from escape_tui.modules.box import MODULES
from escape_tui.scene.table.setup_page import refusal_words
from escape_tui.scene.words.words import Words

ROOM = len(COLOURS)
#: Most digits in the value of an option.
LONGEST_NUMBER = 9


class FlagRefused(Exception):
    """A flag is refused; the text says why in a sentence."""


def checked_seats(players: int, bots: int = 0) -> None:
    """base.players — raises `FlagRefused` if this number of people and bots can't play."""
    if bots < 0:
        raise FlagRefused(f"There can't be {bots} bots; --bots is 0 to {ROOM - 1}.")
    if not 1 <= players <= ROOM:
        raise FlagRefused(f"A game is for 1 to {ROOM} players, not {players}.")
    if players + bots > ROOM:
        many = f"{players} and {bots} bots are {players + bots}"
        raise FlagRefused(f"A game is for 1 to {ROOM} players: {many}.")


def simulated_seats(players: int, programs: int = 0) -> tuple[Seat, ...]:
    """Seats for *players* players, the first of them for *programs*."""
    checked_seats(players)
    if programs > players:
        raise FlagRefused(f"Too few seats for {programs} programs: {players}.")
    return tuple(
        Seat(f"{'Program' if at < programs else 'Companion'} {at + 1}", colour)
        for at, colour in enumerate(COLOURS[:players])
    )


def options(pairs: Iterable[str]) -> dict[str, int | str]:
    """The options of modules in *pairs*, each written `name=value`."""
    read: dict[str, int | str] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not (name and sign and value):
            raise FlagRefused(f"An option is written name=value, not {pair!r}.")
        is_number = value.isdecimal() and len(value) <= LONGEST_NUMBER
        read[name] = int(value) if is_number else value
    return read


def why(refusal: RuleError, catalogue: Catalogue) -> str:
    """The reason why a setup is refused, in one sentence."""
    facts = refusal.facts
    match refusal.rule, facts.get("reason"):
        case "screen.combine", "unknown-module":
            known = ", ".join(module.id for module in MODULES)
            return f"There is no module {facts['module']!r}; there are: {known}."
        case "challenge.list", "unknown":
            known = ", ".join(catalogue.challenges)
            return f"There is no challenge {facts['challenge']!r}; there are: {known}."
        case "clock.three-countdowns", _:
            known = ", ".join(catalogue.soundtracks)
            return f"There is no soundtrack {facts['soundtrack']!r}; there are: {known}."
        case _:
            return refusal_words(refusal, Words())
