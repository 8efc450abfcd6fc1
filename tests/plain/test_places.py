"""Lobby, waiting room, talk, watching, the end and Learn, all in lines."""

from escape_tui.hub.port.messages import requests
from escape_tui.scene.learn.lesson_steps import STEPS
from escape_tui.scene.menus.player_settings import Typing, decoded
from escape_tui.scene.terminal import Terminal
from tests.hub.people import COUNT_IN_MS, Host
from tests.plain.listener import Listener
from tests.plain.test_game import in_game
from tests.scene.analysis.made_up import TURN, analysis


def heard(lines: list[str], *words: str) -> bool:
    return all(any(word in line for line in lines) for word in words)


def test_a_newcomer_hears_where_they_are_and_what_they_can_do() -> None:
    ann = Listener(Host())
    assert heard(ann.heard, "in plain text", "Lobby. Welcome, Ann.", "Quick game: quick.")
    assert heard(ann.says("?"), "You can: quick", "Or type: daily", "All words: words.")
    assert heard(ann.says("words"), "Everywhere: what")
    assert ann.says("code") == ["Your resume code: ABCD-EFGH-JKLM. Keep it: it brings you back."]
    assert ann.says("people") == ["Here: Ann."]
    assert ann.says("record") == ["3 games, 1 won. Best streak: 1."]
    assert ann.says("name Zoë") == ["Welcome, Zoë."]


def test_who_is_known_by_a_code_is_who_they_were() -> None:
    ann = Listener(Host())
    assert ann.says("resume wrong") == ["No guest has that code. Check it and try again."]
    assert heard(ann.says("resume", "known"), "Welcome back, Somebody.", "Lobby. Welcome, Somebody.")
    assert ann.host.visit("bob").done(requests.SayInLobby("good evening"))
    assert heard(ann.wait(), "Bob: good evening")
    assert heard(ann.says("quick"), "Seats: 1 red Somebody, you")


def test_nobody_listens_after_a_visit_is_over() -> None:
    host = Host()
    listening = list(host.lobby.on_change)
    for words in (["resume known"], ["quick", "ready"], ["learn"], ["quick", "leave", "watch"]):
        ann = Listener(host)
        ann.says(*words)
        ann.visit.close()
        ann.desk.port.ask(requests.Leave())
        before = len(ann.told)
        host.visit("bob").done(requests.SayInLobby(words[0]))
        assert ann.wait(COUNT_IN_MS * 3) == []
        assert len(ann.told) == before
    assert host.lobby.on_change == listening
    assert host.lobby.spectating.on_change == []


def test_what_is_asked_faster_than_there_is_time_for_is_dropped_and_said_so_once() -> None:
    ann = Listener(Host())
    ann.breaths = iter([True] * 3 + [False] * 500)
    ann.presses(b"people\n" * 503)
    assert ann.heard[-4:] == ["Here: Ann."] * 3 + ["Too fast. Some of that was dropped."]
    assert ann.says("people") == ["Here: Ann."]


def test_whoever_is_muted_is_not_heard_until_they_are_wanted_again() -> None:
    host = Host()
    ann, bob = Listener(host), Listener(host, "bob")
    assert ann.says("mute nobody") == ["Which one: Ann, Bob?"]
    assert ann.says("mute bob") == ["Bob is muted."]
    bob.says("say boo")
    assert not ann.hears("boo")
    ann.says("open")
    bob.says(ann.desk.port.table.code if ann.desk.port.table else "", "ready")
    ann.says("ready")
    ann.wait(COUNT_IN_MS)
    bob.says("say boo", "call help")
    ann.says("story")
    assert not ann.hears("boo")
    assert not ann.hears("Help me")
    assert ann.says("mute Bob") == ["Bob is no longer muted."]
    bob.says("say hello again")
    assert ann.hears("hello again")


def test_a_key_that_does_nothing_is_called_by_its_name() -> None:
    ann = Listener(Host(), terminal=Terminal())
    assert ann.presses(b"\x15") == ["control U does nothing here. Press ? for help."]


def test_people_talk_and_see_each_others_tables() -> None:
    host = Host()
    ann, bob = Listener(host), Listener(host, "bob")
    ann.says("say good evening")
    assert bob.hears("Ann: good evening")
    ann.says("open")
    assert bob.hears("host Ann: one player, 5 open seats.")
    code = ann.desk.port.table.code if ann.desk.port.table else ""
    assert heard(bob.says(code), f"Table {code}, public.")
    assert ann.hears("blue Bob, not ready.")
    bob.says("say hello")
    assert ann.hears("Bob: hello")
    bob.says("ready")
    assert ann.hears("blue Bob, ready.")


def test_a_table_is_set_up_by_words_and_its_pace_is_everybodys_choice() -> None:
    host = Host()
    ann, bob = Listener(host), Listener(host, "bob")
    ann.says("open")
    bob.says("quick")
    bob.says("ready")
    assert ann.says("pace calm") == ["Pace calm.", "blue Bob, not ready."]
    assert heard(bob.heard, "Setup: Pace calm. Type ready again.")
    assert not bob.desk.port.table or not bob.desk.port.table.seats[1].is_ready
    assert bob.says("pace frantic") == ["Only the host can do that."]
    assert heard(ann.says("set curses on"), "Curses on.")
    assert heard(ann.says("setup"), "Pace calm", "In play: Curses")
    assert heard(ann.says("set nonsense"), "There’s no option nonsense.")
    assert heard(ann.says("bot"), "green Gotli, bot")
    assert heard(ann.says("remove 3"), "not ready; 4 open.")
    assert heard(ann.says("colour purple"), "purple Ann, you, host")
    assert heard(ann.says("invite"), "ssh -t temple join")
    assert heard(ann.says("public"), "Invite only")
    assert heard(ann.says("leave"), "Lobby.")
    assert bob.hears("Ann left the table.")


