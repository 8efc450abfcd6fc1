# Lo que una regla significa para quien le toca.

panel-tree = máscaras para { $players ->
    [one] uno
   *[other] { $players }
}
notice-next = Después: { $price }.
notice-penalty-torch = O { $count } de ustedes pierden un dado.
notice-penalty-lava-dice = O pierden { $count ->
    [one] un dado
   *[other] { $count } dados
}.
notice-penalty-lava-gems = O { $count ->
    [one] una gema
   *[other] { $count } gemas
} más en la salida.
notice-platform-stuck = Plataforma sin salida: descubre puertas.
notice-platform-waits = La plataforma espera: subir te atrapa.
hindered-by-vines = Lianas: tus aventureros no pagan. Levántalas.
advice-use-locked = Todo bloqueado: { $key } los usa aquí.

choose-tell-location = Decir dónde va una gema
    .ask = ¿De qué loseta?
place-tell-location = { $place } · { $told }
