"""Our own edition says what the published one says."""

from collections import Counter

import pytest

from escape_tui.content import box
from escape_tui.content.catalogue import load
from escape_tui.content.printed import Challenge, GemIcon, Soundtrack
from escape_tui.engine.icon import Cost, parsed
from escape_tui.engine.temple import Side

catalogue = load()

N, E, S, W = Side.NORTH, Side.EAST, Side.SOUTH, Side.WEST


def test_our_own_edition_is_read_only_once() -> None:
    assert load() is catalogue


def test_every_kind_of_chamber_has_its_tiles_in_printed_order() -> None:
    for kind, ids in box.TILES.items():
        assert tuple(tile.id for tile in catalogue.tiles_of(kind)) == ids
    assert len(catalogue.tiles) == sum(len(ids) for ids in box.TILES.values()) == 75


def test_no_kind_no_tiles() -> None:
    assert catalogue.tiles_of("cellar") == ()


def test_there_are_36_curses_of_18_kinds() -> None:
    assert len(catalogue.curses) == 18
    assert sum(card.count for card in catalogue.curses.values()) == 36


def test_there_are_27_treasures_of_13_kinds() -> None:
    assert len(catalogue.treasures) == 13
    assert sum(card.count for card in catalogue.treasures.values()) == 27


def test_there_are_eight_characters_two_of_them_new() -> None:
    sets = Counter(character.set for character in catalogue.characters.values())
    assert sets == {"base": 6, "newchar": 2}


def test_there_are_26_challenges_in_six_levels_and_ultimate() -> None:
    levels = Counter(challenge.level for challenge in catalogue.challenges.values())
    assert levels == {1: 4, 2: 4, 3: 4, 4: 4, 5: 4, 6: 5, 7: 1}


@pytest.mark.parametrize(
    ("id", "entry", "doors"),
    [
        ("start", "AA", (N, E, S, W)),
        ("exit", "AK", (S,)),
        ("basic-12", "KK", (S, E, N)),
        ("basic-13", "TT", (N, E, S, W)),
        ("tree-of-life", "AA", (S, W, E)),
        ("lava-gems", "AT", (S, E)),
        ("narrow-gauge", "TTT", (S, N)),
        ("exchange-chamber", "KT", (S, W)),
    ],
)
def test_a_tile_shows_its_entry_and_its_doors(id: str, entry: str, doors: tuple[Side, ...]) -> None:
    assert (catalogue.tiles[id].entry, catalogue.tiles[id].doors) == (parsed(entry), doors)


def test_nobody_enters_the_ghost_chamber_or_the_obelisk() -> None:
    closed = [tile.id for tile in catalogue.tiles.values() if tile.entry is None]
    assert closed == ["ghost", "obelisk"]


def test_only_the_obelisk_has_walled_stairs() -> None:
    walled = [tile for tile in catalogue.tiles.values() if tile.is_walled]
    assert [(tile.id, tile.doors, tile.amount) for tile in walled] == [("obelisk", (), 3)]


def test_nobody_leaves_the_slide_or_the_dungeon_by_the_stairs() -> None:
    assert [tile.id for tile in catalogue.tiles.values() if tile.one_way] == ["slide", "dungeon"]


def test_gem_chambers_give_one_two_or_three_gems() -> None:
    assert catalogue.tiles["gem-torch-2"].gems == tuple(
        GemIcon(parsed("T" * price), gems) for price, gems in ((4, 1), (7, 2), (10, 3))
    )


def test_double_chambers_have_a_rear_entrance_and_two_gems() -> None:
    double = catalogue.tiles["double-2"]
    assert (double.doors, double.rear, double.gems) == ((S, W), (N,), (GemIcon(parsed("KKKK"), 2),))


def test_curse_and_treasure_chambers_are_twins_of_the_basic_ones() -> None:
    for basic, cursed in zip(
        catalogue.tiles_of("basic"), catalogue.tiles_of("curse-and-treasure"), strict=True
    ):
        assert (basic.entry, basic.doors, basic.gems) == (cursed.entry, cursed.doors, cursed.gems)
        assert (basic.has_mask, basic.has_treasure) == (False, False)


