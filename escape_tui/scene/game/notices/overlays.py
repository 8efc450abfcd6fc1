"""Overlays: notices at the lower edge of the map, small questions, and the curtain of a pause."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from escape_tui.engine.effect import Event
from escape_tui.engine.state import Millis, State
from escape_tui.engine.temple import TileId
from escape_tui.hub.watching.replica import Standing
from escape_tui.rules.countdown import Begun, Collapsed, Gonged, Slammed
from escape_tui.rules.ending.leaving import Escaped
from escape_tui.scene.game.end.end_words import outcome
from escape_tui.scene.game.input.question_menu import MenuBox, menu_box, tile_pointed_at
from escape_tui.scene.game.map.choosing.map_preview import tile_picture
from escape_tui.scene.game.map.choosing.map_question import Posed, asked_on_map, question_lines
from escape_tui.scene.game.notices.banner import NO_MOMENT, ScreenMoment, moment_banner
from escape_tui.scene.game.regions import Regions
from escape_tui.scene.game.side.story_panel import Told
from escape_tui.scene.game.viewpoint import Viewpoint
from escape_tui.scene.stage.layout import Piece, Place
from escape_tui.scene.words.answer_words import AnswerWords, title
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.prose import dressed, wrapped
from escape_tui.scene.words.words import Words
from tile_art.inks.canvas import Picture
from tile_art.inks.ink import Ink

#: How long the banner of an event is shown.
MOMENT_MS: Millis = 2_200

#: The cells of the frame and the spaces around the hint of a menu.
_HINT_MARGIN = 6

_MOMENT_INKS: Mapping[type[Event], Ink] = {
    Begun: Ink.BANNER_WON,
    Escaped: Ink.BANNER_WON,
    Gonged: Ink.BANNER_ALARM,
    Slammed: Ink.BANNER_ALARM,
    Collapsed: Ink.BANNER_LOST,
}


class OverlayInputs(NamedTuple):
    at: Viewpoint
    #: The notices over the lower edge of the map.
    noticed: Picture
    #: The text on the curtain of a paused table, and the lines below it.
    moment: ScreenMoment
    curtain: tuple[str, ...]
    posed: tuple[Posed, ...]


def overlays(inputs: OverlayInputs) -> tuple[Piece, ...]:
    """What is drawn over the lower part of the map: notices with questions above them, or a curtain."""
    return tuple(_drawn(inputs))


def _drawn(inputs: OverlayInputs) -> Iterator[Piece]:
    at, noticed, memo = inputs.at, inputs.noticed, inputs.at.memo
    place = at.regions.map
    if inputs.curtain:
        picture = memo(_moment, (at, inputs.moment))
        yield Piece(picture, Place(place.x, place.y, place.width, len(picture)))
        curtain = memo(_curtain, (at, inputs.curtain))
        yield Piece(curtain, Place(place.x, place.y + place.height // 2, place.width, len(curtain)))
    if noticed:
        yield Piece(noticed, Place(place.x, place.y + place.height - len(noticed), place.width, len(noticed)))
    if not inputs.curtain:
        yield from _questions(inputs)


def _curtain(inputs: tuple[Viewpoint, tuple[str, ...]]) -> Picture:
    """screen.pause — why nothing is visible, and how to resume."""
    at, texts = inputs
    width = at.regions.map.width
    lines = [line for text in texts for line in moment_banner(text, Ink.PLAIN, width, is_roomy=False)]
    return dressed(tuple(lines), at.glyphs)


def _moment(inputs: tuple[Viewpoint, ScreenMoment]) -> Picture:
    at, (text, ink, _) = inputs
    return dressed(moment_banner(text, ink, at.regions.map.width, at.has_big_letters), at.glyphs)


def moment(
    state: State, standing: Standing, resumes_in: Millis | None, elapsed: Millis, words: Words
) -> ScreenMoment | None:
    """What everybody must see at the moment, if anything."""
    if state.ending is not None:
        ink = Ink.BANNER_WON if state.ending.is_won else Ink.BANNER_LOST
        return ScreenMoment(outcome(state.ending, words), ink)
    if standing.is_waiting:
        return ScreenMoment(words.say("banner-waiting"), Ink.BANNER)
    if resumes_in is not None:
        return ScreenMoment(str(max(1, -(-resumes_in // 1000))), Ink.BANNER_WON)
    if standing.is_paused:
        return ScreenMoment(words.say("banner-paused"), Ink.BANNER)
    if not state.has_begun:
        return ScreenMoment("", Ink.BANNER, max(1, -(elapsed // 1000)))
    return None


def last_moment(inputs: tuple[tuple[Told, ...], Narrator]) -> tuple[Millis, ScreenMoment]:
    """The banner of the latest event in a story that has one, and until when it is shown."""
    story, narrator = inputs
    for told in reversed(story):
        if text := told.banner(narrator):
            return told.at + MOMENT_MS, ScreenMoment(text, _MOMENT_INKS.get(type(told.event), Ink.BANNER))
    return 0, NO_MOMENT


#: No tile to draw, and nothing to tell of it.
_NOT_DRAWN: tuple[Picture, str] = ((), "")


class QuestionInputs(NamedTuple):
    at: Viewpoint
    posed: Posed
    width: int
    height: int


def _questions(inputs: OverlayInputs) -> Iterator[Piece]:
    """The open questions, above the notices."""
    at, below, place = inputs.at, len(inputs.noticed), inputs.at.regions.map
    across, on_map = at.question_width // len(at.trays), asked_on_map(at.trays, inputs.posed)
    for posed in inputs.posed:
        if posed.player not in at.trays:
            continue
        if posed is on_map:
            lines = at.memo(question_lines, (at, posed), posed.player)
            box, above, left = MenuBox(lines, ()), below, place.x
        else:
            # A list that is too long for the room above the notices covers them, too.
            above = below if len(posed.question.branches) <= place.height - below - 2 else 0
            place = _deepened(place, at.regions, len(posed.question.branches))
            drawn_from = QuestionInputs(at, posed, across, place.height - above)
            box = at.memo(_question, drawn_from, posed.player)
            left = place.x + across * at.trays.index(posed.player)
        width, height = len(box.picture[0].text), len(box.picture)
        top = place.y + place.height - above - height
        yield box.piece(Place(left, top, width, height), at.trays.index(posed.player))


def _deepened(place: Place, regions: Regions, branches: int) -> Place:
    """*place* down to the dice, over a lesson's text, if even two columns would not fit above that."""
    floor = place.y + place.height if regions.is_upright else regions.divider.y
    return place if -(-branches // 2) + 2 <= place.height else place._replace(height=floor - place.y)


def _drawn_tile(at: Viewpoint, tile: TileId, state: State, room: int) -> tuple[Picture, str]:
    """A picture of *tile* with its description below it, or apart if *room* lines are too few."""
    drawn, told = (
        tile_picture(tile, state, at.rules.catalogue, at.narrator),
        at.narrator.effect("chamber", tile),
    )
    whole = (*drawn, *wrapped(told, len(drawn[-1].text), Ink.FAINT))
    return (whole, "") if len(whole) <= room else (drawn[:room], told)


def _question(inputs: QuestionInputs) -> MenuBox:
    at, (player, open, state, seconds), width, height = inputs
    asked = title(open, at.narrator)
    if len(at.seats) > 1:
        asked = f"{at.words.say('end-speaker', name=at.narrator.name(player))} {asked}"
    left = "" if seconds is None else f"{seconds} s · "
    hint = left + at.words.say(
        "menu-hint-focus" if open.has_focus else "menu-hint", key=at.cap("act", player)
    )
    if open.has_focus and len(hint) > width - _HINT_MARGIN:
        hint = left + at.words.say("menu-hint-focus.short")
    answers, tile = AnswerWords(at.narrator, state, player, is_short=True), tile_pointed_at(open)
    drawn, told = _NOT_DRAWN if tile is None else _drawn_tile(at, tile.tile, state, height - 2)
    box = menu_box(open, asked, hint, at.narrator, answers, width, height, drawn, told)
    return box._replace(picture=dressed(box.picture, at.glyphs))
