# Les défis.

module-challenge = Défi
    .effect = Une des vingt-six parties dont les modules, les quêtes et les joyaux en plus sont déjà choisis.
    .advice = La sortie se trouve parmi les premières tuiles, les salles de quête aussi.

refused-challenge-list = { $reason ->
    [addition] On ne peut ajouter au défi { $challenge } que les salles spéciales, la Fosse et la Fontaine, pas { $module }.
   *[unknown] Il n’y a pas de défi { $challenge }.
}
