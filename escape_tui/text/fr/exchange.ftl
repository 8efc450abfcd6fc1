# La salle d’échange.

module-exchange = Salle d’échange
    .effect = Une salle où une malédiction devient un trésor.
    .advice = Elle prend même les malédictions que rien ne lève.
chamber-exchange-chamber = Salle d’échange
    .effect = À chaque entrée, échangez une malédiction qui peut être levée contre le premier trésor.
    .advice = Sortez et revenez pour la malédiction suivante.

refused-exchange-enter = { $reason ->
    [needs-modules] La salle d’échange demande les malédictions et les trésors.
    [elsewhere] Les malédictions s’échangent dans la salle d’échange.
    [once] Il faut entrer de nouveau avant d’échanger une autre malédiction.
    [never] Rien n’écarte cette malédiction ({ $card }).
    [not-cursed] Cette malédiction n’est pas devant vous.
   *[no-treasure] Il ne reste aucun trésor contre lequel l’échanger.
}

told-exchange-opened = { $player } peut échanger une malédiction.

action-exchange-curse = Échanger { $card } contre un trésor
