"""The teleporter on the screen."""

from escape_tui.modules.queenies.teleport import Teleporter
from escape_tui.scene.modules.standing_thing import standing_thing

TELEPORTER = standing_thing(Teleporter, "teleporter", "panel-teleporter")
