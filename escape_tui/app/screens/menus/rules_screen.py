"""The rules, opened from the menu: the same pages as help, but not for a particular screen."""

from escape_tui.app.screens.menus.help_screen import HelpScreen


class RulesScreen(HelpScreen):
    heading = "menu-rules"
