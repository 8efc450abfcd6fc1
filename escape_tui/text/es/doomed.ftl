# Condena.

module-doomed = Condena
    .effect = Dos maldiciones para el final, y un tesoro contra maldiciones.
    .advice = Reserva el contrahechizo para tu peor maldición.

curse-doomed = Condena
    .effect = No puedes escapar hasta levantar esta maldición.
    .advice = Levántala antes de ir a la salida.
curse-stand-up = De pie
    .effect = Pulsa la tecla de levantarse cada ocho segundos, o nada funciona.
    .advice = Tres aventureros te dejan sentarte para siempre.

treasure-counterspell = Contrahechizo
    .effect = Descarta una de tus maldiciones, si se puede levantar.
    .advice = Úsalo contra símbolos difíciles de sacar.

refused-doomed-doomed = Condena: levanta antes la maldición.
refused-doomed-stand-up = { $reason ->
    [sitting] Levántate antes.
    [honour] Por honor: la mesa ve quién está de pie.
   *[other] Ahora no hace falta levantarse.
}
refused-doomed-counterspell = { $reason ->
    [never] No se puede levantar: { $curse }.
   *[other] No tienes esa maldición.
}

told-sat-down = { $player } se sienta.

action-stand-up = Levantarse
action-use-counterspell = Contrahechizo: descartar { $curse }
    .short = Descartar { $curse }
notice-stand = Levántate a tiempo
notice-sitting = ¡Levántate o nada funciona!
