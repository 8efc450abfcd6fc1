# La Fosse.

module-pit = La Fosse
    .effect = Une salle qui prend des masques noirs, et des malédictions qui coûtent des trésors.
    .advice = Tous dés bloqués ? Vous valez peut-être deux joyaux là-bas.

chamber-pit = Fosse
    .effect = Cinq masques noirs d’un joueur activent deux joyaux. Les dés restent bloqués.
    .advice = Montrez les cinq avant qu’on ne vous libère.

curse-lost-treasure = Trésor perdu
    .effect = Défaussez un trésor sans l’utiliser ; d’ici là, aucun ne sert. Puis cette carte s’en va.
    .advice = Choisissez en cinq secondes, ou perdez le premier.
curse-really-cursed = Malédiction ultime
    .effect = Vous piochez deux malédictions au lieu d’une.
    .advice = Laissez les salles à masque aux autres, puis levez-la avec trois torches.

refused-pit-chamber = { $reason ->
    [elsewhere] Allez d’abord à la fosse.
   *[other] Fosse : { $needs }, vos dés seuls ; il manque { $missing }.
}
refused-pit-lost-treasure = { $reason ->
    [choosing] Choisissez d’abord le trésor à perdre.
    [not-yours] Vous n’avez pas ce trésor.
   *[other] Aucun trésor à abandonner.
}

told-black-masks-shown = { $player } montre cinq masques noirs à la fosse.

action-show-black-masks = Montrer vos masques noirs à la fosse
    .short = masques noirs
action-lose-treasure = Abandonner { $card }
choice-pit-lost-treasure = Quel trésor abandonnez-vous ?
