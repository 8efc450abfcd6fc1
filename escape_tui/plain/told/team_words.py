"""The team in words: each friend's chamber, dice and open cards."""

from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Adventurer
from escape_tui.hub.watching.replica import Replica
from escape_tui.plain.told.dice_words import hand
from escape_tui.plain.told.way_words import distance
from escape_tui.scene.game.side.open_cards import cards_before
from escape_tui.scene.words.narration import Narrator


def team(shown: Replica, viewer: PlayerId | None, narrator: Narrator) -> list[str]:
    """A line for each friend."""
    game = shown.game
    others = [who for who in game.state.adventurers if who.player != viewer]
    if not others:
        return [narrator.words.say("plain-alone")]
    return [_friend(game, who, viewer, narrator, is_bot=who.player in shown.standing.bots) for who in others]


def _friend(game: Game, who: Adventurer, viewer: PlayerId | None, narrator: Narrator, *, is_bot: bool) -> str:
    say = narrator.words.say
    kind = "away" if who.is_away else "bot" if is_bot else "person"
    facts = {"player": narrator.name(who.player), "kind": kind}
    if who.chamber is None:
        return say("plain-friend-out", **facts)
    here = None if viewer is None else game.state.adventurers[viewer].chamber
    place = narrator.chamber(who.chamber)
    if here is not None:
        far = distance(here, who.chamber, game.state.temple, narrator)
        place = far if who.chamber == here else f"{place}, {far}"
    cards = cards_of(game, who.player, narrator)
    told = say("plain-friend", place=place, dice=hand(who.dice, narrator.words), **facts)
    return f"{told} {cards}".rstrip()


def cards_of(game: Game, player: PlayerId, narrator: Narrator) -> str:
    """screen.shown — the open cards of *player*, by name; empty if there are none."""
    cards = [card.id for card in cards_before(player, game.state, narrator) if card.id]
    names = narrator.listed(narrator.card(card) for card in cards)
    return narrator.words.say("plain-cards", cards=names) if cards else ""
