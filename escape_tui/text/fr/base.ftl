# Le jeu de base : ce qui arrive, ce qui est refusé, ce qu’on peut faire, et le nom des salles.

chamber-start = Départ
    .effect = La porte claque ici : qui s’y trouve alors garde tous ses dés.
    .advice = Soyez de retour avant la fin de chaque compte à rebours.
chamber-exit = Sortie
    .effect = Payez une clé par joyau de la réserve, plus une, et vous êtes dehors.
    .advice = Chaque joyau activé la rend plus facile pour tous.
chamber-gem-key-1 = Caveau aux clés
    .effect = Beaucoup de clés à la fois activent un, deux ou trois joyaux ; une seule fois.
    .advice = Gardez vos clés et attendez vos amis : ensemble, c’est moins cher.
chamber-gem-key-2 = Les serrures
    .effect = Beaucoup de clés à la fois activent un, deux ou trois joyaux ; une seule fois.
    .advice = Gardez vos clés et attendez vos amis : ensemble, c’est moins cher.
chamber-gem-torch-1 = Salle des feux
    .effect = Beaucoup de torches à la fois activent un, deux ou trois joyaux ; une seule fois.
    .advice = Gardez vos torches et attendez vos amis : ensemble, c’est moins cher.
chamber-gem-torch-2 = Les braises
    .effect = Beaucoup de torches à la fois activent un, deux ou trois joyaux ; une seule fois.
    .advice = Gardez vos torches et attendez vos amis : ensemble, c’est moins cher.
chamber-basic-01 = Niche du soleil
    .effect = Des torches activent ici un joyau ; une seule fois.
    .advice = À deux, torches gardées, c’est vite fait.
chamber-basic-02 = Galerie cendrée
    .effect = Des torches activent ici un joyau ; une seule fois.
    .advice = À deux, torches gardées, c’est vite fait.
chamber-basic-03 = Les lampes
    .effect = Des torches activent ici un joyau ; une seule fois.
    .advice = À deux, torches gardées, c’est vite fait.
chamber-basic-04 = Loge du gardien
    .effect = Des clés activent ici un joyau ; une seule fois.
    .advice = À deux, clés gardées, c’est vite fait.
chamber-basic-05 = Vieux trésor
    .effect = Des clés activent ici un joyau ; une seule fois.
    .advice = À deux, clés gardées, c’est vite fait.
chamber-basic-06 = Chez le scribe
    .effect = Des clés activent ici un joyau ; une seule fois.
    .advice = À deux, clés gardées, c’est vite fait.
chamber-basic-07 = Carrefour
    .effect = Rien que des portes.
    .advice = Regardez où mènent ses entrées.
chamber-basic-08 = Citerne
    .effect = Rien que des portes.
    .advice = Regardez où mènent ses entrées.
chamber-basic-09 = Grenier
    .effect = Rien que des portes.
    .advice = Regardez où mènent ses entrées.
chamber-basic-10 = Long couloir
    .effect = Rien que des portes.
    .advice = Regardez où mènent ses entrées.
chamber-basic-11 = Couloir coudé
    .effect = Rien que des portes.
    .advice = Regardez où mènent ses entrées.
chamber-basic-12 = Grille de fer
    .effect = Rien que des portes.
    .advice = Regardez où mènent ses entrées.
chamber-basic-13 = Salle obscure
    .effect = Rien que des portes.
    .advice = Regardez où mènent ses entrées.
chamber-kind-curse-and-treasure = Salle hantée
chamber-kind-illusion = Illusion
chamber-kind-linked = Salle connectée
chamber-kind-double = Salle double

