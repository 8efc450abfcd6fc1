# Studies: a table plays on from a moment of a finished game.

action-luck = luck and play
    .help = Tells luck from play at the turning points.
replay-luck-asked = Working it out. Jump to a turn in half a minute.
replay-luck-known = Jump to a turning point to read it.
action-play-on = play on
    .help = Opens a table that plays on from this moment.
replay-play-on = play on
replay-no-play-on = You can’t play on from here.
study-offer-title = Play on from here?
study-offer-hint = Enter new dice · s same dice · Esc back
study-command = Type: { $command }
study-untried = Nobody has played on from here yet.
study-results = From here { $out ->
    [0] no team got out
    [one] one team got out
   *[other] { $out } teams got out
}, { $stayed ->
    [0] and none stayed.
    [one] one did not.
   *[other] { $stayed } did not.
}
lobby-table-study = Study of { $origin }
agreement-studies = Others may play on
    .help = From a moment of your game, and as a puzzle of the week.
gate-odd-moment = Name a game and the clock: study ID@4:12.
declined-study = A study plays what was played: no changes.
declined-study-forbidden = This table doesn’t let others play on.
declined-study-other-rules = This game was played with other rules.
declined-study-no-clock = This game had no clock. Play on in practice.

lobby-puzzles = Puzzles of the week
    .help = Moments at which other teams’ games turned. Can you get out?
puzzles-none = No puzzles yet
    .help = They come from public games of the last seven days.
puzzle-task = { $clock }, { $gems ->
    [0] no gems
    [one] one gem
   *[other] { $gems } gems
}, { $apart ->
    [yes] all apart
   *[no] { $players } players
}: get out!
puzzle-chance = Bots got out in { $percent } % of their tries.
