"""Refusals as text: why the hub refused a request."""

from escape_tui.hub.port.messages.answers import Refused
from escape_tui.scene.words.words import Words


def why_not(refused: Refused, words: Words) -> str:
    """The reason for a refusal that has nothing to do with the game's rules."""
    if refused.rule:
        return words.say("refused-otherwise", rule=refused.rule)
    facts = {name: fact for name, fact in refused.facts.items() if isinstance(fact, int | str)}
    return words.say(f"declined-{refused.reason}", **facts)
