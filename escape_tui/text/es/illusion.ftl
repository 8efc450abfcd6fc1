# Módulo 3: salas ilusorias.

module-illusion = Salas ilusorias
    .effect = Seis salas de una gema que desaparecen en el portazo.
    .advice = Úsenlas pronto, y no cuenten con ellas para volver.

-illusion-effect = Desaparece bajo la pila tras cada portazo. Su gema sigue activa.
-illusion-advice = Activa su gema antes del gong, y vete.
chamber-illusion-1 = Nicho ilusorio
    .effect = { -illusion-effect }
    .advice = { -illusion-advice }
chamber-illusion-2 = Sala ilusoria
    .effect = { -illusion-effect }
    .advice = { -illusion-advice }
chamber-illusion-3 = Luces ilusorias
    .effect = { -illusion-effect }
    .advice = { -illusion-advice }
chamber-illusion-4 = Cuarto ilusorio
    .effect = { -illusion-effect }
    .advice = { -illusion-advice }
chamber-illusion-5 = Arca ilusoria
    .effect = { -illusion-effect }
    .advice = { -illusion-advice }
chamber-illusion-6 = Celda ilusoria
    .effect = { -illusion-effect }
    .advice = { -illusion-advice }

told-illusions-vanished = Las ilusiones desaparecen.
