"""Acknowledgements: callbacks run in order, once what they wait for is kept."""

from functools import partial

from ssh_host.store.acknowledgements import Acknowledgements


def broken() -> None:
    raise ValueError("a callback of ours")


def test_callbacks_wait_for_what_was_given_before_them() -> None:
    told, writer = list[str](), Acknowledgements()
    writer.when_kept(partial(told.append, "nothing given"))
    writer.give()
    writer.when_kept(partial(told.append, "one"))
    writer.give()
    writer.when_kept(partial(told.append, "both"))
    assert told == ["nothing given"]
    writer.keep(1)
    assert told == ["nothing given", "one"]
    writer.keep(1)
    assert told == ["nothing given", "one", "both"]


def test_an_error_in_one_callback_does_not_stop_the_others() -> None:
    told, writer = list[str](), Acknowledgements()
    writer.give()
    writer.when_kept(broken)
    writer.when_kept(partial(told.append, "kept"))
    writer.keep(1)
    assert told == ["kept"]


def test_what_was_given_up_is_never_acknowledged() -> None:
    told, writer = list[str](), Acknowledgements()
    writer.give()
    writer.when_kept(partial(told.append, "before"))
    writer.give_up()
    writer.when_kept(partial(told.append, "after"))
    writer.keep(1)
    assert told == []
