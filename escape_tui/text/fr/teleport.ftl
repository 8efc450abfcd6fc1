# La salle de téléportation.

module-teleport = Salle de téléportation
    .effect = Une salle et un jeton, et des sauts de l’un à l’autre.
    .advice = Posez le jeton à l’autre bout du temple.
chamber-teleport-chamber = Téléportation
    .effect = Sautez d’ici au jeton posé et retour, gratuitement.
    .advice = Personne ne saute pendant qu’on porte le jeton.

refused-teleport-token = { $reason ->
    [carried] Quelqu’un porte déjà le jeton.
    [elsewhere] Le jeton n’est pas ici.
   *[not-carrying] Vous ne portez pas le jeton.
}
refused-teleport-jump = { $reason ->
    [carried] On porte le jeton. Attendez.
    [token-at-home] Le jeton est ici. Emportez-le d’abord.
    [closed] Salle fermée à tous : { $chamber }.
   *[elsewhere] Sautez depuis la salle ou le jeton.
}

told-token-taken = { $player } emporte le jeton.
told-token-dropped = { $player } pose le jeton : { $chamber }.
told-token-returned = Le jeton est de retour dans sa salle.

action-take-token = Prendre le jeton
    .short = prendre le jeton
action-drop-token = Poser le jeton
    .short = poser le jeton
action-jump = Sauter

panel-teleporter = Le jeton
