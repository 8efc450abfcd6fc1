# El Foso.

module-pit = El Foso
    .effect = Una sala que toma máscaras negras, y maldiciones que cuestan tesoros.
    .advice = ¿Todo bloqueado? Ahí quizá valgas dos gemas.

chamber-pit = Foso
    .effect = Cinco máscaras negras de una persona activan dos gemas. Los dados siguen bloqueados.
    .advice = Muestra las cinco antes de que te liberen.

curse-lost-treasure = Tesoro perdido
    .effect = Descarta un tesoro sin usarlo; antes no usas ninguno. Luego la maldición se va.
    .advice = Elige en cinco segundos, o pierdes el primero.
curse-really-cursed = Doble maldición
    .effect = Robas dos maldiciones en vez de una.
    .advice = Que otros descubran máscaras hasta que tres fuegos la levanten.

refused-pit-chamber = { $reason ->
    [elsewhere] Ve antes al foso.
   *[other] El foso cuesta { $needs } tuyas; falta: { $missing }.
}
refused-pit-lost-treasure = { $reason ->
    [choosing] Elige antes qué tesoro pierdes.
    [not-yours] No tienes ese tesoro.
   *[other] No hay tesoro que entregar.
}

told-black-masks-shown = { $player } muestra al foso cinco máscaras negras.

action-show-black-masks = Mostrar al foso tus máscaras negras
    .short = mostrar
action-lose-treasure = Entregar { $card }
choice-pit-lost-treasure = ¿Qué tesoro entregas?
