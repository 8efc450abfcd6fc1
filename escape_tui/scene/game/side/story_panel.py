"""The story beside the map: the latest events."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.effect import Event
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, State
from escape_tui.hub.watching.replica import Remembered
from escape_tui.rules.dice import Freed
from escape_tui.rules.presence import CameBack, SteppedAway
from escape_tui.scene.game.input.muting import is_voice_of
from escape_tui.scene.game.status.status_line import story_clock
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.prose import dressed, fitted, heading, wrapped
from tile_art.icons import COLOURS
from tile_art.inks.canvas import Picture, Row, row
from tile_art.inks.glyphs import Glyphs
from tile_art.inks.ink import Ink
from tile_art.letters import in_cells

#: In narrower columns words would be broken beside the time.
_ROOM_FOR_CLOCK = 20


@dataclass(eq=False)
class Told:
    """Something that happened, and the state just after it."""

    number: int
    at: Millis
    event: Event
    state: State
    #: Its sentence as it is drawn, by language and width.
    lines: dict[tuple[str, int], tuple[Row, ...]] = field(default_factory=dict, repr=False)
    _banners: dict[str, str] = field(default_factory=dict, repr=False)

    def banner(self, narrator: Narrator) -> str:
        """The event as a banner that everybody must see at once, in the narrator's language; empty for most
        events."""
        language = narrator.words.language
        if language not in self._banners:
            self._banners[language] = narrator.banner(self.event, self.state)
        return self._banners[language]


class StoryInputs(NamedTuple):
    story: tuple[Told, ...]
    narrator: Narrator
    catalogue: Catalogue
    muted: frozenset[PlayerId]
    glyphs: Glyphs
    width: int
    height: int


def story_panel(inputs: StoryInputs) -> Picture:
    """The latest events, the newest at the bottom. Somebody who dropped out and is back gets one line."""
    story, narrator, catalogue, muted, glyphs, width, height = inputs
    if height < 2:
        return ()
    lines: list[Row] = []
    newer: tuple[Row, ...] = ()
    back: set[PlayerId] = set()
    for told in reversed(story):
        if is_voice_of(told.event, muted) or _is_told_already(told.event):
            continue
        match told.event:
            case SteppedAway(player) | CameBack(player) if player in back:
                continue
            case CameBack(player):
                back.add(player)
        more = _told(told, narrator, catalogue, width)
        if isinstance(told.event, Freed) and _sentence(more) == _sentence(newer):
            continue
        if lines and len(more) + len(lines) >= height:
            break
        lines, newer = [*more, *lines], more or newer
    title = heading(narrator.words.say("panel-story"), width)
    return dressed(fitted((title, *lines), width, height), glyphs)


def timed_story(
    story: Iterable[Told | Remembered], narrator: Narrator, catalogue: Catalogue
) -> Iterator[tuple[str, str]]:
    """The time on the clock and the sentence for each event of *story* that is worth one."""
    for each in story:
        if sentence := narrator.told(each.event, each.state):
            yield story_clock(each.at, each.state.setup, catalogue), sentence


def _is_told_already(event: Event) -> bool:
    """Fate, or a card, frees everybody in one sentence."""
    return isinstance(event, Freed) and event.by is None


def _told(told: Told, narrator: Narrator, catalogue: Catalogue, width: int) -> tuple[Row, ...]:
    """The sentence for an event, with the time on the clock if there is room; empty if it isn't worth one."""
    key = narrator.words.language, width
    if key not in told.lines:
        sentence = narrator.told(told.event, told.state)
        clock = story_clock(told.at, told.state.setup, catalogue) if width >= _ROOM_FOR_CLOCK else ""
        lines = _dated(sentence, clock, width) if sentence else ()
        people = {narrator.name(who.player): COLOURS[who.colour][0] for who in told.state.adventurers}
        told.lines[key] = tuple(_coloured(line, people) for line in lines)
    return told.lines[key]


def _sentence(lines: Sequence[Row]) -> str:
    """The sentence without the time: who frees somebody several times in a row is told once."""
    return " ".join(" ".join(line.text for line in lines).split()).partition(" ")[2]


def _coloured(line: Row, people: Mapping[str, Ink]) -> Row:
    """*line* with the names of *people* in their colours."""
    inks = bytearray(line.inks)
    for name, ink in people.items():
        for hit in re.finditer(rf"(?<!\w){re.escape(in_cells(name))}(?!\w)", line.text):
            inks[hit.start() : hit.end()] = bytes((ink,)) * (hit.end() - hit.start())
    return Row(line.text, bytes(inks))


def _dated(sentence: str, clock: str, width: int) -> list[Row]:
    margin = len(clock) + 1 if clock else 0
    first, *others = wrapped(sentence, width - margin, Ink.PLAIN, most=3)
    return [row(clock.ljust(margin), Ink.FAINT) + first, *(row(" " * margin) + line for line in others)]
