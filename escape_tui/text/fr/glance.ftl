tray-seconds = { $count ->
    [one] seconde
   *[other] secondes
}

team-apart = isolé
team-away = absent
team-bot = bot

panel-your-cards = Vos cartes
panel-use-cards = { $key } utiliser
panel-hide-cards = { $key } : fermer
panel-no-cards = Pas encore de cartes.
panel-more = { $count } de plus : { $key }

action-show-cards = cartes
    .help = Montre toutes les cartes visibles et leurs effets, les vôtres d’abord.

action-legend = signes
    .help = Explique les signes du plan.

panel-signs = Signes
panel-all-signs = { $key } les explique tous.
panel-stays = reste
