# Où la partie a basculé : les chances de l’équipe, si nos compagnons avaient continué.

analysis-title = Vos chances
analysis-yardstick = si nos compagnons continuaient
analysis-estimate = estimation : { $percent } %
analysis-pending = L’analyse de la partie est en cours.

analysis-course-won = Vous êtes partis avec { $first } % de chances ; le plus bas fut { $percent } %, à { $clock }.
analysis-course-lost = Vous êtes partis avec { $first } % de chances ; il en restait { $percent } % à { $clock }.
analysis-no-yardstick = Avec tout cela en jeu, nos compagnons ne sortent presque jamais : impossible de mesurer vos chances.
analysis-turned = Tout a basculé à { $clock } : { $cause } ({ $before } → { $after } %){ $then }.
analysis-turned-most = La partie a basculé { $count } fois, surtout à { $clock } : { $cause } ({ $before } → { $after } %){ $then }.
analysis-slipped = Aucun moment n’a tout décidé : de { $clock } à { $until }, les chances sont passées de { $before } à { $after } %.
analysis-steady = Aucun moment n’a tout décidé.
analysis-dice = { $dice } dés lancés : { $black } masques noirs et { $golden } d’or, pour { $due } attendus de chaque ; { $worse ->
    [0] presque aucune partie n’a de pires dés.
    [1] une partie sur cent a de pires dés.
    [100] presque aucune partie n’a de meilleurs dés.
   *[other] { $worse } parties sur cent ont de pires dés.
}

# Une ligne de la liste : numéro, horloge, ce que c’était.
analysis-point = { $number } { $clock } { $cause } ({ $before } → { $after } %)
analysis-split = chance { $luck }, jeu { $play }
analysis-instead = Un compagnon aurait fait autre chose ici, avec { $percent } % de chances.
analysis-instead-wait = Un compagnon aurait attendu ici, avec { $percent } % de chances.

analysis-cause-all-locked = { $players ->
    [one] tous les dés étaient bloqués
   *[other] tous les dés des { $players } étaient bloqués
}
analysis-cause-black = { $black ->
    [one] un masque noir est tombé
   *[other] { $black } masques noirs sont tombés
}
analysis-cause-gold = { $golden ->
    [one] un masque d’or est tombé
   *[other] { $golden } masques d’or sont tombés
}
analysis-cause-landed = les dés sont tombés
analysis-cause-slam = { $lost ->
    [0] la porte a claqué
    [one] la porte a pris un dé
   *[other] la porte a pris { $lost } dés
}
analysis-cause-end = le temple s’est effondré
analysis-cause-clock = le temps a passé
analysis-cause-fate = le destin a porté la sortie à { $keys } clés
analysis-cause-exit = la sortie a été trouvée
analysis-cause-lit = { $gems ->
    [one] un joyau s’est allumé
   *[other] { $gems } joyaux se sont allumés
}
analysis-cause-discover = une salle a été posée
analysis-cause-gems = des joyaux ont été pris
analysis-cause-escape = un premier pas hors du temple
analysis-cause-gift = un dé laissé à un ami
analysis-cause-walk = un pas vers la salle voisine
analysis-cause-golden = un masque d’or a servi
analysis-cause-fate-proposed = un appel au destin
analysis-cause-fate-answered = une réponse au destin
analysis-cause-roll = un lancer de dés
analysis-cause-choice = un choix

analysis-then-no-exit = , et de là la sortie est rarement trouvée
analysis-then-keys = , et de là la sortie demande plus de clés qu’il n’y a de dés
analysis-then-locked = , et de là tous les dés finissent bloqués
analysis-then-far = , et de là le temps manque
analysis-then-otherwise = , et de là on gagne rarement

# Pourquoi un enregistrement ne peut pas être analysé.
analysis-unfit-unknown = Aucun enregistrement ne porte ce numéro.
analysis-unfit-damaged = Cet enregistrement est abîmé : il ne se rejoue pas.
analysis-unfit-other-rules = Cette partie suivait d’autres règles : on peut la regarder, pas la continuer.
analysis-unfit-other-edition = Cette partie fut jouée avec une autre édition des salles et des cartes.
analysis-unfit-unfinished = Cette partie n’est pas allée à son terme.
analysis-unfit-too-short = Cette partie a duré moins d’une minute : il n’y a rien à raconter.
analysis-unfit-no-clock = Cette partie fut jouée sans horloge : on ne peut pas la perdre.
analysis-unfit-after-end = La partie était déjà finie.
