# Nada que tirar: lo que queda por hacer.

advice-locked-alone = ¡Todo bloqueado! { $fate } gira el destino.
advice-locked-friends = ¡Todo bloqueado! { $call } pide oro.
advice-no-dice = Sin dados: quien salga puede darte uno.
idle-next-seat = seguir a alguien
idle-call = llamar, marcar
watching-friend = { $name ->
    [none] Otra vez tú.
   *[other] Sigues a { $name }.
}
action-point-at = marcar una sala
told-pointed-at = { $player } marca { $chamber }.
choose-point-at = Marcar una sala
    .ask = ¿Qué sala marcas?
