"""The end in words: the reason, what would have been enough, and the best moments."""

from collections.abc import Iterator

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.state import Ending, Millis, State
from escape_tui.rules.ending.balance import Balance, Straggler
from escape_tui.rules.ending.highlights import COLLAPSE
from escape_tui.rules.ending.report import Report
from escape_tui.scene.game.status.status_line import clock_face
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.words import Words

#: Endings explained by dice, gems and ways; those of modules have a sentence of their own.
PLAIN_DEFEAT = "end.lose"

MOST_MOMENTS = 3

#: A team that doesn't roll for this long before the collapse has given up or is gone.
IDLE_MS: Millis = 30_000

#: More people than this are counted, not named.
MOST_NAMES = 2


def outcome(ending: Ending, words: Words) -> str:
    """The result in a word or two; a defeat caused by a module has its own."""
    if ending.is_won:
        return words.say("banner-won")
    message = f"banner-lost-{ending.rule.replace('.', '-')}"
    return words.say(message if words.knows(message) else "banner-lost")


def why(ending: Ending, balance: Balance, narrator: Narrator, left_ms: Millis | None) -> str:
    """The reason for the result in one sentence; *left_ms* is the time left on the clock."""
    words, rule = narrator.words, ending.rule.replace(".", "-")
    if ending.rule == PLAIN_DEFEAT and not left_ms:
        return _why_lost(balance, narrator)
    if left_ms is not None and words.knows(f"end-why-{rule}"):
        left = clock_face(left_ms // 1000)
        return words.say(f"end-why-{rule}", left=left, keys=balance.keys, players=narrator.players)
    otherwise = "ended-end-win" if ending.is_won else "ended-end-lose"
    return words.say(f"ended-{rule}" if words.knows(f"ended-{rule}") else otherwise)


def _why_lost(balance: Balance, narrator: Narrator) -> str:
    say = narrator.words.say
    if not balance.is_exit_found:
        return say("end-why-no-exit", pile=balance.pile, depot=balance.depot)
    if short := balance.short_of_dice:
        return say(
            "end-why-keys",
            depot=balance.depot,
            keys=balance.keys,
            players=_named(short, narrator),
        )
    names = narrator.listed(_with_steps(who, narrator) for who in balance.stragglers)
    return say("end-why-far", players=names, keys=balance.keys)


def _named(short: tuple[Straggler, ...], narrator: Narrator) -> str:
    """Each player with their dice; if that list is too long, only how many they are."""
    if len(short) > MOST_NAMES:
        return narrator.words.say("end-several", count=len(short))
    return narrator.listed(_with_dice(who, narrator) for who in short)


def _with_dice(who: Straggler, narrator: Narrator) -> str:
    return narrator.words.say("end-with-dice", player=narrator.name(who.player), dice=who.dice)


def _with_steps(who: Straggler, narrator: Narrator) -> str:
    steps = -1 if who.steps is None else who.steps
    return narrator.words.say("end-with-steps", player=narrator.name(who.player), steps=steps)


def cost(ending: Ending, balance: Balance, report: Report, words: Words, left_ms: Millis | None) -> str:
    """What cost the team most, in one sentence; empty if nothing did or if they lost with time left."""
    if left_ms and not ending.is_won:
        return ""
    if quiet_ms := idle_before(ending, report):
        return words.say("end-cost-idle", time=clock_face(quiet_ms // 1000))
    if vaults := balance.vaults:
        taken, most = sum(vault.gems for vault in vaults), sum(vault.most for vault in vaults)
        return words.say("end-cost-vaults", vaults=len(vaults), taken=taken, most=most)
    if report.slammed:
        return words.say("end-cost-slams", dice=report.slammed)
    return words.say("end-cost-untouched", chambers=balance.untouched) if balance.untouched else ""


def idle_before(ending: Ending, report: Report) -> Millis:
    """How long nobody rolled before the game was lost, because all gave up or were gone; 0 if they played."""
    idle_ms = ending.at - report.last_landed_at
    return idle_ms if idle_ms >= IDLE_MS and ending.rule == PLAIN_DEFEAT else 0


def enough(
    ending: Ending, balance: Balance, report: Report, narrator: Narrator, left_ms: Millis | None
) -> str:
    """What would have been enough; empty if time did not end the game, or nobody rolled at its end."""
    say = narrator.words.say
    if ending.rule != PLAIN_DEFEAT or left_ms or idle_before(ending, report):
        return ""
    if not balance.is_exit_found:
        return say("end-enough-exit", pile=balance.pile)
    if dice := balance.dice_missing:
        return say("end-enough-dice", dice=dice)
    if missing := balance.gems_missing:
        return say("end-enough-gems", gems=missing)
    return "" if balance.farthest is None else say("end-enough-way", steps=balance.farthest)


def moments(report: Report, narrator: Narrator) -> tuple[str, ...]:
    """The best moments, a line each."""
    return tuple(_moments(report, narrator))[:MOST_MOMENTS]


def _moments(report: Report, narrator: Narrator) -> Iterator[str]:
    say, name = narrator.words.say, narrator.name
    if (friend := report.highlights.best_friend()) is not None:
        helper, whom, times = friend
        yield say("moment-came-back", player=name(helper), whom=name(whom), times=times)
    if (mask := report.best_mask()) is not None:
        helper, whom, dice = mask
        yield say("moment-freed", player=name(helper), whom=name(whom), dice=dice)
    if (call := report.highlights.narrowest) is not None:
        message = "moment-out" if call.gong == COLLAPSE else "moment-slam"
        left_ms = call.left_ms
        if call.rolled_ms is not None:
            message, left_ms = f"{message}-rolled", call.rolled_ms
        yield say(message, player=name(call.player), slam=call.gong, seconds=round(left_ms / 1000, 1))


def left_of(state: State, catalogue: Catalogue) -> Millis | None:
    """The time left on the clock when the game ended; `None` if there was no clock."""
    track = catalogue.soundtracks.get(state.setup.soundtrack or "")
    if state.ending is None or track is None:
        return None
    return max(0, track.collapse_ms - state.ending.at)
