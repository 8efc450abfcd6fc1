# El tótem.

module-totem = Tótem
    .effect = Una sala donde se apilan dados con máscaras a cambio de gemas.
    .advice = Aquí las máscaras negras sirven de algo.
chamber-totem-chamber = Sala del tótem
    .effect = Cinco máscaras apiladas activan una gema, diez dos.
    .advice = Pulsa con la marca cerca del centro. Un fallo grande lo tira todo.

refused-totem-stack = { $reason ->
    [elsewhere] Ve a la sala del tótem para apilar.
    [unknown] No tienes ese dado.
    [full] La torre está completa.
    [not-yet] Demasiado pronto. Mira la marca.
    [too-old] Tarde: tu conexión va lenta. Otra vez.
   *[no-mask] Solo se apilan máscaras negras o de oro.
}
refused-totem-gems = { $reason ->
    [elsewhere] Ve antes a la sala del tótem.
   *[too-low] { $lacking ->
        [one] A la torre le falta un dado.
       *[other] A la torre le faltan { $lacking } dados.
    }
}

told-die-stacked = { $player } apila un dado. Aguanta.
told-die-slipped = { $player }: el dado resbala del tótem.
told-stack-fell = ¡{ $player } tira todo el tótem!
told-die-unstacked = { $player } quita un dado del tótem.

action-stack-die = Apilar el dado { $die }
    .short = Apilar { $die }
action-cash-stack = Activar gemas con el tótem
    .short = activar
panel-totem = El tótem
