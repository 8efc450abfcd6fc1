# Recordings of finished games.

replay-game =
    .help = Enter replays this game.
replay-none = No replays yet
    .help = Every game you play is saved here.
replay-base = Base game
replay-unreadable = Can’t play this replay: { $reason }.
replay-drift = This replay was made with other rules.
replay-reading = Loading… { $percent } %
replay-exporting = Exporting… { $count } frames
replay-exported = Saved: { $place }
replay-onlooker = spectator
replay-play = play
replay-jump = jump
replay-speed = speed
replay-next-event = event
replay-next-turn = turn
replay-no-turns = No turning point is known in this game.
replay-next-view = view
replay-export = export
replay-menu = leave
replay-help = help
replay-export-command = Type: { $command }
export-still-played = This game is still in progress. Export it when it’s over.
export-one-at-a-time = One export at a time. Yours is still running.
records-replay = replay { $id }
replay-leads = { $name } leads · t talk
replay-you-lead = You lead · h hand over · t talk
replay-said = { $name }: { $text }
replay-say = Say to the others watching
replay-nobody-else = Nobody else can lead.
replay-invites = { $where ->
    [end] { $name } shows a replay. Press v to join.
   *[table] { $name } shows a replay. Join them.
}
replay-offer-title = Replay this game
replay-offer-hint = Enter alone · t together · r race it · Esc back
replay-table = Watch a replay together
action-hand-lead = hand over the lead
    .help = Lets the next person lead a shared replay.
