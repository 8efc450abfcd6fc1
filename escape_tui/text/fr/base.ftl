# Le jeu de base : ce qui arrive, ce qui est refusé, ce qu'on peut faire, et le nom des salles.

chamber-start = Départ
chamber-exit = Sortie
chamber-gem-key-1 = Chambre forte
chamber-gem-key-2 = Salle serrures
chamber-gem-torch-1 = Salle des feux
chamber-gem-torch-2 = Caveau braises
chamber-basic-01 = Niche solaire
chamber-basic-02 = Galerie cendres
chamber-basic-03 = Réserve lampes
chamber-basic-04 = Loge du garde
chamber-basic-05 = Vieux trésor
chamber-basic-06 = Cellule scribe
chamber-basic-07 = Carrefour
chamber-basic-08 = Citerne
chamber-basic-09 = Grenier
chamber-basic-10 = Long couloir
chamber-basic-11 = Couloir coudé
chamber-basic-12 = Grille de fer
chamber-basic-13 = Salle obscure
chamber-kind-curse-and-treasure = Salle hantée
chamber-kind-illusion = Illusion
chamber-kind-linked = Salle liée
chamber-kind-double = Salle double

told-begun = Fuyez ! L'horloge tourne.
told-gonged = { $gong ->
    [1] Le gong retentit : retour au départ en { $until } secondes !
    [2] Deux gongs : retour au départ en { $until } secondes !
   *[other] Trois gongs : dehors en { $until } secondes !
}
told-slammed = La porte claque.
told-collapsed = Le temple s'effondre.
told-laid = { $by ->
    [none] Une salle apparaît : { $tile }.
   *[other] { $by } découvre une salle : { $tile }.
}
told-wall-gave-way = Un mur cède : il y a une porte à présent.
told-entered = { $how ->
    [passage] { "" }
   *[other] { $player } se retrouve ailleurs : { $chamber }.
}
told-gems-activated = { $gems ->
    [one] { $player } active une gemme.
   *[other] { $player } active { $gems } gemmes.
}
told-depot-filled = { $gems ->
    [one] Une gemme de plus bloque la sortie.
   *[other] { $gems } gemmes de plus bloquent la sortie.
}
told-escaped = { $player } s'est échappé !
told-die-given = { $player } laisse un dé à { $whom }.
told-freed = { $by ->
    [none] Les dés bloqués de { $whom } sont libérés.
   *[other] { $is_same ->
        [yes] { "" }
       *[no] { $by } libère { $dice ->
            [one] un dé
           *[other] { $dice } dés
        } de { $whom }.
    }
}
told-die-lost = { $player } perd un dé pour de bon.
told-die-regained = { $player } retrouve un dé perdu.
told-die-returned = Un dé de { $player } revient.
told-die-set-aside = Un dé de { $player } est mis de côté.
told-aside-lost = { $player } perd un dé qui était ailleurs.
told-fate-proposed = { $player } propose un coup du destin.
told-fate-agreed = { $player } est d'accord.
told-fate-refused = { $player ->
    [none] Le destin ne tourne pas : trop tard.
   *[other] { $player } refuse.
}
told-fate-turned = Le destin tourne : tous les dés bloqués sont libérés, une gemme de plus bloque la sortie.
told-stepped-away = { $player } s'est absenté.
told-came-back = { $player } est de retour.
told-called = { $call ->
    [help] { $player } : à l'aide !
    [come] { $player } : venez ici !
    [home] { $player } : rentrez !
    [gold] { $player } : j'ai de l'or !
    [keys] { $player } : il me faut des clés !
    [torches] { $player } : il me faut des torches !
    [exit] { $player } : sortie trouvée !
    [wait] { $player } : attendez !
   *[other] { $player } : merci !
}
told-said = { $player } : { $text }
told-clock-stopped = L'horloge s'arrête.
told-clock-resumed = L'horloge repart.
told-taken-up = Disparu : { $chambers }.
told-rearranged = Le temple bouge.
told-put-under-pile = Sous la pile : { $tiles }.
told-ended = { $is_won ->
    [yes] Tous se sont échappés : vous gagnez ensemble !
   *[no] Le temple a gagné cette fois.
}

action-enter = entrer : { $chamber }
    .short = { $chamber }
