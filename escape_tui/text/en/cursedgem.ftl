# Cursed gems.

module-cursedgem = Cursed gems
    .effect = Everyone has a cursed gem to get rid of before they can escape.
    .advice = Tell the others what you have seen: you alone know.
cursed-gem-jaguar = jaguar
cursed-gem-serpent = serpent
cursed-gem-eagle = eagle
cursed-gem-frog = frog
cursed-gem-sun = sun
cursed-gem-skull = skull

refused-cursedgem-look = { $reason ->
    [no-tile] No location tile lies here.
    [no-tile-there] No location tile lies there ({ $chamber }).
    [not-seen] You have not looked at the location tile there ({ $chamber }).
    [seen] You have seen this location tile already: it is not yours.
   *[other] Looking at the location tile needs { $needs }: { $missing } missing.
}
refused-cursedgem-escape = You cannot escape with your cursed gem, the { $gem }: find its place first.
refused-cursedgem-reachable = { $gems } cursed gems need as many chambers with a single gem, and there are only { $chambers }.

told-location-laid = A location tile lies face down in { $chamber }.
told-location-seen = { $player } looks at the location tile in { $chamber } and lays it back.
told-location-told = { $player }: "{ $chamber }: the { $gem }, { $owner ->
        [none] nobody’s
       *[other] for { $owner }
    }!"
banner-location-told = { $chamber }: { $owner ->
        [none] nobody’s gem
       *[other] the gem of { $owner }
    }
told-cursed-gem-lifted = { $player } is rid of the { $gem }: its place is { $chamber }.
told-location-reburied = The location tile of { $chamber } goes under its pile.

action-look-at-location = Look at the location tile
action-tell-location = { $gem }: { $whom ->
    [none] nobody
   *[other] { $whom }
}
