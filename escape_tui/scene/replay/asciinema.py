"""A recorded game as an asciinema recording, drawn by the same view and stage as a live one."""

import json
from collections.abc import Iterable, Iterator

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis
from escape_tui.hub.clockwork import HandClockwork
from escape_tui.hub.record.record import Recording
from escape_tui.scene.game.end.finale import FINALE_MS
from escape_tui.scene.game.pacing.presenter import Presenter
from escape_tui.scene.game.view import View
from escape_tui.scene.game.viewpoint import Appearance
from escape_tui.scene.replay.playback import Playback
from escape_tui.scene.stage.pens import Pens
from escape_tui.scene.stage.stage import Stage
from tile_art.inks.canvas import Picture

#: Game time between two frames.
FRAME_MS: Millis = 200


#: A named moment of a cast that players can jump to.
Chapter = tuple[Millis, str]


def cast_lines(
    frames: Iterable[tuple[Millis, Picture]], pens: Pens, title: str, chapters: Iterable[Chapter] = ()
) -> Iterator[str]:
    """The lines of a cast: a header, every frame that differs from the previous one, with its time, and a
    marker at each of *chapters*, which are in order."""
    stage: Stage | None = None
    coming = list(chapters)
    for at, frame in frames:
        if stage is None:
            width, height = len(frame[0].text), len(frame)
            header = {"version": 2, "width": width, "height": height, "title": title}
            yield json.dumps(header, ensure_ascii=False) + "\n"
            stage = Stage(width, height, pens)
        while coming and coming[0][0] <= at:
            began, name = coming.pop(0)
            yield json.dumps([round(began / 1000, 3), "m", name], ensure_ascii=False) + "\n"
        chunk = stage.show(frame)
        if chunk:
            yield json.dumps([round(at / 1000, 3), "o", chunk.decode()], ensure_ascii=False) + "\n"


def frames_of(
    recording: Recording,
    catalogue: Catalogue,
    look: Appearance,
    size: tuple[int, int],
    seats: tuple[PlayerId, ...],
) -> Iterator[tuple[Millis, Picture]]:
    """The whole game, a frame every `FRAME_MS`, as the player of *seats* saw it."""
    clockwork = HandClockwork()
    playback = Playback(recording, catalogue, clockwork)
    for _ in playback.scan():
        pass
    # This clock stands still until the finale: a cast requests each frame itself.
    clock_of_finale = HandClockwork()
    presenter = Presenter(playback.replica(), clock_of_finale)
    view = View(presenter, look, tuple(playback.replica(seat) for seat in seats))
    view.resize(*size)
    playback.play()
    while playback.is_playing:
        yield playback.now(), view.frame()
        clockwork.turn(FRAME_MS)
    for after in range(0, FINALE_MS, FRAME_MS):
        yield playback.ends_at + after, view.frame()
        clock_of_finale.turn(FRAME_MS)
    playback.close()
