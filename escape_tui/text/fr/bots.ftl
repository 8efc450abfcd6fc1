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
    [red] Je passe devant. Suivez !
    [blue] Je tiens le plan.
    [green] Salut ! On ne laisse personne derrière.
    [yellow] J’ai pris le goûter, pas les torches.
    [purple] J’étais plus jeune la dernière fois.
   *[white] Bonjour.
}
bot-needs-help = { $colour ->
    [red] { $of_three ->
        [0] Tout bloqué ! De l’or, vite !
        [1] Des masques partout ! De l’or !
       *[other] Impossible de courir. De l’or !
    }
    [blue] { $of_three ->
        [0] Il me faut un masque d’or.
        [1] Presque tout est bloqué. De l’or ?
       *[other] Selon mes comptes : trop de masques.
    }
    [green] { $of_three ->
        [0] Pardon, c’est bloqué. Qui peut venir ?
        [1] Un peu d’or, quelqu’un ?
       *[other] Je ne veux pas déranger. De l’or ?
    }
    [yellow] { $of_three ->
        [0] Que des masques, zéro fête. À l’aide ?
        [1] Mes dés font la sieste. De l’or ?
       *[other] Un biscuit contre de l’or !
    }
    [purple] { $of_three ->
        [0] Les masques me tiennent. De l’or, de grâce.
        [1] Les pierres rient. De l’or, de grâce.
       *[other] Me voilà entre vos mains.
    }
   *[white] { $of_three ->
        [0] Dés bloqués. De l’or ?
        [1] Des masques. Hm.
       *[other] De l’or, s’il vous plaît.
    }
}
bot-offers-help = { $colour ->
    [red] { $of_three ->
        [0] J’ai de l’or. Bouge pas !
        [1] De l’or ! Laissez passer !
       *[other] Tiens bon, l’or arrive en courant !
    }
    [blue] { $of_three ->
        [0] Un masque d’or, en route.
        [1] Masque d’or, par le plus court.
       *[other] Selon mes comptes, il est pour toi.
    }
    [green] { $of_three ->
        [0] J’ai de l’or pour toi !
        [1] Tiens bon, j’apporte de l’or !
       *[other] De l’or pour toi. J’arrive !
    }
    [yellow] { $of_three ->
        [0] Masque d’or, presque neuf. Preneur ?
        [1] Livraison d’or ! Pourboire bienvenu.
       *[other] Sèche tes larmes, j’ai de l’or.
    }
    [purple] { $of_three ->
        [0] J’apporte de l’or. Reste où tu es.
        [1] De l’or, comme dans les légendes.
       *[other] Patience. L’or est en chemin.
    }
   *[white] { $of_three ->
        [0] De l’or. J’arrive.
        [1] J’ai de l’or. Attends.
       *[other] Pour toi. De l’or.
    }
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
    [red] { $of_two ->
        [0] J’arrive ! Faites place !
       *[other] J’arrive en courant !
    }
    [blue] { $of_two ->
        [0] En route. Reste là.
       *[other] Au plus court. J’arrive.
    }
    [green] { $of_two ->
        [0] Bien sûr, j’arrive !
       *[other] Attends-moi, j’arrive !
    }
    [yellow] { $of_two ->
        [0] J’arrive, et je frappe avant !
       *[other] J’arrive ! Garde-moi une place.
    }
    [purple] { $of_two ->
        [0] Je me mets en chemin.
       *[other] Mes vieilles jambes obéissent.
    }
   *[white] { $of_two ->
        [0] J’arrive.
       *[other] Oui.
    }
}
bot-waits = { $colour ->
    [red] Bon, j’attends. Vite !
    [blue] J’attends. À toi.
    [green] Bien sûr, j’attends.
    [yellow] J’attends. C’est mon fort.
    [purple] J’ai le temps. Le temple, moins.
   *[white] J’attends.
}
bot-thanks = { $colour ->
    [red] { $of_two ->
        [1] Merci ! Ça va mieux.
       *[other] Merci ! Et on repart !
    }
    [blue] { $of_two ->
        [1] Merci. Je te dois un masque.
       *[other] Merci. C’est noté, avec l’heure.
    }
    [green] { $of_two ->
        [1] Merci, tu es en or !
       *[other] Merci ! Je ne l’oublie pas.
    }
    [yellow] { $of_two ->
        [1] Merci ! Mes dés t’adorent.
       *[other] Merci ! Je te dois un goûter.
    }
    [purple] { $of_two ->
        [1] Grand merci.
       *[other] Mille mercis. Trop aimable.
    }
   *[white] { $of_two ->
        [1] Merci bien.
       *[other] Merci.
    }
}
bot-teases = { $colour ->
    [red] De rien ! Cours plus vite que les masques !
    [blue] De rien. Je compte.
    [green] De rien ! Tu manges assez ?
    [yellow] De rien. C’est un biscuit par masque.
    [purple] De rien. Ah, la jeunesse.
   *[white] Quand tu veux.
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
    [red] Encore. Tout de suite !
    [blue] Le plan était bon. On a trop traîné.
    [green] Au moins, nous étions ensemble.
    [yellow] Je hante la salle de départ. Réservé !
    [purple] Patience. La pierre ne gagne pas toujours.
   *[white] Hm. Encore ?
}

agreement-manner = Jeu des bots
    .help = Sociables, ils vous laissent portes et joyaux ; discrets, ils ne font que répondre.
manner-eager = à fond
manner-companionable = sociables
manner-quiet = discrets
