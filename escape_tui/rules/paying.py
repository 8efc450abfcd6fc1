"""Paying: which dice pay for what, alone or together."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from operator import attrgetter
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from escape_tui.engine.dice import HELD, LOCKED, READY, SPENT
from escape_tui.engine.effect import Command, Event, Question, RuleError
from escape_tui.engine.game import Game
from escape_tui.engine.icon import BLACK, Cost, Icon, in_order
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Adventurer, State


class DieAt(NamedTuple):
    """A die, by its owner and its place in the row."""

    player: PlayerId
    place: int


class CardAt(NamedTuple):
    """A card, by the player who has it."""

    player: PlayerId
    card: str


class Coin(Struct, frozen=True):
    """Something to pay with: a die, or a card that replaces dice. It pays one entry of *worth*, of which
    the first is what it shows; the others are substitutes if it *is_substitute*; *card* pays once."""

    worth: tuple[tuple[Icon, int], ...]
    die: DieAt | None
    card: CardAt | None = None
    is_substitute: bool = False
    is_held: bool = False
    is_friends: bool = False

    def rank(self, icon: Icon) -> tuple[int, int, int, int]:
        """dice.payment — how much it would be missed if it paid for *icon*; payments minimise this."""
        stands_in = self.is_substitute and icon is not self.worth[0][0]
        return (int(self.die is not None), int(stands_in), int(self.is_held), int(self.is_friends))


class LaidReady(Question[tuple[CardAt, ...]], frozen=True):
    """dice.offer — the cards laid ready to help *player* pay, alone or with *pool*; their own first."""

    player: PlayerId
    pool: tuple[PlayerId, ...] = ()

    def plain(self, game: Game) -> tuple[CardAt, ...]:
        return ()


class Purse(Question[tuple[Coin, ...]], frozen=True):
    """Everything with which *player* could pay *price* for *action*; *pool* are the friends who may
    contribute, *cards* are laid ready and used. If *is_offer*, *player* only offers dice, like the others."""

    player: PlayerId
    price: Cost
    action: Command
    pool: tuple[PlayerId, ...] = ()
    cards: tuple[CardAt, ...] = ()
    is_offer: bool = False

    def plain(self, game: Game) -> tuple[Coin, ...]:
        """dice.offer — all ready dice of the one who acts, the held dice of the others."""
        adventurers = game.state.adventurers
        usable = (HELD,) if self.is_offer else (HELD, READY)
        if BLACK in self.price:
            usable = (*usable, LOCKED)
        coins = [
            _coin(self.player, place, die.face, die.state is HELD)
            for place, die in enumerate(adventurers[self.player].dice)
            if die.state in usable
        ]
        for friend in self.pool:
            for place, die in enumerate(adventurers[friend].dice):
                if die.state is HELD:
                    coins.append(_coin(friend, place, die.face, True, is_friends=True))
        return tuple(coins)


def lying_dice(game: Game, player: PlayerId) -> tuple[Coin, ...]:
    """What *player* can pay with alone, if no effect in play changes that and no black mask is needed."""
    return Purse(player, (), Command(player)).plain(game)


@cache
def _coin(player: PlayerId, place: int, face: Icon, is_held: bool, *, is_friends: bool = False) -> Coin:
    """A die as something to pay with; cached, because few different ones exist."""
    return Coin(((face, 1),), DieAt(player, place), is_held=is_held, is_friends=is_friends)


class Paid(Event, frozen=True):
    """dice.used-are-spent — *dice* and *cards* paid *price*; a used card goes by its own rule."""

    player: PlayerId
    price: Cost
    dice: tuple[DieAt, ...]
    cards: tuple[CardAt, ...] = ()

    @property
    def helpers(self) -> tuple[PlayerId, ...]:
        """The other players who paid with dice."""
        return tuple(dict.fromkeys(die.player for die in self.dice if die.player != self.player))

    def apply(self, state: State) -> State:
        adventurers = list(state.adventurers)
        for player in dict.fromkeys([die.player for die in self.dice]):
            places = tuple([die.place for die in self.dice if die.player == player])
            adventurers[player] = adventurers[player].with_dice(places, SPENT)
        return replace(state, adventurers=tuple(adventurers))


def payment(game: Game, action: Command, price: Cost, rule: str, pool: tuple[PlayerId, ...] = ()) -> Paid:
    """The payment for *action*; raises `RuleError` by *rule* with what is missing."""
    return cheapest_payment(game, action, (price,), rule, pool)


def cheapest_payment(
    game: Game, action: Command, prices: tuple[Cost, ...], rule: str, pool: tuple[PlayerId, ...] = ()
) -> Paid:
    """The cheapest payment for *action* at one of *prices*; raises `RuleError` if none can be paid."""
    if len(prices) == 1 and game.is_plain_for((action.player, *pool), prices[0], LaidReady, Purse):
        return _paid_with_dice(game, action, prices[0], rule, pool)
    for purses in _purses(game, action, prices, pool):
        paid = _least_missed(purses)
        if paid is not None:
            return paid
    raise _too_poor(purses, rule)


def _paid_with_dice(game: Game, action: Command, price: Cost, rule: str, pool: tuple[PlayerId, ...]) -> Paid:
    """The same, if no effect in play changes what the players can pay with."""
    player = action.player
    coins = Purse(player, price, action, pool).plain(game)
    chosen = _one_each(price, coins)
    if chosen is None:
        raise RuleError(rule, needs=price, missing=shortfall(price, coins))
    return Paid(player, price, tuple([coins[number].die for number in chosen]))  # type: ignore[misc]


def affordable(
    game: Game,
    action: Command,
    prices: tuple[Cost, ...],
    pool: tuple[PlayerId, ...] = (),
    *,
    is_offer: bool = False,
) -> Paid | None:
    """The cheapest payment for *action* at one of *prices*; `None` if none can be paid."""
    for purses in _purses(game, action, prices, pool, is_offer=is_offer):
        paid = _least_missed(purses)
        if paid is not None:
            return paid
    return None


#: A question about what can be used to pay, and its answer.
_Asked = tuple[Purse, tuple[Coin, ...]]


def _purses(
    game: Game,
    action: Command,
    prices: tuple[Cost, ...],
    pool: tuple[PlayerId, ...],
    *,
    is_offer: bool = False,
) -> Iterator[list[_Asked]]:
    """The purses for each of *prices*, with more and more of the cards laid ready: first without any, last
    with all."""
    player = action.player
    laid_ready = game.ask(LaidReady(player, pool))
    for count in range(len(laid_ready) + 1):
        hands = dict.fromkeys(combinations(laid_ready, count)) if count else _NO_CARDS
        yield [
            (purse := Purse(player, price, action, pool, cards, is_offer), game.ask(purse))
            for cards in hands
            for price in prices
        ]


def _least_missed(purses: list[_Asked]) -> Paid | None:
    """dice.payment — the payment that is missed least; the first of equals."""
    bills = [bill for purse, coins in purses if (bill := _bill(purse, coins)) is not None]
    return min(bills, key=_MISSED).paid if bills else None


_NO_CARDS: tuple[tuple[CardAt, ...], ...] = ((),)


class _Bill(NamedTuple):
    """A payment and how much its coins would be missed."""

    missed: tuple[int, int, int, int]
    paid: Paid


_MISSED = attrgetter("missed")


def _bill(purse: Purse, coins: tuple[Coin, ...]) -> _Bill | None:
    regret = least_regret(purse.price, coins)
    if regret is None:
        return None
    chosen = [coins[number] for number in regret[4]]
    dice = tuple([coin.die for coin in chosen if coin.die is not None])
    others = tuple([coin.card for coin in chosen if coin.card is not None])
    return _Bill(regret[:4], Paid(purse.player, purse.price, dice, purse.cards + others))


def _too_poor(purses: list[_Asked], rule: str) -> RuleError:
    """The refusal for the price of which least is missing."""
    lacking = [shortfall(purse.price, coins) for purse, coins in purses]
    least = min(lacking, key=len)
    return RuleError(rule, needs=purses[lacking.index(least)][0].price, missing=least)


def companions(game: Game, player: PlayerId) -> tuple[PlayerId, ...]:
    """base.gem-pool — the other adventurers in *player*'s chamber."""
    here = game.state.adventurers[player].chamber
    return tuple(who.player for who in game.state.present_in(here) if who.player != player)


