#!/usr/bin/env python3
"""A dashboard that watches a server, in standard Python: a line for each change of the lobby or a game.

With its own SSH key:    python3 dashboard.py ssh -T -p 2222 HOST program watch CODE
Or any game:             python3 dashboard.py ssh -T -p 2222 HOST program
"""

import sys

from temple_client import Temple


def lobby_line(view):
    games = [f"{table['code']} ({table['game']['depot']} gems)" for table in view["tables"] if table["game"]]
    return f"{len(view['people'])} people, games: {', '.join(games) or 'none'}"


def game_line(state, at):
    seconds = max(0, at - state["started_at"]) // 1000
    people = [
        f"{seat['name']} {who['chamber'] or 'out'} {''.join(map(face, who['dice']))}"
        for seat, who in zip(state["setup"]["seats"], state["adventurers"], strict=True)
    ]
    ending = state["ending"] and ("  won" if state["ending"]["is_won"] else "  lost")
    return f"{seconds // 60}:{seconds % 60:02}  {state['depot']} gems  {'  '.join(people)}{ending or ''}"


def face(die):
    return {"locked": "#", "tumbling": "."}.get(die["state"], die["face"])


def main(command):
    host, state = Temple(command), {}
    for news in host:
        match news["type"]:
            case "Hello" if news["asked"].startswith("watch "):
                host.ask("Watch", code=news["asked"].split()[1], name="Dashboard")
            case "LobbyNews":
                print(lobby_line(news["view"]), flush=True)
                if any(table["game"] for table in news["view"]["tables"]):
                    host.ask("WatchNext")
            case "GameNews":
                state.update(news["state"])
                print(game_line(state, news["at"]), flush=True)
            case "StandNews" if news["view"] is None or news["view"]["is_gone"]:
                host.ask("StopWatching")
            case "Refused" | "Farewell":
                print(news.get("sentence") or f"Refused: {news['reason'] or news['rule']}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
