# Module 8 : les salles temporelles.

module-time = Salles temporelles
    .effect = Deux à quatre salles qui lancent un sablier quand on les trouve.
    .advice = Décidez qui y va avant que le sable ait coulé.

-prohibition-advice = Faites ce qui reste permis, et guettez le changement.
chamber-prohibition-1 = Veto joyaux+or
    .effect = Trente secondes sans activer de joyaux, puis trente sans libérer de dés.
    .advice = { -prohibition-advice }
chamber-prohibition-2 = Veto or+pas
    .effect = Trente secondes sans libérer de dés, puis trente sans entrer nulle part.
    .advice = { -prohibition-advice }
chamber-prohibition-3 = Veto pas+base
    .effect = Trente secondes sans entrer nulle part, puis trente sans entrer au départ.
    .advice = { -prohibition-advice }
chamber-prohibition-4 = Veto base+joyau
    .effect = Trente secondes sans entrer au départ, puis trente sans activer de joyaux.
    .advice = { -prohibition-advice }
chamber-sacrifice = Le sacrifice
    .effect = Chacun y pose un dé. Venez dans la minute pour le reprendre.
    .advice = Venez si vous êtes près. Un long chemin n’en vaut pas la peine.
chamber-torch = La torche
    .effect = Sept torches en une minute, ou deux d’entre vous perdent un dé ; volontaires d’abord.
    .advice = Deux ou trois joueurs qui gardent des torches suffisent.
chamber-lava-dice = Salle de lave
    .effect = Trois tâches en une minute. Chaque tâche restante coûte un dé.
    .advice = Une seule tâche accomplie sauve déjà un dé.
chamber-lava-gems = Lave aux joyaux
    .effect = Trois tâches en une minute. Chaque tâche restante ajoute un joyau à la réserve.
    .advice = Une seule tâche accomplie sauve déjà un joyau.

refused-time-setup = Choisissez de { $fewest } à { $most } salles temporelles.
refused-time-timers = Aucune tâche chronométrée ici.
refused-time-prohibition = { $reason ->
    [movement] Interdit : personne ne bouge.
    [gems] Interdit : personne n’active de joyaux.
    [golden-masks] Interdit : pas de masques d’or.
   *[other] Interdit pour l’instant : { $chamber }.
}
refused-time-torch = { $reason ->
    [waiting] Cette salle attend le sablier.
    [over] Trop tard : le temps est écoulé.
    [done] Tout est fait ici.
   *[other] La torche coûte { $needs } ; il manque { $missing }.
}
refused-time-volunteer = { $reason ->
    [outside] Vous êtes déjà dehors. D’autres paient.
    [no-dice] Vous n’avez aucun dé à perdre.
   *[no-choice] Personne ne doit perdre de dé.
}
refused-time-lava = { $reason ->
    [waiting] Cette salle attend le sablier.
    [over] Trop tard : le temps est écoulé.
    [done] Tout est fait ici.
   *[other] La lave coûte { $needs } ; il manque { $missing }.
}

told-timer-awaited = { $chamber } attend le sablier.
told-timer-started = { $chamber } : le sablier coule, { $until } secondes.
told-timer-turned = { $chamber } : encore { $until } secondes au sablier.
told-timer-stopped = { $chamber } : c’est fini.
told-demand-met = { $player } paie ce qu’il faut : { $chamber }.
told-toll-demanded = { $dice ->
    [one] Il faut perdre un dé. Qui en donne un ?
   *[other] Il faut perdre { $dice } dés. Qui en donne un ?
}
banner-toll-demanded = Qui donne un dé ?
told-die-volunteered = { $player } donne un dé.
told-die-offered-up = { $player } pose un dé dans la salle sacrificielle.
told-die-taken-back = { $player } reprend son dé sacrifié.
told-sacrifice-lost = { $player } perd son dé sacrifié.
banner-timer-started = { $chamber } !
banner-timer-turned = { $chamber } !

action-meet-demand = Payer ce qu’il faut
    .short = payer
action-volunteer-die = Donner un dé
    .short = Donner un dé
action-keep-dice = Garder vos dés

choice-time-volunteer = Il faut perdre des dés. En donner un ?

panel-prohibited = { $what ->
    [gems] Pas de joyaux !
    [golden-masks] Pas de masques d’or !
    [movement] Personne ne bouge !
   *[start] Personne n’entre au départ !
}
notice-toll = { $dice ->
    [one] Il faut perdre un dé. Donner le vôtre ?
   *[other] Il faut perdre { $dice } dés. En donner un ?
}
notice-toll-open = { $dice ->
    [one] Il faut perdre un dé. Qui en donne un ?
   *[other] Il faut perdre { $dice } dés. Qui en donne un ?
}
notice-then = Puis : { $what ->
    [gems] pas de joyaux.
    [golden-masks] pas de masques d’or.
    [movement] personne ne bouge.
   *[start] personne n’entre au départ.
}
notice-task = { $chamber } : { $price }
notice-timer = { $chamber }
notice-sacrificed = { $chamber } : reprenez votre dé
notice-waits = { $chamber } : attend son sablier

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
