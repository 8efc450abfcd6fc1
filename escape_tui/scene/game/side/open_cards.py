"""Open cards: each friend's face-up cards, one or two lines each."""

from collections.abc import Iterator

from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.scene.game.side.team import figure
from escape_tui.scene.game.viewer_sight import ViewerSight, chips
from escape_tui.scene.modules.box import in_play
from escape_tui.scene.modules.presentation import OpenCard
from escape_tui.scene.words.narration import Narrator
from tile_art.inks.canvas import Row, row


def open_cards(sight: ViewerSight) -> Iterator[Row]:
    """screen.shown — the names of everybody's curses, treasures, characters and cursed gems, except the
    viewer's."""
    for who in sight.seen.adventurers:
        if who.player != sight.viewer and (cards := cards_before(who.player, sight.seen, sight.narrator)):
            drawn = (row(card.glyph + sight.narrator.card(card.id) + card.note, card.ink) for card in cards)
            face = figure(who.colour, sight.narrator.initial(who.player))
            yield from chips((face, *drawn), sight.width)


def cards_before(player: PlayerId, seen: State, narrator: Narrator) -> list[OpenCard]:
    """The face-up cards of *player*, burdens first."""
    found = [
        card
        for each, part in in_play(seen)
        if each.cards is not None
        for card in each.cards(part, player, narrator)
    ]
    return sorted(found, key=lambda card: not card.is_burden)
