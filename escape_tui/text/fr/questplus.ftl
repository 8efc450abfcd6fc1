# Autres salles de quête.

module-questplus = Autres salles de quête
    .effect = Trois quêtes de plus, et des malédictions qui lient la volonté et les mains.
    .advice = Deux de ces quêtes demandent toute l’équipe à certains endroits. Prévoyez.

chamber-chaos = Salle du chaos
    .effect = Tous ici en même temps : chacun pioche une malédiction, et la quête est accomplie.
    .advice = Venez juste après un claquement : vous êtes déjà ensemble.
chamber-constellation = Constellation
    .effect = Soyez en même temps dans les bonnes salles. Puis payez ici deux clés.
    .advice = Dites qui va où avant de partir.
chamber-snake-pit = Les serpents
    .effect = Les autres reçoivent chacun un serpent. Une fois tous chassés, cinq torches vainquent leur mère.
    .advice = Chassez votre serpent avec deux torches avant d’avancer.

curse-mind-control = Contrôle mental
    .effect = Un autre joueur doit confirmer quand vous bougez, découvrez, activez des joyaux ou sortez.
    .advice = Amis, gardez un doigt sur la touche « accepter ».
curse-pitfall = Trappe
    .effect = Vous tombez dans la salle de départ.
    .advice = Juste avant un claquement, c’est une chance.
curse-magical-bond = Liens magiques
    .effect = Après chaque lancer, attendez celui de votre partenaire, ou trois secondes.
    .advice = Choisissez un ami qui lance vite.

refused-questplus-chaos = { $reason ->
    [elsewhere] Le chaos commence dans sa salle.
   *[missing] Tout le monde ici ! Il manque { $absent }.
}
refused-questplus-constellation = { $reason ->
    [elsewhere] Allez d’abord à la constellation.
    [constellation] Personne à la constellation.
    [start] Il faut quelqu’un au départ.
    [three-gems] Il faut quelqu’un en salle à 3 joyaux.
    [one-gem] Il faut quelqu’un en salle à 1 joyau.
    [exit] Il faut quelqu’un à la sortie.
   *[other] Les étoiles coûtent { $needs } ; il manque { $missing }.
}
refused-questplus-snakes = { $reason ->
    [elsewhere] La mère est dans la fosse. Allez-y.
    [no-snake] Pas de serpent ici.
    [snakes-left] { $snakes ->
        [one] Il reste un serpent. Chassez-le d’abord.
       *[other] Il reste { $snakes } serpents. Chassez-les d’abord.
    }
   *[other] Le feu coûte { $needs } ; il manque { $missing }.
}
refused-questplus-mind-control = { $reason ->
    [waiting] C’est demandé. Un ami doit confirmer.
    [nothing-asked] Il n’y a rien à répondre.
    [yourself] Un autre joueur doit le confirmer.
    [not-cursed] Personne ne vous contrôle.
   *[other] Cela ne se demande pas.
}
refused-questplus-bond = { $reason ->
    [taut] Lien : { $whom } lance d’abord.
    [not-inside] Choisissez quelqu’un dans le temple.
   *[other] Personne à choisir.
}

told-snakes-crept = Des serpents ! ({ $chambers })
told-snake-chased = { $player } chasse un serpent : { $chamber }.
told-leave-asked = { $player } demande. Qui confirme ?
told-leave-granted = { $player } confirme pour { $whom }.
told-leave-denied = { $player } dit non à { $whom }.
told-wish-faded = { $player } : le souhait s’efface.

action-unleash-chaos = Laisser commencer le chaos
    .short = chaos
action-align-stars = Aligner les étoiles
    .short = aligner
action-chase-snake = Chasser le serpent
    .short = chasser
action-fight-mother-snake = Combattre la mère des serpents
    .short = combattre
action-ask-leave = Demander à agir
action-grant-leave = Dire oui à { $whom }
action-deny-leave = Dire non à { $whom }
action-bind-to = Se lier à { $whom }
    .short = { $whom }
choice-questplus-bond = À qui vous liez-vous ?

panel-place = { $place ->
    [constellation] personne dedans
    [start] personne au départ
    [three-gems] personne à trois joyaux
    [one-gem] personne à un joyau
   *[exit] personne à la sortie
}
panel-snakes = Serpents
notice-wish = { $player } veut : { $wish }
notice-own-wish = À confirmer par un ami : { $wish }
notice-bond = Lien : { $player } lance d’abord