told-begun = Fuyez ! L’heure tourne.
told-gonged = { $gong ->
    [1] Le gong résonne : au départ d’ici { $until } secondes !
    [2] Deux gongs : au départ d’ici { $until } secondes !
   *[other] Trois gongs : dehors d’ici { $until } secondes !
}
told-slammed = La porte claque.
told-collapsed = Le temple s’effondre.
told-laid = { $by ->
    [none] { $tile } apparaît.
   *[other] { $by } découvre { $tile }.
}
told-wall-gave-way = Un mur cède : il y a maintenant une porte.
told-wall-opened = Un mur cède : { $chamber } et { $there } communiquent maintenant.
told-entered = { $how ->
    [passage] { "" }
   *[other] { $player } est emporté vers { $chamber }.
}
told-gems-activated = { $helpers ->
    [none] { $gems ->
        [one] { $player } active un joyau.
       *[other] { $player } active { $gems } joyaux.
    }
   *[other] { $gems ->
        [one] { $player } active un joyau avec { $helpers }.
       *[other] { $player } active { $gems } joyaux avec { $helpers }.
    }
}
told-depot-filled = { $gems ->
    [one] Un joyau de plus bloque la sortie.
   *[other] { $gems } joyaux de plus bloquent la sortie.
}
told-escaped = { $player } s’est échappé !
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
told-die-lost = { $rule ->
    [curses-lost-dice] Dés perdus : { $player } lance trop vite et perd un dé pour de bon.
   *[other] { $player } perd un dé pour de bon.
}
told-die-regained = { $player } retrouve un dé perdu.
told-die-returned = Un dé de { $player } revient.
told-die-set-aside = Un dé de { $player } est mis de côté.
told-aside-lost = { $player } perd un dé qui était ailleurs.
told-fate-proposed = { $player } propose un coup de pouce du destin.
told-fate-agreed = { $player } est d’accord.
told-fate-refused = { $player ->
    [none] Trop tard pour le coup de pouce du destin.
   *[other] { $player } refuse.
}
told-fate-not-needed = Plus aucun dé n’est bloqué : le destin ne change rien.
told-fate-turned = Coup de pouce du destin : tous les dés sont libérés, un joyau de plus bloque la sortie.
told-stepped-away = { $player } s’est absenté.
action-take-seat = Prendre la relève
told-seat-taken = { $name } prend la relève.
told-came-back = { $player } est de retour.
told-called = { $call ->
    [help] { $player } : À l’aide !
    [come] { $player } : Venez ici !
    [home] { $player } : Au départ !
    [gold] { $player } : J’ai de l’or !
    [keys] { $player } : Il me faut des clés !
    [torches] { $player } : Il me faut des torches !
    [exit] { $player } : La sortie est trouvée !
    [wait] { $player } : Attendez !
    [fate-early] { $player } : Pas encore le destin : trop peu de dés sont bloqués.
    [fate-late] { $player } : Pas le destin : il ne nous sauverait plus.
   *[other] { $player } : Merci !
}
told-said = { $player } : { $text }
told-clock-stopped = L’horloge s’arrête.
told-clock-resumed = L’horloge repart.
told-taken-up = { $chambers } a disparu.
told-rearranged = Le temple bouge.
told-moment-skipped = Une erreur du jeu a été laissée de côté. L’hôte l’a notée ; continuez.
told-went-on = L’hôte a redémarré avec d’autres règles. La partie continue{ $lost ->
    [0] { "" }
    [one] , sans votre dernière action
   *[other] , sans vos { $lost } dernières actions
}.
told-ended = { $rule ->
    [broken] La partie s’arrête ici et ne compte pour personne.
    [special-chalice] Tous sont dehors, mais pas le calice : vous avez perdu ensemble.
    [maze-weakest-link] Le maillon faible n’était pas au départ quand la porte a claqué : vous avez perdu ensemble.
   *[other] { $is_won ->
        [yes] Tous se sont échappés : vous gagnez ensemble !
       *[no] Cette fois, le temple a gagné.
    }
}

action-enter = entrer : { $chamber }
    .short = { $chamber }
action-discover = découvrir
action-activate-gems = { $gems ->
    [one] activer un joyau
   *[other] activer { $gems } joyaux
}
action-free-dice = { $is_same ->
    [yes] libérer vos dés
   *[no] libérer des dés de { $whom }
}
action-propose-fate = coup de pouce du destin
action-answer-fate = { $agrees ->
    [yes] accepter le destin
   *[no] refuser le destin
}
action-give-die = le donner à { $whom }

choice-base-escape-gift = Dehors ! À qui laissez-vous un dé ?

