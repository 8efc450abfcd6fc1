"""The lobby's lines: an invitation to copy, the table to which quick play leads, and games in progress."""

import pytest

from escape_tui.engine.setup import Setup
from escape_tui.hub.port.messages.views import (
    Doing,
    GameSummary,
    LobbyView,
    PersonView,
    PlayerSummary,
    SeatView,
    TableSummary,
)
from escape_tui.hub.table.seats.seats import Phase
from escape_tui.scene.lobby.lobby_panels import about_game, invitation, people_here, players_of, quickest
from escape_tui.scene.lobby.visitor_services import RecordLine
from escape_tui.scene.words.words import LANGUAGES, Words

COMMAND = "ssh -t -p 27222 192.0.2.2 join DRZV"


def table(code: str, people: int, *, is_for_anybody: bool = True) -> TableSummary:
    seats = tuple(SeatView("red", f"p{at}" if at < people else "") for at in range(5))
    return TableSummary(code, Phase.GATHERING, seats, 0, Setup(()), is_for_anybody=is_for_anybody)


def test_an_invitation_is_one_line_and_loses_its_label_before_its_command() -> None:
    sentence = f"Invite friends: {COMMAND}"
    assert [line.text for line in invitation(sentence, COMMAND, 80)] == [f" {sentence}"]
    assert [line.text for line in invitation(sentence, COMMAND, 40)] == [COMMAND]


def test_a_command_that_is_wider_than_the_terminal_goes_on_on_the_next_line() -> None:
    lines = [line.text for line in invitation(f"Invite friends: {COMMAND}", COMMAND, 30)]
    assert "".join(lines) == COMMAND
    assert len(lines) == 2


def test_quick_play_leads_to_the_open_table_where_most_people_wait() -> None:
    full = table("FULL", 5)
    closed = table("DAYS", 4, is_for_anybody=False)
    lobby = LobbyView(1, 0, tables=(full, closed, table("FEWX", 1), table("MANY", 3)))
    found = lobby.quick_table()
    assert found is not None
    assert found.code == "MANY"
    assert LobbyView(1, 0, tables=(full, closed)).quick_table() is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_says_in_whole_words_how_it_stands_who_plays_and_how_to_watch(language: str) -> None:
    words = Words(language)
    people = (PlayerSummary("Ann", "red", is_away=True), PlayerSummary("Bo", "blue", is_out=True))
    bot = PlayerSummary("Gotli", "green", is_bot=True)
    for players, watch in ((people, "help"), ((*people, bot), "late")):
        lines = [line.text for line in about_game(GameSummary(players, 4, 0, 600_000), 0, words, 36)]
        assert max(map(len, lines)) <= 36
        told = " ".join(" ".join(lines).split())
        assert words.say("count-gems", count=4) in told
        assert words.say(f"watching-game.{watch}") in told
        assert all(words.say(f"team-{state}") in told for state in ("away", "out"))
    assert words.say("team-bot") in told


@pytest.mark.parametrize(
    ("players", "told"),
    [
        ((PlayerSummary("Ann", "red"),), "Ann"),
        ((PlayerSummary("Bot blue", "blue", is_bot=True), PlayerSummary("Ann", "red")), "Ann, one bot"),
        (
            (
                PlayerSummary("Ann", "red"),
                PlayerSummary("Bo", "white"),
                *(PlayerSummary(f"Bot {colour}", colour, is_bot=True) for colour in ("blue", "green")),
            ),
            "Ann, Bo, 2 bots",
        ),
        ((PlayerSummary("Bot blue", "blue", is_bot=True),), "Bixal"),
    ],
)
def test_people_who_play_are_named_before_bots_are_counted(
    players: tuple[PlayerSummary, ...], told: str
) -> None:
    assert players_of(GameSummary(players, 4, 0), Words()) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_and_teams_fit_their_panel(language: str) -> None:
    words = Words(language)
    people = tuple(PersonView("n" * 16, "", doing, "DRZV") for doing in Doing)
    team = RecordLine("f00d", "", True, ("n" * 16,) * 6, 439_000, "")
    lines = (*people_here(people, words, 56), *quickest([team], "", 56))
    assert {len(line.text) for line in lines} == {56}
    assert lines[-1].text.endswith(" 7:19 ")
    assert quickest([], words.say("records-none"), 56)[0].text.endswith("!")
