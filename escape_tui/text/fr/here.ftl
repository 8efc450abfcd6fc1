# La salle où l'on se tient, expliquée là où le terminal est large.

here-lit = { $count ->
    [one] Son joyau est actif. Plus de joyaux ici.
   *[other] Ses { $count } joyaux sont actifs. Plus de joyaux ici.
}
here-unknown = pas encore découvert
