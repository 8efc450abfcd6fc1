"""Which dice pay: every hand and every price against a slow and obvious checker."""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, product

from escape_tui.engine.effect import Command
from escape_tui.engine.icon import FREE, Cost, Icon, cost
from escape_tui.rules.gems import ActivateGems
from escape_tui.rules.moving import Enter
from escape_tui.rules.paying import CardAt, Coin, DieAt, Paid, Purse, least_regret, shortfall, usable
from tests.rulebook import rule
from tests.temple import E, Scene, W

A, K, T, G, B = Icon
Rank = tuple[int, int, int, int]

PLAIN_WORDS = ("A", "K", "T", "G", "A*", "K*", "T*", "G*", "B", "-")


def cheapest(price: Cost, coins: tuple[Coin, ...]) -> tuple[Coin, ...] | None:
    """The coins that pay *price* with the least regret."""
    regret = least_regret(price, coins)
    return None if regret is None else tuple(coins[number] for number in regret[4])


def prices(icons: str, most: int) -> Iterator[Cost]:
    for length in range(most + 1):
        yield from (cost(map(Icon, row)) for row in combinations_with_replacement(icons, length))


def rank(coins: tuple[Coin, ...], icons: tuple[Icon, ...]) -> Rank:
    """Dice, stand-ins, held dice, friends' dice: what dice.payment wants few of, in this order."""
    pairs = tuple(zip(coins, icons, strict=True))
    return (
        sum(coin.die is not None for coin in coins),
        sum(coin.is_substitute and icon is not coin.worth[0][0] for coin, icon in pairs),
        sum(coin.is_held for coin in coins),
        sum(coin.is_friends for coin in coins),
    )


def best_ranks(coins: tuple[Coin, ...], wanted: tuple[Cost, ...]) -> dict[Cost, Rank]:
    """For every price of *wanted* that *coins* can pay: the best way, found by trying all of them."""
    best: dict[Cost, Rank] = {}
    for count in range(len(coins) + 1):
        for chosen in combinations(coins, count):
            for uses in product(*(coin.worth for coin in chosen)):
                found = rank(chosen, tuple(icon for icon, _ in uses))
                shown = [icon for icon, worth in uses for _ in range(worth)]
                for price in wanted:
                    if all(shown.count(icon) >= price.count(icon) for icon in price):
                        best[price] = min(best.get(price, found), found)
    return best


def pays(chosen: tuple[Coin, ...], price: Cost) -> Iterator[Rank]:
    """The rank of every way in which *chosen* pay *price*."""
    for uses in product(*(coin.worth for coin in chosen)):
        shown = [icon for icon, worth in uses for _ in range(worth)]
        if all(shown.count(icon) >= price.count(icon) for icon in price):
            yield rank(chosen, tuple(icon for icon, _ in uses))


@rule("dice.payment")
def test_every_hand_of_five_dice_pays_every_price_with_the_dice_it_misses_least() -> None:
    scene = Scene()
    wanted = tuple(prices("AKTG", 4))
    for words in combinations_with_replacement(PLAIN_WORDS, 5):
        scene.give(0, " ".join(words))
        coins = scene.game.ask(Purse(0, FREE, Enter(0, W)))
        held = {icon: [coin.is_held for coin in coins if coin.worth[0][0] is icon] for icon in Icon}
        for price in wanted:
            chosen = cheapest(price, coins)
            if any(price.count(icon) > len(held[icon]) for icon in price):
                assert chosen is None
                continue
            assert chosen is not None
            assert cost(coin.worth[0][0] for coin in chosen) == price
            least = sum(sum(sorted(held[icon])[: price.count(icon)]) for icon in set(price))
            assert sum(coin.is_held for coin in chosen) == least


