# Le destin : ce que dit l’annonce d’une proposition.

notice-fate-alone = Tout libérer pour un joyau de plus ?
notice-fate-rests = { $player ->
    [none] Tous n’ont pas voulu du destin
   *[other] { $reason ->
        [fate-early] { $player } : trop tôt, peu de dés bloqués
        [fate-late] { $player } : trop tard pour le destin
       *[none] { $player } a dit non au destin
    }
}
