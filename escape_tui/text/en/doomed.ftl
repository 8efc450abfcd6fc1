# Doomed.

module-doomed = Doomed
    .effect = Two curses for the end of the game, and a treasure against curses.
    .advice = Keep a counterspell for the curse that hinders you most.

curse-doomed = Doomed
    .effect = You cannot escape until this curse is lifted.
    .advice = Lift it before you set out for the exit.
curse-stand-up = Stand up
    .effect = Press the stand key once every eight seconds; while you sit you can do nothing.
    .advice = Three adventurers let you sit down for good.

treasure-counterspell = Counterspell
    .effect = Discards one of your curses, but none that cannot be lifted.
    .advice = Use it on a curse whose icons are hard to show.

refused-doomed-doomed = You are doomed: lift that curse before you escape.
refused-doomed-stand-up = { $reason ->
    [sitting] You are sitting: stand up first.
    [honour] Here the table sees for itself who stands.
   *[other] You may stand or sit as you like.
}
refused-doomed-counterspell = { $reason ->
    [never] Nothing takes that curse away ({ $curse }).
   *[other] That curse does not lie before you.
}

told-sat-down = { $player } has sat down.

action-stand-up = Stand up
action-use-counterspell = Counterspell: discard { $curse }
