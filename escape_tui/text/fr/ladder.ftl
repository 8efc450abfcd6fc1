# Le classement de la semaine, et les exploits.

lobby-ladder = Classement de la semaine
    .help = Sept temples du jour, vos cinq meilleurs comptent.
ladder-week = Semaine { $name }
    .help = Gauche et droite changent la semaine. Entrée montre la saison.
ladder-season = Saison { $name }
ladder-teams = Équipes
    .help = Gauche et droite changent la taille.
ladder-empty = Personne. Essayez le temple du jour !
ladder-points = { $points } points, { $days ->
    [one] 1 jour
   *[other] { $days } jours
}
ladder-days = Temples du jour
ladder-again = rejouer
ladder-again-help = Entrée : rejouer ce temple, hors classement, contre sa meilleure équipe.
ladder-how = Comment on compte
ladder-score = Une victoire vaut 100 plus les secondes restantes, une défaite les joyaux activés. Vos cinq meilleurs jours sur sept comptent.
ladder-team = Les mêmes clés SSH forment la même équipe. Chaque taille d’équipe a sa liste.
ladder-no-ratings = Pas de cote : il faut 22 parties pour départager deux équipes à 30 secondes d’écart. Seule la somme sur plusieurs temples a un sens.
ladder-try = Un essai par jour, compté au premier lancer. Ni programmes, ni bots, pauses limitées, une seule version des règles.
ladder-seal = Sceau : { $seal }
ladder-key = Clé : { $key }
ladder-check = Vérifiez où vous voulez : { $command }. La commande affiche le même sceau, et la graine de chaque partie du jour.
ladder-sealed = La clé paraît une heure après la fin du jour. Elle doit donner ce sceau.
plain-word-ladder = classement

profile-achievements = Exploits
achievement-first-escape = Première évasion
    .help = Vous voilà hors du temple.
achievement-last-second = Dernière seconde
    .help = Dehors à une seconde de la fin.
achievement-three-at-once = Trois d’un coup
    .help = Trois amis bloqués libérés en dix secondes.
achievement-all-challenges = Tous les défis
    .help = Vous avez gagné tous les défis.
