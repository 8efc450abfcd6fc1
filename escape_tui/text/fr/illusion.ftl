# Module 3 : les salles d’illusion.

module-illusion = Salles d’illusion
    .effect = Six salles à un joyau disparaissent chaque fois que la porte a claqué.
    .advice = Servez-vous-en tôt et ne comptez pas sur le chemin qui les traverse.

-illusion-effect = Disparaît sous la pile après chaque claquement ; son joyau reste activé.
-illusion-advice = Prenez son joyau avant le gong, puis soyez ailleurs.
chamber-illusion-1 = Niche illusoire
    .effect = { -illusion-effect }
    .advice = { -illusion-advice }
chamber-illusion-2 = Hall illusoire
    .effect = { -illusion-effect }
    .advice = { -illusion-advice }
chamber-illusion-3 = Lampe illusoire
    .effect = { -illusion-effect }
    .advice = { -illusion-advice }
chamber-illusion-4 = Loge illusoire
    .effect = { -illusion-effect }
    .advice = { -illusion-advice }
chamber-illusion-5 = Or illusoire
    .effect = { -illusion-effect }
    .advice = { -illusion-advice }
chamber-illusion-6 = Cave illusoire
    .effect = { -illusion-effect }
    .advice = { -illusion-advice }

told-illusions-vanished = C’était une illusion ! Disparu : { $chambers }.
