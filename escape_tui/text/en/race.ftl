# Races between tables, and against teams that played before.

race-heading = Race
race-rooms = found
race-out = out
race-time = time
race-companions = Bots
race-buried = lost
race-gone = gone
race-paused = pause
race-nobody = You race nobody.
race-told = { $name }: { $state ->
    [waiting] not ready yet
    [ready] ready
    [gone] out of sight
    [buried] buried
    [escaped] all out
   *[other] { $gems ->
        [0] no gems left
        [one] one gem left
       *[other] { $gems } gems left
    }, { $rooms } chambers found, { $out } of { $people } out
}{ $clock ->
    [none] { "" }
   *[other] , clock { $clock }
}.

lobby-race = Race a table
    .help = Opens a table that races another: same temple, same second.
lobby-race-title = Race code or game id
lobby-race-hint = Enter opens a table · Esc back
lobby-race-open = Race { $code }
    .help = Opens a table in this race. All begin in the same second.
lobby-race-tables = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
lobby-table-rerun = Again: { $game }

gathering-race-call = Call a race
    .help = Other tables enter by a code: same temple, same dice, same second.
gathering-race-enter = Enter a race
    .help = Takes this table into a race by its code.
gathering-race-leave = Leave the race
    .help = This table plays on its own.
gathering-race-hint = Enter joins the race · Esc back
gathering-pacer = Race against
    .help = A ghost: their progress beside your map, by your clock.
race-rival =
    .help = { $count ->
        [one] A table with one player.
       *[other] A table with { $count } players.
    }
race-invite = Rivals enter with: { $command }
race-against = You race against { $name }.
race-needs = The race starts when two tables are ready.
race-waits = Starts in { $seconds } s without tables that aren’t ready.
race-begins = The race starts in { $seconds } s!
race-missed = The race started without you. You can still play here.

pacer-none = nobody
pacer-game = that team
pacer-best = the best team
pacer-own = my best game
pacer-companions = bots

plain-word-race = race
plain-word-leave-race = leave race, leave the race
plain-word-pacer = ghost, race against
plain-word-rivals = rivals, other teams

declined-race = A race plays one setup: no changes.
declined-no-race = This table has no race.
declined-race-not-here = This table can’t race. Open an ordinary one.
declined-no-such-race = No race { $code }. Check the code.
declined-race-begun = That race has started. Call another.
declined-race-full = Eight tables race already. Call another race.
declined-race-forbidden = This team doesn’t let others race it.
declined-race-of-study = A study can’t be raced. Play on from it instead.
declined-race-no-clock = This game had no clock to race against.

end-both = both temples
race-you = You
race-side = { $name } · { $won ->
    [yes] all out, { $clock } left
   *[no] buried
}
race-reading = Reading the other temple…
race-both-hint = { $count ->
    [one] Esc back
   *[other] ← → another team · Esc back
}
declined-race-not-over = This race isn’t over for everybody yet.
page-race-game = Race this game
page-race-table = Race table { $code }
