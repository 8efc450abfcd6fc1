# Desafíos.

module-challenge = Desafío
    .effect = Una de veintiséis partidas con módulos, misiones y gemas ya elegidos.
    .advice = La salida y las misiones están arriba en la pila.

refused-challenge-list = { $reason ->
    [addition] El desafío { $challenge } no admite { $module }.
   *[unknown] No existe el desafío { $challenge }.
}
