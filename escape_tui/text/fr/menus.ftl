# Le titre, la préparation d’une table, les défis.

screen-subtitle = du temple

title-play = Une à six personnes à ce clavier, avec ou sans bots.
title-practise = Le même jeu sans horloge.
title-learn = Une première partie guidée. Cinq minutes.
title-challenges = Vingt-six parties plus dures, et vos victoires.
title-replays = Revoir des parties terminées.
title-settings = Touches, couleurs, cloches, langue.
title-rules = Toutes les règles, avec recherche.
title-leave = Dehors, à la lumière du jour.

list-key-move = choisir
list-key-choose = ouvrir
list-key-change = changer
list-key-search = chercher
list-key-scroll = défiler

setup-start = Commencer la partie
    .help = Un décompte de cinq secondes, puis tout le monde lance.
setup-group-seats = Joueurs
setup-group-game = La partie
setup-group-expansions = Modules
setup-group-queenies = Mini-extensions
setup-person = personne
setup-bot = bot
setup-person-name = Joueur { $number }
setup-name = Nom
    .help = Entrée : valider · Échap : annuler
setup-seat =
    .help =
        Entrée change le nom. Gauche/droite change la couleur.
        La touche du bot, en bas, change une personne en bot, ou l’inverse.
setup-character = Personnage
setup-card = Carte
setup-card-permanent = permanente
setup-card-activatable = active
setup-card-cost = Coûte { $price }, une fois entre deux claquements.
setup-challenge = Défi
    .help = Choisit pour vous les modules et les joyaux en plus. Vous pouvez ajouter les salles spéciales, la Fosse et la Fontaine.
setup-challenge-none = aucun
setup-challenge-value = { $id }
setup-difficulty = Difficulté
    .help =
        Facile : trois joyaux de moins. Normale : les joyaux prévus pour votre équipe.
        Difficile : trois de plus. Expert : six de plus, et pas de destin.
setup-difficulty-gentle = facile
setup-difficulty-normal = normale
setup-difficulty-expert = difficile
setup-difficulty-professional = expert
setup-soundtrack = Bande-son
    .help = Les deux durent dix minutes, avec des gongs à d’autres moments. L’entraînement n’a pas d’horloge.
setup-soundtrack-1 = la première
setup-soundtrack-2 = la deuxième
setup-soundtrack-practice = aucune (entraînement)
setup-pace = Rythme
    .help = Durée d’un lancer : calme 1,2 seconde, normal 0,8, effréné 0,5.
setup-pace-calm = calme
setup-pace-standard = normal
setup-pace-frantic = effréné
setup-hidden = Horloge cachée
    .help = Cache l’horloge. Écoutez les gongs.
setup-honour = Sur l’honneur
    .help = Dans la même pièce ? Mains et voix maudites se jouent sur l’honneur.
setup-option-special = salles
    .help = Toutes les salles spéciales, ou juste la salle au trésor et son calice.
setup-option-special-all = toutes
setup-option-special-chalice = juste le calice
setup-option-quest = salles de quête
    .help = Toutes à accomplir avant de s’échapper.
setup-option-trap = salles piégées
    .help = Nombre de salles tirées au hasard.
setup-option-time = salles temporelles
    .help = Nombre de salles tirées au hasard.
setup-option-maya = calendrier
    .help = Éternel : joyaux dans l’ordre du calendrier. Funeste : ordre libre, mais le retard se paie.
setup-option-maya-eternal = éternel
setup-option-maya-doomed = funeste
setup-works = C’est prêt
setup-refused = Impossible de commencer ainsi ({ $rule }).

challenges-level = Niveau { $level }
challenges-ultimate = Ultime
challenges-name = Défi { $id }
challenges-won = gagné à { $players }
challenges-not-won = pas encore
challenges-count = Gagnés : { $won } sur { $all }
challenges-extra = { $count ->
    [one] { $count } joyau de plus dans la réserve.
   *[other] { $count } joyaux de plus dans la réserve.
}
challenges-quests = { $count ->
    [one] { $count } quête.
   *[other] { $count } quêtes.
}
challenges-choose = Entrée : ouvrir une table pour ce défi
