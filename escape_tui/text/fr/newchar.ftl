# Le Queenie Nouveaux personnages.

module-newchar = Nouveaux personnages
    .effect = Un donjon, un passage étroit, deux trésors, le Téléporteur et le Filou.
    .advice = Ses trésors demandent le module Trésors, ses personnages le module Personnages.

chamber-dungeon = Donjon
    .effect = On entre par toutes ses portes, mais on ne sort pas par le toboggan.
    .advice = Cherchez une autre porte avant de glisser.
chamber-narrow-gauge = Passage étroit
    .effect = Trois torches pour entrer. Dedans, un joyau et un trésor.
    .advice = À deux, si c’est sur le chemin.

treasure-portal = Portail
    .effect = Mène à toute salle qui touche la vôtre, par un côté ou un coin.
    .advice = Par le coin, il épargne deux pas.
treasure-clone = Clone
    .effect = Vos clés et torches comptent double pour une action.
    .advice = Trois symboles en valent six. Pensez aux caveaux et à la sortie.

character-void-runner = Téléporteur
    .effect = Court d’un bord du temple à l’autre.
    .advice = Tant que le temple est ouvert, vous êtes partout.
character-void-runner-permanent = Téléporteur, en solo
    .effect = Deux aventuriers : d’une salle avec une entrée ouverte à toute autre qui en a une.
    .advice = Ne fermez pas le départ : c’est votre retour.
character-void-runner-activatable = Téléporteur, ensemble
    .effect = De même, avec tous ceux de votre salle.
    .advice = Rassemblez-vous avant que la porte claque et rentrez ensemble.
character-trickster = Filou
    .effect = Échange des dés avec les autres.
    .advice = Prenez les masques noirs d’un ami qui a besoin de dés.
character-trickster-permanent = Filou, tout près
    .effect = Échangez des dés, un pour un, avec un ami de votre salle : gardés ou bloqués.
    .advice = Gardez ce que vous offrez et dites ce que vous voulez.
character-trickster-activatable = Filou, de loin
    .effect = Une clé et une torche : échangez des dés avec un joueur, où que ce soit.
    .advice = Envoyez le symbole qui manque là où est le joyau.

refused-newchar-dungeon = Toboggan trop raide. Sortez ailleurs.
refused-newchar-portal = { $reason ->
    [too-far] Trop loin. Elle doit toucher la vôtre.
    [already-there] Vous y êtes déjà.
    [closed] Cette salle est fermée à tous.
   *[other] Cette salle n’existe pas.
}
refused-newchar-clone = Votre clone est déjà prêt.
refused-newchar-void-permanent = { $reason ->
    [no-entrance-here] Votre salle n’a pas d’entrée ouverte.
    [no-entrance-there] Pas d’entrée ouverte : { $chamber }.
    [already-there] Vous y êtes déjà.
    [closed] Cette salle est fermée à tous.
    [unknown-chamber] Cette salle n’existe pas.
   *[other] Courir coûte { $needs } ; il manque { $missing }.
}
refused-newchar-void-active = { $reason ->
    [no-entrance-here] Votre salle n’a pas d’entrée ouverte.
    [no-entrance-there] Pas d’entrée ouverte : { $chamber }.
    [already-there] Vous y êtes déjà.
    [closed] Cette salle est fermée à tous.
    [unknown-chamber] Cette salle n’existe pas.
   *[other] Courir ensemble coûte { $needs } ; il manque { $missing }.
}
refused-newchar-trickster-permanent = { $reason ->
    [elsewhere] Trop loin. Échangez dans votre salle.
    [outside] Déjà dehors.
    [one-for-one] Un dé contre un dé.
    [unknown-die] Ce dé n’existe pas.
    [tumbling] Ce dé roule encore.
    [not-offered] Prenez des dés gardés ou bloqués.
   *[other] Choisissez un autre joueur.
}
refused-newchar-trickster-active = { $reason ->
    [outside] Déjà dehors.
    [one-for-one] Un dé contre un dé.
    [unknown-die] Ce dé n’existe pas.
    [tumbling] Ce dé roule encore.
    [not-offered] Prenez des dés gardés ou bloqués.
    [unknown] Choisissez un autre joueur.
   *[other] Échanger coûte { $needs } ; il manque { $missing }.
}

told-dice-swapped = { $player } échange des dés avec { $whom }.

action-use-portal = Portail vers { $chamber }
action-use-clone = Préparer le clone
    .short = clone
action-run-void = Courir vers { $chamber }
action-run-void-together = Courir tous vers { $chamber }
action-swap-dice = { $whom } : votre { $mine } contre { $theirs }
action-swap-dice-afar = { $whom }, au loin : votre { $mine } contre { $theirs }
