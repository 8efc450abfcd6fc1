# Autres salles de quête.

module-questplus = Autres salles de quête
    .effect = Trois quêtes de plus, et des malédictions sur la volonté et les mains.
    .advice = Deux de ces quêtes vous demandent d’être tous à certains endroits : prévoyez le chemin.

chamber-chaos = Salle du chaos
    .effect = Quand tous y sont en même temps, chacun pioche une malédiction et la quête est accomplie.
    .advice = Venez après que la porte a claqué, quand vous êtes ensemble de toute façon.
chamber-constellation = Constellation
    .effect = Tenez-vous en même temps dans les bonnes salles ; puis on paie ici deux clés.
    .advice = Dites qui va où avant que le premier parte.
chamber-snake-pit = Les serpents
    .effect = Un serpent rejoint chacun des autres ; une fois tous chassés, cinq torches vainquent leur mère.
    .advice = Chassez votre serpent avec deux torches avant d’avancer.

curse-mind-control = Contrôle mental
    .effect = Pour vous déplacer, découvrir, prendre des joyaux ou sortir, un autre joueur doit confirmer.
    .advice = Amis : gardez un doigt sur la touche qui confirme.
curse-pitfall = Trappe
    .effect = Vous tombez dans la salle de départ.
    .advice = Avant que la porte claque, c’est parfois une chance.
curse-magical-bond = Liens magiques
    .effect = Après un lancer, vous attendez que votre compagnon ait lancé, ou trois secondes.
    .advice = Choisissez quelqu’un qui lance vite.

refused-questplus-chaos = { $reason ->
    [elsewhere] Le chaos commence dans sa salle.
   *[missing] Tous doivent être ici en même temps : il manque { $absent }.
}
refused-questplus-constellation = { $reason ->
    [elsewhere] C’est dans la salle de la constellation qu’on aligne les étoiles.
    [constellation] Personne n’est dans la salle de la constellation.
    [start] Quelqu’un doit se tenir dans la salle de départ.
    [three-gems] Quelqu’un doit se tenir dans une salle à trois symboles de joyau.
    [one-gem] Quelqu’un doit se tenir dans une salle à un seul joyau.
    [exit] Quelqu’un doit se tenir à la sortie.
   *[other] Les étoiles demandent { $needs } : il manque { $missing }.
}
refused-questplus-snakes = { $reason ->
    [elsewhere] La mère des serpents est dans la fosse aux serpents.
    [no-snake] Il n’y a pas de serpent ici.
    [snakes-left] { $snakes ->
        [one] Il reste un serpent.
       *[other] Il reste { $snakes } serpents.
    }
   *[other] Contre les serpents, il faut { $needs } : il manque { $missing }.
}
refused-questplus-mind-control = { $reason ->
    [waiting] Vous l’avez demandé : quelqu’un doit le confirmer.
    [nothing-asked] Personne n’attend votre accord.
    [yourself] Un autre joueur doit le confirmer.
    [not-cursed] Personne ne vous contrôle.
   *[other] Personne ne comprend ce que vous demandez.
}
refused-questplus-bond = { $reason ->
    [taut] Le lien est tendu : attendez que { $whom } ait lancé.
    [not-inside] Choisissez quelqu’un d’autre qui est dans le temple.
   *[other] Il n’y a personne à choisir.
}

told-snakes-crept = Des serpents rampent ({ $chambers }).
told-snake-chased = { $player } chasse un serpent ({ $chamber }).
told-leave-asked = { $player } demande la permission : qui confirme ?
told-leave-granted = { $player } confirme ce que fait { $whom }.
told-leave-denied = { $player } refuse ce que veut { $whom }.
told-wish-faded = Le souhait de { $player } s’efface.

action-unleash-chaos = Laisser commencer le chaos
action-align-stars = Aligner les étoiles
action-chase-snake = Chasser le serpent
action-fight-mother-snake = Combattre la mère des serpents
action-ask-leave = Demander la permission
action-grant-leave = Confirmer ce que fait { $whom }
action-deny-leave = Refuser à { $whom }
action-bind-to = Être lié à { $whom }
choice-questplus-bond = À qui êtes-vous lié ?
