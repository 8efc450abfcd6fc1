"""Characters on the screen: each player's card, and the chamber that a priest has blessed."""

from collections.abc import Iterator

from escape_tui.content.box import CHARACTER_CARDS
from escape_tui.engine.setup import PlayerId
from escape_tui.modules.character.ability import CharactersInPlay, card_of
from escape_tui.modules.character.character import BASE, CARD, CHARACTER, Characters, cast
from escape_tui.modules.character.discoverer import StepsLeft
from escape_tui.modules.character.priest import BLESSING_COUNT, Blessing, BlessingFades
from escape_tui.modules.queenies.newchar.newchar import NewCharacters
from escape_tui.scene.game.notices.notice import ScreenNotice
from escape_tui.scene.game.viewer_sight import ViewerSight
from escape_tui.scene.modules.presentation import ModuleSheet, OpenCard, Presentation, SeatPicks
from escape_tui.scene.words.narration import Narrator
from tile_art.icons import ADVENTURER
from tile_art.inks.canvas import Row, row
from tile_art.inks.ink import Ink


def _panel(part: CharactersInPlay, sight: ViewerSight) -> Iterator[Row]:
    if sight.viewer is None:
        return
    mine = part.cards[sight.viewer]
    is_ready = not mine.is_turned_over
    right = row(sight.say("panel-ready" if is_ready else "panel-used"), Ink.GOOD if is_ready else Ink.FAINT)
    explained = sight.narrator.effect("character", f"{mine.character}-{mine.card}")
    yield from sight.card("☻", Ink.GOLDEN, sight.narrator.card(mine.character), right, explained)


def _cards(part: CharactersInPlay, player: PlayerId, narrator: Narrator) -> Iterator[OpenCard]:
    card = part.cards[player]
    told = narrator.effect("character", f"{card.character}-{card.card}")
    if card.is_turned_over:
        used = narrator.words.say("panel-used")
        yield OpenCard(ADVENTURER, Ink.FAINT, card.character, f" ({used})", told)
    else:
        yield OpenCard(ADVENTURER, Ink.GOLDEN, card.character, told=told)


def _blessing(part: Blessing, sight: ViewerSight) -> Iterator[ScreenNotice]:
    """character.priest-active — where the gift is, how much it is worth, and how long it lasts."""
    if part.icon is not None and part.chamber is not None:
        gift = sight.narrator.price((part.icon,) * BLESSING_COUNT)
        where = sight.say("panel-blessing", chamber=sight.narrator.chamber(part.chamber))
        yield ScreenNotice(f"{where} ({gift})", sight.seen.due(BlessingFades()))


def _sprint(part: StepsLeft, sight: ViewerSight) -> Iterator[ScreenNotice]:
    """character.discoverer-active — the steps left, told to the player who sprints."""
    viewer = sight.viewer
    if part.steps and viewer is not None and card_of(sight.seen, viewer).character == "discoverer":
        yield ScreenNotice(sight.say("notice-sprint", steps=part.steps))


CHARACTERS = Presentation(
    CharactersInPlay, panel=_panel, cards=_cards, card_modules=(Characters.id, NewCharacters.id)
)
BLESSING = Presentation(Blessing, notices=_blessing)
SPRINT = Presentation(StepsLeft, notices=_sprint, for_one=True)

SHEET = ModuleSheet(Characters.id, sets={"character": BASE})
PICKS = SeatPicks(Characters.id, CHARACTER, CARD, CHARACTER_CARDS, cast)
