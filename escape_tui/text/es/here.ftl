# La sala donde se está, explicada donde el terminal es ancho.

here-lit = { $count ->
    [one] Su gema está activa. No quedan gemas aquí.
   *[other] Sus { $count } gemas están activas. No quedan gemas aquí.
}
here-unknown = sin descubrir
