# The exchange chamber.

module-exchange = Exchange chamber
    .effect = A chamber where a curse becomes a treasure.
    .advice = Enter again for each curse.
chamber-exchange-chamber = Exchange room
    .effect = Each time you enter, swap a curse that can be lifted for a treasure.
    .advice = Step out and back in for the next curse.

refused-exchange-enter = { $reason ->
    [needs-modules] Add both Curses and Treasures first.
    [elsewhere] Go to the exchange chamber first.
    [once] To exchange another, step out and in.
    [never] { $card } can’t be lifted.
    [not-cursed] You don’t have that curse.
   *[no-treasure] No treasures left to exchange it for.
}

told-exchange-opened = { $player } can exchange a curse.

action-exchange-curse = Exchange { $card } for a treasure
    .short = Exchange { $card }