def shortfall(price: Cost, coins: tuple[Coin, ...]) -> Cost:
    """The icons of *price* that *coins* can't pay, at best."""
    if _are_plain(coins):
        lacking = list(price)
        for coin in coins:
            if coin.worth[0][0] in lacking:
                lacking.remove(coin.worth[0][0])
        return in_order(tuple(lacking))
    icons = tuple(dict.fromkeys(price))
    left = min(_ways_to_pay(price, icons, coins), key=lambda left: (sum(left), left))
    return tuple(icon for icon, count in zip(icons, left, strict=True) for _ in range(count))


#: What is left to pay: an entry for each icon of the price.
_Left = tuple[int, ...]
#: How much a payment is regretted: number of dice, substitutes, held dice, friends' dice, then the coins' own
#: order.
_Regret = tuple[int, int, int, int, tuple[int, ...]]


def least_regret(price: Cost, coins: tuple[Coin, ...]) -> _Regret | None:
    """dice.payment — the payment with the least regret, if *price* can be paid: fewest dice, plain before
    substitutes, unheld before held, one's own before a friend's."""
    if _are_plain(coins):
        chosen = _one_each(price, coins)
        return None if chosen is None else _regret_of(chosen, coins)
    icons = tuple(dict.fromkeys(price))
    return _ways_to_pay(price, icons, coins).get(tuple(0 for _ in icons))


