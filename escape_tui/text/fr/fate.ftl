# Le destin : ce que dit l’annonce d’une proposition.

notice-fate-alone = Libérer les dés pour un joyau ?
notice-fate-rests = { $player ->
    [none] Personne n’a voulu du destin
   *[other] { $reason ->
        [fate-early] { $player } : destin, mais plus tard
        [fate-late] { $player } : trop tard pour le destin
       *[none] { $player } a dit non au destin
    }
}
