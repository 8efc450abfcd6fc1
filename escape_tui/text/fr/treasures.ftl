# Module 2 : les trésors.

module-treasures = Trésors
    .effect = Des trésors attendent face cachée dans les salles et servent une fois.
    .advice = Sur votre chemin, un trésor vaut bien deux clés ; au prix d’un long détour, non.

treasure-healing-mask = Masque de guérison
    .effect = Libère tous les dés bloqués de tous les aventuriers.
    .advice = Attendez que plusieurs d’entre vous soient bloqués.
treasure-double-torch = Double torche
    .effect = Compte pour deux torches lors d’une action.
    .advice = Préparez-la près de vos amis : elle paie ce que les dés ne peuvent pas, pour eux aussi.
treasure-double-key = Double clé
    .effect = Compte pour deux clés lors d’une action, l’évasion comprise.
    .advice = Gardez-en une pour la sortie.
treasure-teleport = Téléportation
    .effect = Vous emmène dans une salle où se trouve un autre aventurier.
    .advice = Elle vous ramène avant que la porte claque, si quelqu’un y est déjà.
treasure-extra-gem = Joyau supplémentaire
    .effect = Un joyau passe de la réserve sur cette carte, qui reste devant vous.
    .advice = Utilisez-le tout de suite : chaque joyau ouvre un peu la sortie.
treasure-secret-passage = Passage secret
    .effect = Relie pour tous deux salles voisines sans passage.
    .advice = Cherchez le mur qui raccourcit le chemin de la sortie.

refused-treasures-claim = { $reason ->
    [none] Il n’y a pas de trésor dans cette salle.
   *[other] Pour le prendre, il faut { $needs } : il vous manque { $missing }.
}
refused-treasures-once = { $reason ->
    [not-ready] Ce trésor n’est pas préparé.
   *[other] Vous ne possédez pas { $card }.
}
refused-treasures-healing-mask = Personne n’a de dé bloqué.
refused-treasures-double-torch = Votre double torche est déjà prête.
refused-treasures-double-key = Votre double clé est déjà prête.
refused-treasures-teleport = { $reason ->
    [already-there] Vous y êtes déjà.
    [closed] Personne n’entre dans cette salle.
    [nobody-there] On ne se téléporte que dans une salle où se trouve un autre aventurier.
   *[other] Cette salle n’existe pas.
}
refused-treasures-extra-gem = La réserve de joyaux est vide.
refused-treasures-secret-passage = { $reason ->
    [no-wall] Un passage secret relie deux voisines que seul un mur sépare.
   *[other] Cette salle n’existe pas.
}

told-treasure-placed = Un trésor est posé face cachée ({ $chamber }).
told-treasure-reburied = Le trésor retourne sous sa pile ({ $chamber }).
told-treasure-claimed = { $player } prend un trésor : { $card }.
told-treasure-gained = { $player } reçoit un trésor : { $card }.
told-treasure-armed = { $player } prépare { $card }.
told-treasure-kept = { $player } reprend { $card }.
told-treasure-used = { $player } utilise { $card }.
told-treasure-discarded = { $player } perd { $card }.
told-gem-laid-on-card = Un joyau quitte la réserve pour la carte de { $player }.
told-secret-passage-laid = { $player } ouvre un passage secret ({ $chamber } – { $there }).

action-claim-treasure = Prendre le trésor
action-keep-treasure = Reprendre { $card }
action-use-healing-mask = Masque de guérison : libérer tous les dés
action-use-double-torch = Préparer la double torche
action-use-double-key = Préparer la double clé
action-use-teleport = Téléportation : { $chamber }
action-use-extra-gem = Poser le joyau supplémentaire
action-use-secret-passage = Passage secret : { $chamber } – { $there }
