# The Maya calendar.

module-maya = Maya calendar
    .effect = Calendar tiles in the gem chambers, and a figure that follows their symbols.
    .advice = Agree on who goes where before anybody pays: the order counts.
calendar-side-eternal = Eternal calendar
    .effect = Gems can be activated only where the next symbol lies.
calendar-side-doomed = Doomed calendar
    .effect = Gems can be activated anywhere, but a figure that lags behind costs dice and keys.

chamber-calendar-chamber = Calendar room
    .effect = Three keys swap two calendar tiles that lie in the temple.
    .advice = Bring the next symbol to where your friends are.
calendar-sun = sun
calendar-moon = moon
calendar-gear = gear

refused-maya-tiles = There is no such calendar: { $calendar }.
refused-maya-eternal = { $symbol ->
    [none] The calendar asks for the { $next ->
        [sun] sun
        [moon] moon
       *[gear] gear
    } next, and no tile lies here: these gems shine when it is full.
   *[other] The calendar asks for the { $next ->
        [sun] sun
        [moon] moon
       *[gear] gear
    } next, and here lies the { $symbol ->
        [sun] sun
        [moon] moon
       *[gear] gear
    }.
}
refused-maya-doomed-empty-depot = { $reason ->
    [eternal] Only the doomed calendar can be turned without gems.
    [gems-left] There are gems left to activate: the calendar moves with them.
    [no-tile] No calendar tile lies here.
    [other-symbol] The tile here does not show the next symbol.
    [no-price] Nothing here has a price in icons.
   *[other] Turning the calendar needs { $needs }: { $missing } missing.
}
refused-maya-chamber = { $reason ->
    [elsewhere] Calendar tiles are swapped in the calendar chamber.
    [no-tile] A calendar tile has to lie in both chambers.
    [same-symbol] Both tiles show the same symbol.
   *[other] Swapping two tiles needs { $needs }: { $missing } missing.
}

told-calendar-tile-laid = { $symbol ->
    [sun] A sun lies in { $chamber }.
    [moon] A moon lies in { $chamber }.
   *[gear] A gear lies in { $chamber }.
}
told-calendar-tiles-swapped = { $player } swaps the calendar tiles of { $chamber } and { $second }.
told-figure-moved = { $symbol ->
    [sun] The figure moves on to space { $space }, a sun.
    [moon] The figure moves on to space { $space }, a moon.
   *[gear] The figure moves on to space { $space }, a gear.
}
told-die-on-calendar = The calendar lags behind: { $player } lays a die on the calendar chamber.
told-die-off-calendar = { $player } takes a die back from the calendar chamber.

action-turn-calendar = Move the calendar's figure
action-swap-calendar-tiles = Swap the tiles of { $chamber } and { $second }
