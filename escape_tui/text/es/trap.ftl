# Módulo 7: salas trampa.

module-trap = Salas trampa
    .effect = De dos a cuatro salas que te atrapan al descubrirlas.
    .advice = No explores a solas con pocos dados. Una trampa puede retenerte.

chamber-platform = Plataforma
    .effect = Te lleva en el sentido del reloj alrededor del templo, hasta una puerta que encaje.
    .advice = Si espera, nadie puede bajar. Descubran salas para soltarla.
chamber-invocation = Invocación
    .effect = Llama a todo el equipo al hallarla, y otra vez por tres llaves.
    .advice = Buen punto de reunión, pero piensen en la vuelta.
chamber-cliff-torch = Abismo, fuegos
    .effect = Si la descubres, cuelgas hasta mostrar tres fuegos a solas.
    .advice = El equipo entra sin coste. Traigan máscaras de oro; nada más sirve.
chamber-cliff-key = Abismo, llaves
    .effect = Si la descubres, cuelgas hasta mostrar tres llaves a solas.
    .advice = El equipo entra sin coste. Traigan máscaras de oro; nada más sirve.
chamber-slide = Tobogán
    .effect = Se entra por su escalera, pero no se sale por ella.
    .advice = Busca otra puerta antes de deslizarte.

refused-trap-setup = Elige dos, tres o cuatro salas trampa.
refused-trap-slide = Tobogán muy empinado. Usa otra puerta.
refused-trap-cliff = { $reason ->
    [not-hanging] No cuelgas de ningún abismo.
    [held] Cuelgas del abismo. Trepa antes.
   *[other] Trepar cuesta { $needs }; falta: { $missing }.
}
refused-trap-platform-waits = La plataforma flota: descubre puertas.
refused-trap-invocation = { $reason ->
    [elsewhere] Ve antes a la sala de invocación.
    [nobody] No hay a quién llamar.
   *[other] Invocar cuesta { $needs }; falta: { $missing }.
}

told-platform-waits = La plataforma no halla puerta y espera.
told-platform-travelled = La plataforma halla otra puerta.
told-summoned = La invocación llama: { $players }.
told-hung-up = ¡{ $player } cuelga del abismo!
banner-hung-up = ¡{ $player } cuelga del abismo!
told-climbed-up = { $player } trepa.
told-torn-away = El abismo suelta a { $player }.

action-climb-up = Trepar
    .short = Trepar
action-summon-all = Llamar a todo el equipo
    .short = llamar
told-platform-stopped = Cede la pared. La plataforma para aquí.
banner-summoned = ¡{ $player } llama: { $players }!

notice-platform-stuck = Plataforma parada: descubre una puerta.

notice-platform-waits = La plataforma espera: subir te atrapa.
