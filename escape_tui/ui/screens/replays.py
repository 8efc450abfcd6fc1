"""Replays."""
from escape_tui.ui.screens.menu_screen import MenuScreen
class ReplaysScreen(MenuScreen):
    heading = "menu-replays"
