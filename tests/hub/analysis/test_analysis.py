"""The whole analysis: it grows in stages, is the same for the same recording, and names its yardstick."""

from hashlib import blake2b

import msgspec

from escape_tui.hub.analysis.analysis import SEARCH_VERSION, Analysis, Measured, stages
from escape_tui.hub.analysis.curve import curve
from escape_tui.hub.analysis.turning_points import turning_points
from escape_tui.hub.bots.bots_version import BOTS_VERSION
from escape_tui.hub.simulate import simulate_one
from tests.hub.analysis.recorded import CATALOGUE, SEED, SETUP, MadeUp, recording

#: How companions play by their version, and what an analysis finds by its own.
NOTED = (2, "038c406af575")
FOUND = (4, "d82728c6b00a")


def test_an_analysis_grows_and_can_be_repeated() -> None:
    measured = Measured(rollouts=1)
    coarse, turned, whole = stages(recording(), CATALOGUE, measured)
    assert next(stages(recording(), CATALOGUE, measured)) == coarse
    assert list(stages(recording(), CATALOGUE, measured, turned)) == [whole]
    assert coarse.turns is None
    assert whole.turns is not None
    assert whole.splits is not None
    assert (whole.is_won, whole.ended_at, whole.collapse_ms) == (False, 600_000, 600_000)
    assert msgspec.json.decode(msgspec.json.encode(whole), type=Analysis) == whole


def test_companions_who_play_otherwise_have_another_version() -> None:
    assert (BOTS_VERSION, simulate_one(SETUP, SEED).digest[:12]) == NOTED, (
        "Companions play otherwise: raise BOTS_VERSION in hub/bots/bots_version.py and note it here."
    )


def test_an_analysis_that_finds_something_else_has_another_version() -> None:
    measuring = MadeUp(900, 0.8, 0.3)
    found = curve(measuring), turning_points(measuring, curve(measuring))
    digest = blake2b(msgspec.json.encode((found, measuring.measured)), digest_size=6).hexdigest()
    assert (SEARCH_VERSION, digest) == FOUND, (
        "The analysis has changed: raise SEARCH_VERSION in hub/analysis/analysis.py and note it here."
    )
