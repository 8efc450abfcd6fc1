"""Why a game was lost, in words, from scenes and from games that were played to their end."""

from functools import cache

import pytest
from msgspec.structs import replace

from escape_tui.engine.happenings import Ended
from escape_tui.engine.state import Ending
from escape_tui.hub.table.seats.seats import Saying
from escape_tui.rules.ending.balance import Balance, Straggler, balance
from escape_tui.rules.ending.highlights import Highlights
from escape_tui.rules.ending.report import Report, blank
from escape_tui.rules.gems import ActivateGems
from escape_tui.scene.game.end.end_report import (
    Company,
    GameEnd,
    Glance,
    Kept,
    clock,
    end_picture,
    room_for_temple,
)
from escape_tui.scene.game.end.end_words import cost, enough, left_of, moments, outcome, why
from escape_tui.scene.game.end.tips import tip_for
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.words import Words
from tests.rulebook import rule
from tests.scene.live_table import Table, played_by_companions, text
from tests.temple import CATALOGUE, Scene
from tile_art.inks.canvas import row

LOST = Ending(False, "end.lose", 600_000)
#: Somebody rolled until the end.
PLAYED = replace(blank(2), highlights=Highlights(landed_at={0: 599_000}))
LANGUAGES = ("en", "fr", "de", "es")


@cache
def finished(seed: int) -> Table:
    game = played_by_companions((), seed=seed, players=4)
    game.clockwork.turn(700_000)
    assert game.live.state.ending is not None
    return game


def narrator(scene: Scene, language: str = "en") -> Narrator:
    return Narrator(Words(language), scene.state.setup, CATALOGUE)


@rule("end.report")
def test_the_end_says_that_keys_were_more_than_dice_and_what_the_vaults_kept() -> None:
    scene = Scene("exit:E start gem-key-1:W", depot=5, at={0: "gem-key-1"}, dice={0: "K K K K", 1: "A A A A"})
    scene.play(ActivateGems(0, 1))
    left, teller = balance(scene.game), narrator(scene)
    names = teller.listed(f"{teller.name(player)} (4 dice)" for player in (0, 1))
    assert why(LOST, left, teller, 0) == f"4 gems still blocked the exit: 5 keys, too many for {names}."
    assert cost(LOST, left, PLAYED, teller.words, 0) == "A vault gave 1 of its 3 gems."
    assert enough(LOST, left, PLAYED, teller, 0) == "One more gem would have opened the exit."


@rule("end.report")
def test_a_game_without_a_roll_at_the_end_says_since_when() -> None:
    scene, rolled = Scene(depot=2), replace(PLAYED, highlights=Highlights(landed_at={0: 168_000}))
    left, teller = balance(scene.game), narrator(scene)
    assert cost(LOST, left, rolled, teller.words, 0) == "After 7:12 nobody rolled again."
    assert enough(LOST, left, rolled, teller, 0) == ""
    assert cost(LOST, left, PLAYED, teller.words, 0) != cost(LOST, left, rolled, teller.words, 0)


@rule("end.report")
def test_a_standstill_is_told_with_the_time_that_was_left() -> None:
    scene = Scene("exit:E start", depot=0, dice={0: "B B", 1: "B"})
    stuck = Ending(False, "end.lose", 348_000)
    reason = why(stuck, balance(scene.game), narrator(scene), 252_000)
    assert reason == "Nobody could free a die any more, 4:12 before the end."


@rule("end.report")
def test_only_those_with_a_way_to_the_exit_were_chambers_short() -> None:
    scene = Scene("exit:E start", depot=0, at={0: "exit"}, dice={0: "A", 1: "A"})
    left, teller = balance(scene.game), narrator(scene)
    lost = replace(left, stragglers=(replace(left.stragglers[0], steps=None), *left.stragglers[1:]))
    assert "no way to the exit" in why(LOST, lost, teller, 0)
    assert enough(LOST, lost, PLAYED, teller, 0) == ""
    there = replace(left, stragglers=left.stragglers[:1])
    assert enough(LOST, there, PLAYED, teller, 0) == "You were at the exit. Only the keys were missing."


