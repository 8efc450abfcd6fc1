"""What nobody may see: the ids that lie face down, and whether a veiled state still names one of them."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from escape_tui.engine.effect import Event
from escape_tui.engine.game import Game, Offer
from escape_tui.engine.setup import PlayerId, Setup
from escape_tui.engine.state import State
from escape_tui.engine.temple import EXIT
from escape_tui.hub.watching.replica import NoChance
from escape_tui.modules.character.discoverer import TileInHand, in_hand
from escape_tui.modules.curses import CursesInPlay
from escape_tui.modules.queenies.cursedgem import CursedGems
from escape_tui.modules.queenies.maya import MayaCalendar
from escape_tui.modules.queenies.maze.genie_lamp import LampLight
from escape_tui.modules.queenies.maze.short_cut import Spots
from escape_tui.modules.queenies.teleport import Teleporter
from escape_tui.modules.treasures import TreasuresInPlay
from escape_tui.rules.exploring import FACE_DOWN, may_look


class WatchedGame(Game):
    """A game that is looked at by every viewer, event by event."""

    def _happen(self, event: Event, depth: int = 0) -> None:
        check_event(self, event)
        super()._happen(event, depth)


def check_event(game: Game, event: Event) -> None:
    """screen.hidden — assert that *event*, seen by a viewer, leads from what that viewer sees to what the
    viewer sees after it."""
    after = event.apply(game.state)
    for viewer in viewers(game.state):
        seen = event.seen_by(viewer, after).apply(game.seen_by(viewer))
        assert seen == game.veiled(after, viewer), f"{event} does not lead {viewer} to what they may see"


def check_offers(game: Game) -> None:
    """screen.hidden — assert that everybody is offered the same, and refused for the same reasons, by a game
    that knows no more than they may see."""
    for who in game.state.adventurers:
        check_offers_to(who.player, game)


def check_offers_to(player: PlayerId, game: Game) -> None:
    """`check_offers` for *player* alone: it costs more than all else that is looked at."""
    blind = Game(game.seen_by(player), game.modules, game.catalogue, NoChance())
    offers, seen = ([_plain(each) for each in one.offers(player)] for one in (game, blind))
    assert seen == offers, f"{player} is offered something else behind the veil"
    for choice in game.state.choices:
        if choice.player == player:
            assert blind.options(choice) == game.options(choice)


def viewers(state: State) -> tuple[PlayerId | None, ...]:
    return (None, *range(len(state.adventurers)))


def _plain(offer: Offer) -> tuple[object, ...]:
    """*offer* as it can be compared."""
    refusal = offer.refusal
    return (offer.command, offer.cause, refusal and refusal.rule, refusal and refusal.facts)


def check_veils(game: Game) -> None:
    """screen.hidden — assert that no viewer's state names what lies face down."""
    for viewer in viewers(game.state):
        seen = game.seen_by(viewer)
        named = set(_words(msgspec.to_builtins(_without_what_all_know(seen))))
        leaked = named.intersection(hidden(game.state, viewer))
        assert not leaked, f"{viewer} sees {leaked}"
        _check_symbols(game.state, seen, viewer)


def check_news(news: dict[str, Any], before: State, state: State, viewer: PlayerId | None) -> None:
    """screen.hidden — assert that *news* for *viewer* of what led from *before* to *state*, as they go over a
    line, name nothing that lies face down; events may name what lay open before."""
    told = dict(news["state"])
    told.pop("setup", None)
    assert "drawn" not in told
    assert set(told.get("pile", ())) <= {FACE_DOWN} or may_look(state, viewer)
    parts = {name: part for name, part in told.get("parts", {}).items() if name not in _OF_OTHER_THINGS}
    offered = [offer["command"] for offer in news.get("offers", ())]
    said = {*_words([news["events"], offered, news.get("replies")])}.intersection(hidden(before, viewer))
    said.difference_update(_names_of_other_things(before))
    leaked = said.union(_words(told | {"parts": parts})).intersection(hidden(state, viewer))
    assert not leaked, f"{viewer} is told of {leaked}: {news}"


def _names_of_other_things(state: State) -> Iterator[str]:
    """What a call, a symbol of the calendar and a chamber or card may both be called."""
    yield EXIT
    if state.has_part(MayaCalendar):
        yield from state.part(MayaCalendar).pile
    if state.has_part(CursedGems):
        yield from state.part(CursedGems).pile


def hidden(state: State, viewer: PlayerId | None) -> Iterator[str]:
    """The chambers and cards of which every copy lies face down for *viewer*."""
    if not may_look(state, viewer):
        yield from (tile for tile in state.pile if tile != in_hand(state).tile)
    if state.has_part(CursesInPlay):
        curses = state.part(CursesInPlay)
        yield from set(curses.pile).difference(*curses.before)
    if state.has_part(TreasuresInPlay):
        treasures = state.part(TreasuresInPlay)
        shown = _shown_to(state, viewer)
        yield from {*treasures.pile, *treasures.lying.values()}.difference(*treasures.owned, shown)


def _shown_to(state: State, viewer: PlayerId | None) -> Iterable[str]:
    return state.part(LampLight).shown[viewer] if viewer is not None and state.has_part(LampLight) else ()


def _check_symbols(state: State, seen: State, viewer: PlayerId | None) -> None:
    if state.has_part(CursedGems):
        lookers = state.part(CursedGems).seen
        for chamber, gem in seen.part(CursedGems).lying.items():
            assert gem == FACE_DOWN or viewer in lookers[chamber]
        assert set(seen.part(CursedGems).pile) <= {FACE_DOWN}
    if state.has_part(MayaCalendar):
        assert set(seen.part(MayaCalendar).pile) <= {FACE_DOWN}


#: Parts that say where a token begins or something was to be laid, as all know, or speak of other things by
#: the same names.
_OF_OTHER_THINGS = tuple(part.__name__ for part in (Teleporter, Spots, TileInHand, MayaCalendar, CursedGems))


def _without_what_all_know(state: State) -> State:
    """The set-up is no secret either."""
    parts = {name: part for name, part in state.parts.items() if name not in _OF_OTHER_THINGS}
    return replace(state, setup=Setup(()), parts=parts)


def _words(value: object) -> Iterator[str]:
    match value:
        case str():
            yield value
        case dict():
            for key, each in value.items():
                if key != "type":
                    yield from _words(key)
                    yield from _words(each)
        case list() | tuple():
            for each in value:
                yield from _words(each)
