# What is asked on the map: each kind of thing to do, and what it asks for, step by step.

choose-use-teleport = Teleport
    .short = Teleport
    .ask = Teleport to whom?
choose-use-secret-passage = Secret passage
    .short = Passage
    .ask = Open which wall?
choose-use-short-cut = Short cut
    .short = Shortcut
    .ask = Discover at which entrance?
choose-use-portal = Portal
    .ask = Step into which chamber?
choose-turn-chamber = Turn a chamber
    .short = Turn
    .ask = Turn which chamber?
    .then = Turn it how far?
choose-join-by-lift = Take the lift
    .short = Lift
    .ask = Take the lift to whom?
choose-join-by-prayer = Pray
    .ask = Pray: go to whom?
choose-bless = Bless a chamber
    .short = Bless
    .ask = Bless which chamber?
    .then = Three of which?
choose-run-void = Run through the void
    .short = Run
    .ask = Run to which chamber?
choose-run-void-together = All run through the void
    .short = All run
    .ask = Run with everyone to which chamber?
choose-swap-dice = Swap dice
    .short = Swap
    .ask = Swap dice with whom?
    .then = Which of yours?
    .last = For which of theirs?
choose-swap-dice-afar = Swap dice from afar
    .short = Swap
    .ask = Swap dice with whom?
    .then = Which of yours?
    .last = For which of theirs?
choose-swap-calendar-tiles = Swap calendar tiles
    .short = Swap
    .ask = Swap the tile of which chamber?
    .then = With the tile of which chamber?
choose-turn-gear = Shift a row or column
    .short = Shift
    .ask = Shift which row or column?
choose-push-ghost = Push the ghost
    .short = Push
    .ask = Push the ghost where?
choose-enter = Enter
    .ask = Enter which chamber?
choose-enter-through-wall = Through the wall
    .ask = Through the wall to which chamber?
choose-carry-chalice = Carry the chalice
    .ask = Carry the chalice where?
choose-discover = Discover
    .ask = Discover at which entrance?

short-call-exit = Exit!
short-call-home = Go home!
short-call-keys = Keys!
short-call-torches = Torches!
short-call-fate-early = Too soon
short-call-fate-late = Too late
short-call-no-locked = Can’t: locked
short-call-no-way = Can’t: no way
short-call-no-busy = Not now
short-call-hold-keys = Hold keys!
short-call-hold-torches = Hold torches!
short-call-ask-dice = May I spend?

place-here = here
place-steps = { $count ->
    [1] one step
    [2] two steps
    [3] three steps
   *[other] { $count } steps
} { $toward }
place-at = { $place }: { $what }
    .short = { $place } { $what }
place-half = { $half ->
    [rear] rear of { $chamber }
   *[front] front of { $chamber }
}
place-half-wall = { $half ->
    [rear] rear
   *[front] front
}: { $wall }
place-gems = { $count ->
    [one] 1 gem left
   *[other] { $count } gems left
}
place-wall = { $toward } wall to { $chamber }
place-entrance = { $toward } entrance
place-line = { $axis ->
    [row] row
   *[column] column
} { $place }, shifted { $toward }
    .short = { $axis ->
        [row] row
       *[column] column
    } { $place } { $arrow }
place-turned = { $quarters ->
    [1] a quarter turn right
    [2] half a turn
   *[3] a quarter turn left
}: doors { $doors }

question-keys = letter, or arrows and Enter · Esc back
    .short = letter, arrows · Esc
question-turning = 1-3, or ← → and Enter · Esc
    .short = 1-3 or Enter · Esc
question-pointing = { $key } or arrows · Esc back
quiet-answer-gone = You can’t choose that any more.
quiet-answer-first = Answer first, or { $menu }. Then roll.
quiet-question-over = That question is over.
quiet-press-letter = Press one of the letters, or Esc.
quiet-letter-hidden = The window is too small for that one.
plain-tile = { $doors ->
    [one] one door
   *[other] { $doors } doors
}, { $entry ->
    [closed] nobody enters
    [free] no cost to enter
   *[other] enter for { $entry }
}
