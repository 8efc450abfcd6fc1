"""Key hints: what the keys do, on the last line of the frame."""

from collections.abc import Iterator

from msgspec import Struct

from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Adventurer
from escape_tui.scene.game.side.team import figure
from escape_tui.scene.game.viewpoint import Viewpoint
from escape_tui.scene.stage.layout import Piece
from escape_tui.scene.words.prose import dressed, keycap, spaced
from tile_art.inks.canvas import Row, row
from tile_art.inks.ink import Ink

HINTS = ("roll", "hold-1", "north", "act", "call", "fit", "help", "palette", "menu")
#: Dropped in this order if there isn't room for all.
_DROPPED_HINTS = (
    "menu", "hold-1", "palette", "call", "fit", "north", "next-game", "cheer", "act", "chat", "next-seat",
)  # fmt: skip
_HINTS_FOR_WATCHERS = ("next-seat", "next-game", "cheer", "chat", "fit", "help", "menu")


class HintInputs(Struct, frozen=True):
    at: Viewpoint
    is_alarm: bool
    #: All players, if two share one keyboard.
    people: tuple[Adventurer, ...]


def hints(inputs: HintInputs) -> Piece:
    """The last line of the frame, with what the keys do."""
    at, ink = inputs.at, Ink.FRAME_ALARM if inputs.is_alarm else Ink.FRAME
    width = at.regions.width
    lines = [
        row("╰─ ", ink) + spaced(listed, gap) + row(" ", ink)
        for listed in (_hints_for_two(inputs) if at.is_duo else _usual_hints(at))
        for gap in ("  ", " ")
    ]
    line = next((line for line in lines if len(line.text) < width), lines[-1])
    line = line.cut(0, width - 1) + row("─" * max(0, width - 1 - len(line.text)) + "╯", ink)
    return Piece(dressed((line,), at.glyphs), at.regions.bottom)


def _usual_hints(at: Viewpoint) -> Iterator[list[Row]]:
    """What the keys do; in narrow terminals with narrower gaps, then with fewer and fewer hints."""
    shown = {"hold-1": "1-9", "north": at.words.say("hint-arrows")}
    actions = list(HINTS if at.seats else _HINTS_FOR_WATCHERS)
    for dropped in ("", *_DROPPED_HINTS):
        actions = [action for action in actions if action != dropped]
        for before in (" ", ""):
            yield [_hint(at, shown.get(action) or at.cap(action), action, before) for action in actions]


def _hints_for_two(inputs: HintInputs) -> Iterator[list[Row]]:
    """The keys of both halves, with one word for each pair; in narrow terminals without words."""
    at = inputs.at
    left, right = [_caps(at, player) for player in at.trays]
    keys = {action: keycap(f"{left[action]} {right[action]}") for action in left}
    figures = [figure(inputs.people[player].colour, at.narrator.initial(player)) for player in at.trays]
    rolls = zip(figures, (left["roll"], right["roll"]), strict=True)
    keys["roll"] = spaced(who + keycap(cap) for who, cap in rolls)
    for before in (" ", ""):
        yield [key + row(before + at.words.say(f"hint-{action}"), Ink.FAINT) for action, key in keys.items()]
    yield list(keys.values())


def _caps(at: Viewpoint, player: PlayerId) -> dict[str, str]:
    """The keys of one half of the keyboard, by what they do."""
    caps = {action: at.cap(action, player) for action in ("roll", "hold-1", "hold-5", "act")}
    ways = "".join(at.cap(side, player) for side in ("north", "west", "south", "east"))
    return {
        "roll": caps["roll"],
        "hold-1": f"{caps['hold-1']}-{caps['hold-5']}",
        "north": ways,
        "act": caps["act"],
    }


def _hint(at: Viewpoint, cap: str, action: str, before: str = " ") -> Row:
    return keycap(cap) + row(before + at.words.say(f"hint-{action}"), Ink.FAINT)
