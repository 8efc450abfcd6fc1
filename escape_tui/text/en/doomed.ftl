# Doomed.

module-doomed = Doomed
    .effect = Two curses for the end of the game, and a treasure against curses.
    .advice = Save the counterspell for your worst curse.

curse-doomed = Doomed
    .effect = You can’t escape until you lift this curse.
    .advice = Lift it before you set out for the exit.
curse-stand-up = Stand up
    .effect = Press the stand key every eight seconds, or you can’t act.
    .advice = Three adventurers let you sit down for good.

treasure-counterspell = Counterspell
    .effect = Discards one of your curses, if it can be lifted.
    .advice = Use it on a curse whose icons are hard to roll.

refused-doomed-doomed = You’re doomed. Lift the curse to escape.
refused-doomed-stand-up = { $reason ->
    [sitting] Stand up first.
    [honour] On your honour: the table is watching.
   *[other] No need to stand up now.
}
refused-doomed-counterspell = { $reason ->
    [never] { $curse } can’t be lifted.
   *[other] You don’t have that curse.
}

told-sat-down = { $player } sits down.

action-stand-up = Stand up
action-use-counterspell = Counterspell: discard { $curse }
    .short = Discard { $curse }

notice-stand = Stand up in time
notice-sitting = Stand up, or you can’t act!