def _are_plain(coins: tuple[Coin, ...]) -> bool:
    """Whether every coin is a die that shows one icon."""
    return not [coin for coin in coins if coin.die is None or len(coin.worth) > 1 or coin.worth[0][1] > 1]


def _one_each(price: Cost, coins: tuple[Coin, ...]) -> list[int] | None:
    """The coins that pay *price* if each is a die that shows one icon: for each icon the least missed."""
    faces = [coin.worth[0][0] for coin in coins]
    chosen: list[int] = []
    for icon in dict.fromkeys(price):
        count = price.count(icon)
        fitting = [number for number, face in enumerate(faces) if face is icon]
        if len(fitting) < count:
            return None
        if len(fitting) > 1:
            fitting.sort(key=lambda number: (coins[number].is_held, coins[number].is_friends))
        chosen += fitting[:count]
    return chosen


def _regret_of(chosen: list[int], coins: tuple[Coin, ...]) -> _Regret:
    """The regret of paying with *chosen* of *coins*, which are dice."""
    held = sum([coins[number].is_held for number in chosen])
    friends = sum([coins[number].is_friends for number in chosen])
    return (len(chosen), 0, held, friends, tuple(chosen))


def _ways_to_pay(price: Cost, icons: Cost, coins: tuple[Coin, ...]) -> dict[_Left, _Regret]:
    """What can be left of *price* after paying with some of *coins*, each with its least regret."""
    best: dict[_Left, _Regret] = {tuple(price.count(icon) for icon in icons): (0, 0, 0, 0, ())}
    for number, coin in enumerate(coins):
        for left, regret in list(best.items()):
            for icon, worth in coin.worth:
                if icon in icons and left[place := icons.index(icon)] > 0:
                    after = (*left[:place], max(0, left[place] - worth), *left[place + 1 :])
                    more = _with_coin(regret, coin.rank(icon), number)
                    if after not in best or more < best[after]:
                        best[after] = more
    return best


def _with_coin(regret: _Regret, rank: tuple[int, int, int, int], number: int) -> _Regret:
    dice, substitutes, held, friends, numbers = regret
    die, substitute, hold, friend = rank
    return (dice + die, substitutes + substitute, held + hold, friends + friend, (*numbers, number))


def usable(adventurer: Adventurer) -> int:
    """How many dice *adventurer* has that are not locked."""
    return sum(not die.is_locked for die in adventurer.dice)
