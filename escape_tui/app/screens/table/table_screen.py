"""A screen about the table at which a visitor sits, even after they have left it."""

from typing import TYPE_CHECKING

from escape_tui.app.screens.menu_screen import MenuScreen
from escape_tui.hub.port.messages.views import TableView
from escape_tui.scene.lobby.visitor_services import LobbyDesk

if TYPE_CHECKING:
    from escape_tui.app.lobby_app import LobbyApp


class TableScreen(MenuScreen):
    """Knows the current *table* of the visitor with *desk*."""

    app: "LobbyApp"

    def __init__(self, desk: LobbyDesk, table: TableView) -> None:
        super().__init__()
        self.desk = desk
        self._table = table

    @property
    def table(self) -> TableView:
        """The table as it is now, or as it was when the visitor left it."""
        table = self.desk.port.table
        if table is not None and table.number == self._table.number:
            self._table = table
        return self._table
