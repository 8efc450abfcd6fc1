# Le totem.

module-totem = Totem
    .effect = Une salle où l’on empile des dés à masque pour des joyaux.
    .advice = Ici, les masques noirs servent à quelque chose.
chamber-totem-chamber = Salle du totem
    .effect = Cinq dés à masque empilés activent un joyau, dix en activent deux.
    .advice = Posez le dé quand le repère est près du milieu ; un gros écart fait tout tomber.

refused-totem-stack = { $reason ->
    [elsewhere] Les dés s’empilent dans la salle du totem.
    [unknown] Vous n’avez pas ce dé.
    [full] La pile ne peut pas monter plus haut.
    [not-yet] Le repère n’est pas encore passé par là.
    [too-old] Le repère que vous avez vu est passé : votre connexion est lente. Essayez encore.
   *[no-mask] Seul un masque noir ou un masque d’or s’empile.
}
refused-totem-gems = { $reason ->
    [elsewhere] Le totem est ailleurs.
   *[too-low] La pile n’est pas assez haute : encore { $lacking ->
        [one] un dé
       *[other] { $lacking } dés
    }.
}

told-die-stacked = { $player } pose un dé sur le totem ; il tient.
told-die-slipped = Le dé de { $player } glisse du totem.
told-stack-fell = { $player } fait tomber tout le totem !
told-die-unstacked = { $player } reprend un dé du totem.

action-stack-die = Poser le dé { $die } sur le totem
action-cash-stack = Activer des joyaux grâce au totem
