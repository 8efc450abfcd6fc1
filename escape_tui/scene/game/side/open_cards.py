"""Open cards: what lies before each friend for all to see, a line or two each."""

from collections.abc import Iterator

from escape_tui.engine.setup import PlayerId
from escape_tui.modules.character.ability import CharactersInPlay
from escape_tui.modules.curses import CursesInPlay
from escape_tui.modules.queenies.cursedgem import CursedGems
from escape_tui.modules.treasures import TreasuresInPlay
from escape_tui.scene.game.map.map_plan import letter_of
from escape_tui.scene.game.side.team import figure
from escape_tui.scene.game.viewer_sight import Sight, chips
from tile_art.chambers.marks import MARKS
from tile_art.icons import ADVENTURER, CURSE, GEM, TREASURE
from tile_art.inks.canvas import Row, row
from tile_art.inks.ink import Ink


def open_cards(sight: Sight) -> Iterator[Row]:
    """screen.shown — curses, treasures, character and cursed gem of everybody but the viewer, by name."""
    for who in sight.seen.adventurers:
        cards = list(_cards(who.player, sight)) if who.player != sight.viewer else []
        if cards:
            whose = figure(who, letter_of(who))
            yield from chips((whose, *cards), sight.width)


def _cards(player: PlayerId, sight: Sight) -> Iterator[Row]:
    seen, name = sight.seen, sight.narrator.card
    if curses := seen.find_part(CursesInPlay):
        for card in curses.before[player]:
            yield row(CURSE + name(card), Ink.CURSE)
    if gems := seen.find_part(CursedGems):
        gem = gems.before[player]
        if gem is not None:
            yield row(MARKS["gem-tile"].glyph + name(gem), Ink.CURSE)
    if treasures := seen.find_part(TreasuresInPlay):
        for card in treasures.owned[player]:
            is_armed = card in treasures.armed[player]
            yield row(TREASURE + name(card) + ("!" if is_armed else ""), Ink.TREASURE)
        if treasures.gems[player]:
            yield row(GEM * treasures.gems[player], Ink.GEM)
    if characters := seen.find_part(CharactersInPlay):
        mine = characters.cards[player]
        ink = Ink.FAINT if mine.is_turned_over else Ink.GOLDEN
        used = f" ({sight.say('panel-used')})" if mine.is_turned_over else ""
        yield row(ADVENTURER + name(mine.character) + used, ink)
