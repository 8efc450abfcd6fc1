# La fin d’une partie : pourquoi, ce qui aurait suffi, et ce dont on reparlera.

# Le final : quelques secondes entre la partie et son bilan.
finale-daylight = Plein jour
finale-out = Tout le monde est dehors, à { $left } de la fin.
finale-buried = { $out ->
    [0] Personne n’est sorti.
   *[other] { $count ->
        [one] Il reste quelqu’un à l’intérieur.
       *[other] Vous êtes encore { $count } à l’intérieur.
    }
}
finale-falling = Le temple tombe
finale-hint = une touche : le bilan
# Le même pour qui écoute, une phrase par moment.
finale-told-shakes = Le temple tremble.
finale-told-falls = Les salles tombent l’une après l’autre, la vôtre en dernier.
finale-told-dark = Puis tout est noir.
finale-told-opens = Le mur près de la sortie s’ouvre.
finale-told-light = La lumière court dans tous les passages.
finale-told-outside = Vous voilà dehors, au soleil du soir.

end-why-end-win = { $players ->
    [1] Vous voilà dehors, à { $left } de la fin.
   *[other] Tout le monde dehors, à { $left } de la fin.
} { $keys ->
    [one] La sortie coûtait une seule clé.
   *[other] La sortie coûtait { $keys } clés.
}
end-why-no-exit = { $pile ->
    [one] La sortie est restée introuvable. Il restait une salle à découvrir
   *[other] La sortie est restée introuvable. Il restait { $pile } salles à découvrir
} { $depot ->
    [0] mais plus aucun joyau.
    [one] et un joyau.
   *[other] et { $depot } joyaux.
}
end-why-keys = { $depot ->
    [0] Aucun joyau ne bloquait la sortie, mais il fallait { $keys } clés, trop pour { $players }.
    [one] Un joyau bloquait encore la sortie : { $keys } clés, trop pour { $players }.
   *[other] { $depot } joyaux bloquaient encore la sortie : { $keys } clés, trop pour { $players }.
}
end-why-far = { $keys ->
    [one] Vous aviez assez de dés pour une clé. Trop tard pour { $players }.
   *[other] Vous aviez assez de dés pour { $keys } clés. Trop tard pour { $players }.
}
end-why-end-lose = Plus aucun dé ne pouvait être libéré, à { $left } de la fin.
end-why-end-give-up = Vous avez abandonné, à { $left } de la fin.
end-why-end-forsaken = Plus personne ne jouait à l’intérieur, à { $left } de la fin.
end-with-dice = { $dice ->
    [0] { $player } (aucun dé)
    [one] { $player } (un dé)
   *[other] { $player } ({ $dice } dés)
}
end-several = { $count } d’entre vous
end-with-steps = { $steps ->
    [-1] { $player } (aucun chemin vers la sortie)
    [0] { $player } (sur la sortie)
    [one] { $player } (à une salle)
   *[other] { $player } (à { $steps } salles)
}
end-cost-idle = Après { $time }, plus personne n’a lancé les dés.
end-cost-vaults = { $vaults ->
    [one] Un caveau a donné { $taken } de ses { $most } joyaux.
   *[other] { $vaults } caveaux ont donné { $taken } joyaux sur { $most }.
}
end-cost-slams = { $dice ->
    [one] Les claquements ont coûté un dé pour de bon.
   *[other] Les claquements ont coûté { $dice } dés pour de bon.
}
end-cost-untouched = { $chambers ->
    [one] Une salle à joyaux n’a jamais servi.
   *[other] { $chambers } salles à joyaux n’ont jamais servi.
}
end-enough-exit = { $pile ->
    [one] Une salle de plus aurait montré la sortie.
   *[other] { $pile } salles de plus, au pire, auraient montré la sortie.
}
end-enough-gems = { $gems ->
    [one] Un joyau de plus aurait ouvert la sortie.
   *[other] { $gems } joyaux de plus auraient ouvert la sortie.
}
end-enough-dice = { $dice ->
    [one] Même sans aucun joyau à la sortie, il manquait un dé.
   *[other] Même sans aucun joyau à la sortie, il manquait { $dice } dés.
}
end-enough-way = { $steps ->
    [0] Vous étiez à la sortie. Il ne manquait que les clés.
    [one] Il manquait une salle aux derniers.
   *[other] Il manquait { $steps } salles aux derniers.
}

moment-came-back = { $times ->
    [one] { $player } a couru aider { $whom }.
   *[other] { $player } a couru { $times } fois aider { $whom }.
}
moment-freed = { $dice ->
    [one] { $player } a libéré un dé pour { $whom }.
   *[other] { $player } a libéré { $dice } dés pour { $whom }.
}
moment-slam = { $player } devance la porte de { $seconds } s. Dé sauvé !
moment-slam-rolled = { $player } lance de quoi rentrer { $seconds } s avant le claquement. Dé sauvé !
moment-out-rolled = { $player } lance la dernière clé { $seconds } s avant l’effondrement.
moment-out = { $player } passe la sortie { $seconds } s avant l’effondrement.

end-rank = Rang { $rank }. Meilleur temps : { $best }.
end-wanted = { $count ->
    [0] On rejoue ?
    [one] { $people ->
        [one] { $names } veut rejouer.
       *[other] { $names } veut rejouer (1 sur { $people }).
    }
   *[other] { $names } veulent rejouer ({ $count } sur { $people }).
}
end-speaker = { $name } :
end-share = Revoir : { $command }
end-link = Dans un navigateur : { $link }
end-replay = replay { $id }

end-again = rejouer
end-want = rejouer
end-talk = parler
end-see-again = revoir
end-temple = temple
end-report = bilan
end-story = récit
end-leave = quitter

tip-vault = Conseil : un caveau ne donne qu’une fois. Attendez vos amis et prenez-en trois.
tip-explore = Conseil : explorez dès la première minute. La sortie est parmi les dernières salles.
tip-explore-middle = Conseil : explorez dès la première minute. La moitié des salles vient avant la sortie.
tip-fate = Conseil : un coup de pouce du destin libère tous les dés pour un joyau de plus. Vous en avez deux.
tip-slam = Conseil : au gong, rentrez aussitôt. Chaque claquement manqué coûte un dé pour de bon.
tip-golden = Conseil : un masque d’or libère aussi deux dés d’un ami dans votre salle. Gardez-en un.
tip-together = Conseil : dans une même salle, on paie ensemble. Allez où les joyaux coûtent le plus.
tip-untouched = Conseil : chaque joyau activé, c’est une clé de moins à la sortie. N’en laissez aucun.
tip-set-out = Conseil : partez avant le troisième gong. Le chemin coûte aussi des dés.
tip-learn = Conseil : Apprendre montre toutes les astuces en cinq minutes.
