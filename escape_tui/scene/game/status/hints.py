"""The hints: what the keys do, on the last line of the frame."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from escape_tui.engine.setup import PlayerId
from escape_tui.scene.game.map.map_plan import letter_of
from escape_tui.scene.game.side.team import figure
from escape_tui.scene.words.prose import keycap, spaced
from tile_art.inks.canvas import Picture, Row, row
from tile_art.inks.ink import Ink

if TYPE_CHECKING:
    from escape_tui.scene.game.view import View

HINTS = ("roll", "hold-1", "north", "act", "call", "help", "menu")
#: What goes first where there is no room for all.
_DROPPED_HINTS = (
    "call", "hold-1", "fit", "north", "next-game", "cheer", "act", "chat", "next-seat",
)  # fmt: skip
_HINTS_FOR_WATCHERS = ("next-seat", "next-game", "cheer", "chat", "fit", "help", "menu")


def hints(view: "View") -> Picture:
    """The last line of the frame, with what the keys do."""
    ink, width = Ink.FRAME_ALARM if view.facts.screen.is_alarm else Ink.FRAME, view.regions.width

    def draw() -> Picture:
        lines = [
            row("╰─ ", ink) + spaced(listed, gap) + row(" ", ink)
            for listed in (_hints_for_two(view) if view.is_duo else _usual_hints(view))
            for gap in ("  ", " ")
        ]
        line = next((line for line in lines if len(line.text) < width), lines[-1])
        return (line.cut(0, width - 1) + row("─" * max(0, width - 1 - len(line.text)) + "╯", ink),)

    colours = tuple(view.state.adventurers[player].colour for player in view.trays)
    return view.piece("hints", (ink, width, view.is_duo, colours), draw)


def _usual_hints(view: "View") -> Iterator[list[Row]]:
    """What the keys do; closer together, then fewer and fewer of them, for terminals without room for all."""
    shown = {"hold-1": "1-9", "north": view.look.words.say("hint-arrows")}
    actions = list(HINTS if view.seats else _HINTS_FOR_WATCHERS)
    for dropped in ("", *_DROPPED_HINTS):
        actions = [action for action in actions if action != dropped]
        for before in (" ", ""):
            yield [_hint(view, shown.get(action) or view.cap(action), action, before) for action in actions]


def _hints_for_two(view: "View") -> tuple[list[Row], ...]:
    """What the keys of both hands do; with fewer and fewer words, for terminals without room for all."""
    left, right = view.trays
    return (
        [*_hints_of(view, left), *_hints_of(view, right)],
        [*_hints_of(view, left), spaced(_hints_of(view, right, has_words=False), " ")],
        [spaced(_hints_of(view, player, has_words=False), " ") for player in (left, right)],
    )


def _hints_of(view: "View", player: PlayerId, *, has_words: bool = True) -> list[Row]:
    """The keys of one half, the first with the colour of who plays on it."""
    caps = {action: view.cap(action, player) for action in ("roll", "hold-1", "hold-5", "act")}
    ways = "".join(view.cap(side, player) for side in ("north", "west", "south", "east"))
    keys = {
        "roll": caps["roll"],
        "hold-1": f"{caps['hold-1']}-{caps['hold-5']}",
        "north": ways,
        "act": caps["act"],
    }
    shown = [_hint(view, cap, action) if has_words else keycap(cap) for action, cap in keys.items()]
    who = view.state.adventurers[player]
    whose = figure(who, letter_of(who))
    return [whose + row(" ") + shown[0], *shown[1:]]


def _hint(view: "View", cap: str, action: str, before: str = " ") -> Row:
    return keycap(cap) + row(before + view.look.words.say(f"hint-{action}"), Ink.FAINT)
