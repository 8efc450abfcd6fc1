# Module 5 : les salles de quête.

module-quest = Salles de quête
    .effect = Des quêtes dont les marqueurs tiennent la sortie fermée tant qu’elles ne sont pas accomplies.
    .advice = Trouvez tôt les salles de quête : aucune clé ne les remplace.

chamber-altar = Autel
    .effect = Deux dés sacrifiés ici pour de bon achèvent la quête.
    .advice = Laissez donner ceux qui peuvent se passer d’un dé ; un dé bloqué vaut autant qu’un autre.
chamber-task = La mission
    .effect = Quatre tuiles de mission, l’une après l’autre, payées ensemble par tous ceux qui sont là.
    .advice = À trois, c’est vite fait ; gardez clés et torches les uns pour les autres.
chamber-ghost = Le fantôme
    .effect = Poussez-y le fantôme depuis la salle de départ, deux torches par salle. Personne n’y entre.
    .advice = Deux aventuriers qui se relaient le poussent sans s’arrêter.
chamber-tree-of-life = Arbre de vie
    .effect = Deux masques d’or pour chaque joueur de la table, payés ensemble.
    .advice = Gardez vos masques d’or et retrouvez-vous ici ; vous libérerez vos amis après.
chamber-obelisk = Obélisque
    .effect = Met trois tuiles de joyau dans la réserve ; chaque côté bordé d’une salle en retire une.
    .advice = Découvrez des salles autour : chacune vaut un joyau.

refused-quest-setup = On joue avec une à { $most } salles de quête.
refused-quest-markers = { $markers ->
    [one] Une quête n’est pas accomplie : la sortie reste fermée.
   *[other] { $markers } quêtes ne sont pas accomplies : la sortie reste fermée.
}
refused-quest-once = Cette quête est déjà accomplie.
refused-quest-altar = Seul celui qui se tient devant l’autel peut donner un dé.
refused-quest-task = { $reason ->
    [elsewhere] Les missions s’accomplissent dans la salle de mission.
    [face-down] Aucune mission n’est encore visible ici.
   *[other] La mission demande { $needs } : il manque { $missing }.
}
refused-quest-ghost = { $reason ->
    [elsewhere] Le fantôme n’est pas ici.
   *[other] Pousser le fantôme demande { $needs } : il manque { $missing }.
}
refused-quest-tree = { $reason ->
    [elsewhere] Les masques d’or s’accrochent à l’arbre de vie, dans sa salle.
   *[other] L’arbre demande { $needs } : il manque { $missing }.
}

told-quest-done = Quête accomplie : { $tile } !
banner-quest-done = Quête accomplie : { $tile } !
told-die-sacrificed = { $player } dépose un dé sur l’autel.
told-task-turned-up = Mission suivante : { $price }.
told-task-done = { $player } achève une mission.
told-ghost-appeared = Le fantôme apparaît ({ $chamber }).
told-ghost-pushed = { $player } pousse le fantôme plus loin ({ $chamber }).
told-obelisk-raised = L’obélisque : { $tiles ->
    [one] une tuile de joyau va
   *[other] { $tiles } tuiles de joyau vont
} dans la réserve.
told-obelisk-sealed = Un côté de l’obélisque est muré : une tuile de joyau quitte la réserve.

action-sacrifice-die = Sacrifier un dé
action-do-task = Accomplir la mission
action-push-ghost = Pousser le fantôme : { $chamber }
action-adorn-tree = Accrocher des masques d’or à l’arbre
