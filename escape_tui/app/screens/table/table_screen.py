"""A screen about the table at which a visitor sits, whatever becomes of it."""

from typing import TYPE_CHECKING

from escape_tui.app.screens.menu_screen import MenuScreen
from escape_tui.hub.port.messages.views import TableView
from escape_tui.scene.lobby.visitor_services import LobbyDesk

if TYPE_CHECKING:
    from escape_tui.app.lobby_app import LobbyApp


class TableScreen(MenuScreen):
    """Knows the *table* of the visitor with *desk* as it is now."""

    app: "LobbyApp"

    def __init__(self, desk: LobbyDesk, table: TableView) -> None:
        super().__init__()
        self.desk = desk
        self._table = table

    @property
    def table(self) -> TableView:
        """The table as it is now; as it was, once one no longer sits there."""
        table = self.desk.port.table
        if table is not None and table.number == self._table.number:
            self._table = table
        return self._table
