# The Maya calendar.

module-maya = Maya calendar
    .effect = Calendar tiles in gem chambers, and a figure that follows their symbols.
    .advice = Agree who goes where before anyone pays. The order counts.
calendar-side-eternal = Eternal calendar
    .effect = Activate gems only where the next symbol is.
calendar-side-doomed = Doomed calendar
    .effect = Activate gems anywhere, but a slow figure costs dice and keys.

chamber-calendar-chamber = Calendar room
    .effect = Three keys swap two calendar tiles in the temple.
    .advice = Bring the next symbol to where your friends are.
calendar-sun = sun
calendar-moon = moon
calendar-gear = gear

refused-maya-tiles = There’s no such calendar: { $calendar }.
refused-maya-eternal = { $symbol ->
    [none] No calendar tile here. Next: the { $next ->
        [sun] sun
        [moon] moon
       *[gear] gear
    }.
   *[other] The calendar needs a { $next ->
        [sun] sun
        [moon] moon
       *[gear] gear
    }, not a { $symbol ->
        [sun] sun
        [moon] moon
       *[gear] gear
    }.
}
refused-maya-doomed-empty-depot = { $reason ->
    [eternal] Only the doomed calendar can be moved.
    [gems-left] Gems are left. They move the calendar.
    [no-tile] There’s no calendar tile here.
    [other-symbol] This tile isn’t the next symbol.
    [no-price] Nothing here costs icons.
   *[other] The calendar costs { $needs }; you still need { $missing }.
}
refused-maya-chamber = { $reason ->
    [elsewhere] Swap tiles in the calendar chamber.
    [no-tile] Both chambers need a calendar tile.
    [same-symbol] Both tiles show the same symbol.
   *[other] Swapping costs { $needs }; you still need { $missing }.
}

told-calendar-tile-laid = { $symbol ->
    [sun] A sun in { $chamber }.
    [moon] A moon in { $chamber }.
   *[gear] A gear in { $chamber }.
}
told-calendar-tiles-swapped = { $player } swaps the calendar tiles of { $chamber } and { $second }.
told-figure-moved = { $symbol ->
    [sun] The calendar moves to space { $space }, a sun.
    [moon] The calendar moves to space { $space }, a moon.
   *[gear] The calendar moves to space { $space }, a gear.
}
told-die-on-calendar = The calendar is late. { $player } puts a die on it.
told-die-off-calendar = { $player } takes a die back from the calendar.

action-turn-calendar = Move the calendar
    .short = move calendar
action-swap-calendar-tiles = Swap { $chamber } and { $second }
place-swap-calendar-tiles = { $place } · { $number ->
    [1] { $one }
   *[other] { $other }
}

panel-calendar = Calendar
panel-next = next
panel-calendar-exit = more keys to escape
panel-calendar-late = Next slam: a die each!
panel-calendar-safe = Next slam: past the bar
panel-calendar-die = Your die is there
