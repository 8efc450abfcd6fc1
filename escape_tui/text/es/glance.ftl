tray-seconds = { $count ->
    [one] segundo
   *[other] segundos
}

team-apart = lejos
team-away = ausente
team-bot = bot

panel-your-cards = Tus cartas
panel-use-cards = { $key } usar
panel-hide-cards = { $key } cierra
panel-no-cards = Aún no hay cartas.
panel-more = { $count } más: { $key }

action-show-cards = cartas
    .help = Muestra todas las cartas visibles y lo que hacen, primero las tuyas.

action-legend = signos
    .help = Explica los signos del mapa.

panel-signs = Signos
panel-all-signs = { $key } los explica todos.
panel-stays = queda
