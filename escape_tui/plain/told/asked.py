"""What a game asks of somebody: questions with answers, and what one word answers."""

from collections.abc import Iterator
from typing import NamedTuple

from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis
from escape_tui.scene.game.input.intents import Menu, Option, answers, oldest_question
from escape_tui.scene.game.notices.notice import Notice
from escape_tui.scene.game.notices.notices import asked_by_rules
from escape_tui.scene.game.viewer_sight import Sight
from escape_tui.scene.words.narration import Narrator


class Asked(NamedTuple):
    """A question of the game: its *menu* of answers, and when the game answers by itself."""

    topic: str
    menu: Menu
    until: Millis


def question(game: Game, player: PlayerId) -> Asked | None:
    """What the game asks *player* now, if it asks anything that has answers."""
    choice, menu = oldest_question(game, player), answers(game, player)
    if choice is None or menu is None or not menu.options:
        return None
    return Asked(choice.topic, menu, choice.until)


def notices(game: Game, viewer: PlayerId | None, narrator: Narrator) -> Iterator[Notice]:
    """What rules tell or ask *viewer* now, the most pressing first."""
    sight = Sight(game, game.state, viewer, narrator, 0, is_roomy=False)
    return (notice for _, notice in asked_by_rules(sight))


def menu_words(menu: Menu, game: Game, narrator: Narrator) -> str:
    """The question and its numbered answers, in one line."""
    listed = "; ".join(
        f"{number} {_option(option, game, narrator)}" for number, option in enumerate(menu.options, start=1)
    )
    return f"{_title(menu, narrator)} {listed}."


def _title(menu: Menu, narrator: Narrator) -> str:
    if "." not in menu.title:
        return narrator.words.say(menu.title)
    message = f"choice-{menu.title.replace('.', '-')}"
    return narrator.words.say(message if narrator.words.knows(message) else "choice-otherwise")


def _option(option: Option, game: Game, narrator: Narrator) -> str:
    label = narrator.label(option.command, game.state)
    missing = None if option.refusal is None else option.refusal.facts.get("missing")
    if isinstance(missing, tuple) and missing:
        return narrator.words.say("plain-nearly-one", what=label, missing=_price(missing, narrator))
    if option.refusal is not None:
        return narrator.words.say("plain-not-now", what=label)
    return narrator.words.say("plain-priced", what=label, price=_price(option.price, narrator))


def _price(icons: Cost | tuple[object, ...], narrator: Narrator) -> str:
    return narrator.price(icons) if icons else "none"  # type: ignore[arg-type]


def chosen(menu: Menu, said: str, labels: list[str]) -> int | None:
    """Which answer *said* means: its number, or the beginning of its words where only one begins so."""
    if said.isdecimal():
        return int(said) - 1 if 0 < int(said) <= len(menu.options) else None
    fitting = [place for place, label in enumerate(labels) if said and label.startswith(said)]
    fitting = fitting or [place for place, label in enumerate(labels) if said and said in label]
    return fitting[0] if len(fitting) == 1 else None
