# Module 7 : les salles piégées.

module-trap = Salles piégées
    .effect = Deux à quatre salles qui attrapent celui qui les découvre.
    .advice = N’explorez pas seul avec peu de dés : un piège pourrait vous garder.

chamber-platform = Plateforme
    .effect = Emporte son découvreur autour du temple, dans le sens horaire, jusqu’à une porte qui convient à son escalier.
    .advice = Si elle attend, découvrez des salles : chaque changement du temple peut la libérer.
chamber-invocation = Invocation
    .effect = Appelle tous les aventuriers quand on la découvre, et de nouveau pour trois clés.
    .advice = Retrouvez-vous ici, mais pensez au retour avant que la porte claque.
chamber-cliff-torch = Abîme, torches
    .effect = Le découvreur reste suspendu jusqu’à ce qu’il montre seul trois torches.
    .advice = Les amis entrent gratuitement : apportez des masques d’or, rien d’autre n’aide.
chamber-cliff-key = Abîme, clés
    .effect = Le découvreur reste suspendu jusqu’à ce qu’il montre seul trois clés.
    .advice = Les amis entrent gratuitement : apportez des masques d’or, rien d’autre n’aide.
chamber-slide = Toboggan
    .effect = On y entre par son escalier, personne n’en sort par là.
    .advice = Cherchez une autre porte avant de glisser.

refused-trap-setup = On joue avec deux, trois ou quatre salles piégées.
refused-trap-slide = Le toboggan est trop raide : sortez par une autre porte.
refused-trap-cliff = { $reason ->
    [not-hanging] Vous n’êtes suspendu au-dessus d’aucun abîme.
    [held] Vous êtes suspendu au-dessus de l’abîme : remontez d’abord.
   *[other] Remonter demande { $needs } : il manque { $missing }.
}
refused-trap-platform-waits = La plateforme flotte : tant qu’elle n’a pas accosté, on ne peut que découvrir, pas la quitter.
refused-trap-invocation = { $reason ->
    [elsewhere] On n’appelle que depuis la salle d’invocation.
    [nobody] Il n’y a personne qui puisse venir.
   *[other] L’appel demande { $needs } : il manque { $missing }.
}

told-platform-waits = La plateforme ne trouve pas de porte pour son escalier et attend.
told-platform-travelled = La plateforme fait le tour du temple et trouve une porte.
told-platform-stopped = Le mur à côté de la plateforme cède : elle reste où elle est.
told-summoned = La salle d’invocation appelle, et voici venir { $players }.
told-hung-up = { $player } est suspendu au-dessus de l’abîme !
banner-hung-up = { $player } est suspendu au-dessus de l’abîme !
told-climbed-up = { $player } remonte de l’abîme.
told-torn-away = { $player } est arraché à l’abîme.

action-climb-up = Remonter
action-summon-all = Appeler tout le monde
