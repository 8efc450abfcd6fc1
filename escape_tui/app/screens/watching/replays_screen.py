"""Replays: the list of recorded games."""

from collections.abc import Iterator

from escape_tui.app.screens.menu_screen import MenuScreen
from escape_tui.app.widgets.menu import Menu
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.record.record import JournalError
from escape_tui.modules.challenge import CHALLENGE
from escape_tui.scene.game.status.status_line import clock_face
from escape_tui.scene.menus.menu_list import Item, explained
from escape_tui.scene.replay.recordings import RecordingLabel
from escape_tui.scene.words.narration import seat_name
from tile_art.inks.canvas import Picture
from tile_art.inks.ink import Ink


class ReplaysScreen(MenuScreen):
    heading = "menu-replays"

    def __init__(self) -> None:
        super().__init__()
        self._refusal = ""

    def _items(self) -> Iterator[Item]:
        self._spines = {label.id: label for label in self.house.recordings.labels()}
        return map(self._item, self._spines.values())

    def on_menu_moved(self) -> None:
        self._refusal = ""

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        self.run_worker(self._open(event.item.id), exclusive=True)

    async def _open(self, id: str) -> None:
        try:
            self.house.show_replay(await self.house.recordings.recording(id), id)
        except JournalError as error:
            self._refusal = self.say("replay-unreadable", reason=error.reason)
            self.redraw()
        except Declined as declined:
            self._refusal = self.say(f"declined-{declined.reason}", **declined.facts)
            self.redraw()

    def _item(self, label: RecordingLabel) -> Item:
        players = self.say("count-players", count=len(label.setup.seats))
        help = self.say("replay-game.help")
        return Item(label.id, f"{label.played}  {players}", clock_face(label.ends_at // 1000), help)

    def _paint_side(self, width: int, height: int) -> Picture:
        item = self.query_one(Menu).chosen
        if item is None:
            return explained(
                self.say("replay-none"), [(self.say("replay-none.help"), Ink.PLAIN)], width, height
            )
        setup = self._spines[item.id].setup
        names = (seat_name(seat.name, seat.colour, self.house.words) for seat in setup.seats)
        paragraphs = [(", ".join(names), Ink.STRONG)]
        if challenge := setup.options.get(CHALLENGE):
            paragraphs.append((self.say("challenges-name", id=str(challenge)), Ink.GEM))
        modules = ", ".join(self.say(f"module-{id}") for id in setup.modules if id != CHALLENGE)
        paragraphs.append((modules or self.say("replay-base"), Ink.PLAIN))
        if self._refusal:
            paragraphs.append((self._refusal, Ink.DANGER))
        return explained(item.label, paragraphs, width, height)