action-discover = découvrir
action-activate-gems = { $gems ->
    [one] activer une gemme
   *[other] activer { $gems } gemmes
}
action-free-dice = libérer les dés de { $whom }
action-propose-fate = coup du destin
action-answer-fate = { $agrees ->
    [yes] accepter le destin
   *[no] refuser le destin
}
action-give-die = le donner à { $whom }

refused-otherwise = Ce n'est pas possible maintenant.
refused-base-players = { $reason ->
    [same-colour] Deux aventuriers ont la même couleur.
    [count] On joue d'un à six.
   *[other] Cette place n'existe pas.
}
refused-base-start-together = Attendez le signal : fuyez !
refused-dice-none-left = Vous n'avez plus de dés.
refused-dice-tumble = Vos dés roulent encore.
refused-dice-roll = { $reason ->
    [all-locked] Tous vos dés sont bloqués.
   *[all-kept] Vous gardez tous vos dés : lâchez-en un d'abord.
}
refused-dice-roll-some = { $reason ->
    [locked] Un dé bloqué ne se lance pas.
   *[other] Ce dé n'existe pas.
}
refused-dice-hold = { $reason ->
    [locked] Un masque noir est bloqué : seul un masque doré le libère.
    [tumbling] Ce dé roule encore.
    [spent] Ce dé est dépensé : relancez-le.
    [already] Vous gardez déjà ce dé.
    [free] Vous ne gardez pas ce dé.
    [barred] Ce dé ne peut pas être gardé maintenant.
   *[other] Ce dé n'existe pas.
}
refused-dice-golden = { $reason ->
    [no-mask] Vous ne montrez aucun masque doré.
    [nothing-locked] Aucun dé n'y est bloqué.
    [elsewhere] Seulement quelqu'un dans votre salle.
   *[other] Il n'y a personne là.
}
refused-base-enter = Entrer demande { $needs } : il manque { $missing }.
refused-base-enter-blocked = { $reason ->
    [wall] Il n'y a que le mur.
    [nothing] Il n'y a encore rien là : découvrez-le.
    [faces-wall] Cette porte donne sur un mur.
    [closed] Personne n'entre là.
    [one-way] Personne ne sort par là.
   *[other] Il n'y a pas de chemin.
}
refused-base-discover = { $reason ->
    [no-entrance] Il n'y a pas d'entrée ouverte de ce côté.
   *[other] Découvrir demande { $needs } : il manque { $missing }.
}
refused-base-discover-empty = La pile est vide : tout est découvert.
refused-base-gem-single = { $reason ->
    [no-gem] Il n'y a pas de gemme dans cette salle.
   *[other] Cette gemme demande { $needs } : il manque { $missing }.
}
refused-base-gem-triple = La plus petite gemme demande { $needs } : il manque { $missing }.
refused-base-gem-once = Les gemmes de cette salle sont déjà activées.
refused-base-gem-bounded = Il ne reste aucune gemme au dépôt.
refused-base-gem-choice = Cette salle n'a pas d'icône pour autant de gemmes.
refused-base-escape = { $reason ->
    [not-on-exit] Seulement depuis la sortie.
    [outside] Vous êtes déjà dehors.
   *[other] S'échapper demande { $needs } : il manque { $missing }.
}
refused-base-escape-gift = { $reason ->
    [outside] Il est déjà dehors.
   *[other] Il n'y a pas de dé à donner.
}
refused-base-fate-unanimous = { $reason ->
    [open] Un coup du destin est déjà proposé.
    [again] Vous avez déjà accepté.
   *[none] Personne n'a proposé de coup du destin.
}
refused-base-fate-twice = Les deux coups du destin sont épuisés.
refused-end-professional = Les professionnels n'ont pas de coup du destin.
refused-end-win = La partie est finie : vous avez gagné.
refused-end-lose = La partie est finie.
refused-screen-leave = { $reason ->
    [paused] L'horloge est arrêtée.
    [away] Vous êtes déjà absent.
   *[other] Vous êtes déjà là.
}
refused-screen-combine = { $reason ->
    [unknown-module] Il n'y a pas de module { $module }.
    [nothing-said] Dites d'abord quelque chose.
    [too-long] C'est trop long à crier.
   *[other] Cela ne va pas ensemble.
}
refused-clock-three-countdowns = Cette bande sonore n'existe pas.

ended-end-win = Tous se sont échappés avant l'effondrement.
ended-end-lose = Le temple s'est effondré sur ceux qui étaient encore dedans.
