"""The Fountain on the screen: vines that make adventurer faces useless."""

from escape_tui.engine.effect import RuleError
from escape_tui.engine.icon import Icon
from escape_tui.modules.curses import has_curse
from escape_tui.modules.queenies.fountain import FountainVisits
from escape_tui.scene.game.viewer_sight import ViewerSight
from escape_tui.scene.modules.presentation import Presentation


def _vines(part: FountainVisits, sight: ViewerSight, refusal: RuleError) -> str:
    """fountain.vines — adventurer faces can neither pay nor be held."""
    viewer = sight.viewer
    if viewer is None or not has_curse(sight.seen, viewer, "strangle-vines"):
        return ""
    dice, missing = sight.seen.adventurers[viewer].dice, refusal.facts.get("missing")
    is_short = isinstance(missing, tuple) and Icon.ADVENTURER in missing
    has_adventurers = any(die.is_ready and die.face is Icon.ADVENTURER for die in dice)
    is_unpaid = is_short and has_adventurers
    is_barred = refusal.rule == "dice.hold" and refusal.facts.get("reason") == "barred"
    return sight.say("hindered-by-vines") if is_unpaid or is_barred else ""


VINES = Presentation(FountainVisits, hindrance=_vines)
