"""The challenge book: what a player has won, and with how many players."""

import msgspec
import pytest
from msgspec.structs import replace

from escape_tui.content.catalogue import load
from escape_tui.engine.happenings import Ended
from escape_tui.engine.setup import Seat, Setup
from escape_tui.hub.lobby.challenge_book import ChallengeBook, ChallengeLine, decode_book, encode_book
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game
from tests.rulebook import rule

SEATS = (Seat("ani", "red"), Seat("bo", "blue"))


@rule("challenge.progress")
def test_the_book_shows_which_challenges_were_won_and_with_how_many_players() -> None:
    book = ChallengeBook().with_win("3a", 4).with_win("3a", 2).with_win("ultimate", 1).with_win("3a", 4)
    lines = list(book.lines(load()))
    assert [line.challenge for line in lines] == list(load().challenges)
    assert [line for line in lines if line.is_won] == [
        ChallengeLine("3a", 3, (2, 4)),
        ChallengeLine("ultimate", 7, (1,)),
    ]


@rule("challenge.progress")
def test_only_a_challenge_that_was_won_is_written_down() -> None:
    game = new_game(Setup(SEATS, (), {"challenge": "1d"}), load(), SeededChance(1))
    won = Ended(True, "end.win").apply(game.state)
    lost = Ended(False, "end.lose").apply(game.state)
    assert ChallengeBook().after(won) == ChallengeBook(frozenset({("1d", 2)}))
    assert ChallengeBook().after(lost) == ChallengeBook()
    assert ChallengeBook().after(game.state) == ChallengeBook()
    unnamed = replace(won, setup=Setup(SEATS))
    assert ChallengeBook().after(unnamed) == ChallengeBook()


@rule("challenge.progress")
def test_a_book_can_be_put_on_a_shelf_and_read_again() -> None:
    book = ChallengeBook().with_win("6e", 6).with_win("1a", 1)
    assert decode_book(encode_book(book)) == book
    assert encode_book(book) == b'[["1a",1],["6e",6]]'
    with pytest.raises(msgspec.MsgspecError):
        decode_book(b'{"won": "everything"}')
