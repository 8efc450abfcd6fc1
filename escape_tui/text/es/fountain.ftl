# La Fuente.

module-fountain = La Fuente
    .effect = Una sala que devuelve un dado perdido, y maldiciones de veneno y lianas.
    .advice = ¿Perdiste un dado en un portazo? Visita la fuente.

chamber-fountain = Fuente
    .effect = Dos máscaras de oro tuyas devuelven un dado perdido, una vez por partida.
    .advice = Guarda máscaras de oro de camino.

curse-poison = Veneno
    .effect = Un portazo te cuesta un dado en el inicio, y dos en otra parte.
    .advice = Dos máscaras de oro te curan. Hazlo antes del gong.
curse-strangle-vines = Lianas
    .effect = Tus aventureros no pagan, no se guardan y ruedan en cada tirada.
    .advice = Así no llegas lejos. Busca antes tres fuegos.

refused-fountain-chamber = { $reason ->
    [elsewhere] Ve antes a la fuente.
    [again] Ya bebiste de la fuente.
    [nothing-lost] No has perdido ningún dado.
   *[other] La fuente cuesta { $needs } tuyas; falta: { $missing }.
}

told-drunk = { $player } bebe y recupera un dado perdido.

action-drink-from-fountain = Beber de la fuente
    .short = beber

hindered-by-vines = Lianas: tus aventureros no pagan. Levántalas.
