# Module 5 : les salles de quête.

module-quest = Salles de quête
    .effect = La sortie reste fermée jusqu’à la dernière quête accomplie.
    .advice = Trouvez-les tôt. Les clés ne les remplacent pas.

chamber-altar = Autel
    .effect = Sacrifiez ici deux dés pour de bon pour accomplir la quête.
    .advice = Donnez un dé dont vous pouvez vous passer. Un bloqué fait l’affaire.
chamber-task = La mission
    .effect = Quatre missions, l’une après l’autre, payées ensemble ici.
    .advice = À trois, c’est rapide. Gardez clés et torches pour les autres.
chamber-ghost = Le fantôme
    .effect = Poussez-y le fantôme depuis le départ, deux torches par pas. Personne n’y entre.
    .advice = À deux, en se relayant, sans s’arrêter.
chamber-tree-of-life = Arbre de vie
    .effect = Deux masques d’or par joueur de la table, payés ensemble.
    .advice = Gardez vos masques d’or et venez. Libérez vos amis après.
chamber-obelisk = Obélisque
    .effect = Ajoute trois joyaux à la réserve ; chaque salle posée contre lui en retire un.
    .advice = Découvrez autour : chaque salle vaut un joyau.

refused-quest-setup = Choisissez de une à { $most } salles de quête.
refused-quest-markers = { $markers ->
    [one] Il reste une quête : sortie fermée.
   *[other] Il reste { $markers } quêtes : sortie fermée.
}
refused-quest-once = Cette quête est déjà accomplie.
refused-quest-altar = Allez à l’autel pour donner un dé.
refused-quest-task = { $reason ->
    [elsewhere] Allez d’abord à la salle de mission.
    [face-down] Aucune mission visible ici.
   *[other] La mission coûte { $needs } ; il manque { $missing }.
}
refused-quest-ghost = { $reason ->
    [elsewhere] Allez d’abord au fantôme.
   *[other] Pousser coûte { $needs } ; il manque { $missing }.
}
refused-quest-tree = { $reason ->
    [elsewhere] Allez d’abord à l’arbre de vie.
   *[other] L’arbre coûte { $needs } ; il manque { $missing }.
}

told-quest-done = Quête accomplie : { $tile } !
banner-quest-done = Quête accomplie : { $tile } !
told-die-sacrificed = { $player } pose un dé sur l’autel.
told-task-turned-up = Mission suivante : { $price }.
told-task-done = { $player } achève une mission.
told-ghost-appeared = Le fantôme apparaît : { $chamber }.
told-ghost-pushed = { $player } pousse le fantôme : { $chamber }.
told-obelisk-raised = { $tiles ->
    [one] L’obélisque ajoute un joyau en réserve.
   *[other] L’obélisque ajoute { $tiles } joyaux en réserve.
}
told-obelisk-sealed = Obélisque, côté fermé : un joyau ôté !

action-sacrifice-die = Sacrifier un dé
    .short = sacrifier un dé
action-do-task = Accomplir la mission
    .short = mission
action-push-ghost = Pousser le fantôme : { $chamber }
action-adorn-tree = Orner l’arbre de masques d’or
    .short = orner l’arbre
panel-tasks-left = { $count ->
    [one] la dernière mission
   *[other] restent { $count } missions
}

panel-quests = Quêtes
panel-quests-done = quêtes accomplies
panel-task = la mission demande
panel-gem-tiles = tuiles joyaux
panel-ghost = Le fantôme

panel-tree = masques pour { $players ->
    [one] un
   *[other] { $players }
}
