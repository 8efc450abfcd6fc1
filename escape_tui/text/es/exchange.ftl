# La sala de canje.

module-exchange = Sala de canje
    .effect = Una sala donde una maldición se vuelve tesoro.
    .advice = Entra de nuevo por cada maldición.
chamber-exchange-chamber = Sala de canje
    .effect = Cada vez que entras, canjea una maldición que se pueda levantar por un tesoro.
    .advice = Sal y vuelve a entrar para la siguiente.

refused-exchange-enter = { $reason ->
    [needs-modules] Añade antes Maldiciones y Tesoros.
    [elsewhere] Ve antes a la sala de canje.
    [once] Sal y vuelve a entrar para canjear otra.
    [never] No se puede levantar: { $card }.
    [not-cursed] No tienes esa maldición.
   *[no-treasure] No quedan tesoros para canjear.
}

told-exchange-opened = { $player } puede canjear una maldición.

action-exchange-curse = Canjear { $card }
    .short = Canje: { $card }
