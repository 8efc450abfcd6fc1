"""Puzzles of the week: moments at which other teams' games turned, to play on from."""

from collections.abc import Iterator

from escape_tui.app.screens.menu_screen import MenuScreen
from escape_tui.app.visitor_app import VisitorApp
from escape_tui.app.widgets.menu import Menu
from escape_tui.scene.game.status.status_line import clock_face
from escape_tui.scene.lobby.visitor_services import LobbyDesk, Puzzle
from escape_tui.scene.menus.menu_list import Item, explained
from tile_art.inks.canvas import Picture
from tile_art.inks.ink import Ink


class PuzzlesScreen(MenuScreen):
    heading = "lobby-puzzles"

    app: VisitorApp

    def __init__(self, desk: LobbyDesk) -> None:
        super().__init__()
        self._puzzles = {str(puzzle.origin): puzzle for puzzle in desk.puzzles()}

    def _items(self) -> Iterator[Item]:
        return (Item(id, self._task_words(puzzle)) for id, puzzle in self._puzzles.items())

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        self.app.play_on_from(self._puzzles[event.item.id].origin)

    def _task_words(self, puzzle: Puzzle) -> str:
        standing = puzzle.standing
        return self.say(
            "puzzle-task",
            clock=clock_face(puzzle.origin.clock),
            gems=standing.gems,
            players=standing.players,
            apart="yes" if standing.is_apart else "no",
        )

    def _paint_side(self, width: int, height: int) -> Picture:
        item = self.query_one(Menu).chosen
        if item is None:
            nothing = [(self.say("puzzles-none.help"), Ink.PLAIN)]
            return explained(self.say("puzzles-none"), nothing, width, height)
        puzzle = self._puzzles[item.id]
        tried = puzzle.got_out + puzzle.stayed
        results = self.say("study-results", out=puzzle.got_out, stayed=puzzle.stayed)
        paragraphs = [
            (self.say("puzzle-chance", percent=puzzle.percent), Ink.PLAIN),
            (results if tried else self.say("study-untried"), Ink.STRONG),
            (str(puzzle.origin), Ink.FAINT),
        ]
        return explained(item.label, paragraphs, width, height)
