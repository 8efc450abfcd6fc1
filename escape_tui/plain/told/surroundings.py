"""Surroundings: the player's chamber, what is in it, and what is behind each door."""

from collections.abc import Iterator

from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.temple import ChamberId, Side, tile_of
from escape_tui.plain.told.way_words import distance, side_name
from escape_tui.rules.exploring import DiscoveryCost
from escape_tui.rules.gems import GemIcons
from escape_tui.rules.moving import easiest_entry
from escape_tui.scene.words.narration import Narrator

#: Most places of one kind to name, the nearest first.
MOST_PLACES = 3


def where(game: Game, player: PlayerId, narrator: Narrator) -> list[str]:
    """The chamber of *player*, its purpose, who is there, and its sides."""
    here = game.state.adventurers[player].chamber
    if here is None:
        return [narrator.words.say("advice-outside")]
    sides = "; ".join(_side(game, player, here, side, narrator) for side in Side)
    return [
        f"{in_short(game, player, narrator)} {gems_here(game, here, narrator)}",
        f"{sides[:1].upper()}{sides[1:]}.",
    ]


def in_short(game: Game, player: PlayerId, narrator: Narrator) -> str:
    """Where *player* is, and with whom."""
    state = game.state
    here = state.adventurers[player].chamber
    if here is None:
        return narrator.words.say("advice-outside")
    friends = [narrator.name(who.player) for who in state.present_in(here) if who.player != player]
    company = narrator.listed(friends) if friends else "none"
    return narrator.words.say("plain-in", chamber=narrator.chamber(here), company=company)


def doors(game: Game, player: PlayerId, narrator: Narrator) -> str:
    """The doors of the chamber in short: what is behind them."""
    state = game.state
    here = state.adventurers[player].chamber
    if here is None:
        return ""
    temple, say = state.temple, narrator.words.say
    found = []
    for side in temple.chambers[here].doors:
        there = temple.through(here, side)
        if there is not None:
            found.append(f"{side_name(side, narrator)} {narrator.chamber(there.id)}")
        elif side in temple.open_entrances(here):
            found.append(say("plain-door-open", side=side_name(side, narrator)))
    return say("plain-doors", doors=", ".join(found)) if found else ""


def gems_here(game: Game, chamber: ChamberId, narrator: Narrator) -> str:
    """The price of the gems in *chamber*, or that they are activated; for other chambers, their purpose."""
    say, here = narrator.words.say, game.state.temple.chambers[chamber]
    if here.gems:
        return say("plain-gems-done")
    if prices := _prices(game, chamber, narrator):
        return say("plain-gem-prices", prices=prices)
    return narrator.effect("chamber", tile_of(chamber))


def _side(game: Game, player: PlayerId, here: ChamberId, side: Side, narrator: Narrator) -> str:
    temple, say, name = game.state.temple, narrator.words.say, side_name(side, narrator)
    there = temple.through(here, side)
    if there is not None:
        price = easiest_entry(game, player, there.id, side.opposite)
        cost = narrator.price(price) if price else "none"
        return say("plain-side-chamber", side=name, chamber=narrator.chamber(there.id), price=cost)
    if side in temple.open_entrances(here):
        discovery: Cost = game.ask(DiscoveryCost(player))
        cost = narrator.price(discovery)
        return say("plain-side-open", side=name, price=cost)
    return say("plain-side-wall", side=name)


def overview(game: Game, player: PlayerId, narrator: Narrator) -> list[str]:
    """The temple in three lines: gems left, open entrances, everything else by name."""
    say = narrator.words.say
    gems = [
        say(
            "screen-labelled",
            label=f"{narrator.chamber(id)}, {_far(game, player, id, narrator)}",
            text=_prices(game, id, narrator),
        )
        for id in _nearest(game, player)
        if not game.state.temple.chambers[id].gems and game.ask(GemIcons(id))
    ]
    entrances = [
        say(
            "plain-entrances-of",
            chamber=narrator.chamber(id),
            far=_far(game, player, id, narrator),
            sides=narrator.listed(side_name(side, narrator) for side in sides),
        )
        for id in _nearest(game, player)
        if (sides := game.state.temple.open_entrances(id))
    ]
    return [
        say("plain-overview-gems", places="; ".join(gems[:MOST_PLACES]) or "none"),
        say("plain-overview-entrances", places="; ".join(entrances[:MOST_PLACES]) or "none"),
    ]


def _nearest(game: Game, player: PlayerId) -> Iterator[ChamberId]:
    """All chambers, reachable ones first, by the number of steps."""
    here, temple = game.state.adventurers[player].chamber, game.state.temple
    steps = {} if here is None else temple.distances(here)
    return iter(sorted(temple.chambers, key=lambda id: steps.get(id, len(temple.chambers))))


def _prices(game: Game, chamber: ChamberId, narrator: Narrator) -> str:
    """The price of the gems in *chamber*; a vault's prices have one icon, which is named once."""
    *fewer, most = game.ask(GemIcons(chamber)) or (None,)
    if most is None:
        return ""
    say = narrator.words.say
    counted = [say("plain-gem-count", gems=icon.gems, count=len(icon.price)) for icon in fewer]
    return ", ".join((*counted, say("plain-gem-price", gems=most.gems, price=narrator.price(most.price))))


def _far(game: Game, player: PlayerId, chamber: ChamberId, narrator: Narrator) -> str:
    return distance(game.state.adventurers[player].chamber, chamber, game.state.temple, narrator)