def test_masks_and_treasures_lie_where_they_are_printed() -> None:
    cursed = catalogue.tiles_of("curse-and-treasure")
    masks = [tile.id[-2:] for tile in cursed if tile.has_mask]
    treasures = [tile.id[-2:] for tile in cursed if tile.has_treasure]
    assert masks == ["01", "02", "03", "04", "05", "06", "11", "12", "13"]
    assert treasures == ["01", "04", "07", "08", "09", "10", "11", "12", "13"]


def test_illusion_chambers_are_twins_of_the_first_six_with_a_mask() -> None:
    for basic, illusion in zip(catalogue.tiles_of("basic"), catalogue.tiles_of("illusion"), strict=False):
        assert (basic.entry, basic.doors, basic.gems) == (illusion.entry, illusion.doors, illusion.gems)
        assert illusion.has_mask


@pytest.mark.parametrize(
    ("id", "asks"),
    [
        ("invocation", ["KKK"]),
        ("cliff-torch", ["TTT"]),
        ("torch", ["TTTTTTT"]),
        ("lava-dice", ["TTTTT", "KKKK", "AAA"]),
        ("fountain", ["GG"]),
        ("snake-pit", ["TTTTT"]),
        ("calendar-chamber", ["KKK"]),
    ],
)
def test_a_chamber_asks_for_its_own_icons(id: str, asks: list[str]) -> None:
    assert catalogue.tiles[id].asks == tuple(parsed(price) for price in asks)


def test_the_totem_gives_a_gem_for_five_dice_and_two_for_ten() -> None:
    assert [(icon.dice, icon.gems) for icon in catalogue.tiles["totem-chamber"].stacks] == [(5, 1), (10, 2)]


def test_each_prohibition_follows_on_the_one_before() -> None:
    pairs = [tile.prohibits for tile in catalogue.tiles_of("time") if tile.prohibits]
    assert [upper for upper, _ in pairs] == [pairs[-1][1], *(lower for _, lower in pairs[:-1])]


@pytest.mark.parametrize(
    ("id", "lift", "at_once"),
    [
        ("trap", parsed("KK"), False),
        ("cursed-hand", parsed("KTT"), False),
        ("poison", parsed("GG"), False),
        ("pitfall", None, True),
        ("weakest-link", None, False),
    ],
)
def test_a_curse_lifts_as_printed(id: str, lift: Cost | None, at_once: bool) -> None:
    assert (catalogue.curses[id].lift, catalogue.curses[id].at_once) == (lift, at_once)


def test_characters_and_tasks_have_their_prices() -> None:
    assert catalogue.characters["priest"].price == parsed("BBB")
    assert catalogue.tasks["task-6"].price == parsed("AAKKTT")


def test_challenges_as_printed() -> None:
    challenges = catalogue.challenges
    assert challenges["1d"] == Challenge("1d", level=1, characters=True)
    six = ("quest", "treasure-chamber")
    assert challenges["6e"] == Challenge("6e", 6, extra_gems=3, quests=6, characters=True, quests_from=six)
    assert challenges["ultimate"] == Challenge("ultimate", 7, 6, True, True, 6, True, True, six)


def test_two_soundtracks_last_as_long_as_the_game() -> None:
    assert catalogue.soundtracks == {
        "1": Soundtrack("1", (180_000, 360_000, 540_000), (218_000, 398_000), 600_000),
        "2": Soundtrack("2", (165_000, 375_000, 540_000), (203_000, 413_000), 600_000),
    }
    assert catalogue.numbers.game_ms == 600_000


def test_the_calendar_and_the_cursed_gems() -> None:
    assert "".join(space[0] for space in catalogue.calendar.spaces) == "smsgsmsgm"
    assert catalogue.calendar.bars == (2, 5)
    assert catalogue.calendar.extra_keys == {6: 3, 7: 2, 8: 1, 9: 0}
    assert catalogue.cursed_gems == ("jaguar", "serpent", "eagle", "frog", "sun", "skull")


def test_the_numbers_of_the_rules() -> None:
    numbers = catalogue.numbers
    assert numbers.gems == (7, 7, 11, 14, 16, 18)
    assert (numbers.dice, numbers.dice_alone, numbers.fate_gems) == (5, 7, 2)
    assert numbers.roll_ms == {"calm": 1_200, "standard": 800, "frantic": 500}