@rule("end.report")
def test_gems_are_not_said_to_suffice_where_dice_were_missing_too() -> None:
    left = Balance(5, 7, True, 0, (Straggler(0, 1, 2),), (), 0, (Straggler(0, 1, 2),), 5, 1)
    assert (
        enough(LOST, left, PLAYED, narrator(Scene()), 0)
        == "Even with every gem activated, one more die was needed."
    )


def test_many_who_were_short_of_dice_are_counted() -> None:
    scene = Scene("exit:E start", players=3, depot=3, dice={0: "A A", 1: "A A", 2: "A"})
    assert why(LOST, balance(scene.game), narrator(scene), 0).endswith("keys, too many for 3 of you.")


@rule("end.report")
def test_the_end_says_that_the_exit_was_not_found_or_was_too_far() -> None:
    scene = Scene("basic-01:E start", depot=2)
    assert "You never found the exit" in why(LOST, balance(scene.game), narrator(scene), 0)
    assert "would have shown the exit" in enough(LOST, balance(scene.game), PLAYED, narrator(scene), 0)
    near = Scene("exit:E start", depot=0, at={0: "exit"}, dice={0: "A", 1: "A"})
    reason = why(LOST, balance(near.game), narrator(near), 0)
    assert "(on the exit)" in reason
    assert "(one chamber away)" in reason
    assert "was one chamber short" in enough(LOST, balance(near.game), PLAYED, narrator(near), 0)


def test_a_win_says_how_much_time_was_left() -> None:
    scene = Scene(depot=2)
    won = Ending(True, "end.win", 560_000)
    assert "0:37 left" in why(won, balance(scene.game), narrator(scene), 37_000)
    assert enough(won, balance(scene.game), PLAYED, narrator(scene), 0) == ""


@pytest.mark.parametrize("seed", range(1, 9))
@pytest.mark.parametrize("language", LANGUAGES)
def test_games_that_were_played_have_a_reason_and_moments(seed: int, language: str) -> None:
    live = finished(seed).live
    state, left = live.state, balance(live.game)
    teller = Narrator(Words(language), state.setup, CATALOGUE)
    assert state.ending is not None
    sentences = [
        why(state.ending, left, teller, left_of(state, CATALOGUE)),
        enough(state.ending, left, live.report, teller, 0),
        *moments(live.report, teller),
    ]
    assert sentences[0].endswith(".")
    assert bool(sentences[1]) is not state.ending.is_won
    assert moments(live.report, teller)
    assert not any("{" in sentence or "end-" in sentence or "moment-" in sentence for sentence in sentences)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_said_last_and_who_wants_another_game_is_always_there(
    size: tuple[int, int], language: str
) -> None:
    live = finished(1).live
    words = Words(language)
    talk = tuple(Saying("Ann", f"saying {number}") for number in range(20))
    end = GameEnd(
        live.state,
        live.report,
        balance(live.game),
        kept=Kept("abc123", "ssh -t host replay abc123", 2, 400_000),
        company=Company(talk, 3, ("Ann", "Bea")),
        tip="tip-vault",
    )
    _, _, across, down = room_for_temple(*size)
    temple = (row("X" * across),) * down
    picture = text(end_picture(end, Narrator(words, live.state.setup, CATALOGUE), temple, Glance(*size)))
    assert "saying 19" in picture
    assert "ssh -t host replay abc123" in picture
    assert words.say("end-wanted", names="", count=2, people=3).split("(")[1].strip() in picture
    assert words.say("tip-vault")[:40] in picture


def test_the_table_says_when_each_got_out_as_the_clock_showed_it() -> None:
    live = finished(1).live
    assert live.state.ending is not None
    first, *others = live.report.deeds
    report = replace(live.report, deeds=(replace(first, escaped_at=live.state.ending.at - 60_000), *others))
    for left_ms, shown in ((75_000, "2:15"), (None, clock(live.state.ending.at - 60_000))):
        end = GameEnd(live.state, report, balance(live.game), left_ms)
        narrator = Narrator(Words(), live.state.setup, CATALOGUE)
        (line,) = (
            line.text
            for line in end_picture(end, narrator, (), Glance(80, 24))
            if narrator.name(0) in line.text and line.text.strip().startswith("☻")
        )
        assert f" {shown} " in line


