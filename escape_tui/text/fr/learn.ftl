# La première partie : ce que dit chaque pas, et l’indice quand on a essayé autre chose.

learn-title = Leçon { $number } sur { $all }
learn-again = Encore une fois, leçon { $number }
learn-skip = { $enter } passe ce pas, { $menu } quitte.
learn-name = Ann
learn-friend = Ixchel

learn-roll = Le temple va s’effondrer, mais pas aujourd’hui : cette leçon n’a pas d’horloge. Tout se fait avec des dés. Appuyez sur { $roll } pour les lancer.
    .hint = Seulement { $roll } pour l’instant : lancez les dés.
learn-hold = Deux aventuriers, une clé, une torche, et un masque noir : ce dé est bloqué. Gardez les aventuriers pour qu’aucun lancer ne les prenne : { $adventurers } pour les deux, ou leurs numéros.
    .hint = Gardez les deux aventuriers : { $adventurers }.
learn-enter = La salle à l’est montre son prix : deux aventuriers. Vous les avez. Appuyez sur { $east } pour entrer.
    .hint = Allez à l’est, avec { $east }.
learn-again-roll = Vous y êtes, et les deux dés qui ont payé sont dépensés : ils ne montrent rien jusqu’au prochain lancer. Appuyez sur { $roll }.
    .hint = Lancez encore, avec { $roll }.
learn-mask = Un masque d’or ! Il libère jusqu’à deux de vos dés bloqués. Appuyez sur { $golden } pour libérer celui du masque noir.
    .hint = Utilisez le masque d’or, avec { $golden }.
learn-discover = Au nord, une porte sans rien derrière. Deux aventuriers découvrent ce qui s’y trouve, et vous en avez deux. Appuyez sur { $north }.
    .hint = Découvrez la salle au nord, avec { $north }.
learn-walk = Une salle avec un joyau. Vous restez où vous êtes tant que vous n’entrez pas. Lancez jusqu’à avoir deux aventuriers (gardez le premier), puis { $north }.
    .hint = Deux aventuriers, puis au nord avec { $north }.
learn-together = Le joyau coûte quatre torches. Ixchel est venue aider et en garde deux : ce qu’un ami garde dans votre salle compte. Obtenez deux torches, gardez-les avec { $torches }, puis { $act }.
    .hint = Il vous faut deux torches : { $roll } lance, { $torches } garde les torches, { $act } active le joyau.
learn-gong = Le gong ! Qui n’est pas dans la salle de départ quand la porte claque perd un dé. Vous avez une minute : deux aventuriers, { $south }, encore deux, { $west }.
    .hint = Retour au départ : au sud avec { $south }, puis à l’ouest avec { $west }. Si la porte a claqué, essayez encore.
learn-exit = À l’abri. Pendant ce temps Ixchel a trouvé la sortie, au sud. Elle demande un aventurier et une clé. Lancez, gardez ce qu’il faut, appuyez sur { $south }.
    .hint = Un aventurier et une clé, puis au sud avec { $south }.
learn-escape = Sortir coûte une clé par joyau de la réserve, et une de plus : deux clés. Personne ne peut vous aider. Lancez, gardez les clés avec { $keys }, puis { $escape }.
    .hint = Deux clés : { $roll } lance, { $keys } garde les clés, { $escape } sort.
learn-done = Dehors ! Vous savez l’essentiel. Entraînez-vous sans horloge, ou jouez : dix minutes, tous ensemble. { $enter } revient au menu.
    .hint = { $enter } revient au menu.
