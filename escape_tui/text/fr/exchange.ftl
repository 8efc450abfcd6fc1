# La salle d’échange.

module-exchange = Salle d’échange
    .effect = Une salle où une malédiction devient un trésor.
    .advice = Entrez de nouveau pour chaque malédiction.
chamber-exchange-chamber = Salle d’échange
    .effect = À chaque entrée, échangez une malédiction qui peut être levée contre un trésor.
    .advice = Sortez et revenez pour la malédiction suivante.

refused-exchange-enter = { $reason ->
    [needs-modules] Ajoutez d’abord Malédictions et Trésors.
    [elsewhere] Allez d’abord à la salle d’échange.
    [once] Sortez et revenez pour la suivante.
    [never] Rien ne lève { $card }.
    [not-cursed] Vous n’avez pas cette malédiction.
   *[no-treasure] Plus aucun trésor en échange.
}

told-exchange-opened = { $player } peut échanger une malédiction.

action-exchange-curse = Échanger { $card } contre un trésor
    .short = Céder { $card }
