# Module 7 : les salles piégées.

module-trap = Salles piégées
    .effect = Deux à quatre salles qui vous attrapent quand vous les découvrez.
    .advice = Pas d’exploration en solo avec peu de dés : un piège peut vous garder.

chamber-platform = Plateforme
    .effect = Vous emporte autour du temple, sens horaire, jusqu’à une porte qui convient.
    .advice = Si elle attend, impossible d’en descendre. Découvrez des salles pour la libérer.
chamber-invocation = Invocation
    .effect = Convoque tout le monde quand on la trouve, puis pour trois clés.
    .advice = Bon lieu de rendez-vous, mais pensez au retour.
chamber-cliff-torch = Abîme, torches
    .effect = Si vous le découvrez, vous y pendez jusqu’à montrer trois torches sans aide.
    .advice = Entrée gratuite tant qu’on y pend. Seuls des masques d’or aident.
chamber-cliff-key = Abîme, clés
    .effect = Si vous le découvrez, vous y pendez jusqu’à montrer trois clés sans aide.
    .advice = Entrée gratuite tant qu’on y pend. Seuls des masques d’or aident.
chamber-slide = Toboggan
    .effect = On entre par son escalier, on n’en sort pas par là.
    .advice = Cherchez une autre porte avant de glisser.

refused-trap-setup = Choisissez deux à quatre salles piégées.
refused-trap-slide = Toboggan trop raide. Sortez ailleurs.
refused-trap-cliff = { $reason ->
    [not-hanging] Aucun abîme ne vous retient.
    [held] L’abîme vous retient. Remontez d’abord.
   *[other] Remonter coûte { $needs } ; il manque { $missing }.
}
refused-trap-platform-waits = La plateforme flotte : découvrez.
refused-trap-invocation = { $reason ->
    [elsewhere] Allez d’abord à la salle d’invocation.
    [nobody] Personne à convoquer.
   *[other] Convoquer coûte { $needs } ; il manque { $missing }.
}

told-platform-waits = La plateforme attend une porte.
told-platform-travelled = La plateforme trouve une porte ailleurs.
told-platform-stopped = Le mur cède. La plateforme s’arrête ici.
told-summoned = La salle d’invocation convoque : { $players }.
told-hung-up = L’abîme retient { $player } !
banner-hung-up = L’abîme retient { $player } !
told-climbed-up = { $player } remonte.
told-torn-away = L’abîme lâche { $player }.

action-climb-up = Remonter
    .short = Remonter
action-summon-all = Convoquer tout le monde
    .short = convoquer
banner-summoned = { $player } convoque { $players } !

notice-platform-stuck = Plateforme sans porte : trouvez-en une.

notice-platform-waits = La plateforme attend : on n’en sort pas.
