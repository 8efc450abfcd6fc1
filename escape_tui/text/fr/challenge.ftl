# Les défis.

module-challenge = Défi
    .effect = Une des vingt-six parties aux modules, quêtes et joyaux déjà choisis.
    .advice = La sortie et les quêtes sont parmi les premières tuiles.

refused-challenge-list = { $reason ->
    [addition] Le défi { $challenge } n’accepte pas { $module }.
   *[unknown] Il n’y a pas de défi { $challenge }.
}
