# Le Queenie Nouveaux personnages.

module-newchar = Nouveaux personnages
    .effect = Un donjon, un passage étroit, deux trésors, le Téléporteur et le Filou.
    .advice = Les trésors demandent le module 2, les personnages le module 6.

chamber-dungeon = Donjon
    .effect = On y entre par toutes les portes, mais personne n’en sort par le toboggan.
    .advice = Assurez-vous qu’une autre porte mène plus loin avant de glisser.
chamber-narrow-gauge = Passage étroit
    .effect = Trois torches pour entrer ; un joyau et un trésor attendent dedans.
    .advice = À deux, cela en vaut la peine si c’est sur le chemin.

treasure-portal = Portail
    .effect = Mène à toute salle d’une autre tuile qui touche la vôtre, par un côté ou par un coin.
    .advice = Par le coin, il épargne deux pas.
treasure-clone = Clone
    .effect = Toutes les clés et torches que vous montrez comptent double pour une action.
    .advice = Trois symboles en deviennent six : pensez aux salles à trois joyaux et à la sortie.

character-void-runner = Téléporteur
    .effect = Court d’un bord du temple à l’autre.
    .advice = Tant que le temple est ouvert, vous êtes partout.
character-void-runner-permanent = Téléporteur, seul
    .effect = Deux aventuriers : d’une salle avec une entrée ouverte à toute autre qui en a une.
    .advice = Ne fermez pas la salle de départ : c’est votre chemin de retour.
character-void-runner-activatable = Téléporteur, ensemble
    .effect = De même, en emmenant tous ceux de votre salle.
    .advice = Rassemblez-vous avant que la porte claque et rentrez ensemble.
character-trickster = Filou
    .effect = Échange des dés avec les autres.
    .advice = Prenez les masques noirs de celui qui a besoin de ses dés maintenant.
character-trickster-permanent = Filou, tout près
    .effect = Échangez des dés, un pour un, avec quelqu’un de votre salle : ceux qu’il garde, ou des dés bloqués.
    .advice = Gardez ce que vous offrez et dites ce que vous voulez.
character-trickster-activatable = Filou, de loin
    .effect = Une clé et une torche : échangez des dés avec un aventurier où qu’il soit.
    .advice = Envoyez le symbole qui manque là où est le joyau.

refused-newchar-dungeon = Le toboggan du donjon est trop raide : sortez par une autre porte.
refused-newchar-portal = { $reason ->
    [too-far] Le portail ne mène qu’à une salle qui touche la vôtre.
    [already-there] Vous y êtes déjà.
    [closed] Personne n’entre dans cette salle.
   *[other] Cette salle n’existe pas.
}
refused-newchar-clone = Votre clone est déjà prêt.
refused-newchar-void-permanent = { $reason ->
    [no-entrance-here] Votre salle n’a pas d’entrée ouverte.
    [no-entrance-there] Cette salle n’a pas d’entrée ouverte ({ $chamber }).
    [already-there] Vous y êtes déjà.
    [closed] Personne n’entre dans cette salle.
    [unknown-chamber] Cette salle n’existe pas.
   *[other] Courir d’un bord à l’autre demande { $needs } : il manque { $missing }.
}
refused-newchar-void-active = { $reason ->
    [no-entrance-here] Votre salle n’a pas d’entrée ouverte.
    [no-entrance-there] Cette salle n’a pas d’entrée ouverte ({ $chamber }).
    [already-there] Vous y êtes déjà.
    [closed] Personne n’entre dans cette salle.
    [unknown-chamber] Cette salle n’existe pas.
   *[other] Courir ensemble d’un bord à l’autre demande { $needs } : il manque { $missing }.
}
refused-newchar-trickster-permanent = { $reason ->
    [elsewhere] Échangez avec quelqu’un de votre salle.
    [outside] Il est déjà dehors.
    [one-for-one] Les dés s’échangent un pour un.
    [unknown-die] Ce dé n’existe pas.
    [tumbling] Ce dé roule encore.
    [not-offered] Ne prenez que des dés gardés ou bloqués.
   *[other] Choisissez un autre aventurier.
}
refused-newchar-trickster-active = { $reason ->
    [outside] Il est déjà dehors.
    [one-for-one] Les dés s’échangent un pour un.
    [unknown-die] Ce dé n’existe pas.
    [tumbling] Ce dé roule encore.
    [not-offered] Ne prenez que des dés gardés ou bloqués.
    [unknown] Choisissez un autre aventurier.
   *[other] Échanger de loin demande { $needs } : il manque { $missing }.
}

told-dice-swapped = { $player } échange des dés avec { $whom }.

action-use-portal = Portail vers { $chamber }
action-use-clone = Préparer le clone
action-run-void = Courir vers { $chamber }
action-run-void-together = Courir vers { $chamber } avec ceux d’ici
action-swap-dice = { $whom } : votre { $mine } contre { $theirs }
action-swap-dice-afar = { $whom }, au loin : votre { $mine } contre { $theirs }
