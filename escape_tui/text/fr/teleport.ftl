# La salle de téléportation.

module-teleport = Salle de téléportation
    .effect = Une salle et un jeton entre lesquels chacun peut sauter.
    .advice = Portez le jeton à l’autre bout du temple et posez-le là-bas.
chamber-teleport-chamber = Téléportation
    .effect = D’ici jusqu’au jeton posé et retour, gratuitement.
    .advice = Tant que quelqu’un porte le jeton, personne ne saute.

refused-teleport-token = { $reason ->
    [carried] Quelqu’un porte déjà le jeton.
    [elsewhere] Le jeton ne se trouve pas dans votre salle.
   *[not-carrying] Vous ne portez pas le jeton.
}
refused-teleport-jump = { $reason ->
    [carried] Personne ne saute tant que le jeton est porté.
    [token-at-home] Le jeton est encore dans la salle de téléportation : emportez-le d’abord.
    [closed] Personne ne peut entrer ici : { $chamber }.
   *[elsewhere] On ne saute que depuis la salle de téléportation ou depuis l’endroit du jeton.
}

told-token-taken = { $player } emporte le jeton.
told-token-dropped = { $player } pose le jeton : { $chamber }.
told-token-returned = Le jeton se trouve de nouveau dans la salle de téléportation.

action-take-token = Prendre le jeton
action-drop-token = Poser le jeton
action-jump = Sauter
