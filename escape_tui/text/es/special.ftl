# Módulo 4: salas especiales, y las cartas de la expansión Ilusiones.

module-special = Salas especiales
    .effect = Salas unidas, salas dobles y la sala del tesoro con su cáliz.
    .advice = Envíen dos grupos a salas unidas. Piensen en el cáliz antes de correr.

-linked-effect = Grupos en salas unidas activan una gema en cada una al mismo tiempo.
-linked-advice = Guarda tus símbolos y llama. El otro grupo debe guardar los suyos.
chamber-linked-1 = Fuegos unidos
    .effect = { -linked-effect }
    .advice = { -linked-advice }
chamber-linked-2 = Llaves unidas
    .effect = { -linked-effect }
    .advice = { -linked-advice }
chamber-linked-3 = Brasas unidas
    .effect = { -linked-effect }
    .advice = { -linked-advice }
-double-effect = Dos mitades con un muro en medio. Las gemas están al fondo.
-double-advice = Busca el rodeo hasta el fondo.
chamber-double-1 = Doble, fuegos
    .effect = { -double-effect }
    .advice = { -double-advice }
chamber-double-2 = Doble, llaves
    .effect = { -double-effect }
    .advice = { -double-advice }
chamber-treasure-chamber = Sala del tesoro
    .effect = Aquí está el cáliz. Debe llegar a la salida antes de que salgan todos.
    .advice = Dos que se turnen lo llevan más rápido.

curse-soul-exchange = Cambio de almas
    .effect = Otra persona y tú cambian lugar y color.
    .advice = Elige a alguien que esté donde quieres estar.
treasure-large-torch = Gran antorcha
    .effect = Hace de tu sala un segundo inicio hasta el próximo portazo.
    .advice = Llama a los demás en vez de correr al inicio.

refused-special-setup = Esa elección no existe: { $chambers }.
refused-special-linked = { $reason ->
    [elsewhere] Ve antes a una sala unida.
    [alone] Falta alguien en otra sala unida.
    [dark] El calendario no permite ninguna ahora.
    [not-shown] Aquí basta. { $chamber }: guarden { $needs }.
   *[other] Esta sala cuesta { $needs }; falta: { $missing }.
}
refused-special-linked-once = No quedan gemas en las salas unidas.
refused-special-chalice = Fin. El cáliz se quedó atrás.
refused-special-chalice-carry = El cáliz no está en tu sala.
refused-special-soul-exchange = { $reason ->
    [no-choice] No tienes almas que cambiar.
   *[other] Elige a otra persona dentro del templo.
}
refused-special-large-torch = Esta sala ya es segura.

told-linked-used = Salas unidas pagadas a la vez: { $chambers }.
told-chalice-found = ¡El cáliz! Debe llegar a la salida.
told-chalice-carried = { $player } lleva el cáliz: { $chamber }.
told-chalice-fell-back = El cáliz vuelve a la sala inicial.
told-chalice-recovered = ¡{ $player } saca el cáliz!
told-adventurers-swapped = { $player } y { $whom } cambian de sitio.
told-torch-lit = { $player } enciende la gran antorcha. Refugio: { $chamber }.
told-torch-burnt-out = La gran antorcha se apaga: { $chamber }.

action-activate-linked = Activar las salas unidas
    .short = activar
action-carry-chalice = Llevar el cáliz: { $chamber }
    .short = Cáliz
action-exchange-souls = Cambiar almas con { $whom }
    .short = { $whom }
action-use-large-torch = Encender la gran antorcha
    .short = encender

choice-special-soul-exchange = ¿Con quién cambias el alma?
ended-special-chalice = Salieron todos, pero el cáliz quedó atrás. Partida perdida.
banner-lost-special-chalice = Sin cáliz
panel-chalice = El cáliz
