# Les bots : un nom par couleur, et une voix. Huit mots au plus.

bot-name = { $colour ->
    [red] Rukal
    [blue] Bixal
    [green] Gotli
    [yellow] Yutzi
    [purple] Pomek
    [white] Wexli
   *[other] Bot
}

bot-greets = { $colour ->
    [red] Rukal. Je passe devant. Suivez !
    [blue] Bixal. Je tiens le plan.
    [green] Salut, Gotli ! Personne ne reste derrière.
    [yellow] Yutzi ! J’ai pris le goûter, pas les torches.
    [purple] Pomek. J’ai pris de l’âge depuis.
   *[white] Wexli. Bonjour.
}
bot-needs-help = { $colour ->
    [red] Tout bloqué ! De l’or, vite !
    [blue] Tout bloqué. Il me faut un masque d’or.
    [green] Pardon, tout bloqué. Quelqu’un peut venir ?
    [yellow] Que des masques, zéro fête. À l’aide ?
    [purple] Les masques me tiennent. De l’or, merci.
   *[white] Bloqué. De l’or ?
}
bot-offers-help = { $colour ->
    [red] J’ai de l’or. Bouge pas !
    [blue] Un masque d’or, en route.
    [green] J’ai de l’or. Qui en veut ?
    [yellow] Masque d’or, presque neuf. Preneur ?
    [purple] J’apporte de l’or. Reste où tu es.
   *[white] De l’or. J’arrive.
}
bot-finds-exit = { $colour ->
    [red] La sortie ! Suivez ma poussière !
    [blue] Sortie trouvée. Elle est sur le plan.
    [green] La sortie ! Venez, tout le monde !
    [yellow] La sortie ! Je ne cherchais même pas.
    [purple] La sortie, comme gravé dans la pierre.
   *[white] Sortie. Ici.
}
bot-agrees = { $colour ->
    [red] J’arrive ! Faites place !
    [blue] En route. Reste là.
    [green] Bien sûr, j’arrive !
    [yellow] J’arrive, et je frappe avant !
    [purple] Je me mets en chemin.
   *[white] J’arrive.
}
bot-thanks = { $colour ->
    [red] Merci ! Et on repart !
    [blue] Merci. C’est noté, avec l’heure.
    [green] Merci ! Je ne l’oublie pas.
    [yellow] Merci ! Je te dois un goûter.
    [purple] Mille mercis. Trop aimable.
   *[white] Merci.
}
bot-teases = { $colour ->
    [red] De rien ! Cours plus vite qu’eux !
    [blue] De rien. Et d’une. Je compte.
    [green] De rien ! Tu manges assez ?
    [yellow] De rien. C’est un biscuit par masque.
    [purple] De rien. Ah, la jeunesse.
   *[white] Oui. Encore.
}
bot-wins = { $colour ->
    [red] Le jour ! Qui en refait une ?
    [blue] Tous dehors. J’encadre ce plan.
    [green] Tout le monde est là. Compté deux fois.
    [yellow] Dehors ! Je sens à nouveau mes genoux.
    [purple] Le temple nous laisse partir. Aujourd’hui.
   *[white] Soleil. Joli.
}
bot-loses = { $colour ->
    [red] Si près. Encore. Tout de suite.
    [blue] Le plan était bon. On a trop traîné.
    [green] Au moins, nous étions ensemble.
    [yellow] Je hante la salle de départ. Réservé !
    [purple] Patience. La pierre ne gagne pas toujours.
   *[white] Hm. Encore ?
}

agreement-manner = Jeu des bots
    .help = En bonne compagnie, ils vous laissent portes et joyaux ; discrets, ils répondent.
manner-eager = à fond
manner-companionable = en compagnie
manner-quiet = discrets
