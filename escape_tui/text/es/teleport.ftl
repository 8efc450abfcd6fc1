# La sala de teletransporte.

module-teleport = Sala de teletransporte
    .effect = Una sala y una ficha, y saltos entre ambas.
    .advice = Deja la ficha en la otra punta del templo.
chamber-teleport-chamber = Teletransporte
    .effect = Salta de aquí a la ficha y de vuelta, sin coste.
    .advice = Nadie salta mientras alguien lleva la ficha.

refused-teleport-token = { $reason ->
    [carried] Alguien lleva la ficha.
    [elsewhere] La ficha no está aquí.
   *[not-carrying] No llevas la ficha.
}
refused-teleport-jump = { $reason ->
    [carried] Alguien lleva la ficha. Espera.
    [token-at-home] La ficha sigue aquí. Llévala antes.
    [closed] Nadie puede entrar: { $chamber }.
   *[elsewhere] Salta del teletransporte o la ficha.
}

told-token-taken = { $player } toma la ficha.
told-token-dropped = { $player } deja la ficha: { $chamber }.
told-token-returned = La ficha vuelve al teletransporte.

action-take-token = Tomar la ficha
    .short = tomar
action-drop-token = Dejar la ficha
    .short = dejar
action-jump = Saltar
panel-teleporter = La ficha
