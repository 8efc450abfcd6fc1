"""The ladder of the week: what counts, for whom, and for how long."""

from datetime import date, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from escape_tui.engine.happenings import Ended
from escape_tui.hub.lobby.achievements import Achievement, achieved_in_game
from escape_tui.hub.table.seats.seats import Person
from escape_tui.hub.table.table import Table
from escape_tui.modules.box import RULES_VERSION
from escape_tui.rules.dice import Roll
from escape_tui.rules.ending.highlights import COLLAPSE, CloseCall, Highlights, Rescue
from escape_tui.rules.ending.report import Report, blank
from ssh_host.ladder.standings import ladder_view, neighbour, period_named, season_of, week_of
from ssh_host.store.group_commit import Statement
from ssh_host.store.stored_ladder import WIN_POINTS, LadderEntry
from tests.ssh_host.lobby.test_daily_temple import DAY, Day, declined
from tests.temple import CATALOGUE

MONDAY = date.fromisoformat(DAY)


@pytest.fixture
def day(tmp_path: Path) -> Day:
    return Day(tmp_path)


def entry(
    number: int, score: int, keys: str = "ab", rules: int = RULES_VERSION, edition: str = "box"
) -> LadderEntry:
    team = tuple((key, key.title()) for key in keys)
    when = MONDAY + timedelta(days=number)
    return LadderEntry(str(when), team, score, score > 20, rules, edition, f"game{number}")


def totals(day: Day, players: int = 2, period: str = "2026-W47") -> list[tuple[str, int, int]]:
    found = period_named(period)
    assert found is not None
    view = ladder_view(day.store, day.temple, found, players)
    return [("".join(line.names), line.total, line.days) for line in view.lines]


def ended(day: Day, table: Table, *, is_won: bool, at: int) -> None:
    assert table.live is not None
    state = replace(table.live.game.state, now=table.live.game.state.started_at + at)
    table.live.game.state = Ended(is_won, "end.win" if is_won else "end.lose").apply(state)
    day.archive.finished(table)


# Points


def test_the_best_five_of_seven_days_count(day: Day) -> None:
    for number, score in enumerate((10, 200, 30, 100, 50, 5, 60)):
        day.store.ladder.climb(entry(number, score))
    assert totals(day) == [("AB", 440 + 5 * WIN_POINTS, 5)]


def test_a_team_is_the_set_of_its_keys_and_sizes_have_lists_of_their_own(day: Day) -> None:
    day.store.ladder.climb(entry(0, 50, "ab"))
    day.store.ladder.climb(entry(1, 60, "ba"))
    day.store.ladder.climb(entry(1, 70, "ac"))
    day.store.ladder.climb(entry(2, 99, "a"))
    assert totals(day) == [("AB", 110 + 2 * WIN_POINTS, 2), ("AC", 70 + WIN_POINTS, 1)]
    assert totals(day, 1) == [("A", 99 + WIN_POINTS, 1)]


def test_a_team_has_one_result_a_day(day: Day) -> None:
    day.store.ladder.climb(entry(0, 50))
    day.store.ladder.climb(entry(0, 90))
    assert totals(day) == [("AB", 50 + WIN_POINTS, 1)]


def test_a_week_counts_one_version_of_the_rules_and_one_edition(day: Day) -> None:
    day.store.ladder.climb(entry(0, 50))
    day.store.ladder.climb(entry(1, 50))
    day.store.ladder.climb(entry(2, 900, rules=RULES_VERSION + 1))
    day.store.ladder.climb(entry(3, 900, edition="another"))
    assert totals(day) == [("AB", 100 + 2 * WIN_POINTS, 2)]


def test_a_win_scores_a_hundred_and_the_seconds_left_and_a_loss_the_gems(day: Day) -> None:
    table = day.playing("ani")
    ended(day, table, is_won=True, at=500_000)
    assert totals(day, 1) == [("ani", WIN_POINTS + 100, 1)]
    lost = day.playing("bo")
    assert lost.live is not None
    ended(day, lost, is_won=False, at=600_000)
    assert totals(day, 1) == [("ani", WIN_POINTS + 100, 1), ("bo", lost.live.report.gems, 1)]


def test_every_win_beats_every_loss_even_in_the_last_second(day: Day) -> None:
    most_gems = max(CATALOGUE.numbers.gems) + CATALOGUE.numbers.professional_gems
    assert most_gems < WIN_POINTS
    day.store.ladder.climb(LadderEntry(DAY, (("a", "A"),), most_gems, False, RULES_VERSION, "box", "lost"))
    day.store.ladder.climb(LadderEntry(DAY, (("b", "B"),), 0, True, RULES_VERSION, "box", "won"))
    assert totals(day, 1) == [("B", WIN_POINTS, 1), ("A", most_gems, 1)]
    assert day.store.ladder.best_of_day(DAY, 1) == "won"


def test_a_game_in_which_a_bot_played_is_not_on_the_ladder(day: Day) -> None:
    table = day.playing("ani", "bo")
    day.lobby.stand_up("bo")
    ended(day, table, is_won=True, at=500_000)
    assert totals(day) == totals(day, 1) == []


# One try


