#!/usr/bin/env python3
"""A bot that plays a whole game, in standard Python.
Over SSH, with its own SSH key:    python3 bot.py ssh -T -p 2222 HOST program
In a simulation:                   escape-temple simulate --bot 'python3 bot.py'"""

import sys
from collections import Counter

from temple_client import Temple

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west
#: How long before a slam the bot walks home; the gems left, and the time, at which it walks to the exit.
HOMEWARD_MS, FEW_GEMS, LATE_MS = 45_000, 4, 400_000


def beyond(state, chamber, side):
    """The chamber on that side of *chamber*, or None."""
    cell = [place + step for place, step in zip(chamber["cell"], STEPS[side], strict=True)]
    return next((other for other in state["temple"]["chambers"].values() if other["cell"] == cell), None)


def way(state, here, is_goal):
    """The first side on the shortest way from the chamber *here* to a goal."""
    paths, known = [(state["temple"]["chambers"][here], None)], {here}
    for chamber, first in paths:
        if first is not None and is_goal(chamber):
            return first
        for side in chamber["doors"]:
            other = beyond(state, chamber, side)
            if other and (side + 2) % 4 in other["doors"] and other["id"] not in known:
                known.add(other["id"])
                paths.append((other, side if first is None else first))
    return None


def wishes(state, me, now, offers):
    """The offers the bot would accept, the best first."""
    chambers, here = state["temple"]["chambers"], me["chamber"]
    slams = [due["at"] - now for due in state["deadlines"] if due["moment"]["type"] == "DoorSlams"]
    can_leave = "exit" in chambers and (state["depot"] <= FEW_GEMS or now > LATE_MS)
    goal = "start" if slams and min(slams) < HOMEWARD_MS else "exit" if can_leave else None

    def is_goal(chamber):
        if goal is not None:
            return chamber["id"] == goal
        has_gems = chamber["id"].startswith("gem-") and not chamber["gems"]
        return has_gems or any(beyond(state, chamber, side) is None for side in chamber["doors"])

    side = None if here == goal else way(state, here, is_goal)
    offers = sorted(offers, key=lambda offer: len(offer["facts"].get("needs", ())))
    for kind in ("Escape", "FreeDice", "ActivateGems", "Discover", "Enter"):
        for offer in offers:
            command = offer["command"]
            is_useful = {"Discover": goal is None, "Enter": command.get("side") == side}
            can_be = not offer["rule"] or 0 < len(offer["facts"].get("needs", ())) <= len(me["dice"])
            if command["type"] == kind and can_be and is_useful.get(kind, True):
                yield offer


def choice(state, player, now, offers):
    """The command to play now, or None."""
    me = state["adventurers"][player]
    if state["ending"] or not me["chamber"] or "tumbling" in [die["state"] for die in me["dice"]]:
        return None
    wanted = list(wishes(state, me, now, offers))
    if possible := [offer["command"] for offer in wanted if not offer["rule"]]:
        return possible[0]
    free = [place for place, die in enumerate(me["dice"]) if die["state"] != "locked"]
    missing, rolled = Counter(wanted[0]["facts"]["needs"] if wanted else ()), []
    for place in free:
        face = me["dice"][place]["face"]
        rolled += [place] if missing[face] <= 0 else []
        missing[face] -= 1
    return {"type": "Roll", "player": player, "dice": rolled or free} if free else None


def main(command):
    host = Temple(command)
    state, offers, replies = {}, [], []
    for news in host:
        if news["type"] == "Hello" and not host.is_simulation:
            host.ask("Arrive", name="Robbie")
            for sit_down in () if state else ("QuickPlay", "Ready"):
                host.ask(sit_down)
        elif news["type"] == "GameNews":
            state.update(news["state"])
            offers, replies = news.get("offers", offers), news.get("replies", replies)
            play = replies[0] if replies else choice(state, news["player"], news["at"], offers)
            host.ask("Play", command=play) if play else host.ask("Pass")
        if not host.is_simulation and news.get("is_over"):
            print("won" if state["ending"]["is_won"] else "lost")
            break


if __name__ == "__main__":
    main(sys.argv[1:])
