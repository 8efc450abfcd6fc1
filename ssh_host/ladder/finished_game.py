"""What a finished game adds to the ladder and to the achievements of its players."""

from escape_tui.content.catalogue import Catalogue
from escape_tui.hub.lobby.achievements import Achievement, achieved_in_game
from escape_tui.hub.lobby.ranking import FREE, category
from escape_tui.hub.record.record import edition
from escape_tui.hub.table.table import Table
from escape_tui.modules.box import RULES_VERSION
from ssh_host.store.store import Store
from ssh_host.store.stored_ladder import LadderEntry


def note_finished(store: Store, catalogue: Catalogue, table: Table, game_id: str) -> None:
    """Enter a ranked try of *table* in the ladder, and record what everybody has achieved."""
    live = table.live
    assert live is not None
    assert live.state.ending is not None
    ending, board = live.state.ending, category(live.state.setup, has_bots=table.had_bots)
    team = tuple((chair.person, chair.name) for chair in table.people() if chair.person is not None)
    if table.day and board != FREE:
        left = ((live.collapse_ms or ending.at) - ending.at) // 1000
        score = left if ending.is_won else live.report.gems
        printed = edition(catalogue)
        entry = LadderEntry(table.day, team, score, ending.is_won, RULES_VERSION, printed, game_id)
        store.ladder.climb(entry)
    won = {board} if ending.is_won and not table.is_repeat else set()
    for person, _ in team:
        if (player := table.player_of(person)) is not None:
            for achievement in achieved_in_game(player, live.report, is_won=ending.is_won):
                store.ladder.achieve(person, achievement, game_id)
        before = {challenge for challenge, _ in store.results.won_challenges(person)}
        if before | won >= catalogue.challenges.keys():
            store.ladder.achieve(person, Achievement.ALL_CHALLENGES, game_id)