def test_a_try_is_used_at_the_first_roll(day: Day) -> None:
    day.playing("ani")
    day.lobby.stand_up("ani")
    table = day.playing("ani")
    table.play("ani", Roll(0))
    day.lobby.stand_up("ani")
    with declined("daily-tried"):
        day.lobby.open_daily("ani")


def test_a_first_roll_that_was_stored_before_its_try_counts_after_a_crash(day: Day) -> None:
    table = day.playing("ani")
    day.store.results.claim_try = lambda day, player: None  # type: ignore[method-assign]
    table.play("ani", Roll(0))
    del day.store.results.claim_try
    assert not day.store.results.has_tried(DAY, "ani")
    day.lobby.close()
    (again,) = day.archive.found_again()
    assert again.day == DAY
    assert day.store.results.has_tried(DAY, "ani")


# Weeks and seasons


def test_weeks_and_seasons_have_names_that_stay() -> None:
    assert week_of(MONDAY).name == week_of(MONDAY + timedelta(days=6)).name == "2026-W47"
    assert period_named("2026-w47") == week_of(MONDAY)
    season = season_of(MONDAY)
    assert (season.name, str(season.first), str(season.last)) == ("2026-Q4", "2026-10-05", "2027-01-03")
    assert period_named("2026-Q4") == season
    assert neighbour(season, 1).first == season.last + timedelta(days=1)
    assert neighbour(neighbour(week_of(MONDAY), 1), -1) == week_of(MONDAY)
    for nonsense in ("", "2026", "2026-W99", "2026-Q5", "0000-W01", "season yesterday", "../etc"):
        assert period_named(nonsense) is None


def test_every_day_of_years_is_in_one_season() -> None:
    day, last = date(2026, 1, 5), date(2030, 1, 1)
    season = season_of(day)
    while day < last:
        if day > season.last:
            assert season_of(day).first == day
            season = season_of(day)
        assert season_of(day) == season
        day += timedelta(days=1)


def test_a_season_adds_up_the_best_five_days_of_each_week(day: Day) -> None:
    for number in range(14):
        day.store.ladder.climb(entry(number, 30))
    assert totals(day, period="2026-Q4") == [("AB", 300 + 10 * WIN_POINTS, 10)]


def test_the_page_has_seal_and_proof_of_each_day_and_its_best_game(day: Day) -> None:
    day.store.ladder.climb(entry(0, 50))
    day.now += timedelta(days=1)
    view = ladder_view(day.store, day.temple, week_of(MONDAY), 2)
    over, today = view.days
    assert (over.day, over.seal, over.game) == (DAY, day.temple.seal(DAY), "game0")
    assert over.key == day.temple.key(DAY)
    assert (today.key, today.game) == ("", "")


# Achievements


def report(highlights: Highlights) -> Report:
    return replace(blank(4), highlights=highlights)


def achieved(highlights: Highlights, *, is_won: bool = False) -> list[Achievement]:
    return list(achieved_in_game(0, report(highlights), is_won=is_won))


def test_the_first_escape_is_an_achievement() -> None:
    assert achieved(Highlights(), is_won=True) == [Achievement.FIRST_ESCAPE]
    assert achieved(Highlights()) == []


def test_out_with_a_second_left_is_one() -> None:
    assert achieved(Highlights(close_calls=(CloseCall(0, COLLAPSE, 900),))) == [Achievement.LAST_SECOND]
    assert achieved(Highlights(close_calls=(CloseCall(0, COLLAPSE, 1_500),))) == []
    assert achieved(Highlights(close_calls=(CloseCall(0, 1, 900),))) == []
    assert achieved(Highlights(close_calls=(CloseCall(1, COLLAPSE, 900),))) == []


def test_three_friends_freed_at_once_are_one() -> None:
    at_once = tuple(Rescue(0, whom, 1_000 * whom) for whom in (1, 2, 3))
    assert achieved(Highlights(rescues=at_once)) == [Achievement.THREE_AT_ONCE]
    assert achieved(Highlights(rescues=at_once[:2])) == []
    twice = (Rescue(0, 1, 0), Rescue(0, 1, 1), Rescue(0, 2, 2))
    assert achieved(Highlights(rescues=twice)) == []
    slowly = tuple(Rescue(0, whom, 9_000 * whom) for whom in (1, 2, 3))
    assert achieved(Highlights(rescues=slowly)) == []


def test_all_challenges_are_one_and_each_is_kept_once(day: Day) -> None:
    *before, last = CATALOGUE.challenges
    day.lobby.arrive(Person("ani", "ani"))
    for challenge in before:
        day.store.writer.write(_won("ani", challenge))
    table = day.playing("ani")
    ended(day, table, is_won=True, at=500_000)
    assert day.store.ladder.achievements("ani") == (Achievement.FIRST_ESCAPE,)
    day.store.writer.write(_won("ani", last))
    day.now += timedelta(days=1)
    again = day.playing("ani")
    ended(day, again, is_won=True, at=500_000)
    assert set(day.store.ladder.achievements("ani")) == {Achievement.FIRST_ESCAPE, Achievement.ALL_CHALLENGES}


def _won(player: str, challenge: str) -> Statement:
    return Statement("INSERT INTO progress VALUES (?, ?, 1, 0)", (player, challenge))
