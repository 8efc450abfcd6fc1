"""Screens that hear of what others did."""

import asyncio

from escape_tui.app.debounce import Debounce


async def test_what_comes_close_together_is_drawn_once() -> None:
    drawn: list[str] = []
    news = Debounce(lambda: drawn.append("drawn"), 0)
    for _ in range(5):
        news()
    await asyncio.sleep(0.02)
    assert drawn == ["drawn"]


async def test_many_screens_draw_one_after_the_other_and_the_loop_turns_in_between() -> None:
    happened: list[str] = []
    loop = asyncio.get_running_loop()

    def draw() -> None:
        happened.append("drawn")
        loop.call_soon(happened.append, "key")

    for screen in [Debounce(draw, 0) for _ in range(8)]:
        screen()
    await asyncio.sleep(0.02)
    assert happened.count("drawn") == 8
    assert "drawn drawn" not in " ".join(happened)


async def test_a_screen_that_breaks_keeps_nobody_else_from_drawing() -> None:
    errors: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: errors.append(context))
    drawn: list[str] = []
    Debounce(lambda: drawn.append(str(1 // 0)), 0)()
    Debounce(lambda: drawn.append("drawn"), 0)()
    await asyncio.sleep(0.02)
    assert (drawn, len(errors)) == (["drawn"], 1)


async def test_a_closed_screen_draws_nothing_even_if_its_moment_had_come() -> None:
    drawn: list[str] = []
    news = Debounce(lambda: drawn.append("drawn"), 0)
    Debounce(news.close, 0)()
    news()
    await asyncio.sleep(0.02)
    assert drawn == []
