# Le titre, la préparation d’une table, les défis.

screen-subtitle = du temple

title-play = À ce clavier : une à six personnes, et des bots.
title-practise = Le même jeu sans horloge, aussi lentement que vous voulez.
title-learn = Une première partie, pas à pas, en cinq minutes.
title-challenges = Vingt-six façons de corser la partie, et celles que vous avez gagnées.
title-replays = Revoir des parties terminées.
title-settings = Touches, couleurs, cloches, langue.
title-rules = Tout ce qu’il faut savoir ; on peut y chercher.
title-leave = Dehors, à la lumière du jour.

list-key-move = choisir
list-key-choose = ouvrir
list-key-change = changer
list-key-search = chercher
list-key-scroll = lire la suite

setup-start = Commencer la partie
    .help = Le temple est mis en place ; après un décompte de cinq secondes, tout le monde lance en même temps.
setup-group-seats = Qui joue
setup-group-game = La partie
setup-group-expansions = Modules
setup-group-queenies = Queenies
setup-person = personne
setup-bot = bot
setup-person-name = Joueur { $number }
setup-bot-name = Bot { $number }
setup-name = Nom
    .help = Entrée le garde, Échap n’y change rien.
setup-seat =
    .help =
        Entrée : écrire un nom. Gauche et droite : une autre couleur.
        Les touches pour une personne et pour un bot ajoutent quelqu’un ; sur une place, la touche du bot change qui la joue.
setup-character = Personnage
setup-card = Carte
setup-card-permanent = permanente
setup-card-activatable = à activer
setup-card-cost = Coûte { $price }, puis se repose jusqu’au prochain claquement.
setup-challenge = Défi
    .help = Un défi choisit les modules et les joyaux en plus. Les salles spéciales, la Fosse et la Fontaine peuvent s’ajouter à tous.
setup-challenge-none = aucun
setup-challenge-value = { $id }
setup-difficulty = Difficulté
    .help =
        Normal : les joyaux prévus pour votre nombre. Aguerris : trois de plus.
        Experts : six de plus, et pas de coup de pouce du destin.
setup-difficulty-normal = normal
setup-difficulty-expert = aguerris
setup-difficulty-professional = experts
setup-soundtrack = Bande-son
    .help = Toutes deux durent dix minutes et sonnent les gongs à d’autres moments. Une partie d’entraînement n’a pas d’horloge.
setup-soundtrack-1 = la première
setup-soundtrack-2 = la deuxième
setup-soundtrack-practice = aucune : entraînement
setup-pace = Rythme
    .help = Combien de temps roulent les dés : calme 1,2 seconde, normal 0,8, effréné 0,5.
setup-pace-calm = calme
setup-pace-standard = normal
setup-pace-frantic = effréné
setup-hidden = Horloge cachée
    .help = Pas d’horloge à l’écran : seuls les gongs et les cloches disent l’heure.
setup-honour = Sur l’honneur
    .help = Les malédictions des mains et de la voix sont rappelées, non imposées : pour des gens dans une même pièce.
setup-option-special = salles
    .help = Toutes les salles spéciales, ou seulement la salle au trésor et son calice.
setup-option-special-all = toutes
setup-option-special-chalice = seulement le calice
setup-option-quest = salles de quête
    .help = Chacune doit être accomplie avant que quiconque s’échappe.
setup-option-trap = salles piégées
    .help = Autant sont tirées au hasard.
setup-option-time = salles temporelles
    .help = Autant sont tirées au hasard.
setup-option-maya = calendrier
    .help = Éternel : les joyaux ne brillent que dans l’ordre du calendrier. Funeste : partout, mais les retardataires paient.
setup-option-maya-eternal = éternel
setup-option-maya-doomed = funeste
setup-works = Cela peut se jouer.
setup-refused = Cela ne peut pas se jouer ({ $rule }).

challenges-level = Niveau { $level }
challenges-ultimate = Ultime
challenges-name = Défi { $id }
challenges-won = gagné à { $players }
challenges-not-won = pas encore
challenges-count = { $won } gagnés sur { $all }
challenges-extra = { $count ->
    [one] { $count } joyau de plus dans la réserve.
   *[other] { $count } joyaux de plus dans la réserve.
}
challenges-quests = { $count ->
    [one] { $count } quête.
   *[other] { $count } quêtes.
}
challenges-choose = Entrée prépare une table pour lui.
