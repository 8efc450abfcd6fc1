# The Maze.

module-maze = The Maze
    .effect = Chambers that move the temple, curses that nothing lifts, and three clever treasures.
    .advice = Look at the map again whenever something has moved.

chamber-mirage = Mirage chamber
    .effect = It lies where the start chamber lay; the start chamber lies where this one was found.
    .advice = It looks like home, but it is not safe.
chamber-gear = Gear chamber
    .effect = Two torches shift a whole row or column by one space.
    .advice = A shift can open a way to the exit, or close the last one.

curse-weakest-link = Weakest link
    .effect = Be in a start chamber at the first and the second slam, or the game is lost.
    .advice = Go home early, and let the others know.
curse-misinformation = Misinformation
    .effect = Whenever you discover a chamber, everybody hears that you found the exit.
    .advice = Nobody believes you now: let others look.

treasure-short-cut = Short cut
    .effect = When you discover, you choose the chamber from the pile.
    .advice = Keep it until only the exit is missing.
treasure-time-out = Time out
    .effect = The clock stops for a minute; nobody acts, all may talk.
    .advice = Use it when a plan is worth more than speed.
treasure-genie-lamp = Genie lamp
    .effect = You see the top three treasures and take one.
    .advice = Use it at once: a treasure you know is worth more.

refused-maze-gear = { $reason ->
    [elsewhere] The gear is not here.
    [nothing-there] No chamber lies on that line.
   *[other] The gear needs { $needs }: { $missing } missing.
}
refused-maze-weakest-link = The game is over: the weakest link was not at home.
ended-maze-weakest-link = The door slammed while the weakest link was not in a start chamber: that is a loss.
banner-lost-maze-weakest-link = Weak link
refused-maze-short-cut = { $reason ->
    [choosing] Choose a chamber first.
    [reserved] { $holder } is choosing a chamber for this entrance.
    [not-in-pile] That chamber is not in the pile.
   *[other] You have no chamber to choose.
}
refused-maze-time-out = { $reason ->
    [standing-still] Time out: the clock stands still, and so do you.
   *[other] The clock is running already.
}
refused-maze-genie-lamp = { $reason ->
    [choosing] Choose a treasure first.
    [not-shown] The genie does not show you that one.
    [pile-empty] There are no treasures left to show.
   *[other] No genie asks you anything.
}

told-mirage-appeared = The start chamber was a mirage: it lies elsewhere now.
told-line-shifted = { $player } turns the gear: the temple shifts to the { $side }.
told-exit-announced = { $player } has found the exit!
told-pile-searched = { $player } looks through the pile.
told-search-ended = { $tile ->
    [none] { $player } finds no place for a chamber any more.
   *[other] { $player } has chosen: { $tile }.
}
told-pile-shuffled = The pile is shuffled.
told-time-out-called = { $player } calls a time out.
told-time-out-ended = { $player ->
    [none] The time out is over.
   *[other] { $player } ends the time out.
}
told-lamp-rubbed = { $player } rubs the lamp and looks at three treasures.
told-taken-from-lamp = { $player } takes { $treasure } from the lamp.
banner-exit-announced = { $player } has found the exit!
banner-time-out-called = Time out
banner-time-out-ended = On we go!

action-turn-gear = Shift { $side }: { $chambers }
action-use-short-cut = Short cut: discover to the { $side }
action-choose-chamber = Lay { $tile }
action-use-time-out = Call a time out
action-end-time-out = End the time out
action-use-genie-lamp = Rub the genie lamp
action-take-from-lamp = Take { $treasure }
choice-maze-short-cut = Which chamber do you lay?
choice-maze-genie-lamp = Which treasure do you take?
