# Module 4 : les salles spéciales, et les cartes de l’extension Illusions.

module-special = Salles spéciales
    .effect = Salles connectées, salles doubles et salle au trésor avec son calice.
    .advice = Deux groupes aux salles connectées ; pensez au calice avant de courir.

-linked-effect = Des groupes dans les salles connectées activent un joyau dans chacune au même instant.
-linked-advice = Gardez vos symboles et appelez. L’autre groupe doit garder les siens.
chamber-linked-1 = Feux liés
    .effect = { -linked-effect }
    .advice = { -linked-advice }
chamber-linked-2 = Serrures liées
    .effect = { -linked-effect }
    .advice = { -linked-advice }
chamber-linked-3 = Braises liées
    .effect = { -linked-effect }
    .advice = { -linked-advice }
-double-effect = Deux moitiés, un mur entre elles. Les joyaux sont au fond.
-double-advice = Cherchez le détour vers le fond.
chamber-double-1 = Double, torches
    .effect = { -double-effect }
    .advice = { -double-advice }
chamber-double-2 = Double, clés
    .effect = { -double-effect }
    .advice = { -double-advice }
chamber-treasure-chamber = Salle au trésor
    .effect = Le calice est ici. Il doit atteindre la sortie avant que vous partiez tous.
    .advice = À deux, en se relayant, c’est plus rapide.

curse-soul-exchange = Échange d’âmes
    .effect = Un autre joueur et vous échangez vos places dans le temple. Chacun garde ses dés et ses cartes.
    .advice = Choisissez un ami placé où vous voulez être.
treasure-large-torch = Grande torche
    .effect = Fait de votre salle une deuxième salle de départ jusqu’au prochain claquement.
    .advice = Appelez les autres ici au lieu de courir au départ.
ended-special-chalice = Vous êtes tous dehors, mais le calice est resté. Perdu.
banner-lost-special-chalice = Sans calice

refused-special-setup = Choix de salles inconnu : { $chambers }.
refused-special-linked = { $reason ->
    [elsewhere] Allez d’abord dans une salle connectée.
    [alone] Personne dans une autre salle connectée.
    [dark] Le calendrier n’y permet aucun joyau.
    [not-shown] Ici c’est bon. { $chamber } : gardez { $needs }.
   *[other] Cette salle coûte { $needs } ; il manque { $missing }.
}
refused-special-linked-once = Salles connectées : aucun joyau restant.
refused-special-chalice = Perdu : le calice est resté.
refused-special-chalice-carry = Le calice n’est pas dans votre salle.
refused-special-soul-exchange = { $reason ->
    [no-choice] Aucune âme à échanger.
   *[other] Choisissez quelqu’un dans le temple.
}
refused-special-large-torch = Cette salle est déjà sûre.

told-linked-used = Salles connectées payées ensemble : { $chambers }.
told-chalice-found = Le calice ! Il doit atteindre la sortie.
told-chalice-carried = { $player } porte le calice : { $chamber }.
told-chalice-fell-back = Le calice est de retour au départ.
told-chalice-recovered = { $player } sort le calice du temple !
told-adventurers-swapped = { $player } et { $whom } échangent leurs places.
told-torch-lit = { $player } allume une torche. Abri : { $chamber }.
told-torch-burnt-out = La grande torche s’éteint : { $chamber }.

action-activate-linked = Activer les salles connectées
    .short = activer ensemble
action-carry-chalice = Porter le calice : { $chamber }
    .short = Calice
action-exchange-souls = Échanger son âme avec { $whom }
    .short = { $whom }
action-use-large-torch = Allumer la grande torche ici
    .short = grande torche

choice-special-soul-exchange = Avec qui échangez-vous votre âme ?

panel-chalice = Le calice
