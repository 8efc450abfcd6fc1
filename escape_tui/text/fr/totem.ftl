# Le totem.

module-totem = Totem
    .effect = Une salle où l’on empile des dés à masque pour des joyaux.
    .advice = Ici, les masques noirs servent à quelque chose.
chamber-totem-chamber = Salle du totem
    .effect = Cinq masques empilés activent un joyau, dix deux.
    .advice = Appuyez quand le repère est au milieu. Un gros écart renverse tout.

refused-totem-stack = { $reason ->
    [elsewhere] Allez d’abord à la salle du totem.
    [unknown] Vous n’avez pas ce dé.
    [full] La pile est pleine.
    [not-yet] Trop tôt. Suivez le repère et réessayez.
    [too-old] Trop tard : connexion lente. Réessayez.
   *[no-mask] Empilez des masques noirs ou d’or.
}
refused-totem-gems = { $reason ->
    [elsewhere] Allez d’abord à la salle du totem.
   *[too-low] { $lacking ->
        [one] Il manque un dé à la pile.
       *[other] Il manque { $lacking } dés à la pile.
    }
}

told-die-stacked = { $player } empile un dé. Il tient.
told-die-slipped = { $player } : le dé glisse du totem.
told-stack-fell = { $player } renverse tout le totem !
told-die-unstacked = { $player } reprend un dé du totem.

action-stack-die = Empiler le dé { $die }
    .short = Empiler { $die }
action-cash-stack = Activer des joyaux au totem
    .short = activer joyaux

panel-totem = Le totem
