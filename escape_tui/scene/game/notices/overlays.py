"""Overlays: banners over the map that everybody has to see, and small questions; never over the dice."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from escape_tui.engine.effect import Event
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis
from escape_tui.engine.temple import EXIT
from escape_tui.rules.countdown import Begun, Collapsed, Gonged, LoseAllBySlam, Slammed
from escape_tui.rules.leaving import Escaped
from escape_tui.scene.game.end.end_words import outcome
from escape_tui.scene.game.input.open_question import OpenQuestion
from escape_tui.scene.game.input.question_menu import menu_box, tile_pointed_at
from escape_tui.scene.game.map.map_preview import tile_picture
from escape_tui.scene.game.map.map_question import asked_on_map, question_lines
from escape_tui.scene.game.notices.banner import Countdown, countdown_banner, moment_banner, way_home
from escape_tui.scene.game.notices.notices import asked_by_table
from escape_tui.scene.game.notices.table_notices import pause_lines
from escape_tui.scene.stage.layout import Piece, Place
from escape_tui.scene.words.answer_words import AnswerWords, title
from tile_art.inks.canvas import Picture
from tile_art.inks.ink import Ink

if TYPE_CHECKING:
    from escape_tui.scene.game.view import View

#: How long a moment stands on the screen.
MOMENT_MS: Millis = 2_200

_MOMENT_INKS: Mapping[type[Event], Ink] = {
    Begun: Ink.BANNER_WON,
    Escaped: Ink.BANNER_WON,
    Gonged: Ink.BANNER_ALARM,
    Slammed: Ink.BANNER_ALARM,
    Collapsed: Ink.BANNER_LOST,
}


def overlays(view: "View", running: Countdown | None, noticed: Picture) -> Iterator[Piece]:
    """What lies over the map: a banner above, below what was *noticed*, and questions over that."""
    place = view.regions.map
    text, ink = view.facts.screen.moment
    picture = _moment(view, text, ink, place.width) if text else None
    if picture is None and running is not None:
        picture = _countdown(view, running, place.width, view.has_big_letters)
    if picture is not None:
        yield Piece(picture, Place(place.x, place.y, place.width, len(picture)))
    if view.is_curtained:
        curtain = _curtain(view, place.width)
        yield Piece(curtain, Place(place.x, place.y + place.height // 2, place.width, len(curtain)))
        if gone := asked_by_table(view, place.width):
            yield Piece(gone, Place(place.x, place.y + place.height - len(gone), place.width, len(gone)))
        return
    if noticed:
        yield Piece(noticed, Place(place.x, place.y + place.height - len(noticed), place.width, len(noticed)))
    yield from _menus(view, len(noticed))


def _curtain(view: "View", width: int) -> Picture:
    """screen.pause — why there is nothing to see, and how to go on."""
    words = view.look.words
    texts = [words.say("banner-curtain"), *pause_lines(view)]
    lines = [line for text in texts for line in moment_banner(text, Ink.PLAIN, width, is_roomy=False)]
    return view.piece("curtain", (tuple(texts), width), lambda: tuple(lines))


def _moment(view: "View", text: str, ink: Ink, width: int) -> Picture:
    is_roomy = view.has_big_letters
    return view.piece("moment", (text, ink, width), lambda: moment_banner(text, ink, width, is_roomy))


def moment(view: "View", elapsed: Millis) -> tuple[str, Ink]:
    """What everybody has to see at this moment, if anything."""
    words, state, standing = view.look.words, view.state, view.presenter.shown.standing
    if state.ending is not None:
        ink = Ink.BANNER_WON if state.ending.is_won else Ink.BANNER_LOST
        return outcome(state.ending, words), ink
    if standing.is_waiting:
        return words.say("banner-waiting"), Ink.BANNER
    if (resumes_in := view.presenter.shown.resumes_in) is not None:
        return str(max(1, -(-resumes_in // 1000))), Ink.BANNER_WON
    if standing.is_paused:
        return words.say("banner-paused"), Ink.BANNER
    if not state.has_begun:
        return words.say("banner-count-in", seconds=max(1, -(elapsed // 1000))), Ink.BANNER
    until, text, ink = view.presenter.found(
        ("moment", words.language), view.presenter.latest, lambda: _last_moment(view, elapsed)
    )
    return (text, ink) if elapsed <= until else ("", Ink.BANNER)


def _last_moment(view: "View", elapsed: Millis) -> tuple[Millis, str, Ink]:
    """Until when the latest event with a banner stands on the screen, its words, and how they look."""
    for told in reversed(view.presenter.story):
        if told.at + MOMENT_MS < elapsed:
            break
        if text := told.banner(view.narrator):
            return told.at + MOMENT_MS, text, _MOMENT_INKS.get(type(told.event), Ink.BANNER)
    return 0, "", Ink.BANNER


def _countdown(view: "View", running: Countdown, width: int, is_roomy: bool) -> Picture:
    game, state = view.game, view.state
    here = state.adventurers[view.seat].chamber
    missing = game.ask(LoseAllBySlam())
    absent = view.narrator.listed(view.narrator.name(who) for who in missing)

    def draw() -> Picture:
        way = way_home(game, view.seat, running.gong) if view.seats else None
        return countdown_banner(
            running,
            way,
            view.look.words,
            width,
            is_roomy=is_roomy,
            is_exit_known=EXIT in state.temple,
            absent=absent,
        )

    return view.piece("countdown", (running, here, absent, state.temple, state.parts, width), draw)


def _menus(view: "View", below: int) -> Iterator[Piece]:
    """The open questions, above the *below* lines that notices take."""
    place, trays = view.regions.map, view.trays
    across = place.width // len(trays)
    for player, open in sorted(view.input.menus.items()):
        if player not in trays:
            continue
        if asked_on_map(view) == (player, open):
            picture, above = _on_map(view, player, open, place.width), below
            left = place.x
        else:
            width = view.regions.width - 2 if view.is_small and len(trays) == 1 else across
            # A list that is too long for the room above them lies over the notices, too.
            above = below if len(open.branches) <= place.height - below - 2 else 0
            picture = _menu(view, player, open, width, place.height - above)
            left = place.x + across * trays.index(player)
        top = place.y + place.height - above - len(picture)
        yield Piece(picture, Place(left, top, len(picture[0].text), len(picture)))


def _on_map(view: "View", player: PlayerId, open: OpenQuestion, width: int) -> Picture:
    state = view.state
    return view.piece(
        f"question {player}",
        (open, width, state.temple, state.parts, state.adventurers),
        lambda: question_lines(view, player, open, width),
    )


def _menu(view: "View", player: PlayerId, open: OpenQuestion, width: int, height: int) -> Picture:
    words, state = view.look.words, view.state
    asked = title(open, view.narrator)
    if len(view.seats) > 1:
        asked = f"{view.narrator.name(player)}: {asked}"
    hint = words.say("menu-hint-focus" if open.has_focus else "menu-hint", key=view.cap("act", player))
    if open.until is not None:
        hint = f"{max(0, -(-(open.until - view.presenter.shown.now()) // 1000))} s · {hint}"
    seen = view.sight_of(player).state
    answers = AnswerWords(view.narrator, seen, player, is_short=True)
    tile = tile_pointed_at(open)

    def draw() -> Picture:
        catalogue, most = view.game.catalogue, height - 2
        drawn = () if tile is None else tile_picture(tile.tile, seen, catalogue, view.narrator, most)
        return menu_box(open, asked, hint, view.narrator, answers, width, height, drawn)

    drawn_from = (open, asked, hint, width, height, state.temple, state.parts, state.adventurers)
    return view.piece(f"menu {player}", drawn_from, draw)
