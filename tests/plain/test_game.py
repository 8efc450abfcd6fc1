"""A whole game in lines: played and won by typed words alone, as quiet as somebody wants it."""

import pytest

from escape_tui.plain.voice import MINUTE_MS, QUIET_LINES
from escape_tui.scene.menus.player_settings import Settings, Verbosity
from tests.hub.people import COUNT_IN_MS, Host
from tests.plain.hearsay import Hearsay
from tests.plain.listener import Listener
from tests.plain.speaker import Speaker

#: About every second game is won: one of so many is.
SEEDS = range(46, 56)


def in_game(
    seed: int = 46, companions: int = 1, verbosity: Verbosity = Verbosity.NORMAL, language: str = "en"
) -> Listener:
    """Somebody at a table with *companions*, just after "Escape!"."""
    host = Host()
    host.opening._seed = seed
    listener = Listener(host, settings=Settings(verbosity=verbosity, language=language))
    listener.says("open", *["bot"] * companions, "ready")
    listener.wait(COUNT_IN_MS)
    return listener


def test_a_game_is_played_and_won_by_typed_words_alone() -> None:
    ann = next(ann for ann in map(in_game, SEEDS) if Speaker(ann).play())
    ann.wait()
    assert ann.hears("Everyone’s out. You win together!")
    assert ann.hears("You all got out with")
    assert not ann.hears("Unknown:")
    assert [line for line in ann.heard if not line.isprintable()] == []


@pytest.mark.soak
def test_somebody_who_knows_only_what_they_hear_wins_at_a_table_with_three_companions() -> None:
    assert any(Hearsay(in_game(seed, companions=3)).play() for seed in range(41, 61))


def test_whoever_wants_it_quiet_hears_at_most_twelve_lines_a_minute_that_they_did_not_ask_for() -> None:
    ann = in_game(companions=3, verbosity=Verbosity.QUIET)
    ann.told.clear()
    while ann.desk.port.own_game is not None and ann.desk.port.own_game.state.ending is None:
        ann.wait(1_000)
    moments = [at for at, _ in ann.told if at < ann.told[-1][0]]
    assert len(moments) > QUIET_LINES
    assert max(sum(at <= other < at + MINUTE_MS for other in moments) for at in moments) <= QUIET_LINES


def test_each_step_of_verbosity_tells_more() -> None:
    counts = []
    for verbosity in Verbosity:
        ann = in_game(companions=2, verbosity=verbosity)
        ann.wait(60_000)
        counts.append(len(ann.told))
    assert counts[0] < counts[1] < counts[2]


def test_a_roll_is_told_with_what_can_be_done() -> None:
    ann = in_game()
    ann.says("roll")
    heard = ann.wait(2_000)
    assert any(line.startswith("Rolled: ") for line in heard)


def test_a_word_that_nobody_knows_is_answered_with_a_sentence() -> None:
    ann = in_game()
    assert ann.says("foo") == ["Unknown: foo. Type ? for help."]
    assert ann.says("\x1b[2Jdrop table") != []
    assert ann.says("hold 17") == ["You don’t have that die."]
    assert ann.says("answer 3") == ["That’s not one of the answers."]


def test_what_was_said_last_is_said_again() -> None:
    ann = in_game(companions=0)
    where = ann.says("where")
    assert len(where) == 2
    assert ann.says(".") == where


def test_a_pause_hides_temple_and_dice() -> None:
    ann = in_game(companions=0)
    assert any("Pause" in line for line in ann.says("pause"))
    for word in ("where", "dice", "way", "map", "team"):
        assert ann.says(word) == ["Paused. Temple and dice are hidden."]


def test_the_same_game_is_told_in_french() -> None:
    ann = in_game(language="fr")
    assert ann.says("où")[0].startswith("Vous êtes ici : Départ")
    assert ann.says("where")[0].startswith("Vous êtes ici : Départ")
    assert ann.says("lancer") == []
    assert any(line.startswith("Lancé : ") for line in ann.wait(2_000))
    assert ann.says("baratin") == ["Inconnu : baratin. Tapez ? pour l’aide."]
