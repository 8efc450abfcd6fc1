"""The trays: the dice of the players at this terminal, what runs out beside them, and the message below."""

from collections.abc import Sequence

from msgspec import Struct

from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Adventurer, Millis, State
from escape_tui.scene.game.dice.cooling import cooling_bar
from escape_tui.scene.game.dice.dice_tray import corner, dice_tray, die_piece, rows_below
from escape_tui.scene.game.dice.message_line import MessageInputs, advice, message, placed
from escape_tui.scene.game.dice.time_corner import large_seconds
from escape_tui.scene.game.map.map_signs import Sign
from escape_tui.scene.game.notices.banner import GongCountdown, ScreenMoment
from escape_tui.scene.game.viewpoint import Viewpoint
from escape_tui.scene.stage.layout import Piece, Place

#: The labels of dice that the number keys hold.
_NUMBERS = range(1, 10)


class TrayInputs(Struct, frozen=True):
    at: Viewpoint
    #: The players whose dice are on the table, and the last answer to each, if there is one.
    people: tuple[Adventurer, ...]
    said: tuple[str, ...]
    moment: ScreenMoment
    running: GongCountdown | None
    #: The game as it is seen from here, with all dice covered.
    scenery: State
    has_begun: bool
    #: The players whose locked dice can be used in their chamber.
    useful: tuple[PlayerId, ...]
    #: The frame of tumbling dice.
    tumbling: Millis | None
    #: How many cells of each player's cooling bar are full; empty if no rule punishes haste.
    cooling: tuple[int, ...] = ()
    #: The sign to be explained.
    legend: Sign | None = None


def trays(inputs: TrayInputs) -> tuple[Piece, ...]:
    drawn: list[Piece] = []
    at, place, count = inputs.at, inputs.at.regions.tray, len(inputs.people)
    running, moment = inputs.running, inputs.moment
    seconds = moment.seconds if running is None else running.seconds
    # A blank column separates the dice of two players.
    width = (place.width - count + 1) // count
    for number, who in enumerate(inputs.people):
        said = inputs.said[number] if inputs.said else ""
        tray = Place(place.x + number * (width + 1), place.y, width, place.height)
        rows = rows_below(len(who.dice), width, tray.height)
        is_useful, scenery = who.player in inputs.useful, inputs.scenery
        advised = advice(who, scenery, has_begun=inputs.has_begun, is_useful=is_useful)
        drawn_from = MessageInputs(
            at, who.player, said, moment, running, scenery, advised, inputs.legend, width, rows
        )
        drawn.append(placed(at.memo(message, drawn_from, who.player), tray))
        dice = dice_tray(
            who.dice,
            _numbers(at, who.player) if at.is_duo else _NUMBERS,
            tray,
            inputs.tumbling or 0,
            at.glyphs,
            at.words.letters,
            number,
        )
        lying = at.memo.each(die_piece, dice, number)
        if seconds is not None and (beside := corner(len(who.dice), tray)) is not None:
            unit = at.words.say("tray-seconds", count=seconds)
            lying = *lying, large_seconds(seconds, unit, beside, at.glyphs)
        drawn += lying
        if inputs.cooling and (full := inputs.cooling[number]):
            taken = tuple([piece.place for piece in lying])
            word = at.words.say("tray-wait")
            drawn.append(cooling_bar(full, word, tray, taken, bool(who.lost), at.glyphs))
    return tuple(drawn)


def _numbers(at: Viewpoint, player: PlayerId) -> Sequence[int]:
    """The labels on the dice of *player*: the keys that hold them."""
    caps = [at.cap(f"hold-{die}", player) for die in range(1, 6)]
    return tuple([int(cap) if cap.isdigit() else die for die, cap in enumerate(caps, start=1)])
