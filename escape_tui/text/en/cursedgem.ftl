# Cursed gems.

module-cursedgem = Cursed gems
    .effect = Everyone must lose a cursed gem before they can escape.
    .advice = Tell the others what you’ve seen. Only you know.
cursed-gem-jaguar = jaguar
cursed-gem-serpent = serpent
cursed-gem-eagle = eagle
cursed-gem-frog = frog
cursed-gem-sun = sun
cursed-gem-skull = skull

refused-cursedgem-look = { $reason ->
    [no-tile] There’s no location tile here.
    [no-tile-there] There’s no location tile in { $chamber }.
    [not-seen] Look at the location tile in { $chamber } first.
    [seen] This location tile isn’t for you.
   *[other] Looking costs { $needs }; you still need { $missing }.
}
refused-cursedgem-escape = Your cursed gem needs its place: { $gem }.
refused-cursedgem-reachable = { $gems } cursed gems, { $chambers } single-gem chambers.

told-location-laid = A location tile in { $chamber }!
told-location-seen = { $player } looks at the location tile in { $chamber }.
told-location-told = { $player }: “{ $chamber }: the { $gem }, { $owner ->
        [none] nobody’s
       *[other] for { $owner }
    }!”
banner-location-told = { $chamber }: { $owner ->
        [none] nobody’s gem
       *[other] { $owner }’s gem
    }
told-cursed-gem-lifted = { $player } is rid of the { $gem } in { $chamber }.
told-location-reburied = The location tile goes under its pile: { $chamber }.

action-look-at-location = Look at the location tile
    .short = look at tile
action-tell-location = { $gem }: { $whom ->
    [none] nobody
   *[other] { $whom }
}

panel-own-gem = ◘ yours: { $gem }

choose-tell-location = Tell where a gem belongs
    .short = Tell a place
    .ask = Tell of which tile?

place-tell-location = { $place } · { $told }