def odd_coins() -> tuple[Coin, ...]:
    """One of each kind of coin that cards and friends can bring."""
    return (
        Coin(((K, 1),), DieAt(0, 0)),
        Coin(((T, 1),), DieAt(0, 1), is_held=True),
        Coin(((T, 2),), DieAt(0, 2)),
        Coin(((G, 1), (K, 1)), DieAt(0, 3), is_substitute=True),
        Coin(((G, 1), (K, 1)), DieAt(0, 4), is_substitute=True, is_held=True),
        Coin(((K, 2), (T, 2)), DieAt(0, 5)),
        Coin(((K, 1),), DieAt(1, 0), is_held=True, is_friends=True),
        Coin(((G, 1),), DieAt(1, 1), is_held=True, is_friends=True),
        Coin(((K, 2),), None, card=CardAt(0, "double-key")),
    )


@rule("dice.payment")
def test_with_stand_ins_doubles_and_friends_every_price_is_paid_with_what_is_missed_least() -> None:
    wanted = tuple(prices("KTG", 4))
    for count in range(8):
        for coins in combinations(odd_coins(), count):
            best = best_ranks(coins, wanted)
            for price in wanted:
                chosen = cheapest(price, coins)
                assert (chosen is None) == (price not in best), (price, coins)
                if chosen is not None:
                    assert min(pays(chosen, price)) == best[price], (price, coins)


@rule("base.refusal")
def test_a_refusal_names_the_fewest_icons_that_are_missing() -> None:
    wanted = tuple(prices("KTG", 3))
    for count in range(5):
        for coins in combinations(odd_coins(), count):
            best = best_ranks(coins, wanted)
            for price in wanted:
                missing = shortfall(price, coins)
                payable = [len(price) - len(rest) for rest in wanted if rest in best and is_part(rest, price)]
                assert len(missing) == min(payable)
                assert is_part(missing, price)


def is_part(rest: Cost, price: Cost) -> bool:
    return all(rest.count(icon) <= price.count(icon) for icon in rest)


@rule("dice.payment")
def test_fewest_dice_first_then_plain_icons_then_dice_not_held_then_ones_own() -> None:
    double = Coin(((T, 2),), DieAt(0, 1), is_held=True)
    plain = Coin(((T, 1),), DieAt(0, 0))
    assert cheapest((T, T), (plain, plain, double)) == (double,)
    stands_in = Coin(((G, 1), (K, 1)), DieAt(0, 1), is_substitute=True)
    held = Coin(((K, 1),), DieAt(0, 2), is_held=True)
    friends = Coin(((K, 1),), DieAt(1, 0), is_held=True, is_friends=True)
    assert cheapest((K,), (stands_in, friends, held)) == (held,)
    assert cheapest((K,), (stands_in, friends)) == (friends,)
    assert cheapest((G,), (Coin(((G, 1),), DieAt(1, 1), is_held=True, is_friends=True), stands_in)) == (
        stands_in,
    )


@rule("dice.payment", "base.gem-pool")
def test_a_friends_dice_pay_only_for_what_ones_own_cannot() -> None:
    scene = Scene(players=3, dice={0: "T* T T", 1: "T* T*", 2: "T*"}, at=dict.fromkeys(range(3), "basic-01"))
    for _ in range(2):
        paid = scene.game.check(ActivateGems(0))
        assert isinstance(paid, Paid)
        assert paid.dice == ((0, 1), (0, 2), (0, 0), (1, 0)), "the choice is the same every time"


@rule("dice.states")
def test_only_ready_dice_pay_and_locked_ones_only_where_black_masks_are_asked_for() -> None:
    scene = Scene(dice={0: "A B - ? K*"})
    action: Command = Enter(0, E)
    assert [coin.worth[0][0] for coin in scene.game.ask(Purse(0, (A, K), action))] == [A, K]
    assert [coin.worth[0][0] for coin in scene.game.ask(Purse(0, (B,), action))] == [A, B, K]


def test_counting_dice() -> None:
    scene = Scene(dice={0: "A B - ? K* B"})
    assert usable(scene.adventurer(0)) == 4
