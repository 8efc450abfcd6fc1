"""Questions in a box: what is typed early is not lost, and harms nobody."""

from escape_tui.app.widgets.ask import AskLine


def test_letters_that_come_before_the_box_is_there_are_kept() -> None:
    question = AskLine("Say", "Enter", "", str.strip)
    question._write("hel")
    question._write("hello")
    (line,) = question.lines(40)
    assert line.text.startswith("hello")
