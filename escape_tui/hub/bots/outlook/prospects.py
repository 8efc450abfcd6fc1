"""Prospects: how many gems are still available, and whether the game can still be won."""

from escape_tui.content.catalogue import Catalogue
from escape_tui.content.printed import Tile
from escape_tui.engine.state import Millis
from escape_tui.engine.temple import EXIT, Temple, tile_of
from escape_tui.hub.bots.outlook.dice_count import can_pay
from escape_tui.hub.bots.outlook.estimates import walking_ms
from escape_tui.hub.bots.outlook.outlook import Outlook
from escape_tui.rules.gems import GemIcons

#: The kinds of chambers that every game uses, themselves or as twins.
BASE_KINDS = ("main", "basic")

#: Minimum time to find a hidden exit.
SEARCH_MS: Millis = 40_000
#: Minimum time to show the keys there.
KEYS_MS: Millis = 10_000


def gems_in_sight(outlook: Outlook) -> int:
    return sum(outlook.most_gems.values())


def hidden_gems(outlook: Outlook) -> int:
    """base.tiles — the gems still in the pile; everybody knows how many the box has."""
    if not outlook.state.pile:
        return 0
    notes, catalogue = outlook.temple.notes, outlook.game.catalogue
    about = ("hidden gems", catalogue.edition)
    if about not in notes:
        notes[about] = _gems_not_laid(outlook.temple, catalogue)
    hidden: int = notes[about]
    return hidden


def _gems_not_laid(temple: Temple, catalogue: Catalogue) -> int:
    tiles = catalogue.tiles
    box = [tile for tile in tiles.values() if tile.gems and tile.kind in BASE_KINDS]
    laid = [tiles[tile] for tile in dict.fromkeys(map(tile_of, temple.chambers))]
    return max(0, sum(map(_most_gems, box)) - sum(map(_most_gems, laid)))


def can_win_with_fate(outlook: Outlook) -> bool:
    """base.fate — whether everybody could still pay for the exit, at best, with one more key."""
    keys = outlook.keys + 1 - min(outlook.state.depot, _printed_gems(outlook) + hidden_gems(outlook))
    return can_pay(outlook, keys) and outlook.time_left > _shortest_way_out_ms(outlook)


def _shortest_way_out_ms(outlook: Outlook) -> Millis:
    """Minimum time for the player with the longest way, with all dice free."""
    if not outlook.is_exit_found:
        return SEARCH_MS + KEYS_MS
    steps = (outlook.temple.distances(outlook.state.place_of(who.player)) for who in outlook.inside)
    farthest = max(walking_ms(away.get(EXIT, 0), 5) for away in steps)
    return farthest + KEYS_MS


def _printed_gems(outlook: Outlook) -> int:
    """The gems that laid chambers could give, even if they can't be activated now."""
    dark = (chamber.id for chamber in outlook.temple.chambers.values() if not chamber.gems)
    icons = (GemIcons(chamber).plain(outlook.game) for chamber in dark)
    return sum(max((icon.gems for icon in each), default=0) for each in icons)


def _most_gems(tile: Tile) -> int:
    return max([icon.gems for icon in tile.gems], default=0)
