# Verfluchte Juwelen.

module-cursedgem = Verfluchte Juwelen
    .effect = Alle müssen ein verfluchtes Juwel loswerden, bevor sie entkommen.
    .advice = Sag den anderen, was du gesehen hast. Nur du weißt es.
cursed-gem-jaguar = Jaguar
cursed-gem-serpent = Schlange
cursed-gem-eagle = Adler
cursed-gem-frog = Frosch
cursed-gem-sun = Sonne
cursed-gem-skull = Schädel

refused-cursedgem-look = { $reason ->
    [no-tile] Hier ist kein Ortsplättchen.
    [no-tile-there] Dort ist kein Ortsplättchen: { $chamber }.
    [not-seen] Sieh erst das Ortsplättchen an: { $chamber }.
    [seen] Dieses Plättchen ist nicht für dich.
   *[other] Ansehen kostet { $needs }; es fehlt: { $missing }.
}
refused-cursedgem-escape = Find erst den Ort deines Juwels: { $gem }.
refused-cursedgem-reachable = { $gems } verfluchte Juwelen, { $chambers } Kammern dafür.

told-location-laid = Ein Ortsplättchen: { $chamber }!
told-location-seen = { $player } sieht das Ortsplättchen an: { $chamber }.
told-location-told = { $player }: „{ $chamber }: { $gem }, { $owner ->
        [none] für niemanden
       *[other] für { $owner }
    }!“
banner-location-told = { $chamber }: { $owner ->
        [none] Juwel für niemanden
       *[other] Juwel für { $owner }
    }
told-cursed-gem-lifted = { $player } ist das Juwel los ({ $gem }): { $chamber }.
told-location-reburied = Ortsplättchen kommt unter den Stapel: { $chamber }.

action-look-at-location = Ortsplättchen ansehen
    .short = ansehen
action-tell-location = { $gem }: { $whom ->
    [none] niemand
   *[other] { $whom }
}

panel-own-gem = ◘ deins: { $gem }

choose-tell-location = Sagen, wohin ein Juwel gehört
    .short = Ort sagen
    .ask = Von welchem Plättchen?

place-tell-location = { $place } · { $told }
