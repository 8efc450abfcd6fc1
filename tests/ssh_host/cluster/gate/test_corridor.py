"""The corridor: frames arrive whole and in order however the socket cuts them, and nonsense is named."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from ssh_host.cluster.gate.corridor import (
    LONGEST,
    BrokenCorridor,
    Frame,
    FrameKind,
    FrameReader,
    encoded,
    in_pieces,
)
from ssh_host.cluster.gate.tickets import GOOD_SECONDS, Tickets

FRAMES = some.lists(some.tuples(some.sampled_from(FrameKind), some.binary(max_size=300)), max_size=12)


@given(FRAMES, some.lists(some.integers(1, 50), max_size=30))
def test_frames_arrive_whole_however_they_are_cut(
    sent: list[tuple[FrameKind, bytes]], cuts: list[int]
) -> None:
    stream = b"".join(encoded(kind, payload) for kind, payload in sent)
    reader, got = FrameReader(), list[Frame]()
    for length in cuts:
        got += reader.feed(stream[:length])
        stream = stream[length:]
    got += reader.feed(stream)
    assert got == sent


@given(FRAMES, some.lists(some.integers(1, 50), max_size=30))
def test_a_frame_of_bytes_that_comes_alone_is_taken_at_once(
    sent: list[tuple[FrameKind, bytes]], cuts: list[int]
) -> None:
    for kind, payload in sent:
        assert FrameReader().whole_bytes(encoded(kind, payload)) == (
            payload if kind is FrameKind.BYTES else None
        )
    stream = b"".join(encoded(kind, payload) for kind, payload in sent)
    reader, got = FrameReader(), list[Frame]()
    for length in (*cuts, len(stream)):
        stretch, stream = stream[:length], stream[length:]
        whole = reader.whole_bytes(stretch)
        got += reader.feed(stretch) if whole is None else [Frame(FrameKind.BYTES, whole)]
    assert got == sent


def test_nothing_is_taken_at_once_while_a_frame_is_cut() -> None:
    reader, frame = FrameReader(), encoded(FrameKind.BYTES, b"held")
    assert reader.whole_bytes(b"") is None
    assert list(reader.feed(frame[:2])) == []
    assert reader.whole_bytes(frame) is None


def test_a_cut_frame_waits_for_its_end() -> None:
    reader, frame = FrameReader(), encoded(FrameKind.BYTES, b"held")
    assert list(reader.feed(frame[:-1])) == []
    assert list(reader.feed(frame[-1:])) == [Frame(FrameKind.BYTES, b"held")]


def test_long_content_is_sent_in_pieces() -> None:
    content = bytes(range(256)) * 600
    reader = FrameReader()
    got = list(reader.feed(in_pieces(content)))
    assert in_pieces(b"") == b""
    assert len(got) == 3
    assert b"".join(frame.payload for frame in got) == content


def test_too_long_and_unknown_frames_are_named() -> None:
    with pytest.raises(BrokenCorridor, match="too long"):
        encoded(FrameKind.BYTES, bytes(LONGEST + 1))
    with pytest.raises(BrokenCorridor, match="too long"):
        list(FrameReader().feed(bytes((FrameKind.BYTES, 255, 255, 255))))
    with pytest.raises(BrokenCorridor, match="unknown frame kind 99"):
        list(FrameReader().feed(bytes((99, 0, 0, 0))))


def test_a_ticket_is_good_once_and_soon() -> None:
    clock = [0.0]
    mine, others = Tickets(lambda: clock[0]), Tickets(lambda: clock[0])
    ticket = mine.issue()
    assert not others.redeem(ticket)
    assert mine.redeem(ticket)
    assert not mine.redeem(ticket)
    late = mine.issue()
    clock[0] += GOOD_SECONDS
    assert not mine.redeem(late)
    assert not mine.redeem("made up")
