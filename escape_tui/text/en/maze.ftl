# The Maze.

module-maze = The Maze
    .effect = Chambers that move the temple, curses you can’t lift, and three clever treasures.
    .advice = Check the map whenever something has moved.

chamber-mirage = Mirage chamber
    .effect = It has swapped places with the start chamber.
    .advice = It looks like home, but it isn’t safe.
chamber-gear = Gear chamber
    .effect = Two torches shift a whole row or column by one space.
    .advice = A shift can open a way to the exit, or close the last one.

curse-weakest-link = Weakest link
    .effect = Be in a start chamber at the first and second slam, or you all lose.
    .advice = Go home early, and tell the others.
curse-misinformation = Misinformation
    .effect = Whenever you discover a chamber, everyone hears that you found the exit.
    .advice = Nobody believes you now. Let others explore.

treasure-short-cut = Short cut
    .effect = Discover a chamber of your choice from the pile.
    .advice = Save it until only the exit is missing.
treasure-time-out = Time out
    .effect = Stops the clock for a minute. Nobody acts; everyone can talk.
    .advice = Use it when a plan beats speed.
treasure-genie-lamp = Genie lamp
    .effect = Look at the top three treasures and take one.
    .advice = Use it early. A treasure you chose is worth more.

refused-maze-gear = { $reason ->
    [elsewhere] Go to the gear chamber first.
    [nothing-there] There are no chambers on that line.
   *[other] The gear costs { $needs }; you still need { $missing }.
}
refused-maze-weakest-link = Lost: the weakest link wasn’t home.
ended-maze-weakest-link = The door slammed and the weakest link wasn’t in a start chamber. You lose.
banner-lost-maze-weakest-link = Weak link
refused-maze-short-cut = { $reason ->
    [choosing] Choose a chamber first.
    [reserved] { $holder } is choosing for this entrance.
    [not-in-pile] That chamber isn’t in the pile.
   *[other] There’s no chamber to choose.
}
refused-maze-time-out = { $reason ->
    [standing-still] Time out. Talk, but nobody acts.
   *[other] The clock is already running.
}
refused-maze-genie-lamp = { $reason ->
    [choosing] Choose a treasure first.
    [not-shown] The genie doesn’t offer that one.
    [pile-empty] No treasures left to show.
   *[other] There’s no treasure to choose.
}

told-mirage-appeared = A mirage! The start is elsewhere now.
told-line-shifted = { $player } turns the gear. The temple shifts { $side }.
told-exit-announced = { $player } has found the exit!
told-pile-searched = { $player } looks through the pile.
told-search-ended = { $tile ->
    [none] { $player } finds nowhere to place a chamber.
   *[other] { $player } chooses { $tile }.
}
told-pile-shuffled = The pile is shuffled.
told-time-out-called = { $player } calls a time out.
told-time-out-ended = { $player ->
    [none] The time out is over.
   *[other] { $player } ends the time out.
}
told-lamp-rubbed = { $player } rubs the lamp and sees three treasures.
told-taken-from-lamp = { $player } takes { $treasure } from the lamp.
banner-exit-announced = { $player } has found the exit!
banner-time-out-called = Time out
banner-time-out-ended = On we go!

action-turn-gear = Shift { $side }: { $chambers }
action-use-short-cut = Short cut: discover { $side }
action-choose-chamber = Place { $tile }
    .short = { $tile }
action-use-time-out = Call a time out
    .short = time out
action-end-time-out = End the time out
    .short = end time out
action-use-genie-lamp = Rub the genie lamp
    .short = rub the lamp
action-take-from-lamp = Take { $treasure }
choice-maze-short-cut = Which chamber do you place?
choice-maze-genie-lamp = Which treasure do you take?

notice-time-out = Time out: talk, but nobody acts. Resume?