def test_whoever_watches_hears_the_game() -> None:
    ann = in_game()
    eve = Listener(ann.host, "eve", may_play=False)
    assert heard(eve.heard, "Game ", "Ann, Bixal")
    assert heard(eve.says("watch"), "You’re watching Ann and Bixal.")
    eve.wait(60_000)
    assert heard(eve.heard, "Bixal")
    assert heard(eve.says("team"), "Ann: ", "Bixal, bot: ")
    assert eve.says("cheer bravo") == ["They heard you."]
    assert ann.hears("Eve cheers: Bravo!")
    assert heard(eve.says("leave"), "Game ")


def test_a_late_friend_takes_a_bots_seat_or_watches() -> None:
    ann = in_game()
    code = ann.desk.port.table.code if ann.desk.port.table else ""
    bob = Listener(ann.host, "bob", code=code)
    assert heard(bob.heard, f"{code} is already playing. Type play")
    assert heard(bob.says("play"), "Game on. With you: Ann.")


def test_who_steps_out_finds_the_seat_kept() -> None:
    ann = in_game()
    ann.says("roll")
    assert heard(
        ann.says("leave"), "Your seat is saved for 5 minutes.", "Your seat is saved. To go back: back."
    )
    assert heard(ann.says("quick"), "Give it up?")
    assert ann.says("no") == []
    assert heard(ann.says("back"), "Game on. With you:")


def test_after_a_game_one_hears_why_and_wants_another() -> None:
    ann = in_game(companions=0)
    while ann.desk.port.own_game is not None and ann.desk.port.own_game.state.ending is None:
        ann.wait(10_000)
    assert heard(
        ann.heard, "The temple collapses.", "Buried", "You never found the exit", "Rematch: rematch."
    )
    assert heard(ann.says("story"), "The temple collapses.")
    assert heard(ann.says("again"), "Table ")


def test_a_companion_has_the_last_word() -> None:
    ann = in_game(companions=1)
    while ann.desk.port.own_game is not None and ann.desk.port.own_game.state.ending is None:
        ann.wait(10_000)
    assert "Bixal: The map was right. We were slow." in ann.heard


def test_where_a_game_turned_is_told_once_it_is_known() -> None:
    ann = in_game(companions=0)
    while ann.desk.port.own_game is not None and ann.desk.port.own_game.state.ending is None:
        ann.wait(10_000)
    ann.desk.analysed = analysis(TURN)
    ann.says("say well")
    told = "It turned at 3:20: all dice of all 4 players were locked"
    assert heard(ann.heard, told)
    before = len(ann.heard)
    ann.says("say done")
    assert not heard(ann.heard[before:], told)
    assert heard(ann.says("report"), told)


def test_the_countdown_is_told_by_words_and_bells() -> None:
    ann = in_game(companions=0)
    ann.wait(300_000)
    assert heard(ann.heard, "Gong! Be at the start", "30 seconds.", "10 seconds.", "The door slams shut.")
    assert ann.bells > 10
    ann.says("bells off")
    rung = ann.bells
    ann.wait(200_000)
    assert ann.bells == rung


def test_a_whole_lesson_is_learned_in_lines() -> None:
    ann = Listener(Host())
    assert heard(ann.says("learn"), f"Lesson 1 of {len(STEPS)}. The temple collapses")
    assert heard(ann.says("north"), "Just roll for now")
    ann.says("roll")
    assert heard(ann.wait(2_000), "Lesson 2 of", "Hold both adventurers")
    ann.says("hold adventurers", "east")
    assert heard(ann.heard, "Lesson 4 of")
    for _ in STEPS:
        ann.says("skip")
    assert heard(ann.heard, "you know all you need!")
    assert not ann.hears("zoom")
    assert heard(ann.says("leave"), "Lobby.")


def test_keys_and_words_are_both_understood_on_a_terminal() -> None:
    host = Host()
    ann = Listener(host, terminal=Terminal())
    assert heard(ann.presses(b"q"), "Seats: 1 red Ann")
    ann.presses(b"r")
    ann.wait(COUNT_IN_MS)
    assert heard(ann.presses(b"w"), "In Start")
    assert heard(ann.presses(b"d"), "Dice: 1 ")
    assert heard(ann.presses(b"m"), "You’re in a start chamber, safe.")
    assert heard(ann.presses(b"?"), "space")
    ann.presses(b" ")
    assert heard(ann.wait(2_000), "Rolled: ")
    assert heard(ann.presses(b":", b"d", b"i", b"c", b"e", b"\r"), "Dice: 1 ")
    assert heard(ann.presses(b"c"), "Call 1 Help me!")
    assert heard(ann.presses(b"1"), "Ann: Help me!")
    assert heard(ann.presses(b"z"), "z does nothing here. Press ? for help.")


def test_choices_are_kept_for_the_next_visit() -> None:
    ann = Listener(Host())
    assert heard(ann.says("quiet"), "Quiet: only what you must know")
    assert heard(ann.says("language fr"), "Maintenant en français.")
    ann.says("say plain", "single keys")
    kept = decoded(ann.desk.load())
    assert (kept.verbosity, kept.language, kept.is_plain, kept.typing) == ("quiet", "fr", True, Typing.KEYS)


def test_words_of_those_who_are_muted_are_not_heard() -> None:
    host = Host()
    ann = Listener(host)
    bob = Listener(host, "bob")
    ann.talk.adopt(
        muted=tuple(person.handle for person in bob.desk.port.lobby.people if person.name == "Bob")
    )
    bob.says("say boo")
    assert not ann.hears("boo")
