"""Learn."""
from escape_tui.ui.screens.menu_screen import MenuScreen
class LearnScreen(MenuScreen):
    heading = "menu-learn"
