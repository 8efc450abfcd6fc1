# Recordings of finished games.

replay-game =
    .help = Enter: see this game again.
replay-none = Nothing here yet
    .help = Every game that you play is kept and can be seen again here.
replay-base = The base game
replay-unreadable = This recording cannot be played: { $reason }.
replay-drift = This recording was played with other rules.
replay-reading = Reading … { $percent } %
replay-exporting = Writing … { $count } frames
replay-exported = Written: { $place }
replay-onlooker = onlooker
replay-play = play
replay-back = back
replay-forward = on
replay-next-event = event
replay-next-turn = turn
replay-no-turns = No turning point is known in this game.
replay-next-view = view
replay-export = export
replay-menu = leave
replay-help = help
replay-faster = faster
replay-slower = slower
replay-export-command = Type: { $command }
export-still-played = This game is still played; it can be exported when it is over.
export-one-at-a-time = One export at a time: yours is still being written.
records-replay = replay { $id }
replay-leads = { $name } leads: t talk
replay-you-lead = You lead: h next, t talk
replay-said = { $name }: { $text }
replay-say = Say to those who see it with you
replay-nobody-else = Nobody else is here to lead.
replay-invites = { $where ->
    [end] { $name } shows a game again: v to see it, too.
   *[table] { $name } shows a game again: see it with them.
}
replay-offer-title = See this game again
replay-offer-hint = Enter alone, t together with others, Esc back
replay-table = See a game again together
action-hand-lead = hand the lead on
    .help = Lets the next person lead a replay that you see together.
