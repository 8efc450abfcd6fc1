# Où la partie a basculé : les chances de l’équipe, si nos compagnons avaient continué.

analysis-title = Vos chances
analysis-yardstick = si des bots continuaient
analysis-estimate = chances estimées : { $percent } %
analysis-pending = Analyse de la partie…

analysis-course-won = Vos chances : { $first } % au départ, au plus bas { $percent } % à { $clock }.
analysis-course-lost = Vos chances : { $first } % au départ, encore { $percent } % à { $clock }.
analysis-no-yardstick = Avec ces modules, les bots ne sortent presque jamais : rien à comparer.
analysis-turned = Tout a basculé à { $clock } : { $cause } ({ $before } → { $after } %){ $then }.
analysis-turned-most = La partie a basculé { $count } fois, surtout à { $clock } : { $cause } ({ $before } → { $after } %){ $then }.
analysis-slipped = Aucun moment n’a tout décidé. De { $clock } à { $until }, les chances sont passées de { $before } à { $after } %.
analysis-steady = Aucun moment n’a tout décidé.
analysis-dice = { $dice } dés lancés : { $black } masques noirs et { $golden } d’or, pour { $due } attendus de chaque ; { $worse ->
    [0] presque aucune partie n’a de pires dés.
    [1] une partie sur cent a de pires dés.
    [100] presque aucune partie n’a de meilleurs dés.
   *[other] { $worse } parties sur cent ont de pires dés.
}

# Une ligne de la liste : numéro, horloge, ce que c’était.
analysis-point = { $number } { $clock } { $cause } ({ $before } → { $after } %)
analysis-luck = chance { $points }
analysis-play = jeu { $points }
analysis-advice = { $clock } : un bot aurait { $act } ({ $percent } % de chances).
analysis-instead-discover = découvert une salle
analysis-instead-gems = activé des joyaux
analysis-instead-escape = quitté le temple
analysis-instead-gift = donné un dé
analysis-instead-walk = changé de salle
analysis-instead-golden = utilisé un masque d’or
analysis-instead-fate-proposed = proposé le destin
analysis-instead-fate-answered = répondu au destin
analysis-instead-roll = lancé les dés
analysis-instead-choice = fait autre chose
analysis-instead-wait = attendu

analysis-cause-all-locked = { $players ->
    [one] tous dés bloqués
   *[other] tous dés bloqués, pour les { $players } joueurs
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
analysis-cause-steps = plusieurs lancers coup sur coup
analysis-cause-clock = le temps a passé
analysis-cause-fate = le destin a porté la sortie à { $keys } clés
analysis-cause-exit = la sortie a été trouvée
analysis-cause-lit = { $gems ->
    [one] un joyau activé
   *[other] { $gems } joyaux activés
}
analysis-cause-discover = une salle découverte
analysis-cause-gems = des joyaux activés
analysis-cause-escape = la première évasion
analysis-cause-gift = un dé donné à un ami
analysis-cause-walk = un pas vers la salle voisine
analysis-cause-golden = un masque d’or a servi
analysis-cause-fate-proposed = le destin a été proposé
analysis-cause-fate-answered = une réponse au destin
analysis-cause-roll = un lancer de dés
analysis-cause-choice = un choix

analysis-then-no-exit = ; de là, la sortie est rarement trouvée
analysis-then-keys = ; de là, la sortie demande plus de clés que de dés
analysis-then-locked = ; de là, tous les dés finissent bloqués
analysis-then-far = ; de là, le temps manque
analysis-then-otherwise = ; de là, on gagne rarement

# Pourquoi un enregistrement ne peut pas être analysé.
analysis-unfit-unknown = Cette partie n’existe pas.
analysis-unfit-damaged = Cette partie est abîmée et ne peut pas être revue.
analysis-unfit-other-rules = Cette partie suit d’autres règles. On peut la revoir, pas l’analyser.
analysis-unfit-other-edition = Cette partie utilise une autre édition des salles et des cartes.
analysis-unfit-unfinished = Cette partie n’est pas allée à son terme.
analysis-unfit-too-short = Cette partie a duré moins d’une minute. Rien à analyser.
analysis-unfit-no-clock = Cette partie n’avait pas d’horloge : impossible de la perdre.
analysis-unfit-after-end = La partie était déjà finie.
declined-study-damaged = { analysis-unfit-damaged }
declined-study-other-edition = { analysis-unfit-other-edition }
declined-study-unfinished = { analysis-unfit-unfinished }
declined-study-after-end = { analysis-unfit-after-end }
