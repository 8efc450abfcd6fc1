"""The rules, opened from the menu: the same pages as help, without a place to come from."""

from escape_tui.app.screens.menus.help_screen import HelpScreen


class RulesScreen(HelpScreen):
    heading = "menu-rules"
