# Module 4 : les salles spéciales, et les cartes de l’extension Illusions.

module-special = Salles spéciales
    .effect = Salles connectées, salles doubles et salle au trésor avec son calice.
    .advice = Envoyez deux groupes aux salles connectées, et pensez au calice avant de courir à la sortie.

-linked-effect = Des groupes dans deux ou trois salles connectées activent un joyau dans chacune au même instant.
-linked-advice = Gardez vos symboles et appelez : l’autre groupe doit aussi garder les siens.
chamber-linked-1 = Feux liés
    .effect = { -linked-effect }
    .advice = { -linked-advice }
chamber-linked-2 = Serrures liées
    .effect = { -linked-effect }
    .advice = { -linked-advice }
chamber-linked-3 = Braises liées
    .effect = { -linked-effect }
    .advice = { -linked-advice }
-double-effect = Deux parties séparées par un mur ; les joyaux sont dans la partie arrière.
-double-advice = Cherchez le détour vers l’entrée arrière.
chamber-double-1 = Double, torches
    .effect = { -double-effect }
    .advice = { -double-advice }
chamber-double-2 = Double, clés
    .effect = { -double-effect }
    .advice = { -double-advice }
chamber-treasure-chamber = Salle au trésor
    .effect = Le calice s’y trouve ; il doit atteindre la sortie avant que vous partiez tous.
    .advice = À deux, en se relayant, on le porte plus vite que seul.

curse-soul-exchange = Échange d’âmes
    .effect = Un autre joueur et vous dirigez chacun l’aventurier de l’autre.
    .advice = Choisissez un ami qui se trouve là où vous voudriez être.
treasure-large-torch = Grande torche
    .effect = Fait de votre salle une deuxième salle de départ jusqu’au prochain claquement.
    .advice = Appelez les autres auprès de vous au lieu de courir au départ.

ended-special-chalice = Vous êtes tous sortis, mais le calice est resté : c’est perdu.
banner-lost-special-chalice = Sans calice
refused-special-setup = Ce choix de salles spéciales n’existe pas : { $chambers }.
refused-special-linked = { $reason ->
    [elsewhere] Vous n’êtes pas dans une salle connectée.
    [alone] Quelqu’un doit se trouver en même temps dans une autre salle connectée.
    [dark] Le calendrier ne laisse briller aucune de ces salles connectées pour l’instant.
    [not-shown] Ici, cela suffit. Ceux de la salle « { $chamber } » doivent garder { $needs }.
   *[other] Cette salle connectée demande { $needs } : il vous manque { $missing }.
}
refused-special-linked-once = Le lien a servi : les salles connectées ne donnent plus rien.
refused-special-chalice = La partie est finie : le calice est resté dans le temple.
refused-special-chalice-carry = Le calice n’est pas dans votre salle.
refused-special-soul-exchange = { $reason ->
    [no-choice] Vous n’avez pas d’âme à échanger.
   *[other] On n’échange son âme qu’avec un autre joueur qui est encore dans le temple.
}
refused-special-large-torch = Cette salle est déjà sûre.

told-linked-used = Des salles connectées s’illuminent au même instant : { $chambers }.
told-chalice-found = Le calice ! Il doit atteindre la sortie.
told-chalice-carried = { $player } emporte le calice ({ $chamber }).
told-chalice-fell-back = Le calice est de nouveau dans la salle de départ.
told-chalice-recovered = { $player } met le calice en sûreté !
told-adventurers-swapped = { $player } et { $whom } échangent leurs aventuriers.
told-torch-lit = { $player } allume une grande torche : salle sûre jusqu’au prochain claquement ({ $chamber }).
told-torch-burnt-out = La grande torche s’est éteinte ({ $chamber }).

action-activate-linked = Activer les salles connectées
action-carry-chalice = Porter le calice : { $chamber }
action-exchange-souls = Échanger son âme avec { $whom }
action-use-large-torch = Allumer la grande torche ici

choice-special-soul-exchange = Avec qui échangez-vous votre âme ?
