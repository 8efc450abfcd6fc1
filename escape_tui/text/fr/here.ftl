# La salle où l'on se tient, expliquée là où le terminal est large.

here-lit = { $count ->
    [one] Son joyau brille ; elle ne donne plus rien.
   *[other] Ses { $count } joyaux brillent ; elle ne donne plus rien.
}
here-unknown = personne n’y est allé
