"""The chambers of an edition as they are printed, for its authors."""

from collections.abc import Iterable, Iterator

from escape_tui.content.box import ILLUSION
from escape_tui.content.catalogue import Catalogue
from escape_tui.content.printed import Tile
from escape_tui.engine.temple import Side
from escape_tui.scene.game.map.map_plan import emblem
from tile_art.chambers import chamber as art
from tile_art.chambers.size import Size
from tile_art.chambers.temple_map import tile as drawn_tile
from tile_art.tile_sheet import plain


def drawn_tiles(catalogue: Catalogue, ids: Iterable[str]) -> Iterator[str]:
    """The tiles *ids* of *catalogue*, each below its id."""
    for id in ids:
        yield f"{id}"
        yield from plain(drawn_tile(_chamber(catalogue.tiles[id]), Size.LARGE))


def chambers_of(catalogue: Catalogue) -> dict[str, art.Chamber]:
    """Every tile of *catalogue* by its id, as it is printed."""
    return {id: _chamber(tile) for id, tile in catalogue.tiles.items()}


def _chamber(tile: Tile) -> art.Chamber:
    prices = [art.Offer("".join(icon.price), icon.gems) for icon in tile.gems]
    prices += [art.Offer("".join(price)) for price in tile.asks]
    return art.Chamber(
        name=tile.id,
        entry="".join(tile.entry or ()),
        doors=_sides((*tile.doors, *tile.rear)),
        stairs=art.Side(Side.SOUTH),
        rear=_sides(tile.rear),
        offers=tuple(prices),
        emblem=emblem(tile),
        has_mask=tile.has_mask,
        has_treasure=tile.has_treasure,
        is_illusion=tile.kind == ILLUSION,
    )


def _sides(sides: tuple[Side, ...]) -> frozenset[art.Side]:
    return frozenset(art.Side(side) for side in sides)
