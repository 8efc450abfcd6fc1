"""Traps on the screen: who hangs above a cliff."""

from operator import attrgetter

from escape_tui.modules.trap.cliff import Hanging
from escape_tui.scene.modules.presentation import Presentation

CLIFFS = Presentation(Hanging, hanging=attrgetter("colours"))
