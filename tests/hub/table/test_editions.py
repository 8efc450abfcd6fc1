"""A table chooses an edition: its game is played, kept and told with that one's tiles and cards."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from escape_tui.content.catalogue import EDITION
from escape_tui.content.editions.shared_edition import shared_edition, with_others
from escape_tui.engine.effect import RuleError
from escape_tui.engine.setup import Seat, Setup
from escape_tui.hub.lobby.ranking import FREE, category
from escape_tui.hub.record.record import Journal, edition, header, read_lines
from escape_tui.hub.record.replay import Replay
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game, set_up_refusals
from escape_tui.scene.table.setup_form import SeatForm, SetupForm, agreement_fields, stepped
from escape_tui.scene.table.setup_page import SetupPage
from escape_tui.scene.words.words import Words
from tests.temple import CATALOGUE

EXAMPLE = Path(__file__).parents[3] / "examples/editions/six-minutes"
SHELF = with_others(CATALOGUE, [EXAMPLE])
SEATS = (Seat("ani", "red"), Seat("bo", "blue"))
QUICK = Setup(SEATS, options={EDITION: "six-minutes-1.0"})


def test_a_table_plays_the_edition_that_it_chose() -> None:
    quick = new_game(QUICK, SHELF, SeededChance(1))
    assert quick.catalogue.numbers.game_ms == 360_000
    assert quick.catalogue.edition == f"Six minutes 1.0 #{shared_edition(EXAMPLE).digest}"
    assert new_game(replace(QUICK, options={}), SHELF, SeededChance(1)).catalogue.edition == ""


def test_other_editions_on_the_shelf_change_nothing_for_our_own() -> None:
    assert edition(SHELF) == edition(CATALOGUE)


def test_an_edition_that_is_gone_is_refused_with_a_sentence() -> None:
    (refusal,) = set_up_refusals(QUICK, CATALOGUE)
    assert (refusal.rule, refusal.facts["reason"]) == ("screen.combine", "unknown-edition")
    with pytest.raises(RuleError):
        new_game(QUICK, CATALOGUE, SeededChance(1))


def test_a_replay_knows_its_edition_and_says_when_it_is_gone() -> None:
    lines: list[bytes] = []
    journal = Journal(lines.append)
    journal.begin(header(QUICK, 1, SHELF), new_game(QUICK, SHELF, SeededChance(1)))
    here = read_lines(lines, SHELF, "game")
    assert here.estranged == ""
    assert Replay(here, SHELF).game.catalogue.numbers.game_ms == 360_000
    gone = read_lines(lines, CATALOGUE, "game")
    assert gone.estranged == "played with six-minutes-1.0, which is gone"
    changed = replace(SHELF, others={"six-minutes-1.0": CATALOGUE})
    assert read_lines(lines, changed, "game").estranged == "played with six-minutes-1.0, which is gone"


def test_results_are_on_a_list_of_their_own() -> None:
    assert category(QUICK, has_bots=False) == "six-minutes-1.0"
    assert category(QUICK, has_bots=True) == FREE
    challenged = replace(QUICK, options={EDITION: "six-minutes-1.0", "challenge": "1a"})
    assert category(challenged, has_bots=False) == FREE


def test_the_form_offers_the_editions_of_the_house_and_the_table_shows_the_digest() -> None:
    form = SetupForm((SeatForm("ani", "red"), SeatForm("bo", "blue")))
    assert "edition" not in [field.id for field in agreement_fields(form, CATALOGUE)]
    (field,) = [field for field in agreement_fields(form, SHELF) if field.id == "edition"]
    form = stepped(form, field, 1, SHELF)
    assert form.setup(SHELF).options == {EDITION: "six-minutes-1.0"}
    summary = SetupPage(form, Words("en"), SHELF).summary()
    assert summary == f"Six minutes 1.0 #{shared_edition(EXAMPLE).digest} · 2 players · 7 gems"
    (field,) = [field for field in agreement_fields(form, SHELF) if field.id == "edition"]
    assert stepped(form, field, 1, SHELF).setup(SHELF).options == {}
