# Ce qu’une règle veut dire pour le joueur concerné.

panel-tree = masques pour { $players ->
    [one] un
   *[other] { $players }
}
notice-next = Ensuite : { $price }.
notice-penalty-torch = Sinon { $count } joueurs perdent un dé.
notice-penalty-lava-dice = Sinon vous perdez { $count ->
    [one] un dé
   *[other] { $count } dés
}.
notice-penalty-lava-gems = Sinon { $count ->
    [one] un joyau
   *[other] { $count } joyaux
} de plus à la sortie.
notice-platform-stuck = Plateforme sans porte : trouvez-en une.
notice-platform-waits = Plateforme en attente : y monter bloque.
hindered-by-vines = Lianes : vos aventuriers ne paient pas. Levez-les.
advice-use-locked = Tous dés bloqués : { $key } les utilise ici.

choose-tell-location = Dire où va un joyau
    .ask = Parler de quelle tuile ?
place-tell-location = { $place } · { $told }
