"""Slow answers are explained by what happened while they were waited for."""

from tests.bench.tail import Wait, explained


def test_a_slow_answer_is_explained_by_what_happened_meanwhile() -> None:
    answers = [Wait("answer", 1.0, 1.1), Wait("answer", 1.2, 1.21), Wait("answer", 3.0, 3.5)]
    late = [Wait("commit", 1.05, 1.2), Wait("event loop late", 0.5, 1.02), Wait("commit", 2.0, 2.9)]
    assert explained(answers, late) == {"commit, event loop late": 1, "unknown": 1}
