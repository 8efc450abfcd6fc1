# The exchange chamber.

module-exchange = Exchange chamber
    .effect = A chamber in which a curse becomes a treasure.
    .advice = It takes even the curses that nothing lifts.
chamber-exchange-chamber = Exchange room
    .effect = Discard one curse that can be lifted for the top treasure, each time you enter.
    .advice = Step out and in again for the next curse.

refused-exchange-enter = { $reason ->
    [needs-modules] The exchange chamber needs both curses and treasures.
    [elsewhere] Curses are exchanged in the exchange chamber.
    [once] You have to enter anew before you exchange another curse.
    [never] Nothing takes that curse away ({ $card }).
    [not-cursed] That curse does not lie before you.
   *[no-treasure] There is no treasure left to exchange it for.
}

told-exchange-opened = { $player } may exchange a curse.

action-exchange-curse = Exchange { $card } for a treasure