def test_tips_come_one_at_a_time_and_only_after_a_defeat() -> None:
    scene = Scene("exit:E start gem-key-1:W", depot=5, at={0: "gem-key-1"}, dice={0: "K K K K"})
    scene.play(ActivateGems(0, 1))
    report, left = blank(2), balance(scene.game)
    assert tip_for(scene.state, report, left, ()) == ""
    lost = replace(scene.state, ending=LOST)
    first = tip_for(lost, report, left, ())
    second = tip_for(lost, report, left, {first})
    assert first == "tip-vault"
    assert second not in ("", first)
    known = {first}
    while (tip := tip_for(lost, report, left, known)) not in known:
        known.add(tip)
    assert tip == first
    for language in LANGUAGES:
        assert all(Words(language).knows(tip) for tip in known)


@rule("end.give-up", "end.forsaken", "end.lose", "end.win")
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_way_to_end_before_the_time_is_over_says_what_it_was_and_when(language: str) -> None:
    scene = Scene("exit:E start", depot=2)
    teller, left = narrator(scene, language), balance(scene.game)
    ways = [Ending(False, rule, 348_000) for rule in ("end.lose", "end.give-up", "end.forsaken")]
    reasons = [why(way, left, teller, 252_000) for way in (*ways, Ending(True, "end.win", 348_000))]
    told = [teller.told(Ended(way.is_won, way.rule), scene.state) for way in ways]
    assert all("4:12" in reason for reason in reasons)
    assert len({*reasons}) == 4
    assert len({*told}) == 3
    assert [enough(way, left, PLAYED, teller, 252_000) for way in ways] == ["", "", ""]


def test_nothing_left_undone_is_named_as_the_cause_of_a_defeat_before_the_end() -> None:
    left, words = replace(balance(Scene().game), untouched=4), Words()
    assert cost(LOST, left, PLAYED, words, 0) == "4 gem chambers were never used."
    for ended_by in ("end.give-up", "end.forsaken", "end.lose"):
        assert cost(Ending(False, ended_by, 348_000), left, PLAYED, words, 252_000) == ""


def test_one_player_is_not_called_all_of_you() -> None:
    won = Ending(True, "end.win", 560_000)
    reasons = [
        why(won, balance(scene.game), narrator(scene), 37_000)
        for scene in (Scene(players=1), Scene(players=2))
    ]
    assert [reason.split(" got")[0] for reason in reasons] == ["You", "You all"]


@rule("special.chalice", "maze.weakest-link", "end.report")
@pytest.mark.parametrize(
    ("ended_by", "telling"),
    [
        ("special.chalice", {"en": "chalice", "fr": "calice"}),
        ("maze.weakest-link", {"en": "link", "fr": "maillon"}),
    ],
)
def test_a_defeat_by_a_module_is_told_as_what_it_was(ended_by: str, telling: dict[str, str]) -> None:
    scene, ending = Scene(), Ending(False, ended_by, 0)
    for language, word in telling.items():
        teller = narrator(scene, language)
        told = teller.told(Ended(False, ended_by), scene.state)
        for sentence in (outcome(ending, teller.words), why(ending, balance(scene.game), teller, None), told):
            assert word in sentence.lower(), sentence


@rule("base.exit-middle", "base.exit-deep")
def test_the_tip_to_explore_is_true_for_any_number_of_players() -> None:
    for players, tip in ((1, "tip-explore-middle"), (2, "tip-explore-middle"), (3, "tip-explore")):
        scene = Scene(players=players)
        lost = replace(scene.state, ending=LOST)
        assert tip_for(lost, blank(players), balance(scene.game), ()) == tip


def test_a_report_without_highlights_has_no_moments() -> None:
    assert moments(Report(blank(2).deeds), narrator(Scene())) == ()
