# Plus rien à lancer : ce qui reste à faire.

advice-locked-alone = Tous dés bloqués ! { $fate } tourne le destin.
advice-locked-friends = Tous dés bloqués ! { $call } demande de l’or.
advice-no-dice = Sans dés : attendez un don à la sortie.
idle-next-seat = suivre un ami
idle-call = appeler, marquer
watching-friend = { $name ->
    [none] De nouveau vous.
   *[other] Vous suivez { $name }.
}
action-point-at = marquer une salle
told-pointed-at = { $player } marque { $chamber }.
choose-point-at = Marquer une salle
    .ask = Marquer quelle salle ?
