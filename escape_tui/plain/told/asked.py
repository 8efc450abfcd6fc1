"""The game's questions in words, and the answers that a word can mean."""

from collections.abc import Iterator
from typing import NamedTuple

from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost
from escape_tui.engine.named import NamedTile
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis
from escape_tui.engine.temple import TileId
from escape_tui.scene.game.input.intents import NumberedMenu, answers, oldest_question
from escape_tui.scene.game.input.open_question import Branch, OpenQuestion
from escape_tui.scene.game.map.choosing.candidates import in_order
from escape_tui.scene.game.notices.notice import ScreenNotice
from escape_tui.scene.game.notices.notices import asked_by_rules
from escape_tui.scene.game.viewer_sight import ViewerSight
from escape_tui.scene.words.answer_words import AnswerWords, title
from escape_tui.scene.words.narration import Narrator


class PlainQuestion(NamedTuple):
    """A question of the game: its *menu* of answers, and when the game answers by default."""

    topic: str
    menu: NumberedMenu
    until: Millis

    @property
    def opened(self) -> OpenQuestion:
        return OpenQuestion(self.menu, has_focus=True, until=self.until)


def question(game: Game, player: PlayerId) -> PlainQuestion | None:
    """The present question to *player*, if it has listed answers."""
    choice, menu = oldest_question(game, player), answers(game, player)
    if choice is None or menu is None or not menu.options:
        return None
    return PlainQuestion(choice.topic, menu, choice.until)


def notices(game: Game, viewer: PlayerId | None, narrator: Narrator) -> Iterator[ScreenNotice]:
    """What rules tell or ask *viewer* now, the most urgent first."""
    sight = ViewerSight(game, game.state, viewer, narrator, 0)
    return (notice for _, notice in asked_by_rules(sight))


def question_words(open: OpenQuestion, game: Game, player: PlayerId, narrator: Narrator) -> str:
    """The question and its numbered answers, in one line."""
    listed = "; ".join(
        f"{number} {_with_price(branch, label, narrator)}"
        for number, (branch, label) in enumerate(labelled(open, game, player, narrator), start=1)
    )
    return f"{title(open, narrator)} {listed}."


def labelled(
    open: OpenQuestion, game: Game, player: PlayerId, narrator: Narrator
) -> list[tuple[Branch, str]]:
    """The answers at this step in words, the nearest places first; a tile to look at with everything
    printed on it."""
    words = AnswerWords(narrator, game.state, player, is_short=False)
    branches = (open.branch(part) for part in in_order(open, game.state, player))
    return [(each, _label(each, words, game, narrator)) for each in branches if each is not None]


def _label(branch: Branch, words: AnswerWords, game: Game, narrator: Narrator) -> str:
    label = words.answer(branch)
    tiles = [name.tile for name in branch.options[0].names if isinstance(name, NamedTile)]
    return (
        f"{label} ({tile_words(tiles[0], game, narrator)})" if tiles and len(branch.options) == 1 else label
    )


def tile_words(tile: TileId, game: Game, narrator: Narrator) -> str:
    """What is printed on *tile*: doors, price, gems, and its text."""
    printed, say = game.catalogue.tiles[tile], narrator.words.say
    entry = "closed" if printed.entry is None else narrator.price(printed.entry) or "free"
    told = [say("plain-tile", doors=len(printed.doors) + len(printed.rear), entry=entry)]
    told += [
        say("screen-labelled", label=say("place-gems", count=icon.gems), text=narrator.price(icon.price))
        for icon in printed.gems
    ]
    effect = narrator.effect("chamber", tile)
    return "; ".join([*told, effect] if effect else told)


def _with_price(branch: Branch, label: str, narrator: Narrator) -> str:
    option = next((each for each in branch.options if each.refusal is None), branch.options[0])
    missing = None if option.refusal is None else option.refusal.facts.get("missing")
    if isinstance(missing, tuple) and missing:
        return narrator.words.say("plain-nearly-one", what=label, missing=_price(missing, narrator))
    if option.refusal is not None:
        return narrator.words.say("plain-not-now", what=label)
    return narrator.words.say("plain-priced", what=label, price=_price(option.price, narrator))


def _price(icons: Cost | tuple[object, ...], narrator: Narrator) -> str:
    return narrator.price(icons) if icons else "none"  # type: ignore[arg-type]


def chosen(said: str, labels: list[str]) -> int | None:
    """The answer that *said* means: its number, or the beginning of its words if only one begins so."""
    if said.isdecimal():
        return int(said) - 1 if 0 < int(said) <= len(labels) else None
    fitting = [place for place, label in enumerate(labels) if said and label.startswith(said)]
    fitting = fitting or [place for place, label in enumerate(labels) if said and said in label]
    return fitting[0] if len(fitting) == 1 else None
