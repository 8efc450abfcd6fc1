# Le jeu de base : ce qui arrive, ce qui est refusé, ce qu’on peut faire, et le nom des salles.

chamber-start = Départ
    .effect = Soyez ici quand la porte claque pour garder vos dés.
    .advice = Rentrez avant la fin de chaque compte à rebours.
chamber-exit = Sortie
    .effect = Payez une clé par joyau de la réserve, plus une : vous êtes dehors.
    .advice = Chaque joyau activé la rend plus facile pour tous.
chamber-gem-key-1 = Caveau aux clés
    .effect = Un, deux ou trois joyaux, selon le nombre de clés. Une seule fois.
    .advice = Gardez vos clés et attendez. Ensemble, c’est moins cher.
chamber-gem-key-2 = Les serrures
    .effect = Un, deux ou trois joyaux, selon le nombre de clés. Une seule fois.
    .advice = Gardez vos clés et attendez. Ensemble, c’est moins cher.
chamber-gem-torch-1 = Salle des feux
    .effect = Un, deux ou trois joyaux, selon le nombre de torches. Une seule fois.
    .advice = Gardez vos torches et attendez. Ensemble, c’est moins cher.
chamber-gem-torch-2 = Les braises
    .effect = Un, deux ou trois joyaux, selon le nombre de torches. Une seule fois.
    .advice = Gardez vos torches et attendez. Ensemble, c’est moins cher.
chamber-basic-01 = Niche du soleil
    .effect = Des torches activent un joyau ici. Une seule fois.
    .advice = À deux, torches gardées, c’est vite fait.
chamber-basic-02 = Galerie cendrée
    .effect = Des torches activent un joyau ici. Une seule fois.
    .advice = À deux, torches gardées, c’est vite fait.
chamber-basic-03 = Les lampes
    .effect = Des torches activent un joyau ici. Une seule fois.
    .advice = À deux, torches gardées, c’est vite fait.
chamber-basic-04 = Loge du gardien
    .effect = Des clés activent un joyau ici. Une seule fois.
    .advice = À deux, clés gardées, c’est vite fait.
chamber-basic-05 = Vieux trésor
    .effect = Des clés activent un joyau ici. Une seule fois.
    .advice = À deux, clés gardées, c’est vite fait.
chamber-basic-06 = Chez le scribe
    .effect = Des clés activent un joyau ici. Une seule fois.
    .advice = À deux, clés gardées, c’est vite fait.
chamber-basic-07 = Carrefour
    .effect = Rien que des portes.
    .advice = Regardez où mènent ses portes.
chamber-basic-08 = Citerne
    .effect = Rien que des portes.
    .advice = Regardez où mènent ses portes.
chamber-basic-09 = Grenier
    .effect = Rien que des portes.
    .advice = Regardez où mènent ses portes.
chamber-basic-10 = Long couloir
    .effect = Rien que des portes.
    .advice = Regardez où mènent ses portes.
chamber-basic-11 = Couloir coudé
    .effect = Rien que des portes.
    .advice = Regardez où mènent ses portes.
chamber-basic-12 = Grille de fer
    .effect = Rien que des portes.
    .advice = Regardez où mènent ses portes.
chamber-basic-13 = Salle obscure
    .effect = Rien que des portes.
    .advice = Regardez où mènent ses portes.
chamber-kind-curse-and-treasure = Salle hantée
chamber-kind-illusion = Illusion
chamber-kind-linked = Salle connectée
chamber-kind-double = Salle double

