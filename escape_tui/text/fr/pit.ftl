# La Fosse.

module-pit = La Fosse
    .effect = Une salle qui prend des masques noirs, et des malédictions qui coûtent des trésors.
    .advice = Celui dont tous les dés sont bloqués y vaut peut-être deux joyaux.

chamber-pit = Fosse
    .effect = Cinq masques noirs d’un seul joueur activent deux joyaux ; les dés restent bloqués.
    .advice = Venez avec un ami qui a des masques d’or pour le retour.

curse-lost-treasure = Trésor perdu
    .effect = Vous défaussez un trésor sans l’utiliser, et n’en utilisez aucun avant ; puis la malédiction disparaît.
    .advice = Choisissez en cinq secondes, sinon c’est le premier.
curse-really-cursed = Malédiction ultime
    .effect = Vous piochez deux malédictions au lieu d’une.
    .advice = Laissez les autres découvrir les salles à masque jusqu’à ce que trois torches la lèvent.

refused-pit-chamber = { $reason ->
    [elsewhere] Seule la fosse demande des masques noirs.
   *[other] La fosse demande { $needs } de vous seul : il manque { $missing }.
}
refused-pit-lost-treasure = { $reason ->
    [choosing] Choisissez d’abord le trésor que vous perdez.
    [not-yours] Ce trésor n’est pas à vous.
   *[other] Aucune malédiction ne vous demande de trésor.
}

told-black-masks-shown = { $player } montre cinq masques noirs à la fosse.

action-show-black-masks = Montrer vos masques noirs à la fosse
action-lose-treasure = Abandonner { $card }
choice-pit-lost-treasure = Quel trésor abandonnez-vous ?
