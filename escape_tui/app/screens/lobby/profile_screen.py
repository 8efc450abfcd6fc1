"""A player's profile: games, wins, streaks, won challenges, and most frequent partners."""

from collections.abc import Iterator

from textual.widget import Widget

from escape_tui.app.screens.menu_screen import MenuScreen
from escape_tui.app.widgets.menu import Menu
from escape_tui.hub.lobby.achievements import Achievement
from escape_tui.hub.lobby.sanitize import harmless
from escape_tui.scene.lobby.visitor_services import LobbyDesk
from escape_tui.scene.menus.menu_list import Item, heading_item, note_item
from tile_art.inks.ink import Ink


class ProfileScreen(MenuScreen):
    heading = "profile-title"

    def __init__(self, desk: LobbyDesk) -> None:
        super().__init__()
        self.desk = desk

    def body(self) -> Iterator[Widget]:
        yield Menu(self.house, tuple(self._items()), is_read_only=True, id="profile")

    def title_words(self) -> str:
        return f"{super().title_words()} · {harmless(self.desk.name)}"

    def _items(self) -> Iterator[Item]:
        profile, say = self.desk.profile(), self.say
        yield Item("games", say("profile-games"), str(profile.games))
        yield Item("wins", say("profile-wins"), str(profile.wins))
        yield Item("streak", say("profile-streak"), str(profile.streak))
        yield Item("best-streak", say("profile-best-streak"), str(profile.best_streak))
        won, there_are = profile.challenges, len(self.house.catalogue.challenges)
        yield Item("challenges", say("profile-challenges"), say("profile-of", count=won, all=there_are))
        yield heading_item(say("profile-achievements"))
        for achievement in Achievement:
            is_reached = achievement in profile.achieved
            label, help = say(f"achievement-{achievement}"), say(f"achievement-{achievement}.help")
            ink = Ink.GOOD if is_reached else Ink.FAINT
            yield Item(achievement, label, "★" if is_reached else "·", help, label_ink=ink)
        yield heading_item(say("profile-companions"))
        for number, (name, games) in enumerate(profile.companions):
            yield Item(f"companion-{number}", harmless(name), say("profile-together", count=games))
        if not profile.companions:
            yield note_item(say("profile-nobody"))
