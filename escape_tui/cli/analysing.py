"""The analysis of a recorded game on the command line: finds the recording and prints the result."""

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.state import Millis
from escape_tui.hub.analysis.analysis import Analysis, Measured, analyse
from escape_tui.hub.analysis.chance.measuring import Aim, Measuring
from escape_tui.hub.analysis.chance.odds import Odds
from escape_tui.hub.analysis.positions import moment
from escape_tui.hub.analysis.unanalysable import NotAnalysable, Unfit
from escape_tui.hub.record.record import JournalError, Recording, read_journal
from escape_tui.scene.analysis.sentences import point_lines, sentences, unfit
from escape_tui.scene.words.words import Words

_CLOCK = re.compile(r"(\d{1,2}):([0-5]\d)")


class CannotAnalyse(Exception):
    """A game can't be analysed; the text says why in a sentence."""


def printed(
    game: str, at: str, edition: Catalogue, config: Path | None, data: str | None, *, as_json: bool
) -> Iterator[str]:
    """The lines to print for *game*, a journal played with *edition* or a game of this machine's server: its
    analysis, or the chance when the clock showed *at*. Raises `CannotAnalyse`."""
    try:
        recording, catalogue = _recording(game, edition, config, data)
        if at:
            yield _chance_line(_chance(recording, catalogue, at), as_json=as_json)
        else:
            yield from _analysis_lines(analyse(recording, catalogue), as_json=as_json)
    except NotAnalysable as refused:
        raise CannotAnalyse(f"{game}: {unfit(refused.reason, Words())}") from refused


def _recording(
    game: str, edition: Catalogue, config: Path | None, data: str | None
) -> tuple[Recording, Catalogue]:
    """The recording, and the editions, including the one that was played."""
    try:
        if "/" in game or Path(game).is_file():
            return read_journal(Path(game), edition), edition
        return _kept_recording(game, config, data)
    except JournalError as error:
        raise NotAnalysable(Unfit.DAMAGED) from error
    except OSError as error:
        raise CannotAnalyse(f"{game} cannot be read: {error.strerror}.") from error


def _kept_recording(game: str, config: Path | None, data: str | None) -> tuple[Recording, Catalogue]:
    """The game with the id *game* in the database of this machine's server, and the server's editions."""
    reading, database = import_module("ssh_host.config.config"), import_module("ssh_host.store.database")
    kept, archive = import_module("ssh_host.data.kept_data"), import_module("ssh_host.archive.recorded_games")
    lobby = import_module("ssh_host.lobby.hosted_lobby")

    def found(store: Any) -> Recording:
        if store.games.setup(game) is None:
            raise NotAnalysable(Unfit.UNKNOWN)
        recording: Recording = archive.kept_recording(store, catalogue, game)
        return recording

    try:
        settings = reading.load(config, {"data.folder": data})
        catalogue: Catalogue = lobby.edition_of(settings)
        return kept.kept_data(settings).with_store(found), catalogue
    except (reading.ConfigError, database.StoreError) as error:
        raise CannotAnalyse(str(error)) from error


def _chance(recording: Recording, catalogue: Catalogue, clock: str) -> Odds:
    """The chance at the time when the clock, which counts down, showed *clock*."""
    written = _CLOCK.fullmatch(clock)
    if written is None:
        raise CannotAnalyse(f"Write a time on the clock, such as 4:12, not {clock!r}.")
    measuring = Measuring(recording, catalogue)
    left: Millis = (int(written[1]) * 60 + int(written[2])) * 1000
    position = moment(measuring.positions, max(0, measuring.collapse_ms - left))
    return measuring.odds(Aim.COURSE, position, 2 * Measured().rollouts)


def _chance_line(odds: Odds, *, as_json: bool) -> str:
    if as_json:
        return msgspec.json.encode(odds).decode()
    low, high = odds.band
    return (
        f"{odds.percent} % ({100 * low:.0f} to {100 * high:.0f} %), {Words().say('analysis-yardstick')}; "
        f"{odds.won} of {odds.rollouts} rollouts won."
    )


def _analysis_lines(whole: Analysis, *, as_json: bool) -> Iterator[str]:
    if as_json:
        yield msgspec.json.encode(whole).decode()
        return
    words = Words()
    yield from sentences(whole, words)
    yield from point_lines(whole, words)
