"""Challenges: the list, and which ones the player has won."""

from collections.abc import Iterator
from itertools import groupby

from escape_tui.app.screens.menu_screen import MenuScreen
from escape_tui.app.screens.table.table_setup import TableSetupScreen
from escape_tui.app.widgets.menu import Menu
from escape_tui.hub.lobby.challenge_book import ChallengeLine
from escape_tui.modules.challenge import CHALLENGE, modules_of
from escape_tui.scene.menus.menu_list import Item, explained, heading_item
from tile_art.icons import GEM, GEM_SOCKET
from tile_art.inks.canvas import Picture, row
from tile_art.inks.ink import Ink

ULTIMATE_LEVEL = 7


class ChallengesScreen(MenuScreen):
    heading = "menu-challenges"
    topic = "challenges"

    def __init__(self, table: type[TableSetupScreen] = TableSetupScreen) -> None:
        super().__init__()
        #: The form for the chosen challenge.
        self._table = table

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        self.app.push_screen(self._table(event.item.id))

    def title_words(self) -> str:
        lines = tuple(self.house.book.lines(self.house.catalogue))
        won = sum(line.is_won for line in lines)
        return f"{self.say(self.heading)} · {self.say('challenges-count', won=won, all=len(lines))}"

    def _items(self) -> Iterator[Item]:
        lines = self.house.book.lines(self.house.catalogue)
        for level, members in groupby(lines, key=lambda line: line.level):
            is_last = level == ULTIMATE_LEVEL
            yield heading_item(
                self.say("challenges-ultimate" if is_last else "challenges-level", level=level)
            )
            yield from map(self._item, members)

    def _item(self, line: ChallengeLine) -> Item:
        name = self.say("challenges-name", id=line.challenge)
        if not line.is_won:
            return Item(
                line.challenge,
                name,
                self.say("challenges-not-won"),
                self.say("challenges-choose"),
                row(f"{GEM_SOCKET} ", Ink.FAINT),
                value_ink=Ink.FAINT,
            )
        players = ", ".join(map(str, line.players))
        return Item(
            line.challenge,
            name,
            self.say("challenges-won", players=players),
            self.say("challenges-choose"),
            row(f"{GEM} ", Ink.GEM),
            value_ink=Ink.GOOD,
        )

    def _paint_side(self, width: int, height: int) -> Picture:
        item = self.query_one(Menu).chosen
        if item is None:
            return ()
        challenge = self.house.catalogue.challenges[item.id]
        paragraphs = (
            [(self.say("challenges-extra", count=challenge.extra_gems), Ink.GEM)]
            if challenge.extra_gems
            else []
        )
        if challenge.quests:
            paragraphs.append((self.say("challenges-quests", count=challenge.quests), Ink.EQUIPMENT))
        for module in modules_of(challenge):
            if module != CHALLENGE:
                paragraphs.append(
                    (f"{self.say(f'module-{module}')}. {self.say(f'module-{module}.effect')}", Ink.PLAIN)
                )
        paragraphs.append((self.say("challenges-choose"), Ink.FAINT))
        return explained(item.label, paragraphs, width, height)
