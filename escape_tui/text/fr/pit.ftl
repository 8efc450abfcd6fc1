# La Fosse.

module-pit = La Fosse
    .effect = Une salle qui prend des masques noirs, et des malédictions qui coûtent des trésors.
    .advice = Tous dés bloqués ? Vous valez peut-être deux joyaux là-bas.

chamber-pit = Fosse
    .effect = Cinq masques noirs d’un joueur activent deux joyaux. Les dés restent bloqués.
    .advice = Montrez les cinq avant qu’on ne vous libère.

curse-lost-treasure = Trésor perdu
    .effect = Défaussez un trésor sans l’utiliser ; aucun ne sert avant. Puis elle disparaît.
    .advice = Choisissez en cinq secondes, ou perdez le premier.
curse-really-cursed = Malédiction ultime
    .effect = Vous piochez deux malédictions au lieu d’une.
    .advice = Laissez les masques aux autres jusqu’à vos trois torches.

refused-pit-chamber = { $reason ->
    [elsewhere] Allez d’abord à la fosse.
   *[other] La fosse coûte { $needs } à vous ; il manque { $missing }.
}
refused-pit-lost-treasure = { $reason ->
    [choosing] Choisissez d’abord le trésor à perdre.
    [not-yours] Vous n’avez pas ce trésor.
   *[other] Aucun trésor à abandonner.
}

told-black-masks-shown = { $player } montre cinq masques noirs à la fosse.

action-show-black-masks = Montrer vos masques noirs à la fosse
    .short = montrer
action-lose-treasure = Abandonner { $card }
choice-pit-lost-treasure = Quel trésor abandonnez-vous ?