refused-otherwise = Ce n’est pas possible maintenant.
refused-base-players = { $reason ->
    [same-colour] Deux aventuriers ont la même couleur.
    [colour] Aucun aventurier n’a cette couleur.
    [count] On joue à un jusqu’à six.
   *[no-seat] Cette place n’existe pas.
}
refused-base-start-together = Attendez le signal : Fuyez !
refused-dice-none-left = Vous n’avez plus de dés.
refused-dice-tumble = Vos dés roulent encore.
refused-dice-roll = { $reason ->
    [all-locked] Tous vos dés sont bloqués.
   *[all-kept] Tous vos dés sont gardés ou bloqués : relâchez-en un d’abord.
}
refused-dice-roll-some = { $reason ->
    [locked] Un dé bloqué ne se relance pas.
   *[other] Ce dé n’existe pas.
}
refused-dice-hold = { $reason ->
    [locked] Un masque noir est bloqué : seul un masque d’or le libère.
    [tumbling] Ce dé roule encore.
    [spent] Ce dé est dépensé : relancez-le.
    [already] Vous gardez déjà ce dé.
    [free] Vous ne gardez pas ce dé.
    [barred] Ce dé ne peut pas être gardé maintenant.
   *[other] Ce dé n’existe pas.
}
refused-dice-golden = { $reason ->
    [no-mask] Vous ne montrez aucun masque d’or.
    [nothing-locked] Aucun dé n’y est bloqué.
    [elsewhere] Un masque d’or n’aide que dans votre propre salle.
   *[other] Il n’y a personne.
}
refused-base-enter = Entrer : il manque { $missing }.
refused-base-enter-blocked = { $reason ->
    [wall] Il n’y a qu’un mur.
    [nothing] Rien n’est encore là : découvrez-le.
    [faces-wall] Cette porte donne sur un mur.
    [closed] Personne n’entre là.
    [one-way] Personne ne sort par là.
   *[other] Il n’y a pas de passage.
}
refused-base-discover = { $reason ->
    [no-entrance] De ce côté, aucune entrée n’est ouverte.
   *[other] Découvrir : il manque { $missing }.
}
refused-base-discover-empty = La pile est vide : tout est découvert.
refused-base-gem-single = { $reason ->
    [no-gem] Il n’y a pas de joyau dans cette salle.
   *[other] Ce joyau : il manque { $missing }.
}
refused-base-gem-triple = Ces joyaux : il manque { $missing }.
refused-base-gem-once = Les joyaux de cette salle sont déjà activés.
refused-base-gem-bounded = La réserve n’a plus de joyau.
refused-base-gem-choice = Cette salle n’a pas de symbole pour autant de joyaux.
refused-base-escape = { $reason ->
    [not-on-exit] On ne s’échappe que par la sortie.
    [outside] Vous êtes déjà dehors.
   *[other] Sortir : il manque { $missing }.
}
refused-base-escape-gift = { $reason ->
    [outside] Seul quelqu’un à l’intérieur peut s’en servir.
    [unknown] Il n’y a personne.
   *[no-gift] Vous n’avez pas de dé à donner.
}
refused-base-fate-unanimous = { $reason ->
    [open] Un coup de pouce du destin est déjà proposé.
    [again] Vous avez déjà accepté.
   *[none] Personne n’a proposé de coup de pouce du destin.
}
refused-base-fate-needed = Aucun dé n’est bloqué : le destin n’a rien à changer.
refused-base-refusal = { $reason ->
    [broken] Une erreur s’est produite de notre côté, et rien n’a été fait. L’hôte l’a notée.
   *[other] C’est impossible.
}
refused-base-fate-twice = Les deux coups de pouce du destin sont utilisés.
refused-end-professional = Les experts n’ont pas de coup de pouce du destin.
refused-end-win = La partie est finie : vous avez gagné.
refused-end-lose = La partie est finie.
refused-screen-leave = { $reason ->
    [nameless] Il faut un nom pour prendre une place.
    [over] La partie est finie.
    [paused] L’horloge est arrêtée.
    [waiting] L’hôte ne peut pas écrire en ce moment : la partie attend.
    [away] Vous êtes déjà absent.
   *[other] Vous êtes déjà là.
}
refused-screen-combine = { $reason ->
    [unknown-module] Il n’y a pas de module { $module }.
    [nothing-said] Dites d’abord quelque chose.
    [too-long] C’est trop long pour un appel.
    [unknown-call] Personne ne connaît cet appel.
    [unknown-command] Cela appartient à une extension qui n’est pas en jeu.
   *[other] Cela ne va pas ensemble.
}
refused-clock-three-countdowns = Cette bande-son n’existe pas.

ended-broken = Le programme n’a pas pu continuer cette partie. Elle ne compte pour personne, et l’hôte a noté pourquoi.
ended-end-win = Tous se sont échappés avant l’effondrement.
ended-end-lose = Le temple s’est effondré sur ceux qui étaient encore dedans.
