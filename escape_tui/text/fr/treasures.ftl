# Module 2 : les trésors.

module-treasures = Trésors
    .effect = Des trésors cachés dans les salles, utiles une fois.
    .advice = Prenez ceux du chemin. Un long détour n’en vaut pas la peine.

treasure-healing-mask = Masque de guérison
    .effect = Libère tous les dés bloqués de tous les joueurs.
    .advice = Attendez que plusieurs d’entre vous aient tous leurs dés bloqués.
treasure-double-torch = Double torche
    .effect = Compte pour deux torches lors d’une action.
    .advice = Préparez-la près d’amis : elle paie pour eux aussi.
treasure-double-key = Double clé
    .effect = Compte pour deux clés lors d’une action, l’évasion comprise.
    .advice = Gardez-en une pour la sortie.
treasure-teleport = Téléportation
    .effect = Vous emmène dans une salle où est un autre joueur.
    .advice = Vous ramène au départ avant le claquement, si quelqu’un y est.
treasure-extra-gem = Joyau supplémentaire
    .effect = Un joyau passe de la réserve sur cette carte, pour de bon.
    .advice = À utiliser aussitôt. Chaque joyau rend la sortie moins chère.
treasure-secret-passage = Passage secret
    .effect = Relie pour tous deux salles voisines sans passage.
    .advice = Cherchez le mur qui raccourcit le chemin.

refused-treasures-claim = { $reason ->
    [none] Pas de trésor dans cette salle.
   *[other] Le prendre coûte { $needs } ; il manque { $missing }.
}
refused-treasures-once = { $reason ->
    [not-ready] Ce trésor n’est pas préparé.
   *[other] Vous n’avez pas { $card }.
}
refused-treasures-healing-mask = Aucun dé bloqué. Gardez la carte.
refused-treasures-double-torch = Votre double torche est déjà prête.
refused-treasures-double-key = Votre double clé est déjà prête.
refused-treasures-teleport = { $reason ->
    [already-there] Vous y êtes déjà.
    [closed] Cette salle est fermée à tous.
    [nobody-there] Personne là-bas. Prenez une autre salle.
   *[other] Cette salle n’existe pas.
}
refused-treasures-extra-gem = La réserve est vide.
refused-treasures-secret-passage = { $reason ->
    [no-wall] Prenez deux salles séparées par un mur.
   *[other] Cette salle n’existe pas.
}

told-treasure-placed = Un trésor : { $chamber } !
told-treasure-reburied = Le trésor retourne sous sa pile : { $chamber }.
told-treasure-claimed = { $player } prend { $card }.
told-treasure-gained = { $player } reçoit { $card }.
told-treasure-armed = { $player } prépare { $card }.
told-treasure-kept = { $player } reprend { $card }.
told-treasure-used = { $player } utilise { $card }.
told-treasure-discarded = { $player } perd { $card }.
told-gem-laid-on-card = { $player } met un joyau de la réserve sur sa carte.
told-secret-passage-laid = { $player } ouvre un passage secret : { $chamber } – { $there }.

action-claim-treasure = Prendre le trésor
    .short = prendre $
action-keep-treasure = Reprendre { $card }
    .short = Ranger { $card }
action-use-healing-mask = Masque de guérison : libérer tous les dés
    .short = guérison
action-use-double-torch = Préparer la double torche
    .short = double torche
action-use-double-key = Préparer la double clé
    .short = double clé
action-use-teleport = Téléportation : { $chamber }
action-use-extra-gem = Utiliser le joyau supplémentaire
    .short = un joyau de plus
action-use-secret-passage = Passage secret : { $chamber } – { $there }

panel-armed = prêt
