"""Advice on curses: which of them hinder most."""

from collections.abc import Iterator, Mapping

from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.hub.bots.advice.errand import Adviser, Errand
from escape_tui.modules.curses import CurseId, LiftCurse, cursed_by

#: Value of lifting each curse.
CURSES: dict[CurseId, int] = {
    "trap": 90,
    "broken-die": 40,
    "mask": 25,
    "silence": 4,
    "lost-dice": 12,
    "cursed-hand": 30,
}


def lifting(worths: Mapping[CurseId, int]) -> Adviser:
    """Lift the curses of a player, with the values in *worths*."""

    def advice(game: Game, player: PlayerId) -> Iterator[Errand]:
        for card in cursed_by(game.state, player):
            price = game.catalogue.curses[card].lift
            if price is not None:
                yield Errand("curses.lift", LiftCurse(player, card), worths[card], price)

    return advice
