"""The version of the rules that a journal names is that of the rules."""

from tests.rules_version import ADVICE, changed, fingerprint, fingerprints, noted


def test_rules_that_change_get_a_new_version_or_are_said_to_change_no_game() -> None:
    files = changed(fingerprints(), noted())
    assert not files, ADVICE.format(files=", ".join(files))


def test_words_and_layout_do_not_count_and_everything_else_does() -> None:
    plain = fingerprint("def cost():\n    return 2\n")
    assert fingerprint('def cost():\n    """A price."""\n    return (2)  # two\n') == plain
    assert fingerprint("def cost():\n    return 3\n") != plain


def test_what_changed_is_named_and_so_is_what_came_or_went() -> None:
    before = {"version": "2", "dice.py": "a", "old.py": "b", "same.py": "c"}
    now = {"version": "2", "dice.py": "x", "new.py": "d", "same.py": "c"}
    assert changed(now, before) == ("dice.py", "new.py", "old.py")
