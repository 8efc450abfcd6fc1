"""Characters on the screen: the card before each player, and the chamber that a priest has blessed."""

from collections.abc import Iterator

from escape_tui.engine.icon import Cost
from escape_tui.engine.setup import PlayerId
from escape_tui.modules.character.ability import CharactersInPlay
from escape_tui.modules.character.priest import Blessing
from escape_tui.scene.game.viewer_sight import Sight
from escape_tui.scene.modules.presentation import OpenCard, Presentation
from escape_tui.scene.words.narration import Narrator
from tile_art.icons import ADVENTURER
from tile_art.inks.canvas import Row, row
from tile_art.inks.ink import Ink


def _panel(part: CharactersInPlay, sight: Sight) -> Iterator[Row]:
    if sight.viewer is None:
        return
    mine = part.cards[sight.viewer]
    is_ready = not mine.is_turned_over
    right = row(sight.say("panel-ready" if is_ready else "panel-used"), Ink.GOOD if is_ready else Ink.FAINT)
    explained = sight.narrator.effect("character", f"{mine.character}-{mine.card}")
    yield from sight.card("☻", Ink.GOLDEN, sight.narrator.card(mine.character), right, explained)


def _cards(part: CharactersInPlay, player: PlayerId, narrator: Narrator) -> Iterator[OpenCard]:
    card = part.cards[player]
    if card.is_turned_over:
        used = narrator.words.say("panel-used")
        yield OpenCard(ADVENTURER, Ink.FAINT, card.character, f" ({used})")
    else:
        yield OpenCard(ADVENTURER, Ink.GOLDEN, card.character)


def _blessing(part: Blessing, sight: Sight) -> Iterator[Row]:
    if part.icon is not None and part.chamber is not None:
        icon: Cost = (part.icon,)
        yield sight.line(
            sight.say("panel-blessing", chamber=sight.narrator.chamber(part.chamber)), sight.price(icon)
        )


CHARACTERS = Presentation(CharactersInPlay, panel=_panel, title="panel-character", cards=_cards)
BLESSING = Presentation(Blessing, panel=_blessing)
