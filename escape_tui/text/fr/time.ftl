# Module 8 : les salles temporelles.

module-time = Salles temporelles
    .effect = Deux, trois ou quatre salles qui lancent un sablier dès qu’on les découvre.
    .advice = Décidez qui y va avant que le sable ait coulé.

-prohibition-advice = Faites ce qui reste permis et soyez prêts quand on retournera le sablier.
chamber-prohibition-1 = Veto joyaux+or
    .effect = Pendant trente secondes, personne n’active de joyaux, puis aucun masque d’or ne libère de dés.
    .advice = { -prohibition-advice }
chamber-prohibition-2 = Veto or+pas
    .effect = Pendant trente secondes, aucun masque d’or ne libère de dés, puis personne n’entre dans une salle.
    .advice = { -prohibition-advice }
chamber-prohibition-3 = Veto pas+base
    .effect = Pendant trente secondes, personne n’entre dans une salle, puis personne dans la salle de départ.
    .advice = { -prohibition-advice }
chamber-prohibition-4 = Veto base+joyau
    .effect = Pendant trente secondes, personne n’entre dans la salle de départ, puis personne n’active de joyaux.
    .advice = { -prohibition-advice }
chamber-sacrifice = Le sacrifice
    .effect = Chacun y dépose un dé et le reprend s’il y vient dans la minute.
    .advice = Venez chercher votre dé si vous êtes près ; un long chemin n’en vaut pas toujours la peine.
chamber-torch = La torche
    .effect = Sept torches en une minute, sinon deux d’entre vous perdent chacun un dé ; les volontaires d’abord.
    .advice = Deux ou trois aventuriers qui gardent des torches suffisent.
chamber-lava-dice = Salle de lave
    .effect = Trois tâches en une minute ; chaque tâche restante coûte un dé.
    .advice = Une seule tâche accomplie sauve déjà un dé.
chamber-lava-gems = Lave aux joyaux
    .effect = Trois tâches en une minute ; chaque tâche restante ajoute un joyau à la réserve.
    .advice = Une seule tâche accomplie sauve déjà un joyau.

refused-time-setup = On joue avec { $fewest } à { $most } salles temporelles.
refused-time-timers = Rien ici ne demande de symboles contre la montre.
refused-time-prohibition = { $reason ->
    [movement] Interdit pour l’instant : personne ne change de salle.
    [gems] Interdit pour l’instant : personne n’active de joyaux.
    [golden-masks] Interdit pour l’instant : aucun masque d’or ne libère de dés.
   *[other] Interdit pour l’instant : personne n’y entre ({ $chamber }).
}
refused-time-torch = { $reason ->
    [waiting] Cette salle attend encore le sablier.
    [over] C’est fini : le sablier de cette salle ne coule plus.
    [done] Tout ce que cette salle demande est fait.
   *[other] La salle de la torche demande { $needs } : il manque { $missing }.
}
refused-time-volunteer = { $reason ->
    [outside] Vous êtes déjà dehors : d’autres paieront.
    [no-dice] Vous n’avez aucun dé à perdre.
   *[no-choice] Personne ne doit perdre de dé maintenant.
}
refused-time-lava = { $reason ->
    [waiting] Cette salle attend encore le sablier.
    [over] C’est fini : le sablier de cette salle ne coule plus.
    [done] Tout ce que cette salle demande est fait.
   *[other] La lave demande maintenant { $needs } : il manque { $missing }.
}

told-timer-awaited = { $chamber } : elle attend que le sablier soit libre.
told-timer-started = { $chamber } : le sablier coule, { $until } secondes.
told-timer-turned = { $chamber } : le sablier est retourné, { $until } secondes.
told-timer-stopped = { $chamber } : c’est fini.
told-demand-met = { $player } donne à la salle ce qu’elle demande ({ $chamber }).
told-toll-demanded = { $dice ->
    [one] Un dé sera perdu
   *[other] { $dice } dés seront perdus
} : qui se porte volontaire ?
banner-toll-demanded = Qui donne un dé ?
told-die-volunteered = { $player } donne un dé.
told-die-offered-up = Un dé de { $player } est déposé dans la salle sacrificielle.
told-die-taken-back = { $player } reprend un dé de la salle sacrificielle.
told-sacrifice-lost = Le dé de { $player } dans la salle sacrificielle est perdu.
banner-timer-started = { $chamber } !
banner-timer-turned = { $chamber } !

action-meet-demand = Payer ce que la salle demande
action-volunteer-die = Perdre un de vos dés
action-keep-dice = Garder vos dés

choice-time-volunteer = Des dés seront perdus. En donnez-vous un ?