told-begun = Fuyez ! L’horloge tourne.
told-gonged = { $gong ->
    [1] Gong ! Au départ d’ici { $until } secondes !
    [2] Deux gongs ! Au départ d’ici { $until } secondes !
   *[other] Trois gongs ! Dehors d’ici { $until } secondes !
}
told-slammed = La porte claque.
told-collapsed = Le temple s’effondre.
told-laid = { $by ->
    [none] { $tile } apparaît.
   *[other] { $by } découvre { $tile }.
}
told-wall-gave-way = Un mur cède : voici une porte.
told-wall-opened = Un mur cède : { $chamber } et { $there } communiquent.
told-part-drifted = Le sol bouge : plus rien n’est isolé.
told-entered = { $how ->
    [passage] { "" }
   *[other] { $player } atterrit ailleurs : { $chamber }.
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
told-escaped = { $player } est dehors !
told-die-given = { $player } donne un dé : { $whom }.
told-freed = { $by ->
    [none] Dés libérés : { $whom }.
   *[other] { $is_same ->
        [yes] { "" }
       *[no] { $dice ->
            [one] { $by } libère un dé : { $whom }.
           *[other] { $by } libère { $dice } dés : { $whom }.
        }
    }
}
told-die-lost = { $rule ->
    [curses-lost-dice] Dés perdus : trop tôt, { $player } en perd un.
   *[other] { $player } perd un dé pour de bon.
}
told-die-regained = { $player } retrouve un dé perdu.
told-die-returned = { $player } récupère un dé.
told-die-set-aside = { $player } met un dé de côté.
told-aside-lost = { $player } perd un dé mis de côté.
told-fate-proposed = { $is_alone ->
    [yes] { "" }
   *[no] { $player } propose un coup de pouce du destin.
}
told-fate-agreed = { $player } est d’accord.
told-fate-refused = { $is_alone ->
    [yes] { "" }
   *[no] { $player ->
        [none] Trop tard. Le destin ne tourne pas.
       *[other] { $player } refuse.
    }
}
told-proposal-rested = { $reason ->
    [fate-early] { $player } : Trop tôt, peu de dés bloqués.
    [fate-late] { $player } : Trop tard, ça ne nous sauve pas.
   *[other] { "" }
}
told-fate-not-needed = Aucun dé bloqué : pas de destin.
told-fate-turned = Le destin libère tout, un joyau de plus.
told-stepped-away = { $player } est loin du clavier.
action-take-seat = Prendre la place d’un bot
told-seat-taken = { $name } prend la place d’un bot.
told-came-back = { $player } est de retour.
told-called = { $call ->
    [help] { $player } : À l’aide !
    [come] { $player } : Venez ici !
    [home] { $player } : Rentrez !
    [gold] { $player } : J’ai de l’or !
    [keys] { $player } : Il me faut des clés !
    [torches] { $player } : Il me faut des torches !
    [exit] { $player } : Sortie trouvée !
    [wait] { $player } : Attendez !
    [fate-early] { $player } : Trop tôt pour le destin.
    [fate-late] { $player } : Trop tard pour le destin.
    [yes] { $player } : J’arrive !
    [waits] { $player } : J’attends.
    [no-locked] { $player } : Impossible, mes dés sont bloqués.
    [no-way] { $player } : Impossible, aucun chemin vers toi.
    [no-busy] { $player } : Pas maintenant, on m’attend.
    [greet] { $player } : Bonjour !
    [north] { $player } : Je prends la porte nord.
    [east] { $player } : Je prends la porte est.
    [south] { $player } : Je prends la porte sud.
    [west] { $player } : Je prends la porte ouest.
    [hold-keys] { $player } : Gardez vos clés !
    [hold-torches] { $player } : Gardez vos torches !
    [ask-dice] { $player } : Je dépense vos dés gardés ?
    [tease] { $player } : De rien. Moins de masques !
   *[other] { $player } : Merci !
}
told-said = { $player } : { $text }
told-clock-stopped = Pause.
told-clock-resumed = L’horloge tourne de nouveau.
told-taken-up = Disparition : { $chambers }.
told-rearranged = Le temple bouge.
told-moment-skipped = Petite erreur sautée. Continuez.
told-went-on = Le serveur a redémarré avec de nouvelles règles. La partie continue{ $lost ->
    [0] { "" }
    [one] , sans votre dernière action
   *[other] , sans vos { $lost } dernières actions
}.
told-ended = { $rule ->
    [broken] La partie s’arrête ici et ne compte pas.
    [special-chalice] Le calice est resté : défaite commune.
    [maze-weakest-link] Maillon faible absent : défaite commune.
    [end-give-up] La partie est abandonnée.
    [end-forsaken] Plus personne ne jouait à l’intérieur.
   *[other] { $is_won ->
        [yes] Tout le monde est dehors : victoire !
       *[no] Cette fois, le temple a gagné.
    }
}

action-calm-roll = lancer calmement
action-enter = entrer : { $chamber }
    .short = { $chamber }
action-discover = découvrir
    .short = découvre
action-activate-gems = { $gems ->
    [one] activer un joyau
   *[other] activer { $gems } joyaux
}
    .short = { $gems ->
        [one] joyau
       *[other] { $gems } joyaux
    }
action-free-dice = { $is_same ->
    [yes] libérer vos dés
   *[no] libérer les dés : { $whom }
}
    .short = { $is_same ->
        [yes] vos dés
       *[no] libérer : { $whom }
    }
action-propose-fate = proposer le destin
    .short = destin
action-answer-fate = { $agrees ->
    [yes] accepter le destin
   *[no] refuser le destin
}
    .short = { $agrees ->
        [yes] accepter
       *[no] refuser
    }
action-give-die = donner un dé : { $whom }
    .short = dé : { $whom }

choice-base-escape-gift = Dehors ! Qui reçoit un de vos dés ?

refused-otherwise = Impossible ici. Essayez autre chose.
refused-base-players = { $reason ->
    [same-colour] Deux couleurs égales : changez-en une.
    [colour] Cette couleur n’existe pas.
    [count] On joue de un à six.
   *[no-seat] Cette place n’existe pas.
}
refused-base-start-together = Attendez « Fuyez ! »
refused-dice-none-left = Vous n’avez plus de dés.
refused-dice-tumble = Vos dés roulent encore.
refused-dice-roll = { $reason ->
    [all-locked] Tous vos dés sont bloqués.
   *[all-kept] Tout gardé ou bloqué. Relâchez un dé.
}
refused-dice-roll-some = { $reason ->
    [locked] Ce dé est bloqué. Libérez-le d’abord.
   *[other] Vous n’avez pas ce dé.
}
refused-dice-hold = { $reason ->
    [locked] Dé bloqué. Un masque d’or le libère.
    [tumbling] Ce dé roule encore.
    [spent] Ce dé est dépensé. Relancez-le d’abord.
    [already] Vous gardez déjà ce dé.
    [free] Vous ne gardez pas ce dé.
    [barred] Impossible de garder ce dé maintenant.
   *[other] Vous n’avez pas ce dé.
}
refused-dice-golden = { $reason ->
    [no-mask] Vous n’avez pas de masque d’or.
    [nothing-locked] Aucun dé bloqué ici.
    [elsewhere] Trop loin. Allez d’abord dans sa salle.
   *[other] Il n’y a personne.
}
refused-base-enter = Entrer : il manque { $missing }.
refused-base-enter-blocked = { $reason ->
    [wall] Un mur. Essayez un autre côté.
    [nothing] Inconnu. Découvrez d’abord.
    [faces-wall] Porte contre un mur. Essayez ailleurs.
    [closed] Cette salle est fermée à tous.
    [one-way] Pas par ici. Prenez une autre porte.
   *[other] Il n’y a pas de passage.
}
refused-base-discover = { $reason ->
    [no-entrance] Pas d’entrée ouverte de ce côté.
   *[other] Pour découvrir, il manque { $missing }.
}
refused-base-discover-empty = La pile est vide. Tout est découvert.
refused-base-gem-single = { $reason ->
    [no-gem] Pas de joyau dans cette salle.
   *[other] Pour ce joyau, il manque { $missing }.
}
refused-base-gem-triple = Pour ces joyaux, il manque { $missing }.
refused-base-gem-once = Plus aucun joyau dans cette salle.
refused-base-gem-bounded = Plus aucun joyau dans la réserve.
refused-base-gem-choice = Cette salle n’a pas autant de joyaux.
refused-base-escape = { $reason ->
    [not-on-exit] Allez à la sortie pour vous échapper.
    [outside] Vous êtes déjà dehors.
   *[other] Pour sortir, il manque { $missing }.
}
refused-base-escape-gift = { $reason ->
    [outside] Déjà dehors. Choisissez à l’intérieur.
    [unknown] Il n’y a personne.
   *[no-gift] Vous n’avez pas de dé à donner.
}
refused-base-fate-unanimous = { $reason ->
    [open] Le destin est déjà proposé.
    [again] Vous avez déjà dit oui.
    [rests] Destin refusé. Redemandez dans { $seconds } s.
   *[none] Personne n’a proposé le destin.
}
refused-base-fate-needed = Aucun dé bloqué. Gardez le destin.
refused-base-refusal = { $reason ->
    [broken] Désolé, notre erreur. C’est consigné.
   *[other] Pas possible ici. Essayez autre chose.
}
refused-base-fate-twice = Le destin a déjà servi deux fois.
refused-end-professional = Pas de destin en difficulté expert.
refused-end-win = La partie est finie. Vous avez gagné !
refused-end-lose = La partie est finie.
refused-end-give-up = La partie est finie.
refused-end-forsaken = La partie est finie.
refused-screen-leave = { $reason ->
    [nameless] Il faut un nom pour prendre place.
    [over] La partie est finie.
    [paused] Pause. Reprenez d’abord.
    [waiting] Sauvegarde impossible : pause.
    [away] Vous êtes déjà loin du clavier.
   *[other] Vous êtes déjà là.
}
refused-screen-combine = { $reason ->
    [unknown-module] Il n’y a pas de module { $module }.
    [unknown-edition] Édition { $edition } absente. Prenez-en une autre.
    [nothing-said] Tapez d’abord quelque chose.
    [too-long] C’est trop long. Raccourcissez.
    [unknown-call] Cet appel n’existe pas.
    [no-such-chamber] Cette salle n’existe pas.
    [unknown-command] Ce module n’est pas dans cette partie.
   *[other] Cela ne va pas ensemble.
}
refused-clock-three-countdowns = Cette bande-son n’existe pas.

ended-broken = Désolé, cette partie a échoué de notre côté. Elle ne compte pas, et l’erreur est consignée.
ended-end-win = Tout le monde est dehors.
ended-end-lose = Le temple s’effondre sur l’équipe.
