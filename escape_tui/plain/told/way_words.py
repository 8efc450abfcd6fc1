"""Ways in words: where to walk, the price of each step, and distances."""

from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.temple import EXIT, ChamberId, Side, Temple
from escape_tui.rules.countdown import DiceTakenBySlam
from escape_tui.rules.ending.leaving import EscapeCost
from escape_tui.rules.moving import refuge
from escape_tui.scene.game.notices.banner import WayHome, countdown, way_to
from escape_tui.scene.words.narration import Narrator


def side_name(side: Side, narrator: Narrator) -> str:
    return narrator.words.say(f"side-{side.name.lower()}")


def ways(game: Game, player: PlayerId, narrator: Narrator) -> list[str]:
    """The ways that *player* may need: to the exit once it is found, and home while doors still slam."""
    lines = []
    if EXIT in game.state.temple:
        lines.append(f"{way_words(game, player, EXIT, narrator)} {escape_price(game, player, narrator)}")
    running = countdown(game.state, game.state.now)
    if EXIT not in game.state.temple or running is None or running.gong < 3:
        lines.append(way_words(game, player, refuge(game, player), narrator))
    return lines


def way_words(game: Game, player: PlayerId, goal: ChamberId, narrator: Narrator) -> str:
    """Each step to *goal* with its price."""
    way = way_to(game, player, goal) or WayHome(goal, None)
    say = narrator.words.say
    if way.steps is None:
        return say("plain-no-way", goal=goal)
    if not way.steps:
        return say("plain-already-there", goal=goal, dice=game.ask(DiceTakenBySlam(player)))
    steps = ", ".join(
        say("plain-step", side=side_name(side, narrator), price=narrator.price(price) if price else "none")
        for side, price in way.steps
    )
    return say("plain-way", goal=goal, count=len(way.steps), steps=steps)


def escape_price(game: Game, player: PlayerId, narrator: Narrator) -> str:
    keys: Cost = game.ask(EscapeCost(player))
    return narrator.words.say("plain-escape-price", price=narrator.price(keys))


def distance(here: ChamberId | None, there: ChamberId, temple: Temple, narrator: Narrator) -> str:
    """The distance from *here* to *there*, and the first direction."""
    if here == there:
        return narrator.words.say("plain-here")
    way = None if here is None else temple.way(here, there)
    if way is None:
        return narrator.words.say("plain-out-of-reach")
    sides = " ".join(side_name(side, narrator) for side in way)
    return narrator.words.say("plain-steps-away", count=len(way), sides=sides)
