# La fin d’une partie : pourquoi, ce qui aurait suffi, et ce dont on reparlera.

end-why-won = { $keys ->
    [one] Vous êtes tous sortis, à { $left } de la fin ; la sortie demandait une seule clé.
   *[other] Vous êtes tous sortis, à { $left } de la fin ; la sortie demandait { $keys } clés.
}
end-why-no-exit = { $pile ->
    [one] La sortie n’a pas été trouvée : il restait une salle dans la pile et { $depot } joyaux dans la réserve.
   *[other] La sortie n’a pas été trouvée : il restait { $pile } salles dans la pile et { $depot } joyaux dans la réserve.
}
end-why-keys = { $depot ->
    [0] Plus aucun joyau dans la réserve, mais la sortie demandait { $keys } clés, trop pour { $players }
    [one] Il restait un joyau dans la réserve, la sortie demandait donc { $keys } clés, trop pour { $players }
   *[other] Il restait { $depot } joyaux dans la réserve, la sortie demandait donc { $keys } clés, trop pour { $players }
}{ $vaults ->
    [0] .
    [one] {" "}; une salle à joyaux a donné { $taken } de ses { $most } joyaux.
   *[other] {" "}; { $vaults } salles à joyaux ont donné { $taken } joyaux sur { $most }.
}
end-why-far = { $keys ->
    [one] La sortie demandait une clé et les dés auraient suffi ; mais le temps a manqué à { $players }.
   *[other] La sortie demandait { $keys } clés et les dés auraient suffi ; mais le temps a manqué à { $players }.
}
end-with-dice = { $dice ->
    [one] { $player } (un dé)
   *[other] { $player } ({ $dice } dés)
}
end-several-with-dice = { $dice ->
    [one] { $count } d’entre vous (un dé)
   *[other] { $count } d’entre vous ({ $dice } dés)
}
end-with-steps = { $steps ->
    [-1] { $player } (aucun chemin vers la sortie)
    [0] { $player } (sur la sortie)
    [one] { $player } (à une salle)
   *[other] { $player } (à { $steps } salles)
}
end-enough-exit = { $pile ->
    [one] Une salle de plus aurait montré la sortie.
   *[other] { $pile } salles de plus, au pire, auraient montré la sortie.
}
end-enough-gems = { $gems ->
    [one] Un joyau de plus aurait suffi
   *[other] { $gems } joyaux de plus auraient suffi
}{ $wasted ->
    [0] { $chambers ->
        [0] .
        [one] {" "}: une salle à joyaux n’a jamais servi.
       *[other] {" "}: { $chambers } salles à joyaux n’ont jamais servi.
    }
    [one] {" "}: les salles à joyaux pouvaient en donner un de plus.
   *[other] {" "}: les salles à joyaux pouvaient en donner { $wasted } de plus.
}
end-enough-way = { $steps ->
    [0] Il aurait suffi d’obtenir les clés un instant plus tôt.
    [one] Il aurait suffi de partir une salle plus tôt.
   *[other] Il aurait suffi de partir { $steps } salles plus tôt.
}

moment-came-back = { $times ->
    [one] { $player } a rejoint { $whom }, dont tous les dés étaient bloqués.
   *[other] { $player } a rejoint { $whom } { $times } fois, tous dés bloqués.
}
moment-freed = { $dice ->
    [one] { $player } a libéré un dé de { $whom }.
   *[other] { $player } a libéré { $dice } dés de { $whom }.
}
moment-slam = { $player } est rentré { $seconds } s avant que la porte claque : un dé sauvé.
moment-slam-rolled = { $player } a lancé de quoi rentrer { $seconds } s avant que la porte claque : ce lancer a sauvé un dé.
moment-out-rolled = { $player } a lancé sa dernière clé { $seconds } s avant l’effondrement.
moment-out = { $player } est sorti { $seconds } s avant l’effondrement.

end-rank = Place { $rank } au palmarès. Le meilleur temps est { $best }.
end-wanted = { $count ->
    [0] Encore une partie ? Personne ne l’a encore dit.
    [one] { $people ->
        [one] { $names } veut rejouer.
       *[other] { $names } veut rejouer (1 sur { $people }).
    }
   *[other] { $names } veulent rejouer ({ $count } sur { $people }).
}
end-share = À revoir : { $command }
end-link = Dans un navigateur : { $link }
end-replay = replay { $id }

end-again = encore une fois, les mêmes
end-want = encore
end-talk = parler
end-see-again = revoir
end-temple = temple
end-report = bilan
end-story = récit
end-leave = quitter

tip-vault = Conseil : une salle à joyaux ne donne qu’une fois. Attendez des amis et prenez trois joyaux.
tip-explore = Conseil : explorez dès la première minute ; la sortie est parmi les dernières salles.
tip-explore-middle = Conseil : explorez dès la première minute ; la moitié des salles vient avant la sortie.
tip-fate = Conseil : le coup de pouce du destin libère tous les dés bloqués. Il coûte un joyau, deux fois.
tip-slam = Conseil : au gong, rentrez tout de suite. Dehors, chaque porte qui claque prend un dé.
tip-golden = Conseil : un masque d’or libère aussi deux dés d’un ami dans la même salle. Gardez-en un.
tip-together = Conseil : dans une même salle, on paie ensemble. Retrouvez-vous où les joyaux sont chers.
tip-untouched = Conseil : chaque joyau pris dans une salle est une clé de moins. N’en laissez aucun.
tip-set-out = Conseil : partez vers la sortie avant le troisième gong. Le chemin coûte aussi des dés.
tip-learn = Conseil : Apprendre montre toutes les astuces en cinq minutes.
